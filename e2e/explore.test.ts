/** Explore in the built app with the real engine: answers come, and the page stays awake. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AWAKE, longTasks, openSite, until, type Site } from './browser.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const words = (page: Page, selector: string): Promise<string[]> => page.$$eval(`>>> ${selector}`, (elements) => elements.map((element) => element.textContent ?? ''));
const click = (page: Page, selector: string): Promise<void> => page.$eval(`>>> ${selector}`, (element) => (element as HTMLElement).click());
const ROLLS = 'nard-roll-map >>> .cell', SCORES = 'nard-score-matrix >>> .cell';

describe('Explore', () => {
  it.each([['a desk', { width: 1440, height: 900 }], ['a phone', { width: 390, height: 844 }]])('rolls, scores and take points on %s, without a long task', AWAKE, async (_name, size) => {
    const page = await site.open('#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:5:0:9:10', size);
    await until('the cube table', async () => (await words(page, 'nard-cube-table >>> .words')).some((text) => text.includes('/')));
    const long = await longTasks(page, async () => {
      await click(page, '.tabs button:last-child');
      await until('the rolls', async () => { const cells = await words(page, ROLLS); return cells.length === 36 && cells.every((text) => /\d/.test(text)); });
      if (size.width < 800) await click(page, 'nard-explore-panel >>> .choose button:nth-child(2)');
      await click(page, 'nard-explore-panel >>> .run button.primary');
      await until('the matrix', async () => (await words(page, SCORES)).every((text) => text !== '·'));
    });
    expect(long).toEqual([]);
    const cells = await words(page, SCORES);
    expect(cells).toHaveLength(81);
    expect(new Set(cells).size).toBeGreaterThan(2);
    expect((await words(page, 'nard-market-window >>> tbody')).join()).toMatch(/\d%/);
  });
});
