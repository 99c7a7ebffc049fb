/** The library's list on the page, and what is done to it as a whole or to one entry. */
import type { Result } from '../core/result.ts';
import { texts } from '../i18n/index.ts';
import type { StoredEntry } from '../store/entries.ts';
import type { EntrySummary, ImportReport } from '../store/store.ts';
import { makeCell } from './cell.ts';
import { loadOrTell } from './load-or-tell.ts';
import type { Notices } from './notices.ts';
import type { ReviewSession } from './review-session.ts';
import type { Services } from './services.ts';

/** Milliseconds between two readings of the list. */
const REFRESH_EVERY = 250;

export interface ShelfParts {
  readonly services: Pick<Services, 'store' | 'now' | 'saveFile' | 'bookOf'>;
  readonly review: ReviewSession;
  readonly notices: Notices;
  /** A backup brings settings too. */
  readonly readSettings: () => Promise<void>;
}

export class LibraryShelf {
  /** null = still loading. */
  readonly cell = makeCell<readonly EntrySummary[] | null>(null);
  private refreshing = false;

  constructor(private readonly parts: ShelfParts) {}

  /** A running analysis changes its entry several times a second. */
  refreshSoon(): void {
    if (this.refreshing) return;
    this.refreshing = true;
    setTimeout(() => {
      this.refreshing = false;
      void this.refresh();
    }, REFRESH_EVERY);
  }

  async refresh(): Promise<void> {
    const listed = await this.parts.services.store.list();
    if (listed.ok) this.cell.set(listed.value);
    else this.parts.notices.tellError(listed.error);
  }

  /** Deletes an entry and offers to take that back. */
  async remove(id: string): Promise<void> {
    const state = this.parts.review.cell.get();
    if (state.kind === 'open' && state.entry.id === id) this.parts.review.close();
    const removed = await this.parts.services.store.remove(id);
    if (!removed.ok) return this.parts.notices.tellError(removed.error);
    this.parts.notices.offerUndo(texts().library.deleted(removed.value.title), () => void this.putBack(removed.value));
  }

  private async putBack(entry: StoredEntry): Promise<void> {
    const put = await this.parts.services.store.put(entry);
    if (put.ok) this.parts.notices.show({ kind: 'info', text: texts().library.restored(entry.title) });
    else this.parts.notices.tellError(put.error);
  }

  async rename(id: string, title: string): Promise<void> {
    const put = await this.parts.services.store.update(id, (entry) => ({ ...entry, title }));
    if (put.ok) this.parts.review.retitle(id, title);
    else this.parts.notices.tellError(put.error);
  }

  async exportAll(): Promise<void> {
    const exported = await this.parts.services.store.exportAll();
    if (exported.ok) this.parts.services.saveFile(exported.value, texts().library.exportName(new Date(this.parts.services.now()).toISOString().slice(0, 10)));
    else this.parts.notices.tellError(exported.error);
  }

  async takeBackup(file: Blob): Promise<Result<ImportReport>> {
    const { takeBackup } = await import('./library/take-backup.ts');
    return takeBackup(file, this.parts);
  }

  async importFile(file: Blob): Promise<void> {
    const imported = await loadOrTell(() => this.takeBackup(file), this.parts.notices);
    if (!imported) return;
    if (imported.ok) this.parts.notices.show({ kind: 'info', text: texts().library.imported(imported.value) });
    else this.parts.notices.tellError(imported.error);
  }
}
