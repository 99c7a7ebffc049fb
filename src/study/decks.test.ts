import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePuzzle } from '../store/testing/study-cases.ts';
import { decksOf, deckId, DECK_KINDS, leftOf, memoriesOf, parseDeckId, PARTS, queueOf, searchTag, SOON, type Deck } from './decks.ts';
import type { Memory } from './memory.ts';
import type { StoredPuzzle, StoredReview } from './review.ts';
import { gradeOf, newMemory } from './schedule.ts';
import { lossByWeek, statisticsOf } from './statistics.ts';

const NOW = 1_700_000_000_000, DAY = 86_400_000;
const memory = (due: number): Memory => ({ ...newMemory(0), due, reps: 1, lastReview: 0 });

const puzzle = (id: string, changes: Partial<StoredPuzzle> = {}, more: Partial<StoredPuzzle['puzzle']> = {}): StoredPuzzle => {
  const sample = samplePuzzle(0);
  return { ...sample, id, puzzle: { ...sample.puzzle, id, ...more } as StoredPuzzle['puzzle'], ...changes };
};
const error = (id: string, loss: number): StoredPuzzle => puzzle(id, {}, { source: { from: 'error', loss }, kind: 'play' } as never);
const ERRORS: Deck = { kind: 'errors', name: '', part: 'checker' };

it('the name of a deck is read as it was written', () => fc.assert(fc.property(fc.constantFrom(...DECK_KINDS), fc.constantFrom(...PARTS), fc.string(), (kind, part, name) => {
  expect(parseDeckId(deckId({ kind, part, name }))).toEqual({ kind, part, name });
})));
it.each(['', 'errors', 'errors.luck', 'x.cube'])('%j is the name of no deck', (text) => expect(parseDeckId(text)).toBeNull());

describe('decks', () => {
  it('are of errors, by hand, of sets, tags and searches; the parts stand apart; resting puzzles are in none', () => {
    const rows = decksOf([
      error('a', 0.1), error('b', 0.2), puzzle('c', {}, { kind: 'cube', source: { from: 'error' } } as never), puzzle('d', { set: 'Club' }), puzzle('e', {}, { tags: ['prime', searchTag('ace point')] }),
      puzzle('f', { resting: true }),
    ], new Map([['a', memory(NOW - 1)], ['b', memory(NOW + 1)]]), NOW);
    expect(rows.map(({ deck, total, due, fresh }) => [deckId(deck), total, due, fresh])).toEqual([
      ['errors.checker', 2, 1, 0], ['errors.cube', 1, 0, 1], ['hand.estimate', 1, 0, 1], ['set.estimate.Club', 1, 0, 1], ['tag.estimate.prime', 1, 0, 1], ['search.estimate.ace point', 1, 0, 1],
    ]);
  });
});

describe('a session', () => {
  const puzzles = [error('late', 0.1), error('later', 0.1), error('small', 0.05), error('large', 0.5), error('early', 0.3)];
  const memories = memoriesOf([{ id: 'late', memory: memory(NOW - DAY) }, { id: 'later', memory: memory(NOW - 2 * DAY) }, { id: 'early', memory: memory(NOW + DAY) }]);
  it('asks what is longest overdue first, then the costliest new error', () => expect(queueOf(puzzles, memories, ERRORS, 20, NOW)).toEqual(['later', 'late', 'large', 'small']));
  it('has a limit', () => expect(queueOf(puzzles, memories, ERRORS, 3, NOW)).toEqual(['later', 'late', 'large']));
  it('asks what is not due only where somebody wants that', () => expect(queueOf(puzzles, memories, ERRORS, 20, NOW, true).at(-1)).toBe('early'));
  it('what was graded is gone, what is due again soon comes at the end', () => {
    const after = new Map([['a', memory(NOW + SOON - 1)], ['b', memory(NOW + DAY)], ['c', memory(NOW + 1000)]]);
    expect(leftOf(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'a'], after, NOW)).toEqual(['d', 'c', 'a']);
  });
});

describe('statistics', () => {
  const answer = (id: string, at: number, right: boolean, loss: number | null, before: Memory | null = null): StoredReview => ({ ...gradeOf(id, null, right ? 'good' : 'again', { right, loss }, at).review, before });
  it('of nothing are nothing', () => expect(statisticsOf([], [], new Map(), () => null, NOW)).toEqual({ answers: 0, retention: null, mature: 0, streak: 0, byStage: [], byStructure: [] }));
  it('count what is known a day later or more, by stage and week', () => {
    const before = (at: number): Memory => ({ ...memory(at), lastReview: at });
    const found = statisticsOf([
      answer('a', NOW, true, 0, before(NOW - DAY)), answer('a', NOW - 1, false, 0.2, before(NOW - DAY - 1)), answer('b', NOW - 1000, true, 0, before(NOW - 2000)), answer('c', NOW - 7 * DAY, false, 0.4),
    ], [error('a', 0.1)], new Map([['a', { ...memory(NOW), scheduledDays: 30 }]]), (id) => (id === 'c' ? 'race' : 'opening'), NOW);
    expect(found).toMatchObject({ answers: 4, retention: 0.5, mature: 1 });
    expect(found.byStage).toEqual([{ stage: 'opening', answers: 3, right: 2 / 3, loss: expect.closeTo(0.2 / 3, 9) }, { stage: 'race', answers: 1, right: 0, loss: 0.4 }]);
  });
  it('lose by week what was lost in it', () => {
    const reviews = [answer('a', NOW, true, 0), answer('b', NOW - 1, false, 0.2), answer('c', NOW - 7 * DAY, false, 0.4), answer('estimate-d', NOW, false, 30)];
    expect(lossByWeek(reviews, NOW).map(({ answers, loss }) => [answers, loss])).toEqual([[1, 0.4], [3, 0.1]]);
  });
  it('are told apart by tags and searches that puzzles are in, several at once too', () => {
    const tagged = (id: string, ...tags: string[]): StoredPuzzle => { const made = error(id, 0.1); return { ...made, puzzle: { ...made.puzzle, tags } }; };
    const found = statisticsOf([answer('a', NOW, false, 0.2), answer('a', NOW + 1, true, 0), answer('b', NOW, false, 0.4), answer('c', NOW, true, 0)], [tagged('a', 'anchor', searchTag('five prime')), tagged('b', 'anchor'), tagged('c')], new Map(), () => null, NOW);
    expect(found.byStructure).toEqual([
      { kind: 'search', name: 'five prime', answers: 2, right: 0.5, loss: 0.1 }, { kind: 'tag', name: 'anchor', answers: 3, right: 1 / 3, loss: expect.closeTo(0.2, 9) },
    ]);
  });
  it('a streak goes on until a whole day is missed, by the calendar of whoever studies', () => {
    const noon = Math.floor(NOW / DAY) * DAY + DAY / 2;
    const days = (...ago: number[]): StoredReview[] => ago.map((n) => answer('a', noon - n * DAY, true, 0));
    const streak = (reviews: StoredReview[], offset = 0): number => statisticsOf(reviews, [], new Map(), () => null, noon, offset).streak;
    expect([streak(days(0, 1, 2)), streak(days(1, 2)), streak(days(2, 3)), streak(days(0, 2))]).toEqual([3, 2, 0, 1]);
    // Shortly before midnight in London is the next day in Tashkent.
    expect(streak([answer('a', noon + DAY / 2 - 1000 - DAY, true, 0), answer('a', noon, true, 0)], 300)).toBe(1);
  });
});
