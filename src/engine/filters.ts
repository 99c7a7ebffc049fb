/** Which plays of a roll are looked at deeper. */
import type { Game } from '../core/games.ts';

/** Candidates that go on from a depth to the next: within `width` of the best, at most `count` of them. */
export interface Filter {
  readonly width: number;
  readonly count: number;
}

/** Of each game by the depth gone from, chosen by what `npm run filters` measures with its net: see docs/lookahead.md. */
export const FILTERS: Readonly<Record<Game, readonly Filter[]>> = {
  short: [{ width: 0.12, count: 8 }, { width: 0.08, count: 4 }, { width: 0.08, count: 3 }],
  long: [{ width: 0.12, count: 8 }, { width: 0.12, count: 8 }, { width: 0.08, count: 3 }],
};
