/** The engine of one game over wasm in this thread: inside a worker, in Node's worker threads and in tests. */
import type { CubeConditions } from '../core/cube-conditions.ts';
import type { Game } from '../core/games.ts';
import { countsLastThrow } from '../core/terms.ts';
import type { Under } from './conditions.ts';
import type { CubeCore } from './cube-core.ts';
import { cubeJob } from './cube-job.ts';
import { equityOf, metOf, winStakes, type Engine, type EngineInfo, type Evaluator, type PlayConditions, type Plies } from './protocol.ts';
import { runRollout } from './rollout/run.ts';
import { trialsJob } from './rollout/trials.ts';
import { evaluateJob, rankJob, rollsJob } from './search.ts';
import { createSlicer, type Slicer } from './slices.ts';
import type { Valuer } from './valuer.ts';
import { valueCubeful, valueCubeless } from './worth.ts';

export interface LocalParts {
  readonly under: Under;
  readonly info: Omit<EngineInfo, 'workers' | 'games'>;
  readonly game?: Game;
  /** Shared with other work of this thread, so that urgent calls go before it. */
  readonly slicer?: Slicer;
}

/** Answers in slices; several calls may run at once, none keeps state in the wasm between slices. */
export function createLocalEngine({ under, info, game = 'short', slicer = createSlicer() }: LocalParts): Engine {
  const evaluator = (plies: Plies, cube?: CubeConditions, lastThrow = false): Evaluator =>
    ({ net: info.net, netVersion: info.netVersion, plies, ...(cube && { met: metOf(cube) }), ...(lastThrow && { lastThrow }) });
  const cubeCore = (): CubeCore => {
    const { cube } = under({});
    if (!cube) throw new Error('long nard has no cube');
    return cube;
  };
  const valuerOf = (conditions: PlayConditions): Valuer =>
    (conditions.cube ? valueCubeful(cubeCore(), conditions.cube) : valueCubeless(under(conditions).core, winStakes(game, conditions.scoring)));

  const trials: Engine['trials'] = (request, { signal, priority = 'later' } = {}) => slicer.run(trialsJob(under(request.task).playTrials, request), priority, signal);

  return {
    info: async () => ({ ...info, workers: 1, games: [game] }),

    async rank(request, { onProgress, signal, priority = 'now' } = {}) {
      const { position, roll, plies, cube, scoring } = request;
      const { core, ruleBook } = under(request);
      const by = evaluator(plies, cube, countsLastThrow(scoring, position));
      const job = rankJob(core, {
        position, roll, plies, legal: ruleBook.plays(position, roll), keep: new Set(request.keep), valuer: valuerOf(request),
        onProgress: onProgress && ((candidates) => onProgress({ evaluator: by, candidates, partial: true })),
      });
      return { evaluator: by, candidates: await slicer.run(job, priority, signal) };
    },

    async evaluate(request, { signal, priority = 'now' } = {}) {
      const { position, plies, scoring } = request;
      const probabilities = await slicer.run(evaluateJob(under(request).core, position, plies), priority, signal);
      return { evaluator: evaluator(plies, undefined, countsLastThrow(scoring, position)), probabilities, equity: equityOf(probabilities, winStakes(game, scoring)) };
    },

    rolls: (position, { signal, priority = 'now', ...conditions } = {}) =>
      slicer.run(rollsJob(valuerOf(conditions), position), priority, signal),

    async cube(request, { signal, priority = 'now' } = {}) {
      return { evaluator: evaluator(request.plies, request.conditions), ...(await slicer.run(cubeJob(cubeCore(), request), priority, signal)) };
    },

    trials,

    rollout: (request, { onProgress, signal } = {}) =>
      runRollout(request, { net: { name: info.net, version: info.netVersion }, ask: (part, stop) => trials(part, { signal: stop }), width: 1, onProgress, signal }),

    close: () => {},
  };
}
