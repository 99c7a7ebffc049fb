/** What is told once, at the edge of the page. */
import type { NardError } from '../core/result.ts';
import { texts } from '../i18n/index.ts';
import { makeCell } from './cell.ts';

export interface Notice {
  readonly kind: 'info' | 'error';
  readonly text: string;
  /** What can be done about it, such as taking a deletion back. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** It stays until somebody dismisses it. */
  readonly stays?: boolean;
}

export class Notices {
  readonly cell = makeCell<Notice | null>(null);

  show(notice: Notice): void {
    this.cell.set(notice);
  }

  tell(text: string): void {
    this.show({ kind: 'info', text });
  }

  /** What was taken away, and the way back. Answers how to withdraw the offer, once that way leads somewhere else. */
  offerUndo(text: string, run: () => void): () => void {
    const offer: Notice = { kind: 'info', text, action: { label: texts().app.undo, run } };
    this.show(offer);
    return () => { if (this.cell.get() === offer) this.cell.set(null); };
  }

  tellError(error: NardError, stays = false): void {
    this.show({ kind: 'error', text: texts().errors[error.code](error.facts), stays });
  }

  /** Told until somebody has read it; `Settings` goes on offering it. */
  tellUpdate(use: () => void): void {
    const words = texts().app;
    this.show({ kind: 'info', text: words.updateReady, action: { label: words.updateUse, run: use }, stays: true });
  }

  /** A newer version of the page has the library: this one goes on only after a reload. */
  tellOutdated(reload: () => void): void {
    const words = texts().app;
    this.show({ kind: 'error', text: words.outdated, action: { label: words.reload, run: reload }, stays: true });
  }

  /** The next input went well: what was wrong with the last one is no news. */
  forgetError(): void {
    const told = this.cell.get();
    if (told?.kind === 'error' && !told.stays) this.cell.set(null);
  }
}
