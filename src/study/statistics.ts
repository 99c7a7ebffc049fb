/** What studying shows: how much is still known, and what errors cost, by stage and over time. */
import { structureOf, type Memories } from './decks.ts';
import type { StoredPuzzle, StoredReview } from './review.ts';
import { STAGES, type Stage } from './stage.ts';

const DAY = 86_400_000;
export const WEEK = 7 * DAY;

/** How answers of some kind went. */
export interface Outcome {
  readonly answers: number;
  /** Share that was right. */
  readonly right: number;
  /** Mean equity given up by answer, where that is known. */
  readonly loss: number;
}

export interface StageLoss extends Outcome {
  readonly stage: Stage;
}

/** Of puzzles found by a search of the library, or marked by a tag. */
export interface StructureLoss extends Outcome {
  readonly kind: 'search' | 'tag';
  readonly name: string;
}

export interface WeekLoss {
  /** Counted in {@link WEEK} since 1970. */
  readonly week: number;
  readonly answers: number;
  readonly loss: number;
}

export interface Statistics {
  readonly answers: number;
  /** Of puzzles asked again a day or more later: share that was right; null = none. */
  readonly retention: number | null;
  /** Puzzles whose memory reaches three weeks. */
  readonly mature: number;
  /** Days in a row with an answer, up to today or yesterday. */
  readonly streak: number;
  readonly byStage: readonly StageLoss[];
  readonly byStructure: readonly StructureLoss[];
}

const MATURE_DAYS = 21;
const WEEKS = 12;

/** Days counted by the calendar of whoever studies; `offset`: minutes to add for it. */
const dayOf = (at: number, offset: number): number => Math.floor((at + offset * 60_000) / DAY);

function streakOf(reviews: readonly StoredReview[], now: number, offset: number): number {
  const days = new Set(reviews.map(({ at }) => dayOf(at, offset)));
  let day = dayOf(now, offset);
  if (!days.has(day)) day--;
  let streak = 0;
  while (days.has(day - streak)) streak++;
  return streak;
}

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

/** Losses of estimates are no equities: they count as right or wrong only. */
const lossesOf = (reviews: readonly StoredReview[]): readonly number[] => reviews.flatMap(({ puzzle, loss }) => (loss === null || puzzle.startsWith('estimate') ? [] : [loss]));

const outcomeOf = (reviews: readonly StoredReview[]): Outcome =>
  ({ answers: reviews.length, right: reviews.filter(({ right }) => right).length / reviews.length, loss: mean(lossesOf(reviews)) });

function structuresOf(reviews: readonly StoredReview[], puzzles: readonly StoredPuzzle[]): readonly StructureLoss[] {
  const tagsOf = new Map(puzzles.map(({ id, puzzle }) => [id, puzzle.tags]));
  const found = new Map<string, StoredReview[]>();
  for (const review of reviews) {
    for (const tag of tagsOf.get(review.puzzle) ?? []) {
      const own = found.get(tag) ?? [];
      own.push(review);
      found.set(tag, own);
    }
  }
  return [...found].map(([tag, own]) => ({ ...structureOf(tag), ...outcomeOf(own) }))
    .sort((a, b) => (`${a.kind} ${a.name}` < `${b.kind} ${b.name}` ? -1 : 1));
}

/** Mean loss of each of the last weeks that had answers, the oldest first. */
export function lossByWeek(reviews: readonly StoredReview[], now: number): readonly WeekLoss[] {
  const thisWeek = Math.floor(now / WEEK);
  return Array.from({ length: WEEKS }, (_, at) => thisWeek - WEEKS + 1 + at).flatMap((week) => {
    const own = reviews.filter(({ at }) => Math.floor(at / WEEK) === week);
    return own.length === 0 ? [] : [{ week, answers: own.length, loss: mean(lossesOf(own)) }];
  });
}

/** `stageOfPuzzle`: null for puzzles that are gone. */
export function statisticsOf(reviews: readonly StoredReview[], puzzles: readonly StoredPuzzle[], memories: Memories, stageOfPuzzle: (id: string) => Stage | null, now: number, offset = 0): Statistics {
  const repeated = reviews.filter(({ before, at }) => before?.lastReview != null && at - before.lastReview >= DAY);
  const byStage = STAGES.flatMap((stage): StageLoss[] => {
    const own = reviews.filter(({ puzzle }) => stageOfPuzzle(puzzle) === stage);
    return own.length === 0 ? [] : [{ stage, ...outcomeOf(own) }];
  });
  return {
    answers: reviews.length, retention: repeated.length === 0 ? null : repeated.filter(({ right }) => right).length / repeated.length,
    mature: puzzles.filter(({ id }) => (memories.get(id)?.scheduledDays ?? 0) >= MATURE_DAYS).length, streak: streakOf(reviews, now, offset), byStage, byStructure: structuresOf(reviews, puzzles),
  };
}
