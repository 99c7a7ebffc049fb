/** What a game that was borne off counts, in both games: the win’s kind and its points in stakes. */
import { CHECKERS } from './games.ts';
import { BAR, OFF, type Counts, type Setup } from './position.ts';
import type { Cube } from './situation.ts';
import { hasLastThrow, type Scoring } from './terms.ts';

/** Short nard’s gammon is long nard’s mars, its backgammon koks. */
export const WIN_KINDS = ['single', 'gammon', 'backgammon', 'home_mars'] as const;
export type WinKind = (typeof WIN_KINDS)[number];

/** Points numbered towards home: the last quarter of the way, and the first one, where the head is. */
const HOME_END = 6;
const START_QUARTER = 19;
const HEAD = 24;

const anyAt = (counts: Counts, from: number, to: number): boolean => counts.some((n, slot) => n > 0 && slot >= from && slot <= to);

const CONDITIONS: Readonly<Record<NonNullable<Scoring['backgammon']>['when'], (loser: Counts) => boolean>> = {
  // The winner's home is the loser's first quarter, the bar lies before it.
  home_or_bar: (loser) => anyAt(loser, START_QUARTER, BAR),
  head: (loser) => anyAt(loser, HEAD, HEAD),
  start_quarter: (loser) => anyAt(loser, START_QUARTER, HEAD),
};

export const isDone = (counts: Counts): boolean => counts[OFF] === CHECKERS;

/** Whether a board, seen by the side whose turn it is, says that the game is over: a side has finished, and no last throw answers the starter's. */
export const isGameOver = ({ mover, opponent, began }: Setup, scoring: Scoring): boolean =>
  isDone(mover) || (isDone(opponent) && !(began === 'opponent' && hasLastThrow(scoring)));

/** What a win is, by the loser’s checkers in his own numbering. What the scoring does not count apart is a gammon. */
export function winKind(loser: Counts, { backgammon, homeMars }: Scoring): WinKind {
  if (loser[OFF]! > 0) return 'single';
  if (backgammon && CONDITIONS[backgammon.when](loser)) return 'backgammon';
  if (homeMars !== null && !anyAt(loser, HOME_END + 1, BAR)) return 'home_mars';
  return 'gammon';
}

/** Stakes a kind of win counts. */
export function stakesOf(kind: WinKind, { gammon, backgammon, homeMars }: Scoring): number {
  switch (kind) {
    case 'single':
      return 1;
    case 'gammon':
      return gammon;
    case 'backgammon':
      return backgammon?.value ?? gammon;
    case 'home_mars':
      return homeMars ?? gammon;
  }
}

/** Points of each side of a draw by the last throw; the cube has no say in it (ours). */
export const DRAW_POINTS = { half: 0.5, whole: 1 } as const;

/** Points of a win. With Jacoby only the plain stake counts until a player has doubled: a centred cube was turned by no player. */
export const winPoints = (kind: WinKind, scoring: Scoring, cube: Cube, jacoby: boolean): number =>
  cube.value * (jacoby && cube.owner === null ? 1 : stakesOf(kind, scoring));
