/** A whole match through the engine, decision by decision; what is done already is skipped, so the work can be resumed. */
import { playConditions, type CubeOptions } from '../core/cube-conditions.ts';
import type { ReplayedGame } from '../core/decision.ts';
import { positionKey } from '../core/position.ts';
import { rulesOf } from '../core/presets.ts';
import type { Engine, PlayConditions, Plies } from '../engine/protocol.ts';
import { isJudged, judge } from './judge.ts';
import type { MoveAnalysis } from './match-analysis.ts';
import { spread } from './spread.ts';

/** By which plays are valued: the match equities and what the match says of its cube and its scoring. */
export interface AnalyseOptions extends CubeOptions {
  readonly plies: Plies;
  /** Already there from an earlier run: skipped. */
  readonly done?: (game: number, decision: number) => boolean;
  readonly signal?: AbortSignal;
  readonly onMove: (game: number, decision: number, analysis: MoveAnalysis) => void;
  /** Decisions finished, of all that have dice. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Analyses every checker play; resolves when all are done, rejects with the signal's reason when stopped. */
export async function analyseMatch(games: readonly ReplayedGame[], engine: Engine, options: AnalyseOptions): Promise<void> {
  const all = games.flatMap((game, g) => game.decisions.flatMap((decision, d) => (isJudged(decision) ? [{ g, d, decision }] : [])));
  const open = all.filter(({ g, d }) => !options.done?.(g, d));
  let finished = all.length - open.length;
  options.onProgress?.(finished, all.length);

  const call = { signal: options.signal, priority: 'later' } as const;
  await spread(open, engine, async ({ g, d, decision }) => {
    const { position, roll, preset } = decision.situation;
    const conditions: PlayConditions = { rules: preset && rulesOf(preset), scoring: options.scoring, cube: playConditions(decision.situation, options) };
    const keep = decision.result ? [positionKey(decision.result)] : [];
    const [answer, rolls] = await Promise.all([
      engine.rank({ position, ...conditions, roll: roll!, plies: options.plies, keep }, call),
      engine.rolls(position, { ...call, ...conditions }),
    ]);
    // In long nard the starter throws anew, and a double is as good as any other throw.
    const opening = position.game === 'short' && games[g]!.decisions.findIndex((each) => each.kind === 'move') === d;
    options.onMove(g, d, judge(decision, answer, rolls, opening));
    options.onProgress?.(++finished, all.length);
  });
}
