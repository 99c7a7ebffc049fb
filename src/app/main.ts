/** The page’s start: the real engine, store and rule book under the app. */
import { createRuleBook } from '../engine/rule-book.ts';
import { instantiate } from '../engine/wasm.ts';
import { createEngineClient } from '../engine/client.ts';
import { makeEntryId } from '../store/entry-id.ts';
import { openStore } from '../store/open.ts';
import { askToKeep } from '../store/storage-state.ts';
import './nard-app.ts';
import { presetOfRecord } from '../core/record.ts';
import { applyLanguage } from './apply-language.ts';
import { makeSeed, sha256 } from './play/web-dice.ts';
import { makeBooks } from '../engine/rule-books.ts';
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

/** The files that are kept are those of the build. */
async function keepOnDevice(session: Session): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { keepOffline } = await import('./offline/keep-offline.ts');
  await keepOffline({ container: navigator.serviceWorker, base: document.baseURI, state: session.offline, reload: () => location.reload() });
}

async function start(): Promise<void> {
  const [wasm, store] = await Promise.all([fetch(new URL('../../build/rules.wasm', import.meta.url)).then(instantiate), openStore()]);
  const rules = createRuleBook(wasm);
  const engine = createEngineClient();
  const bookOf = makeBooks(wasm, rules);
  const session = new Session({
    engine, rules, store, saveFile, throwDice, makeSeed, sha256, pause, now: Date.now, bookOf, makeId: makeEntryId,
    languages: () => navigator.languages, askToKeep, reload: () => location.reload(),
    prepare: (onProgress) => engine.prepare(onProgress),
    replay: (record) => replaySlowly(record, bookOf(record.game, presetOfRecord(record))),
  }, address);
  // The screen waits for its language, so that nobody sees it change.
  const inLanguage = new Promise<void>((resolve) => session.settings.watch(({ theme, language }) => {
    applyTheme(document, theme);
    void applyLanguage(document.documentElement, language).catch(() => session.notices.tellError({ code: 'language_missing', facts: {} })).finally(resolve);
  }));
  addEventListener('popstate', () => session.follow());
  addEventListener('hashchange', () => session.follow());
  // The page may never come back: phones tell of it by hiding it only.
  addEventListener('pagehide', () => void session.rollout.flush());
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') void session.rollout.flush(); });
  const started = session.start();
  await inLanguage;
  document.querySelector('nard-app')!.session = session;
  // Beside the engine's first work, which may take minutes: a page that is closed before is kept on the device all the same.
  await Promise.all([started, keepOnDevice(session)]);
}

await start();
