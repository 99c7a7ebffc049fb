/** A rollout in the built app with the real engine: it holds the page up nowhere, and a reload in its middle loses little of it. */
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AWAKE, longTasks, openSite, until, type Site } from './browser.ts';

let site: Site;
let page: Page;
beforeAll(async () => { site = await openSite(); }, 60_000);
afterAll(() => site?.close());
// A page that goes on rolling out would take the processor from the next one.
afterEach(() => page?.close());

const OPENING_31 = '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
/** The start of long nard, NARDEON. */
const LONG_START = '#/analyse?id=LN1-CH__gAAAf_8AAAAAAAALHPQ';

/** Milliseconds of work that closing the page may lose. */
const LOST_AT_MOST = 5000;

const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(`>>> ${selector}`, (element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim()).catch(() => '');
const trials = async (page: Page): Promise<number> => Number(/([\d,]+) of/.exec(await textOf(page, 'nard-rollout-panel >>> .figures'))?.[1]?.replaceAll(',', '') ?? -1);

async function press(page: Page, host: string, text: string): Promise<void> {
  for (const button of await page.$$(`>>> ${host} >>> button`)) {
    if ((await button.evaluate((element) => (element as HTMLElement).innerText.trim())).startsWith(text)) return button.evaluate((element) => (element as HTMLElement).click());
  }
  throw new Error(`no button “${text}”`);
}

/** Milliseconds from clicks on a candidate to the next frame in which the page shows it, at their worst. */
const slowestClick = (page: Page, clicks: number): Promise<number> =>
  page.evaluate(async (count) => {
    const inside = (host: Element | null | undefined, selector: string): Element | null => host?.shadowRoot?.querySelector(selector) ?? null;
    const screen = inside(document.querySelector('nard-app'), 'nard-analyse-screen');
    const panel = inside(inside(screen, 'nard-rollout-drawer'), 'nard-rollout-panel')!;
    let worst = 0;
    for (let n = 0; n < count; n++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const names = [...panel.shadowRoot!.querySelectorAll<HTMLElement>('.name')];
      const name = names[n % names.length]!;
      // As a click comes: in a task of its own, behind those that wait.
      const clicked = performance.now();
      await new Promise<void>((resolve) => setTimeout(() => { name.click(); requestAnimationFrame(() => resolve()); }));
      if (name.getAttribute('aria-pressed') !== 'true') return Infinity;
      worst = Math.max(worst, performance.now() - clicked);
    }
    return worst;
  }, clicks);

describe('a rollout', () => {
  it('of plays side by side runs without a long task while clicks are answered, and goes on after a reload', AWAKE, async () => {
    page = await site.open(OPENING_31);
    await until('ranked plays', async () => (await page.$$('>>> nard-play-list >>> .play')).length > 5 && (await page.$('>>> nard-answer-panel >>> .working')) === null);
    await press(page, 'nard-analyse-screen', 'Roll out');
    await until('the drawer', async () => (await page.$$('>>> nard-rollout-panel >>> .candidate')).length === 3);
    let slowest = 0;
    const long = await longTasks(page, async () => {
      await press(page, 'nard-rollout-panel', 'Start');
      await until('the first trials', async () => (await trials(page)) > 0);
      slowest = await slowestClick(page, 10);
    });
    expect(long).toEqual([]);
    expect(slowest).toBeLessThan(100);

    const before = await trials(page);
    await new Promise((resolve) => setTimeout(resolve, LOST_AT_MOST));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await until('the rollout again', async () => (await trials(page)) > 0);
    expect(await trials(page)).toBeGreaterThanOrEqual(before);
    expect(await textOf(page, 'nard-rollout-panel >>> .figures')).toContain('Paused');
    expect(await page.$$('>>> nard-rollout-panel >>> .candidate')).toHaveLength(3);
    const kept = await trials(page);
    await press(page, 'nard-rollout-panel', 'Go on');
    await until('trials beyond those that were kept', async () => (await trials(page)) > kept);
    await press(page, 'nard-rollout-panel', 'Pause');
    await until('the pause', async () => (await textOf(page, 'nard-rollout-panel >>> .figures')).startsWith('Paused'));
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
    await until('the end', async () => (await textOf(page, 'nard-rollout-panel >>> .figures')).startsWith('Done'));
  });
});
