/** A game that was played here, as a record keeps it. */
import type { GameState } from './game-state.ts';
import type { Points } from './match.ts';
import type { GameRecord } from './record.ts';

/** The game as far as it was played; `before` = points before it. */
export function gameRecord({ options: { start }, result, starts, proof, actions }: GameState, number: number, before: Points): GameRecord {
  const winner = result?.winner ?? null;
  return {
    number, points: before, ...(start && { start }), actions,
    result: result && winner !== null ? { winner, points: result.points[winner], ...(result.kind && { kind: result.kind }) } : null,
    ...(result && winner === null && { draw: result.points[0] }),
    ...(starts.length > 0 && { starts }),
    ...(proof && { proof }),
  };
}
