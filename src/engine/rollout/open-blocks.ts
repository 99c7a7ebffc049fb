/** Parts of blocks as they come in, in any order, until a block is complete. */
import { missing, union } from './ranges.ts';
import type { Range } from './ranges.ts';
import type { OpenTrials } from './state.ts';
import { BLOCK } from './task.ts';

const blockOf = ({ from }: OpenTrials): number => Math.floor(from / BLOCK);

export class OpenBlocks {
  readonly #subjects: number;
  readonly #parts = new Map<number, OpenTrials[]>();

  /** `subjects`: how many. */
  constructor(subjects: number, parts: readonly OpenTrials[] = []) {
    this.#subjects = subjects;
    for (const part of parts) this.add(part);
  }

  /** Parts of one subject may not overlap. */
  add(part: OpenTrials): void {
    const known = this.#parts.get(blockOf(part));
    if (known) known.push(part);
    else this.#parts.set(blockOf(part), [part]);
  }

  /** Trials of a subject that a block still lacks. */
  missing(block: number, subject: number): Range[] {
    const done = (this.#parts.get(block) ?? []).filter((part) => part.subject === subject).map(({ from, to }): Range => [from, to]);
    return missing([block * BLOCK, (block + 1) * BLOCK], union(done, []));
  }

  /** Takes a block out if all its trials are done: its sums of chances by subject. */
  take(block: number): (readonly number[])[] | null {
    const parts = this.#parts.get(block) ?? [];
    if (parts.reduce((sum, { from, to }) => sum + to - from, 0) < BLOCK * this.#subjects) return null;
    this.#parts.delete(block);
    const sums = Array.from({ length: this.#subjects }, () => parts[0]!.chances.map(() => 0));
    for (const { subject, chances } of parts) sums[subject] = sums[subject]!.map((sum, k) => sum + chances[k]!);
    return sums;
  }

  /** What is not taken out yet, in order. */
  parts(): OpenTrials[] {
    return [...this.#parts.values()].flat().sort((a, b) => blockOf(a) - blockOf(b) || a.subject - b.subject || a.from - b.from);
  }
}
