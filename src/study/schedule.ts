/** When a puzzle is to be asked again: ts-fsrs with its own parameters, over plain data. */
import { createEmptyCard, fsrs, Rating, type Card, type Grade as FsrsGrade, type State } from 'ts-fsrs';
import { GRADES, type Grade, type Memory } from './memory.ts';
import { reviewId, type StoredCard, type StoredReview } from './review.ts';

/** Without chance, so that the same history gives the same dates on every device. */
const scheduler = fsrs({ enable_fuzz: false });
const RATINGS: Readonly<Record<Grade, FsrsGrade>> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy };

const toCard = (memory: Memory): Card => ({
  due: new Date(memory.due), stability: memory.stability, difficulty: memory.difficulty, elapsed_days: memory.elapsedDays, scheduled_days: memory.scheduledDays,
  learning_steps: memory.learningSteps, reps: memory.reps, lapses: memory.lapses, state: memory.state as State, ...(memory.lastReview !== null && { last_review: new Date(memory.lastReview) }),
});

const ofCard = (card: Card): Memory => ({
  due: card.due.getTime(), stability: card.stability, difficulty: card.difficulty, elapsedDays: card.elapsed_days, scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps, reps: card.reps, lapses: card.lapses, state: card.state as Memory['state'], lastReview: card.last_review?.getTime() ?? null,
});

/** A puzzle that was never asked. */
export const newMemory = (now: number): Memory => ofCard(createEmptyCard(new Date(now)));

/** What is remembered after a grade; `memory` null = asked for the first time. */
export const afterGrade = (memory: Memory | null, grade: Grade, now: number): Memory =>
  ofCard(scheduler.next(toCard(memory ?? newMemory(now)), new Date(now), RATINGS[grade]).card);

/** Milliseconds until it is asked again, by grade. */
export const intervals = (memory: Memory | null, now: number): Readonly<Record<Grade, number>> =>
  Object.fromEntries(GRADES.map((grade) => [grade, afterGrade(memory, grade, now).due - now])) as Record<Grade, number>;

/** Chance that it is still known. */
export const retention = (memory: Memory, now: number): number => scheduler.get_retrievability(toCard(memory), new Date(now), false);

/** A grade as it is written, and what is remembered after it. */
export function gradeOf(puzzle: string, before: Memory | null, grade: Grade, { right, loss }: Pick<StoredReview, 'right' | 'loss'>, at: number): { readonly review: StoredReview; readonly card: StoredCard } {
  return { review: { id: reviewId(puzzle, at), puzzle, at, grade, right, loss, before }, card: { id: puzzle, memory: afterGrade(before, grade, at) } };
}
