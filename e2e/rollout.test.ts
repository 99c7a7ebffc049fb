/** A rollout in the built app with the real engine: it holds the page up nowhere, and a reload in its middle loses little of it. */
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AWAKE, openSite, until, type Site } from './browser.ts';
import { heldUp, markClicks } from './main-thread.ts';

let site: Site;
let page: Page;
beforeAll(async () => { site = await openSite(); }, 60_000);
afterAll(() => site?.close());
// A page that goes on rolling out would take the processor from the next one.
afterEach(() => page?.close());

/** The same before the throw, for money. */
const OPENING = '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10';
const OPENING_31 = '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
/** The start of long nard, NARDEON. */
const LONG_START = '#/analyse?id=LN1-CH__gAAAf_8AAAAAAAALHPQ';

const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(`>>> ${selector}`, (element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim()).catch(() => '');
const trials = async (page: Page): Promise<number> => Number(/([\d,]+) (?:of|trials)/.exec(await textOf(page, 'nard-rollout-panel >>> .figures'))?.[1]?.replaceAll(',', '') ?? -1);

async function press(page: Page, host: string, text: string): Promise<void> {
  for (const button of await page.$$(`>>> ${host} >>> button`)) {
    if ((await button.evaluate((element) => (element as HTMLElement).innerText.trim())).startsWith(text)) return button.evaluate((element) => (element as HTMLElement).click());
  }
  throw new Error(`no button “${text}”`);
}

/** Clicks on the candidates in turn, so many times; each is answered in the frame after it. */
async function clickCandidates(page: Page, clicks: number): Promise<void> {
  for (let n = 0; n < clicks; n++) {
    const names = await page.$$('>>> nard-rollout-panel >>> button.name');
    const isAnswered = await names[n % names.length]!.evaluate((name) => new Promise<boolean>((resolve) => {
      (name as HTMLElement).click();
      requestAnimationFrame(() => setTimeout(() => resolve(name.getAttribute('aria-pressed') === 'true')));
    }));
    expect(isAnswered).toBe(true);
  }
}

/** Trials of the rollout that is kept, as the browser's database has it; 0 = none is. */
const keptTrials = (page: Page): Promise<number> =>
  page.evaluate(() => new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('nardscope');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('rollouts').objectStore('rollouts').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        database.close();
        const [kept] = reading.result as { state: { done: [number, number][] } }[];
        resolve(36 * (kept?.state.done ?? []).reduce((sum, [from, to]) => sum + to - from, 0));
      };
    };
  }));

describe('a rollout', () => {
  it('of plays side by side runs without a long task while clicks are answered, and goes on after a reload', AWAKE, async () => {
    page = await site.open(OPENING_31);
    await until('ranked plays', async () => (await page.$$('>>> nard-play-list >>> .play')).length > 5 && (await page.$('>>> nard-answer-panel >>> .working')) === null);
    await press(page, 'nard-analyse-screen', 'Roll out');
    await until('the drawer', async () => (await page.$$('>>> nard-rollout-panel >>> .candidate')).length === 3);
    await markClicks(page);
    const { tasks, answers } = await heldUp(page, async () => {
      await press(page, 'nard-rollout-panel', 'Start');
      await until('the first trials', async () => (await trials(page)) > 0, 120_000);
      await clickCandidates(page, 10);
    });
    expect(tasks.filter((time) => time > 50)).toEqual([]);
    // Ten on the candidates and one to start.
    expect(answers).toHaveLength(11);
    expect(Math.max(...answers)).toBeLessThan(100);

    const before = await trials(page);
    // Not only when the page goes: a tab that crashes must not take more than a few seconds' work with it.
    await until('that they are kept', async () => (await keptTrials(page)) >= before);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await until('the rollout again', async () => (await trials(page)) > 0);
    expect(await trials(page)).toBeGreaterThanOrEqual(before);
    expect(await textOf(page, 'nard-rollout-panel >>> .figures')).toContain('Paused');
    expect(await page.$$('>>> nard-rollout-panel >>> .candidate')).toHaveLength(3);
    const kept = await trials(page);
    await press(page, 'nard-rollout-panel', 'Go on');
    await until('trials beyond those that were kept', async () => (await trials(page)) > kept, 120_000);
    await press(page, 'nard-rollout-panel', 'Pause');
    await until('the pause', async () => (await textOf(page, 'nard-rollout-panel >>> .figures')).startsWith('Paused'));
  });

  it('of a cube decision starts from the cube table, and a deletion is taken back', { timeout: 180_000 }, async () => {
    page = await site.open(OPENING);
    await until('the cube table', async () => (await textOf(page, 'nard-cube-table >>> .words')).includes('/'));
    await press(page, 'nard-analyse-screen', 'Roll out the cube decision');
    await until('the drawer', async () => (await page.$$('>>> nard-rollout-panel >>> .candidate')).length === 3);
    await press(page, 'nard-rollout-panel', 'Start');
    await until('how sure it is', async () => /No double\/Take.*\d%/.test(await textOf(page, 'nard-rollout-panel >>> .verdict')), 120_000);
    await press(page, 'nard-rollout-panel', 'Stop');
    await until('the end', async () => (await textOf(page, 'nard-rollout-panel >>> .figures')).startsWith('Stopped'));
    const done = await trials(page);
    await press(page, 'nard-rollout-panel', 'Delete');
    await until('that it is gone', async () => (await trials(page)) === 0);
    await press(page, 'nard-notice-bar', 'Undo');
    await until('it again', async () => (await trials(page)) === done);
    expect(await textOf(page, 'nard-rollout-panel >>> .made')).toMatch(/with the cube by net short-1/);
  });

  it('of a position of long nard, by its own net', { timeout: 180_000 }, async () => {
    page = await site.open(LONG_START, { width: 390, height: 844 });
    await page.waitForSelector('>>> nard-analyse-screen >>> .actions [aria-label="Roll out"]');
    await page.$eval('>>> nard-analyse-screen >>> .actions [aria-label="Roll out"]', (button) => (button as HTMLElement).click());
    await until('the drawer', async () => (await page.$$('>>> nard-rollout-panel >>> .candidate')).length === 1);
    await press(page, 'nard-rollout-panel', 'Start');
    await until('the first trials', async () => (await trials(page)) > 0, 120_000);
    expect(await textOf(page, 'nard-rollout-panel >>> .made')).toMatch(/by net long-1/);
    await press(page, 'nard-rollout-panel', 'Stop');
    await until('the end', async () => (await textOf(page, 'nard-rollout-panel >>> .figures')).startsWith('Stopped'));
  });
});
