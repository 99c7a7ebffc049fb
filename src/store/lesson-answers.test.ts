import { expect, it } from 'vitest';
import { keptAnswers, readAnswers, withAnswers, type LessonAnswers } from './lesson-answers.ts';

const of = (lesson: string, at: number, places = 1): LessonAnswers =>
  ({ lesson, at, given: Array.from({ length: places }, (_, n) => ({ place: `${n + 1}`, question: 'q', tried: [0], last: 'x'.repeat(places > 1 ? 100 : 1), state: 'right', atOnce: true })) });

it('what is kept is read again; a lesson has its last answers only, one without any has none', () => {
  const kept = keptAnswers(withAnswers(withAnswers([of('a', 1)], of('b', 2)), of('a', 3)));
  expect(readAnswers(kept)).toEqual([of('a', 3), of('b', 2)]);
  expect(keptAnswers([of('a', 1, 0)])).toEqual({ list: [] });
});
it('where there is no room for all, the oldest go, and what stays fits a backup', () => {
  const { list } = keptAnswers(Array.from({ length: 100 }, (_, n) => of(`${n}`, n, 2000)));
  expect(list.length).toBeGreaterThan(5);
  expect(list.map(({ at }) => at)).toEqual(Array.from({ length: list.length }, (_, n) => 99 - n));
  expect(JSON.stringify({ list }).length).toBeLessThan(4_000_000);
  expect(readAnswers({ list })).toEqual(list);
});
it.each<[string, unknown]>([
  ['nothing', null], ['a text', 'a'], ['a list of something else', { list: [7] }], ['an answer beyond all', { list: [{ ...of('a', 1), given: [{ ...of('a', 1).given[0]!, last: 99 }] }] }],
])('%s is none', (_what, value) => expect(readAnswers(value)).toEqual([]));
