/** A lesson as it is read: each place with its board, its plays judged by the rule book. */
import { parseRoll } from '../../core/dice.ts';
import { makePlay, parsePlay, stepsOf, type Play } from '../../core/play.ts';
import { afterThrow, positionKey, swapSides } from '../../core/position.ts';
import { presetOfSituation } from '../../core/presets.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { BookOf, LegalPlay } from '../../core/rule-book.ts';
import { isGameOver } from '../../core/scoring.ts';
import { otherPlayer, type Situation } from '../../core/situation.ts';
import { presetTerms } from '../../core/terms.ts';
import { turnCube, type CubeTurn } from '../../core/turn-cube.ts';
import { createSlicer, type Job } from '../../engine/slices.ts';
import { readText } from '../../formats/detect.ts';
import type { ArrowTone, Lesson, LessonAnswer, LessonPage, LessonPath, LessonQuestion, Variation } from './lesson.ts';

/** An answer; `key` is that of the position its play leads to, null where words are chosen. */
export interface OpenAnswer extends LessonAnswer {
  readonly key: string | null;
  readonly play: Play;
}

export interface OpenQuestion extends Omit<LessonQuestion, 'answers'> {
  readonly answers: readonly OpenAnswer[];
}

export interface OpenPlace {
  readonly path: LessonPath;
  readonly place: LessonPage | Variation;
  readonly situation: Situation;
  /** How one comes here from the place before: as written, in the mover's own numbers. null = a page. */
  readonly came: { readonly play: string | null; readonly cube: CubeTurn | null; readonly dice: string | null; /** Whose play it was. */ readonly turn: Situation['turn']; /** Who did something with the cube. */ readonly turner: Situation['turn'] } | null;
  readonly arrows: readonly { readonly from: number; readonly to: number; readonly tone: ArrowTone }[];
  readonly question: OpenQuestion | null;
  readonly variations: readonly OpenPlace[];
}

export interface OpenLesson {
  readonly lesson: Lesson;
  readonly pages: readonly OpenPlace[];
}

/** What a play of the dice that lie there means; null = it is not legal. An empty text is no play, where none is possible. */
export function playAt(situation: Situation, text: string, bookOf: BookOf): LegalPlay | null {
  const { position, roll } = situation;
  const spelled = parsePlay(text);
  if (!roll || situation.phase !== 'play' || !spelled.ok) return null;
  const book = bookOf(position.game, presetOfSituation(situation));
  // One route of several may have hit on its way: the very words come first.
  return book.plays(position, roll).find(({ play }) => makePlay(play) === text) ?? book.find(position, roll, spelled.value);
}

/** After a play the other side is to roll, or the game is over. */
export function afterPlay(situation: Situation, { result }: LegalPlay): Situation {
  const next: Situation = { ...situation, position: swapSides(afterThrow(result)), turn: otherPlayer(situation.turn), phase: 'roll', roll: null };
  return isGameOver(next.position, presetTerms(next.position.game, presetOfSituation(next).id).scoring) ? { ...next, phase: 'over' } : next;
}

const wrong = (at: string): Result<never> => fail('lesson_malformed', { at, wanted: 'other' });

/** The board after a variation's play, what is done with the cube, and its throw. */
function follow(before: Situation, { play, cube, dice }: Variation, at: string, bookOf: BookOf): Result<Situation> {
  let situation = before;
  if (play !== undefined) {
    const found = playAt(situation, play, bookOf);
    if (!found) return fail('lesson_play', { text: play, at: `${at}.play` });
    situation = afterPlay(situation, found);
  }
  if (cube !== undefined) {
    const turned = turnCube(situation, cube);
    if (!turned) return wrong(`${at}.cube`);
    situation = turned;
  }
  if (dice === undefined) return ok(situation);
  const roll = parseRoll(dice);
  return roll.ok && situation.phase === 'roll' ? ok({ ...situation, phase: 'play', roll: roll.value }) : wrong(`${at}.dice`);
}

const cameBy = ({ play, cube, dice }: Variation, turn: Situation['turn']): NonNullable<OpenPlace['came']> =>
  ({ play: play ?? null, cube: cube ?? null, dice: dice ?? null, turn, turner: play === undefined ? turn : otherPlayer(turn) });

function openQuestion(question: LessonQuestion, situation: Situation, at: string, bookOf: BookOf): Result<OpenQuestion> {
  const answers: OpenAnswer[] = [];
  for (const [index, answer] of question.answers.entries()) {
    const found = question.kind === 'play' ? playAt(situation, answer.text, bookOf) : null;
    if (question.kind === 'play' && !found) return fail('lesson_play', { text: answer.text, at: `${at}.answers[${index}].text` });
    answers.push({ ...answer, key: found && positionKey(found.result), play: found?.play ?? [] });
  }
  return ok({ ...question, answers });
}

function* openPlace(place: LessonPage | Variation, situation: Situation, path: LessonPath, came: OpenPlace['came'], at: string, bookOf: BookOf): Job<Result<OpenPlace>> {
  yield;
  const arrows: OpenPlace['arrows'][number][] = [];
  for (const [index, { move, tone }] of place.arrows.entries()) {
    const spelled = parsePlay(move);
    if (!spelled.ok) return wrong(`${at}.arrows[${index}].move`);
    arrows.push(...stepsOf(spelled.value).map(({ from, to }) => ({ from, to, tone })));
  }
  const question = place.question ? openQuestion(place.question, situation, `${at}.question`, bookOf) : ok(null);
  if (!question.ok) return question;
  const variations: OpenPlace[] = [];
  for (const [index, variation] of place.variations.entries()) {
    const here = `${at}.variations[${index}]`;
    const next = follow(situation, variation, here, bookOf);
    if (!next.ok) return next;
    const opened: Result<OpenPlace> = yield* openPlace(variation, next.value, [...path, index], cameBy(variation, situation.turn), here, bookOf);
    if (!opened.ok) return opened;
    variations.push(opened.value);
  }
  return ok({ path, place, situation, came, arrows, question: question.value, variations });
}

function* openPages(lesson: Lesson, bookOf: BookOf): Job<Result<OpenLesson>> {
  const pages: OpenPlace[] = [];
  for (const [index, page] of lesson.pages.entries()) {
    const at = `pages[${index}]`;
    const read = readText(page.position);
    if (!read.ok) return fail('lesson_position', { ...read.error.facts, reason: read.error.code, place: `${at}.position` });
    if (read.value.kind !== 'situation') return wrong(`${at}.position`);
    const opened = yield* openPlace(page, read.value.situation, [index], null, at, bookOf);
    if (!opened.ok) return opened;
    pages.push(opened.value);
  }
  return ok({ lesson, pages });
}

/** In slices. Errors: lesson_position {place, reason, …facts of the reason}, lesson_malformed {at, wanted}, lesson_play {text, at}. */
export const openLesson = (lesson: Lesson, bookOf: BookOf): Promise<Result<OpenLesson>> => createSlicer().run(openPages(lesson, bookOf), 'later');

/** null = there is no such place. */
export function placeAt({ pages }: OpenLesson, [page, ...branches]: LessonPath): OpenPlace | null {
  let place = page === undefined ? undefined : pages[page];
  for (const branch of branches) place = place?.variations[branch];
  return place ?? null;
}

/** All places in the order of reading: a page, then each of its variations to its end. */
export const placesInOrder = ({ pages }: OpenLesson): readonly OpenPlace[] => {
  const from = (place: OpenPlace): readonly OpenPlace[] => [place, ...place.variations.flatMap(from)];
  return pages.flatMap(from);
};

export const isSamePath = (a: LessonPath, b: LessonPath): boolean => a.length === b.length && a.every((at, index) => at === b[index]);

/** The answer that a play on the board gives; null = it is none of them. */
export const answerByPlay = (question: OpenQuestion, result: LegalPlay['result']): OpenAnswer | null => question.answers.find(({ key }) => key === positionKey(result)) ?? null;
