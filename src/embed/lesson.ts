/**
 * Lessons on other pages: a quiz with a `lesson` loads this when it needs it; a page that loads it itself may give a board a `lesson`,
 * of which it shows one position. It stands alone, so that boards and quizzes without lessons are no heavier for it.
 */
import type { Game } from '../core/games.ts';
import { cubeOf } from '../core/preset-board.ts';
import { fail, type NardError, type Result } from '../core/result.ts';
import type { BookOf } from '../core/rule-book.ts';
import '../elements/lesson/define.ts';
import { writtenArrows } from '../elements/lesson/lesson-arrows.ts';
import type { NardBoard } from '../elements/board/nard-board.ts';
import { createRuleBook } from '../engine/rule-book.ts';
import { makeBooks } from '../engine/rule-books.ts';
import { instantiate, type Wasm } from '../engine/wasm.ts';
import { LESSON_WORDS } from '../i18n/lesson-words.ts';
import { MAX_LESSON_LENGTH, parseLesson } from '../study/lesson/lesson-file.ts';
import { parsePath, type LessonPath } from '../study/lesson/lesson.ts';
import { packedIn, unpackLesson } from '../study/lesson/pack-lesson.ts';
import { placeAt, type OpenLesson } from '../study/lesson/open-lesson.ts';
import { languageAt } from './language.ts';

/** Spelled out, so that bundlers find them. */
const FILES: Readonly<Record<Game, URL>> = {
  short: new URL('../../build/rules-short.wasm', import.meta.url),
  long: new URL('../../build/rules-long.wasm', import.meta.url),
};

/** Both games' rules: a lesson may be about both. */
const books = async (fileOf: (name: string, here: URL) => string): Promise<BookOf> => {
  const load = (game: Game): Promise<Wasm> => fetch(fileOf(`rules-${game}.wasm`, FILES[game])).then(instantiate<Wasm['exports']>);
  const [short, long] = await Promise.all([load('short'), load('long')]);
  return makeBooks(long, createRuleBook(short));
};

let loading: Promise<BookOf> | null = null;
const asIs = (_name: string, here: URL): string => here.href;

function bookOf(fileOf: typeof asIs): Promise<BookOf> {
  loading ??= books(fileOf);
  // Tried again by the next lesson.
  loading.catch(() => { loading = null; });
  return loading;
}

/** Characters. Servers refuse longer ones. */
const LONGEST_ADDRESS = 8000;

/** A lesson as an attribute says it: a link to it, what a link holds, its text, or the address of its file. */
async function readLesson(given: string, book: BookOf): Promise<Result<OpenLesson>> {
  const text = given.trim();
  if (text.startsWith('{')) return parseLesson(text, book);
  const packed = packedIn(text);
  if (/^[\w-]{40,}$/.test(packed)) return unpackLesson(packed, book);
  if (text.length > LONGEST_ADDRESS) return fail('text_too_long', { length: text.length, limit: LONGEST_ADDRESS });
  const answer = await fetch(new URL(text, document.baseURI));
  if (!answer.ok) return fail('element_failed', { reason: `${answer.status} ${text.slice(0, 100)}` });
  const file = await answer.blob();
  return file.size > MAX_LESSON_LENGTH * 4 ? fail('match_too_big', { length: file.size, limit: MAX_LESSON_LENGTH }) : parseLesson(await file.text(), book);
}

const failure = (error: unknown): NardError => ({ code: 'element_failed', facts: { reason: (error instanceof Error ? error.message : String(error)).slice(0, 200) } });

const pathIn = (lesson: OpenLesson, page: string | null): LessonPath => {
  const path = parsePath(page ?? '');
  return path && placeAt(lesson, path) ? path : [0];
};

/** Puts a reader of the lesson into a place of a page, at a page such as `3` or `3.1`. Answers what is wrong with it; null = nothing. */
export async function showLesson(place: HTMLElement, given: string, page: string | null, fileOf: typeof asIs = asIs): Promise<NardError | null> {
  try {
    const book = await bookOf(fileOf);
    const [lesson, words] = await Promise.all([readLesson(given, book), LESSON_WORDS[languageAt(place)]()]);
    if (!lesson.ok) return lesson.error;
    const reader = document.createElement('nard-lesson');
    Object.assign(reader, { lesson: lesson.value, words, bookOf: book, path: pathIn(lesson.value, page) });
    place.replaceChildren(reader);
    return null;
  } catch (error) {
    return failure(error);
  }
}

/** What a board was last asked to show: a lesson that comes later than the next one is dropped. */
const asked = new WeakMap<NardBoard, string>();

/** Shows one position of a lesson on a board: its `page`, or the first. What is wrong with it the board says in its place, and fires as its own. */
async function showOnBoard(board: NardBoard): Promise<void> {
  const given = board.getAttribute('lesson');
  const page = board.getAttribute('page');
  const question = JSON.stringify([given, page]);
  if ((asked.get(board) ?? '[null,null]') === question) return;
  asked.set(board, question);
  const show = (what: Partial<NardBoard>): void => { if (asked.get(board) === question) Object.assign(board, what); };
  if (given === null) return show({ setup: null, turn: 0, roll: null, phase: null, preset: null, cube: null, score: null, arrows: [], idProblem: null });
  try {
    await customElements.whenDefined('nard-board');
    const lesson = await readLesson(given, await bookOf(asIs));
    if (!lesson.ok) return show({ idProblem: lesson.error });
    const place = placeAt(lesson.value, pathIn(lesson.value, page))!;
    const { position, turn, roll, phase, preset, cube, score } = place.situation;
    show({ setup: position, turn, roll, phase, preset: preset ?? null, cube: cubeOf(position.game, cube), score, arrows: writtenArrows(place) });
  } catch (error) {
    show({ idProblem: failure(error) });
  }
}

const BOARDS = 'nard-board[lesson]';

/** Boards that are there, that come, and whose lesson or page is another or gone. */
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    for (const node of type === 'attributes' ? [target] : addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.matches(type === 'attributes' ? 'nard-board' : BOARDS)) void showOnBoard(node as NardBoard);
      for (const board of type === 'attributes' ? [] : node.querySelectorAll<NardBoard>(BOARDS)) void showOnBoard(board);
    }
  }
}).observe(document, { childList: true, subtree: true, attributeFilter: ['lesson', 'page'] });
for (const board of document.querySelectorAll<NardBoard>(BOARDS)) void showOnBoard(board);
