/** Every way a game ends, and what it then counts. */
import type { GameResult, GameState } from './game-state.ts';
import { DRAW_POINTS, isDone, stakesOf, winKind, winPoints, type WinKind } from './scoring.ts';
import { otherPlayer, type Player } from './situation.ts';

const pointsFor = (winner: Player, points: number): readonly [number, number] => (winner === 0 ? [points, 0] : [0, points]);

const over = (state: GameState, result: GameResult): GameState =>
  ({ ...state, phase: 'over', turn: null, roll: null, steps: [], illegal: false, complete: false, offer: null, resignation: null, claim: null, result });

/** What a win of some kind counts in this game. */
export const worth = ({ options, cube }: GameState, kind: WinKind): number => winPoints(kind, options.terms.scoring, cube, options.score.jacoby);

function won(state: GameState, winner: Player): GameState {
  const kind = winKind(state.checkers[otherPlayer(winner)], state.options.terms.scoring);
  return over(state, { winner, by: 'bearoff', kind, points: pointsFor(winner, worth(state, kind)) });
}

function drawn(state: GameState, points: number): GameState {
  return over(state, { winner: null, by: 'last_throw', kind: null, points: [points, points] });
}

/** After a turn of `player`: the game ends, the last throw begins, or the other side goes on. */
export function afterTurnOf(state: GameState, player: Player): GameState {
  const { lastThrow } = state.options.terms.scoring;
  const other = otherPlayer(player);
  if (state.lastThrow && lastThrow !== 'off') return isDone(state.checkers[player]) ? drawn(state, DRAW_POINTS[lastThrow]) : won(state, other);
  const goesOn: GameState = { ...state, phase: 'roll', turn: other, roll: null, steps: [], illegal: false, complete: false };
  if (!isDone(state.checkers[player])) return goesOn;
  return lastThrow !== 'off' && player === state.starter ? { ...goesOn, lastThrow: true } : won(state, player);
}

/** `turn` gives up the stake as it stood before what was offered. */
export function endByDrop(state: GameState): GameState {
  const winner = otherPlayer(state.turn!);
  return over(state, { winner, by: 'drop', kind: null, points: pointsFor(winner, state.cube.value) });
}

/** Kinds of win that count apart from each other in this game, cheapest first: what can be resigned. */
export function resignable({ options, cube }: GameState): readonly WinKind[] {
  const { scoring } = options.terms;
  if (options.score.jacoby && cube.owner === null) return ['single'];
  const kinds: WinKind[] = ['single', 'gammon', ...(scoring.backgammon ? (['backgammon'] as const) : []), ...(scoring.homeMars === null ? [] : (['home_mars'] as const))];
  return kinds.toSorted((a, b) => stakesOf(a, scoring) - stakesOf(b, scoring));
}

export function endByResignation(state: GameState, loser: Player, kind: WinKind): GameState {
  const winner = otherPlayer(loser);
  return over(state, { winner, by: 'resign', kind, points: pointsFor(winner, worth(state, kind)) });
}
