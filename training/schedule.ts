/** The learning rate over a sitting. */
export interface Schedule {
  readonly first: number;
  readonly last: number;
  /** Share of the sitting, at its end, in which the rate falls from `last` to almost nothing. */
  readonly anneal: number;
}

const FINAL_RATE = 0.0005;

const between = (from: number, to: number, share: number): number => from * (to / from) ** share;

/** Rate when `progress` (0..1) of the sitting is over: even steps on a logarithmic scale. */
export function rateAt({ first, last, anneal }: Schedule, progress: number): number {
  const turn = 1 - anneal;
  if (progress < turn) return between(first, last, progress / turn);
  return anneal === 0 ? last : between(last, FINAL_RATE, Math.min(1, (progress - turn) / anneal));
}
