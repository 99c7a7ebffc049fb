/** What is told once, at the edge of the page. */
import type { NardError } from '../core/result.ts';
import { texts } from '../i18n/index.ts';
import { makeCell } from './cell.ts';

export interface Notice {
  readonly kind: 'info' | 'error';
  readonly text: string;
  /** What can be done about it, such as taking a deletion back. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export class Notices {
  readonly cell = makeCell<Notice | null>(null);

  show(notice: Notice): void {
    this.cell.set(notice);
  }

  tell(text: string): void {
    this.show({ kind: 'info', text });
  }

  tellError(error: NardError): void {
    this.show({ kind: 'error', text: texts().errors[error.code](error.facts) });
  }

  /** The next input went well: what was wrong with the last one is no news. */
  forgetError(): void {
    if (this.cell.get()?.kind === 'error') this.cell.set(null);
  }
}
