/** Rows from games. */
import type { BenchGame } from '../bench-game.ts';
import { startGnubg } from '../gnubg/external.ts';
import { findProgram, NO_GNUBG } from '../gnubg/program.ts';
import { playMatch, type Limits, type MatchScore } from '../games/match.ts';
import { playerOf, tableOf } from '../games/players.ts';
import type { MeasuredRow, Row, Target } from '../rows.ts';
import { TARGETS } from './targets.ts';

export interface MatchOptions extends Limits {
  readonly seed: string;
}

function matchRow(target: Target, { adjusted, raw, seconds }: MatchScore, seed: string): MeasuredRow {
  const { value, standardError, count } = adjusted;
  const note = `${count} games in ${seconds.toFixed(0)} s, seed ${seed}; with the luck ${raw.value.toFixed(3)} ± ${raw.standardError.toFixed(3)}`;
  return { ...target, measured: { value, standardError }, note };
}

/** Our play at a depth against GNU Backgammon at 0-ply. */
export async function gnubgRow(bench: BenchGame, plies: 0 | 1, options: MatchOptions): Promise<Row> {
  const target = plies === 0 ? TARGETS.gnubg0 : TARGETS.gnubg1;
  const program = findProgram('gnubg');
  if (!program) return { name: target.name, skipped: NO_GNUBG };
  const gnubg = await startGnubg(program, 0, bench.rules);
  try {
    return matchRow(target, await playMatch(tableOf(bench), [playerOf(bench, plies), gnubg.play], options.seed, options), options.seed);
  } finally {
    gnubg.close();
  }
}

/** Long nard's own play at 1-ply against 0-ply. */
export async function longPliesRow(bench: BenchGame, options: MatchOptions): Promise<Row> {
  return matchRow(TARGETS.longPlies, await playMatch(tableOf(bench), [playerOf(bench, 1), playerOf(bench, 0)], options.seed, options), options.seed);
}
