/** What a worker offers over comlink, the same in the browser and in Node; calls carry a key by which they are cancelled. */
import type { Game } from '../core/games.ts';
import type { Position } from '../core/position.ts';
import type { CubeAnswer, CubeRequest, Engine, EngineInfo, EvaluateAnswer, EvaluateRequest, PlayConditions, RankAnswer, RankRequest, RollEquity } from './protocol.ts';
import type { OpenTrials, TrialsRequest } from './rollout/state.ts';
import type { Priority } from './slices.ts';

/** null = cancelled: comlink keeps no error's identity, so a cancelled call is a value. */
type Cancellable<T> = Promise<T | null>;

export interface WorkerApi {
  info(game?: Game): Promise<EngineInfo>;
  /** Makes or loads the bear-off table; `onProgress` gets positions done and in all. */
  prepare(onProgress: (done: number, total: number) => void): Promise<void>;
  rank(key: number, priority: Priority, request: RankRequest, onProgress: ((partial: RankAnswer) => void) | null): Cancellable<RankAnswer>;
  evaluate(key: number, priority: Priority, request: EvaluateRequest): Cancellable<EvaluateAnswer>;
  rolls(key: number, priority: Priority, position: Position, conditions: PlayConditions): Cancellable<readonly RollEquity[]>;
  trials(key: number, priority: Priority, request: TrialsRequest): Cancellable<readonly OpenTrials[]>;
  cube(key: number, priority: Priority, request: CubeRequest): Cancellable<CubeAnswer>;
  cancel(key: number): void;
}

export interface WorkerParts {
  readonly engine: Engine;
  readonly prepare: WorkerApi['prepare'];
}

/** Wraps an engine that is still loading: calls wait for it, and a failed load rejects each of them. */
export function createWorkerApi(loading: Promise<WorkerParts>): WorkerApi {
  const running = new Map<number, AbortController>();

  async function cancellable<T>(key: number, call: (engine: Engine, signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const controller = new AbortController();
    running.set(key, controller);
    try {
      return await call((await loading).engine, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      running.delete(key);
    }
  }

  return {
    info: async (game) => (await loading).engine.info(game),
    prepare: async (onProgress) => (await loading).prepare(onProgress),
    rank: (key, priority, request, onProgress) =>
      cancellable(key, (engine, signal) => engine.rank(request, { signal, priority, onProgress: onProgress ?? undefined })),
    evaluate: (key, priority, request) => cancellable(key, (engine, signal) => engine.evaluate(request, { signal, priority })),
    rolls: (key, priority, position, conditions) => cancellable(key, (engine, signal) => engine.rolls(position, { ...conditions, signal, priority })),
    trials: (key, priority, request) => cancellable(key, (engine, signal) => engine.trials(request, { signal, priority })),
    cube: (key, priority, request) => cancellable(key, (engine, signal) => engine.cube(request, { signal, priority })),
    cancel: (key) => running.get(key)?.abort(),
  };
}
