import { createEmptyCard, fsrs, Rating, type Card, type Grade as FsrsGrade } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../core/seeded.ts';
import { GRADES, type Grade, type Memory } from './memory.ts';
import { afterGrade, gradeOf, intervals, newMemory, retention } from './schedule.ts';

const START = Date.UTC(2026, 0, 5, 9);
const MINUTE = 60_000, DAY = 86_400_000;
const RATINGS: Record<Grade, FsrsGrade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy };

/** Times in minutes after the start, and grades: as somebody studied for a year, early, in time and late. */
const HISTORY: readonly (readonly [number, Grade])[] = [
  [0, 'again'], [1, 'good'], [11, 'good'], [1500, 'hard'], [4500, 'good'], [4600, 'easy'], [20_000, 'again'], [20_010, 'good'], [40_000, 'good'], [150_000, 'hard'], [500_000, 'good'], [525_600, 'easy'],
];

const plain = (card: Card): unknown => [card.due.getTime(), card.stability, card.difficulty, card.elapsed_days, card.scheduled_days, card.learning_steps, card.reps, card.lapses, card.state, card.last_review?.getTime() ?? null];
const own = (memory: Memory): unknown => Object.values(memory);

/** ts-fsrs by itself, its card handed on as it is. */
function alone(history: readonly (readonly [number, Grade])[]): unknown[] {
  const scheduler = fsrs({ enable_fuzz: false });
  let card = createEmptyCard(new Date(START));
  return history.map(([minutes, grade]) => {
    ({ card } = scheduler.next(card, new Date(START + minutes * MINUTE), RATINGS[grade]));
    return plain(card);
  });
}

/** Ours, through JSON after each grade as the store does it. */
function kept(history: readonly (readonly [number, Grade])[]): unknown[] {
  let memory: Memory | null = null;
  return history.map(([minutes, grade]) => {
    memory = JSON.parse(JSON.stringify(afterGrade(memory, grade, START + minutes * MINUTE))) as Memory;
    return own(memory);
  });
}

describe('scheduling is ts-fsrs’ own', () => {
  it('on a recorded history', () => expect(kept(HISTORY)).toEqual(alone(HISTORY)));
  it('on a hundred random ones', () => {
    const random = makeRandom('histories');
    for (let n = 0; n < 100; n++) {
      let at = 0;
      const history = Array.from({ length: 12 }, (): readonly [number, Grade] => [Math.floor(at += random() ** 4 * 90 * 1440 + 1), GRADES[Math.floor(random() * 4)]!]);
      expect(kept(history)).toEqual(alone(history));
    }
  });
  it('dates do not move when the version of ts-fsrs does: recorded once', () => {
    let memory: Memory | null = null;
    for (const [minutes, grade] of HISTORY) memory = afterGrade(memory, grade, START + minutes * MINUTE);
    expect(memory).toEqual({ due: 1805706000000, stability: 75.54317618, difficulty: 8.96412495, elapsedDays: 18, scheduledDays: 76, learningSteps: 0, reps: 12, lapses: 1, state: 2, lastReview: 1799139600000 });
  });
});

describe('intervals', () => {
  it('grow with the grade and are those that grading gives', () => {
    let memory: Memory | null = null;
    for (const [minutes, grade] of HISTORY) {
      const now = START + minutes * MINUTE;
      const found = intervals(memory, now);
      expect(found.again).toBeLessThan(found.good);
      expect(found.good).toBeLessThanOrEqual(found.easy);
      memory = afterGrade(memory, grade, now);
      expect(memory.due - now).toBe(found[grade]);
    }
  });
});

it('what is remembered fades', () => {
  const memory = afterGrade(afterGrade(null, 'good', START), 'easy', START + DAY);
  expect(retention(memory, START + 2 * DAY)).toBeGreaterThan(retention(memory, START + 60 * DAY));
});

it('a grade knows where it came from', () => {
  const first = gradeOf('play-x', null, 'good', { right: true, loss: 0 }, START);
  const second = gradeOf('play-x', first.card.memory, 'again', { right: false, loss: 0.1 }, START + DAY);
  expect([first.review.before, second.review.before]).toEqual([null, first.card.memory]);
  expect(newMemory(START).state).toBe(0);
});
