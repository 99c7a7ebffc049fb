/** The plays of a match and its cube decisions, pass by pass a ply deeper, each pass of plays followed by the cube as deep. */
import { analyseCubes } from '../analysis/cube/analyse-cubes.ts';
import { refineMatch, stays, wantedOf } from '../analysis/refine-match.ts';
import type { CubeOptions } from '../core/cube-conditions.ts';
import type { Engine, Plies } from '../engine/protocol.ts';
import { trimAnalysis, type Finished, type OpenMatch } from './review-state.ts';

export interface DeepenOptions {
  readonly plies: Plies;
  readonly netVersion: number;
  readonly options: CubeOptions;
  readonly signal: AbortSignal;
  /** The match with what has been delivered; null = it is no longer at hand. */
  readonly entry: () => Pick<OpenMatch['entry'], 'moves' | 'cubes'> | null;
  readonly take: (finished: Finished) => void;
  /** Puts what was taken into the match. */
  readonly deliver: () => Promise<void>;
}

/** Resolves when all of it has been looked at so deep; rejects with the signal's reason when stopped. */
export const deepenMatch = (games: OpenMatch['games'], engine: Engine, { plies, netVersion, options, signal, entry, take, deliver }: DeepenOptions): Promise<void> =>
  refineMatch(games, engine, {
    plies, netVersion, signal, ...options,
    made: (game, decision) => entry()?.moves[game]?.[decision]?.evaluator ?? null,
    // The cube is looked at as deep as the plays, right after them.
    onPass: async (depth) => {
      await deliver();
      await analyseCubes(games, engine, {
        plies: depth, signal, ...options,
        done: (game, decision) => {
          const there = entry()?.cubes?.[game]?.[decision];
          return Boolean(there && stays(there.evaluator, { netVersion, plies: depth, ...wantedOf(games[game]!.decisions[decision]!.situation, options) }));
        },
        onCube: (game, decision, cube) => take({ game, decision, cube }),
      });
      await deliver();
    },
    onMove: (game, decision, analysis) => take({ game, decision, analysis: trimAnalysis(analysis) }),
  });
