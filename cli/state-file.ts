/** A rollout kept in a file while it runs: at once, every few seconds, at its end. */
import type { RolloutState } from '../src/engine/rollout/state.ts';
import { writeRollout } from './rollout-file.ts';

/** Between two writings. */
const SAVE_MS = 3000;

export class StateFile {
  #saved = performance.now();
  #saving: Promise<void> = Promise.resolve();

  /** `onFailure`: the file cannot be written any more; going on would be work that may be lost. */
  constructor(private readonly file: string, private readonly onFailure: () => void, private readonly everyMs = SAVE_MS) {}

  /** Before any work, so that a place where nothing can be written is told at once. */
  begin(state: RolloutState): Promise<void> {
    return writeRollout(this.file, state);
  }

  progress(state: RolloutState): void {
    if (performance.now() - this.#saved < this.everyMs) return;
    this.#saved = performance.now();
    this.#saving = this.#saving.then(() => writeRollout(this.file, state)).catch(this.onFailure);
  }

  /** Rejects with a Failure where what is done is not kept. */
  async end(state: RolloutState): Promise<void> {
    await this.#saving;
    await writeRollout(this.file, state);
  }
}
