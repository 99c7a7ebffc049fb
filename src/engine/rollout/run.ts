/**
 * Runs a rollout on however many workers: hands out trials in order, takes blocks into the sums in order, and asks the stop rule
 * only at fixed marks. So the same task gives the same sums with one worker or many, however often it was interrupted.
 */
import { OpenBlocks } from './open-blocks.ts';
import { count, missing, type Range } from './ranges.ts';
import { LOOK_EVERY, mayStop } from './result.ts';
import type { OpenTrials, RolloutNet, RolloutRequest, RolloutState, TrialsRequest } from './state.ts';
import { addBlock } from './sums.ts';
import { BLOCK } from './task.ts';

export interface RunParts {
  /** The net that will play. */
  readonly net: RolloutNet;
  /** Has trials played by whichever worker is free. */
  readonly ask: (request: TrialsRequest, signal: AbortSignal) => Promise<readonly OpenTrials[]>;
  /** How many requests are kept going at once. */
  readonly width: number;
  readonly onProgress?: (state: RolloutState) => void;
  readonly signal?: AbortSignal;
  readonly now?: () => number;
}

/** A request takes about so long: short enough to be cancelled and saved, far above the cost of a message. */
const REQUEST_MS = 50;
/** The most blocks of one subject in a request. */
const MOST_BLOCKS = 8;
/** Between two reports of progress. */
const REPORT_MS = 250;

/** What is still to be asked, in order; the size of a request follows how long trials take. */
function* requests({ state, blocks }: RolloutRequest, open: OpenBlocks, size: () => number): Generator<TrialsRequest, void> {
  const { task } = state;
  for (const [from, to] of missing(blocks, state.done)) {
    for (let block = from; block < to;) {
      const together = Math.min(to - block, Math.max(1, Math.floor(size() / BLOCK)));
      for (const subject of task.subjects.keys()) {
        const gaps = Array.from({ length: together }, (_, n) => open.missing(block + n, subject)).flat();
        for (const [start, end] of joined(gaps)) {
          for (let first = start; first < end;) {
            const last = Math.min(end, first + Math.max(1, Math.min(size(), MOST_BLOCKS * BLOCK)));
            yield { task, subject, from: first, to: last };
            first = last;
          }
        }
      }
      block += together;
    }
  }
}

const joined = (ranges: readonly Range[]): Range[] => ranges.reduce<Range[]>((all, [from, to]) =>
  (all.at(-1)?.[1] === from ? [...all.slice(0, -1), [all.at(-1)![0], to] as const] : [...all, [from, to] as const]), []);

/**
 * Resolves with the state when all blocks are done, the stop rule is met, or the signal aborts: then what was done on blocks that
 * are not complete is kept as `open`. Rejects when a worker fails, and when the state was begun with another net: ask
 * `differingPart` first.
 */
export async function runRollout(request: RolloutRequest, { net, ask, width, onProgress, signal, now = () => performance.now() }: RunParts): Promise<RolloutState> {
  const { name, version } = request.state.net;
  if (name !== net.name || version !== net.version) throw new Error(`a rollout by net ${name}, version ${version}, cannot be gone on with by ${net.name}, version ${net.version}`);
  let state: RolloutState = { ...request.state, open: [] };
  const open = new OpenBlocks(state.task.subjects.length, request.state.open);
  const order = missing(request.blocks, state.done).flatMap(([from, to]) => Array.from({ length: to - from }, (_, n) => from + n));
  const stopped = new AbortController();
  let isDone = (count(state.done) % LOOK_EVERY === 0 && mayStop(state, request.stop ?? {})) || order.length === 0;
  let taken = 0;
  let reported = -Infinity;
  let trialMs = 0;
  const size = (): number => (trialMs > 0 ? Math.max(1, Math.min(MOST_BLOCKS * BLOCK, Math.round(REQUEST_MS / trialMs))) : 4);
  const todo = requests(request, open, size);
  const withOpen = (): RolloutState => ({ ...state, open: open.parts() });

  function takeBlocks(): void {
    while (!isDone) {
      const chances = open.take(order[taken]!);
      if (!chances) break;
      state = addBlock(state, order[taken]!, chances);
      taken += 1;
      isDone = taken === order.length || (count(state.done) % LOOK_EVERY === 0 && mayStop(state, request.stop ?? {}));
    }
    if (isDone) stopped.abort();
  }

  function report(): void {
    if (isDone || !onProgress || now() - reported < REPORT_MS) return;
    reported = now();
    onProgress(withOpen());
  }

  async function work(): Promise<void> {
    while (!isDone && !signal?.aborted) {
      const next = todo.next();
      if (next.done) return;
      const begun = now();
      const parts = await ask(next.value, stopped.signal);
      if (isDone) return;
      const perTrial = (now() - begun) / (next.value.to - next.value.from);
      trialMs = trialMs > 0 ? 0.8 * trialMs + 0.2 * perTrial : perTrial;
      for (const part of parts) open.add(part);
      takeBlocks();
      report();
    }
  }

  const abort = (): void => stopped.abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    // The blocks that were kept open may be complete by now.
    takeBlocks();
    await Promise.all(Array.from({ length: width }, () => work().catch((error: unknown) => {
      if (stopped.signal.aborted) return;
      stopped.abort();
      throw error;
    })));
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  // Work beyond the stop would make the end depend on the number of workers.
  const result = isDone ? { ...state, open: [] } : withOpen();
  onProgress?.(result);
  return result;
}
