/** The built app under a folder of a plain server: it goes on when the server is gone, and a newer version comes only when it is asked for. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../src/app/session.ts';
import { writeOfflineWorker } from '../scripts/offline-plugin.mjs';
import { startBrowser, until } from './browser.ts';
import { serveFolder, type FolderServer } from './folder-server.ts';

const BUILT = 'dist/app';
const OPENING_31 = '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
const MATCH = readFileSync('fixtures/sample-match.mat', 'utf8');

let browser: Browser;
let folder: string;
let server: FolderServer;
beforeAll(async () => { browser = await startBrowser(); }, 60_000);
afterAll(() => browser?.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nardscope-site-'));
  cpSync(BUILT, folder, { recursive: true });
  server = await serveFolder(folder, { path: '/some/folder/' });
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

type App = HTMLElement & { readonly session: Session | null };
/** What the app says about itself. */
const kept = (page: Page): Promise<string | undefined> => page.evaluate(() => document.querySelector<App>('nard-app')?.session?.offline.get().kept);
const screenText = (page: Page, host: string): Promise<string> => page.$eval(`>>> ${host}`, (element) => {
  const words = (node: Node): string => (node instanceof Text ? node.data : node instanceof HTMLStyleElement ? '' : [...((node as Element).shadowRoot ?? node).childNodes].map(words).join(' '));
  return words(element).replace(/\s+/g, ' ');
}).catch(() => '');
const press = async (page: Page, host: string, text: string): Promise<void> => {
  for (const button of await page.$$(`>>> ${host} >>> button`)) {
    if ((await button.evaluate((element) => (element as HTMLElement).innerText.trim())).startsWith(text)) return button.evaluate((element) => (element as HTMLElement).click());
  }
  throw new Error(`no button “${text}”`);
};
/** The engine has answered, however deep. */
const hasRanked = (page: Page, game: 'short' | 'long'): Promise<boolean> => page.evaluate((asked) => {
  const session = document.querySelector<App>('nard-app')?.session;
  if (!session) return false;
  const { draft, answer } = session.analyse.cell.get();
  return draft.setup.game === asked && answer.kind === 'plays' && (answer.answer?.candidates.length ?? 0) > 0;
}, game);
const goTo = (page: Page, hash: string): Promise<void> => page.evaluate((address) => { location.hash = address; }, hash);

async function open(hash: string, context = browser.defaultBrowserContext()): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(server.url + hash, { waitUntil: 'load' });
  await until('everything kept on the device', async () => (await kept(page)) === 'ready');
  return page;
}

describe('without a connection', () => {
  it('everything goes on: positions of both games, a rollout, a match, every screen, every language', { timeout: 600_000 }, async () => {
    const context = await browser.createBrowserContext();
    const page = await open('', context);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await server.stop();
    await page.goto('about:blank');
    await page.goto(server.url + OPENING_31, { waitUntil: 'load' });

    await until('ranked plays of short nard', () => hasRanked(page, 'short'), 180_000);
    await press(page, 'nard-analyse-screen', 'Roll out');
    await until('the drawer', async () => (await page.$$('>>> nard-rollout-panel >>> .candidate')).length === 3);
    await press(page, 'nard-rollout-panel', 'Start');
    await until('the first trials', async () => /[1-9]\d* of/.test(await screenText(page, 'nard-rollout-panel >>> .figures')), 240_000);
    await press(page, 'nard-rollout-panel', 'Stop');
    await page.evaluate(() => document.querySelector<App>('nard-app')!.session!.rollout.close());
    await press(page, 'nard-analyse-screen', 'Explore');
    await until('the map of rolls', async () => (await page.$('>>> nard-roll-map')) !== null);
    await press(page, 'nard-analyse-screen', 'Answer');

    await goTo(page, '#/analyse?id=LN1-CH__gAAAf_8AAAAAAAALHPQ');
    await until('long nard on the board', async () => page.evaluate(() => document.querySelector<App>('nard-app')!.session!.analyse.cell.get().draft.setup.game === 'long'));
    await page.evaluate(() => document.querySelector<App>('nard-app')!.session!.analyse.edit((draft) => ({ ...draft, phase: 'play', roll: [5, 3] })));
    await until('ranked plays of long nard', () => hasRanked(page, 'long'), 180_000);

    await page.evaluate((text) => document.querySelector<App>('nard-app')!.session!.intake.openText(text, 'sample-match.mat'), MATCH);
    await until('numbers of a match', async () => page.evaluate(() => {
      const state = document.querySelector<App>('nard-app')!.session!.review.cell.get();
      return state.kind === 'open' && state.entry.moves.flat().some((move) => move !== null);
    }), 240_000);

    for (const screen of ['play', 'library', 'settings']) {
      await goTo(page, `#/${screen}`);
      await until(screen, async () => (await page.$(`>>> nard-${screen}-screen`)) !== null);
    }
    for (const [language, word] of [['ru', 'Настройки'], ['uz', 'Sozlamalar'], ['az', 'Ayarlar']] as const) {
      await page.evaluate((choice) => document.querySelector<App>('nard-app')!.session!.choose({ language: choice }), language);
      await until(language, async () => (await page.title()).startsWith(word));
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the Anki export', () => {
  const isKept = (page: Page): Promise<readonly string[]> => page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
    return found.flat().flatMap((url) => /\/assets\/(anki|sql-wasm)-(?!export-)/.exec(url)?.[1] ?? []).sort();
  });
  const packages = (folder: string): number => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.apkg')).length : 0);

  it('is loaded with the first package, and needs no connection from then on', { timeout: 240_000 }, async () => {
    const context = await browser.createBrowserContext();
    const page = await open('#/train', context);
    const downloads = mkdtempSync(join(tmpdir(), 'nardscope-anki-'));
    // The same name again would replace the package that is there.
    const downloadTo = async (name: string): Promise<string> => {
      const path = join(downloads, name);
      await (await page.createCDPSession()).send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: path, browserContextId: context.id! });
      return path;
    };
    const first = await downloadTo('first');
    const puzzle = { kind: 'estimate', position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10', quantity: 'pips', value: 167 };
    await page.evaluate((set) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([set], 'set.json'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true }));
    }, JSON.stringify({ format: 'nardscope-puzzles', version: 1, title: 'Pips', puzzles: [puzzle] }));
    const exportDeck = async (of: Page): Promise<void> => {
      await until('the deck', async () => (await of.$('>>> nard-train-decks >>> .deck')) !== null);
      for (const button of await of.$$('>>> nard-train-decks >>> button')) {
        if (await button.evaluate((element) => (element.getAttribute('aria-label') ?? element.textContent!).includes('Export to Anki'))) return button.evaluate((element) => (element as HTMLElement).click());
      }
      throw new Error('no button');
    };
    await until('the deck', async () => (await page.$('>>> nard-train-decks >>> .deck')) !== null);
    expect(await isKept(page)).toEqual([]);
    await exportDeck(page);
    await until('a package', async () => packages(first) === 1);
    expect(await isKept(page)).toEqual(['anki', 'sql-wasm']);

    await server.stop();
    // What the browser itself remembers of the network does not count.
    const fresh = await context.newPage();
    await fresh.setCacheEnabled(false);
    await (await fresh.createCDPSession()).send('Network.clearBrowserCache');
    await fresh.goto(`${server.url}#/train`, { waitUntil: 'load' });
    const second = await downloadTo('second');
    await exportDeck(fresh);
    await until('another package', async () => packages(second) === 1);
    rmSync(downloads, { recursive: true });
    await context.close();
  });
});

describe('a newer version', () => {
  it('waits until it is taken, and takes nothing from other tabs', { timeout: 180_000 }, async () => {
    const context = await browser.createBrowserContext();
    const [page, other] = [await open(OPENING_31, context), await open('#/settings', context)];
    for (const each of [page, other]) await each.evaluate(() => Object.assign(window, { sameVisit: true }));
    const sameVisit = (each: Page): Promise<boolean> => each.evaluate(() => 'sameVisit' in window).catch(() => true);
    const chunk = readdirSync(join(folder, 'assets')).find((name) => name.startsWith('library-screen'))!;

    // The next version: another page, and a file of the older one is gone.
    const index = join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<nard-app>', '<nard-app data-version="next">'));
    rmSync(join(folder, 'assets', chunk));
    await writeOfflineWorker(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await until('the offer', async () => (await screenText(page, 'nard-notice-bar')).includes('A new version'));
    expect(await sameVisit(page)).toBe(true);

    await press(page, 'nard-notice-bar', 'Take it');
    await until('the next version', async () => !(await sameVisit(page)) && (await page.$('nard-app[data-version=next]')) !== null);
    await until('the offer in the other tab', async () => (await screenText(other, 'nard-notice-bar')).includes('A new version'));
    expect(await sameVisit(other)).toBe(true);
    expect(await other.evaluate(async (path) => (await fetch(path)).status, `assets/${chunk}`)).toBe(200);

    await press(other, 'nard-notice-bar', 'Take it');
    await until('the next version in the other tab', async () => !(await sameVisit(other)) && (await other.$('nard-app[data-version=next]')) !== null);
    await other.close();
    await page.reload({ waitUntil: 'load' });
    await until('the older version gone', async () => page.evaluate(async () => (await caches.keys()).length === 1));
    await context.close();
  });

  it('that is damaged on its way is not kept', { timeout: 120_000 }, async () => {
    const context = await browser.createBrowserContext();
    const page = await open('', context);
    const index = join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<nard-app>', '<nard-app data-version="next">'));
    await writeOfflineWorker(folder);
    // Cut off after its hash was taken.
    writeFileSync(index, readFileSync(index, 'utf8').slice(0, 400));
    await page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
    await until('the refusal', async () => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null));
    await page.reload({ waitUntil: 'load' });
    await until('the version that was there', async () => (await page.$('nard-app:not([data-version])')) !== null && (await kept(page)) === 'ready');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    await context.close();
  });
});

describe('two tabs of the app', () => {
  it('a setting chosen in one is in use in the other', { timeout: 60_000 }, async () => {
    const context = await browser.createBrowserContext();
    const [page, other] = [await open('#/settings', context), await open('#/analyse', context)];
    await page.evaluate(() => document.querySelector<App>('nard-app')!.session!.choose({ theme: 'dark', language: 'ru' }));
    await until('the other tab in Russian', async () => (await other.title()).startsWith('Анализ'));
    expect(await other.evaluate(() => document.querySelector<App>('nard-app')!.session!.settings.get().theme)).toBe('dark');
    await context.close();
  });
});
