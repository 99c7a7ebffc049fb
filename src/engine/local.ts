/** The engine over wasm in this thread: inside a worker, in Node's worker threads and in tests. */
import type { RuleBook } from '../core/rule-book.ts';
import type { EngineCore } from './core.ts';
import { equityOf, type Engine, type EngineInfo, type Evaluator, type Plies } from './protocol.ts';
import { evaluateJob, rankJob, rollsJob } from './search.ts';
import { createSlicer, type Slicer } from './slices.ts';

export interface LocalParts {
  readonly core: EngineCore;
  readonly ruleBook: RuleBook;
  readonly info: Omit<EngineInfo, 'workers'>;
  /** Shared with other work of this thread, so that urgent calls go before it. */
  readonly slicer?: Slicer;
}

/** Answers in slices; several calls may run at once, none keeps state in the wasm between slices. */
export function createLocalEngine({ core, ruleBook, info, slicer = createSlicer() }: LocalParts): Engine {
  const evaluator = (plies: Plies): Evaluator => ({ net: info.net, netVersion: info.netVersion, plies });

  return {
    info: async () => ({ ...info, workers: 1 }),

    async rank(request, { onProgress, signal, priority = 'now' } = {}) {
      const { position, roll, plies } = request;
      const legal = ruleBook.plays(position, roll);
      const job = rankJob(core, {
        position, roll, plies, legal, keep: new Set(request.keep),
        onProgress: onProgress && ((candidates) => onProgress({ evaluator: evaluator(plies), candidates })),
      });
      return { evaluator: evaluator(plies), candidates: await slicer.run(job, priority, signal) };
    },

    async evaluate({ position, plies }, { signal, priority = 'now' } = {}) {
      const probabilities = await slicer.run(evaluateJob(core, position, plies), priority, signal);
      return { evaluator: evaluator(plies), probabilities, equity: equityOf(probabilities) };
    },

    rolls: (position, { signal, priority = 'now' } = {}) => slicer.run(rollsJob(core, position), priority, signal),

    close: () => {},
  };
}
