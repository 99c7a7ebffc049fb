/** What is being shared, and the sheet of diagrams that is being put together. */
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { Situation } from '../../core/situation.ts';
import type { Arrow } from '../../elements/board/draw-arrows.ts';
import type { Puzzle } from '../../study/puzzle.ts';
import { makeCell } from '../cell.ts';
import { MOST_ON_SHEET, type Place } from '../routes.ts';

export interface Shared {
  readonly situation: Situation;
  readonly arrows: readonly Arrow[];
  /** The match it is a decision of; null = a position by itself. */
  readonly match: { readonly record: MatchRecord; readonly at: Place } | null;
  /** It as a question, where its answer is known; null = nobody has looked. */
  readonly puzzle: (() => Promise<Result<Puzzle>>) | null;
}

export class ShareSession {
  /** null = the dialog is closed. */
  readonly cell = makeCell<Shared | null>(null);
  /** IDs of positions, in the order they were added. */
  readonly sheet = makeCell<readonly string[]>([]);

  open(shared: Shared): void {
    this.cell.set(shared);
  }

  close(): void {
    this.cell.set(null);
  }

  get isFull(): boolean {
    return this.sheet.get().length >= MOST_ON_SHEET;
  }

  addToSheet(id: string): void {
    if (!this.isFull) this.sheet.update((ids) => [...ids, id]);
  }
}
