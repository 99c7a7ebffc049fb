/** The screens of lessons on a page of their own, over the real rule books; hands and eyes for them. */
import { unwrap } from '../../../core/result.ts';
import type { NardBoard } from '../../../elements/board/define.ts';
import { createRuleBook } from '../../../engine/rule-book.ts';
import { makeBooks } from '../../../engine/rule-books.ts';
import { instantiate } from '../../../engine/wasm.ts';
import { readLessons, type StoredLesson } from '../../../store/lessons.ts';
import { openMemoryStore } from '../../../store/open.ts';
import type { Store } from '../../../store/store.ts';
import '../../nard-app.ts';
import type { NardApp } from '../../nard-app.ts';
import { Session } from '../../session.ts';
import { all, one, textOf, until } from '../../testing/page.ts';
import { makeAddress, testServices, type TestServices } from '../../testing/services.ts';
import { adoptTheme } from '../../theme.ts';

export class LessonPage {
  private app: NardApp | null = null;
  readonly store: Store = openMemoryStore();
  session!: Session;
  services!: TestServices;
  address!: ReturnType<typeof makeAddress>;

  /** The page as it is opened, or as a reload finds it. */
  async open(hash: string): Promise<void> {
    this.leave();
    const wasm = await instantiate(await fetch('/build/rules.wasm'));
    const rules = createRuleBook(wasm);
    if (document.adoptedStyleSheets.length === 0) adoptTheme(document);
    this.services = testServices(rules, this.store, { bookOf: makeBooks(wasm, rules) });
    this.address = makeAddress(hash);
    this.session = new Session(this.services, this.address);
    this.app = document.createElement('nard-app');
    this.app.session = this.session;
    document.body.append(this.app);
    await this.session.start();
    await until('the screen', () => all('nard-lesson-list, nard-lesson').length > 0);
  }

  leave(): void {
    this.app?.remove();
    this.app = null;
  }

  async own(): Promise<readonly StoredLesson[]> {
    return readLessons(unwrap(await this.store.kept('lessons')));
  }

  drop(text: string): void {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'openings.json'));
    for (const type of ['dragenter', 'dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
  }
}

export const board = (): NardBoard => one('nard-lesson nard-board') as NardBoard;
export const playable = (): Promise<void> => until('the board may be played on', () => board().shadowRoot!.querySelector('[role=gridcell][tabindex="0"]') !== null);
export const verdict = (): string => textOf('nard-lesson .said');
export const title = (text: string): Promise<void> => until(text, () => textOf('nard-lesson h3') === text);

export function change(selector: string, value: string): void {
  const field = one(selector) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
