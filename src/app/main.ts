/** The page’s start: the real engine, store and rule book under the app. */
import { createRuleBook } from '../engine/rule-book.ts';
import { instantiate } from '../engine/wasm.ts';
import { createEngineClient } from '../engine/client.ts';
import { setLanguage } from '../i18n/index.ts';
import { makeEntryId } from '../store/entry-id.ts';
import { openStore } from '../store/open.ts';
import './nard-app.ts';
import { makeSeed, sha256 } from './play/web-dice.ts';
import { makeBooks } from './rule-books.ts';
import { replaySlowly } from './replay-slowly.ts';
import { saveFile } from './save-file.ts';
import { Session, type AddressBar } from './session.ts';
import { adoptTheme, applyTheme } from './theme.ts';
import { throwDice } from './throw-dice.ts';

adoptTheme(document);

const address: AddressBar = {
  read: () => location.hash,
  write: (hash, push) => (push ? history.pushState(null, '', hash) : history.replaceState(null, '', hash)),
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function start(): Promise<void> {
  const [wasm, store] = await Promise.all([fetch(new URL('../../build/rules.wasm', import.meta.url)).then(instantiate), openStore()]);
  const rules = createRuleBook(wasm);
  const engine = createEngineClient();
  const session = new Session({
    engine, rules, store, saveFile, throwDice, makeSeed, sha256, pause, now: Date.now, bookOf: makeBooks(wasm, rules), makeId: makeEntryId,
    prepare: (onProgress) => engine.prepare(onProgress),
    replay: (record) => replaySlowly(record, rules),
  }, address);
  session.settings.watch(({ theme, language }) => {
    applyTheme(document, theme);
    document.documentElement.lang = language;
    void setLanguage(language);
  });
  addEventListener('popstate', () => session.follow());
  addEventListener('hashchange', () => session.follow());
  const started = session.start();
  document.querySelector('nard-app')!.session = session;
  await started;
}

await start();
