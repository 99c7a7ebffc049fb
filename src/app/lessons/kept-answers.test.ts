import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { changedAt } from '../../core/testing/changed-at.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { give, giveByPlay, showAnswer, type Answers } from '../../elements/lesson/lesson-answers.ts';
import { createRuleBook } from '../../engine/rule-book.ts';
import { makeBooks } from '../../engine/rule-books.ts';
import { instantiate } from '../../engine/wasm.ts';
import { parseLesson } from '../../study/lesson/lesson-file.ts';
import { playAt, type OpenLesson } from '../../study/lesson/open-lesson.ts';
import { SMALL } from '../../study/lesson/testing/lessons.ts';
import { answersOf, givenIn } from './kept-answers.ts';

let bookOf: BookOf;
beforeAll(async () => {
  const wasm = await instantiate(readFileSync('build/rules.wasm'));
  bookOf = makeBooks(wasm, createRuleBook(wasm));
});
const open = async (value: unknown = SMALL): Promise<OpenLesson> => unwrap(await parseLesson(JSON.stringify(value), bookOf));
/** A wrong play that the lesson knows, then one that it does not; the choice answered at once. */
async function answered(): Promise<Answers> {
  const lesson = await open();
  const { situation, question } = lesson.pages[0]!;
  const other = playAt(situation, '13/9', bookOf)!;
  return give(giveByPlay(give(new Map(), [0], question!, 1), [0], question!, { ...other, notation: '13/9' }), [1], lesson.pages[1]!.question!, 0);
}

it('what was answered is found again as it was', async () => {
  const answers = await answered();
  const lesson = await open();
  expect(answersOf(lesson, givenIn(lesson, answers))).toEqual(answers);
  const shown = showAnswer(answers, [0]);
  expect(answersOf(lesson, givenIn(lesson, shown))).toEqual(shown);
});
it.each<[string, readonly (string | number)[], unknown, readonly string[]]>([
  ['another text of a place changes nothing', ['pages', 0, 'text'], 'new', ['1', '2']],
  ['another answer is another question', ['pages', 0, 'question', 'answers', 1, 'text'], '13/9', ['2']],
  ['so is another right one', ['pages', 1, 'question', 'answers', 1, 'right'], true, ['1']],
  ['and where nothing is asked any more nothing was answered', ['pages', 1, 'question'], undefined, ['1']],
])('%s', async (_rule, path, value, left) => expect([...answersOf(await open(changedAt(SMALL, path, value)), givenIn(await open(), await answered())).keys()]).toEqual(left));
it('a question that nobody has tried is not kept', async () => {
  const lesson = await open();
  expect(givenIn(lesson, new Map([['1', { tried: [], last: null, state: 'asked', atOnce: false }]]))).toEqual([]);
});
