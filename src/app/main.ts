/** The page’s start: the real engine, store and rule book under the app. */
import { loadRules } from '../engine/rule-book.ts';
import { createEngineClient } from '../engine/client.ts';
import { setLanguage } from '../i18n/index.ts';
import { makeEntryId } from '../store/entry-id.ts';
import { openStore } from '../store/open.ts';
import './nard-app.ts';
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

async function start(): Promise<void> {
  const [rules, store] = await Promise.all([fetch(new URL('../../build/rules.wasm', import.meta.url)).then(loadRules), openStore()]);
  const engine = createEngineClient();
  const session = new Session({
    engine, rules, store, saveFile, throwDice, now: Date.now, makeId: makeEntryId,
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
