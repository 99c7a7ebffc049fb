/** A whole match through the engine, decision by decision; what is done already is skipped, so the work can be resumed. */
import type { ReplayedGame } from '../core/decision.ts';
import { positionKey } from '../core/position.ts';
import { rulesOf } from '../core/presets.ts';
import type { Scoring } from '../core/terms.ts';
import type { Conditions, Engine, Plies } from '../engine/protocol.ts';
import { isJudged, judge } from './judge.ts';
import type { MoveAnalysis } from './match-analysis.ts';
import { spread } from './spread.ts';

export interface AnalyseOptions {
  readonly plies: Plies;
  /** What wins count in this match; absent = as in the game's first preset. */
  readonly scoring?: Scoring;
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
    const conditions: Conditions = { rules: preset && rulesOf(preset), scoring: options.scoring };
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
