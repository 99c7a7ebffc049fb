/** A whole match pass by pass, each a ply deeper: the errors are there at once, their sizes become surer. */
import type { ReplayedGame } from '../core/decision.ts';
import { PLIES, type Engine, type Evaluator, type Plies } from '../engine/protocol.ts';
import { analyseMatch, type AnalyseOptions } from './analyse-match.ts';

/** Whether numbers stay where others would take their place: they are deeper, or as deep by the same net or a newer one. */
export const stays = (made: Evaluator, other: Pick<Evaluator, 'netVersion' | 'plies'>): boolean =>
  made.plies > other.plies || (made.plies === other.plies && made.netVersion >= other.netVersion);

export interface RefineOptions extends Omit<AnalyseOptions, 'done' | 'onProgress'> {
  /** Of the net that is asked. */
  readonly netVersion: number;
  /** What made the numbers of a decision so far; null = there are none. */
  readonly made: (game: number, decision: number) => Evaluator | null;
  /** Awaited after each pass, so deep: by then `made` has to know of it. */
  readonly onPass: (plies: Plies) => Promise<void>;
}

/** Resolves when every play has been looked at `plies` deep; rejects with the signal's reason when stopped. */
export async function refineMatch(games: readonly ReplayedGame[], engine: Engine, { netVersion, made, onPass, ...options }: RefineOptions): Promise<void> {
  for (const plies of PLIES.filter((each) => each <= options.plies)) {
    const done = (game: number, decision: number): boolean => {
      const before = made(game, decision);
      return before !== null && stays(before, { netVersion, plies });
    };
    await analyseMatch(games, engine, { ...options, plies, done });
    await onPass(plies);
  }
}
