/** The whole first path in the built app: a match file, its analysis with progress, its errors; and what a reload keeps. */
import { resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AWAKE, longTasks, openSite, until, type Site } from './browser.ts';

const SAMPLE = resolve('fixtures/sample-match.mat');

let site: Site;
beforeAll(async () => { site = await openSite(); }, 60_000);
afterAll(() => site?.close());

/** Text of the match header: title, progress, rates. */
const headerText = (page: Page): Promise<string> =>
  page.$eval('>>> nard-match-header', (header) => [...header.shadowRoot!.querySelectorAll<HTMLElement>('.head, .work')].map((part) => part.innerText).join('\n'));

/** Plays with numbers so far, whatever their depth, as the header says; 0 before it is there. */
async function analysed(page: Page): Promise<number> {
  const text = await headerText(page).catch(() => '');
  const depths = [...text.matchAll(/(\d+) at \d-ply/g)].map((found) => Number(found[1]));
  return depths.length > 0 ? depths.reduce((sum, count) => sum + count, 0) : Number(/(\d+)( of \d+)? plays analysed/.exec(text)?.[1] ?? 0);
}

/** All of the depth that was asked for. */
const isComplete = async (page: Page): Promise<boolean> => /(^|\s)\d+ plays analysed/.test(await headerText(page).catch(() => '')) && !/\d+ of \d+/.test(await headerText(page));

async function dropSample(page: Page): Promise<void> {
  const input = await page.waitForSelector('>>> nard-review-empty >>> input[type=file]');
  await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(SAMPLE);
}

/** Notes, in the page itself, each value its progress bar shows: looks from outside may come too seldom. */
const noteProgress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: number[] = Object.assign(window, { shownProgress: [] as number[] }).shownProgress;
    // Along the path of elements that hold it: a walk over the whole page would be work of its own.
    const inside = (host: Element | null | undefined, selector: string): Element | null => host?.shadowRoot?.querySelector(selector) ?? null;
    setInterval(() => {
      const screen = inside(document.querySelector('nard-app'), 'nard-review-screen');
      const bar = inside(inside(screen, 'nard-match-header'), 'progress') as HTMLProgressElement | null;
      if (bar && bar.value > 0 && bar.value < bar.max && shown.at(-1) !== bar.value) shown.push(bar.value);
    }, 50);
  });

describe('from a match file to its errors', () => {
  it('a match is analysed with progress, without a long task, and its errors can be walked', AWAKE, async () => {
    const page = await site.open('#/review');
    await noteProgress(page);
    const long = await longTasks(page, async () => {
      await dropSample(page);
      await until('the end of the analysis', () => isComplete(page), 120_000);
    });
    // Progress was told on the way, not only at the end.
    const shown = await page.evaluate(() => (window as unknown as { shownProgress: number[] }).shownProgress);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(long).toEqual([]);

    const text = await headerText(page);
    expect(text).toContain('plays and cube decisions with the cube, at the score');
    expect(text).toMatch(/short-1 · 2-ply/);

    const before = page.url();
    await page.keyboard.press('n');
    await until('the next error', async () => page.url() !== before);
    const first = page.url();
    await page.keyboard.press('n');
    await until('the error after it', async () => page.url() !== first);
    await page.keyboard.press('p');
    await until('the first error again', async () => page.url() === first);
  });

  it('a reload in the middle keeps what was done and goes on', { timeout: 180_000 }, async () => {
    const page = await site.open('#/review');
    await dropSample(page);
    await until('some plays', async () => (await analysed(page)) >= 10);
    await page.reload({ waitUntil: 'domcontentloaded' });
    let afterReload = 0;
    await until('the match again', async () => (afterReload = await analysed(page)) > 0);
    // Saved in small groups: a reload may lose the last of them.
    expect(afterReload).toBeGreaterThanOrEqual(5);
    await until('the end of the analysis', () => isComplete(page), 120_000);
    // Another reload: complete at once.
    await page.reload({ waitUntil: 'networkidle0' });
    await until('the finished match', () => isComplete(page), 10_000);
  });
});
