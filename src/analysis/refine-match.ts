/** A whole match pass by pass, each a ply deeper: the errors are there at once, their sizes become surer. */
import { playConditions, type CubeOptions } from '../core/cube-conditions.ts';
import type { ReplayedGame } from '../core/decision.ts';
import type { Situation } from '../core/situation.ts';
import { countsLastThrow } from '../core/terms.ts';
import { metOf, PLIES, type Engine, type Evaluator, type Plies } from '../engine/protocol.ts';
import { analyseMatch, type AnalyseOptions } from './analyse-match.ts';

type Met = Evaluator['met'];

/** Whether numbers are valued by the same: match equities, money with the cube, or no cube at all. */
export const isSameMet = (a: Met, b: Met): boolean => a?.id === b?.id && (a === undefined) === (b === undefined);

/** By what the numbers of a decision are to be valued. */
export function wantedMet(situation: Situation, options: CubeOptions): Met {
  const conditions = playConditions(situation, options);
  return conditions && metOf(conditions);
}

/** What the numbers of a decision are to count. */
export const wantedOf = (situation: Situation, options: CubeOptions): Pick<Evaluator, 'met' | 'lastThrow'> =>
  ({ met: wantedMet(situation, options), ...(countsLastThrow(options.scoring, situation.position) && { lastThrow: true }) });

/**
 * Whether numbers stay where others would take their place: they are deeper, or as deep by the same net or a newer one. Numbers by other
 * match equities, or of which only one counts a last throw, never stay: all of a match are by the same.
 */
export const stays = (made: Evaluator, other: Pick<Evaluator, 'netVersion' | 'plies' | 'met' | 'lastThrow'>): boolean =>
  isSameMet(made.met, other.met) && made.lastThrow === other.lastThrow && (made.plies > other.plies || (made.plies === other.plies && made.netVersion >= other.netVersion));

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
      return before !== null && stays(before, { netVersion, plies, ...wantedOf(games[game]!.decisions[decision]!.situation, options) });
    };
    await analyseMatch(games, engine, { ...options, plies, done });
    await onPass(plies);
  }
}
