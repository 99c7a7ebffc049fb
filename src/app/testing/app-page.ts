/** The whole app on a page of its own, over the real rule book, formats and store, with a fake engine that the test may hold. */
import { deleteDB } from 'idb';
import { loadRules } from '../../engine/rule-book.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import '../nard-app.ts';
import type { NardApp } from '../nard-app.ts';
import type { ScreenLoader } from '../screen-loader.ts';
import { Session } from '../session.ts';
import { all, textOf, until } from './page.ts';
import { makeAddress, makeGate, testServices, type TestServices } from './services.ts';

export const OPENING_31 = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';

const rules = await loadRules(await fetch('/build/rules.wasm'));
const match = new File([await (await fetch('/fixtures/mat/plain.mat')).text()], 'last-night.mat');

/** Drops a match of Ines and Tove on the page. */
export function dropMatch(): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(match);
  for (const type of ['dragenter', 'dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
}

export const analysed = (): Promise<void> => until('the whole match is analysed', () => /^\d+ plays analysed/.test(textOf('nard-match-header .work')));

export class AppPage {
  private readonly name = `app-${crypto.randomUUID()}`;
  private app: NardApp | null = null;
  /** Before each answer of the engine. */
  gate = makeGate();
  store!: Store;
  services!: TestServices;
  address!: ReturnType<typeof makeAddress>;

  /** Opens the page at an address, on the store of this test. */
  async open(hash = ''): Promise<Session> {
    this.leave();
    this.store = await openStore(this.name);
    this.services = testServices(rules, this.store, { pause: () => this.gate.pass() });
    this.address = makeAddress(hash);
    const session = new Session(this.services, this.address);
    const app = this.show(session);
    await session.start();
    await until('the screen is drawn', () => app.renderRoot.querySelector('main > *')!.shadowRoot!.childElementCount > 0 && all('.room').length === 0);
    return session;
  }

  /** A page with a match that was dropped and analysed to its end. */
  async openMatch(): Promise<Session> {
    const session = await this.open();
    dropMatch();
    await analysed();
    return session;
  }

  /** The app anew, in place of what is on the page. */
  show(session: Session, screens?: ScreenLoader): NardApp {
    this.app?.remove();
    this.app = document.createElement('nard-app');
    if (screens) this.app.screens = screens;
    this.app.session = session;
    document.body.append(this.app);
    return this.app;
  }

  /** As a reload leaves the page. */
  private leave(): void {
    this.app?.session?.review.close();
    this.app?.remove();
    this.store?.close();
  }

  async close(): Promise<void> {
    this.leave();
    await deleteDB(this.name);
  }
}
