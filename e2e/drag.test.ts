/** Checkers are dragged on a slow device: no task of the page, and so no frame, takes over 50 ms. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AWAKE, openSite, until, type Site } from './browser.ts';
import { heldUp } from './main-thread.ts';

/**
 * As Chromium slows a page down for its developers. Six times is a cheap phone beside a desk (`npm run test:long -- --only drag`); what a
 * machine that is shared says of that depends on its day, so that the other tests slow it down less.
 */
const SLOWER = Number(process.env.NARDSCOPE_SLOWER ?? 2);

let site: Site;
beforeAll(async () => { site = await openSite(); }, 60_000);
afterAll(() => site?.close());

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Middle of a checker that may be taken, and of the board. */
const places = (page: Page): Promise<{ readonly checker: Place; readonly board: Place }> =>
  page.$eval('>>> nard-board', (board) => {
    const middle = ({ left, top, width, height }: DOMRect): Place => ({ x: left + width / 2, y: top + height / 2 });
    return { checker: middle(board.shadowRoot!.querySelector('.grip')!.getBoundingClientRect()), board: middle(board.getBoundingClientRect()) };
  });

/** How many checkers are held. */
const held = (page: Page): Promise<number> => page.$eval('>>> nard-board', (board) => board.shadowRoot!.querySelector('.held-layer')!.childElementCount);

/** Takes a checker up, carries it around the board and lets it go where it may not lie: it is back, to be dragged again. */
async function carry(page: Page): Promise<void> {
  const { checker, board } = await places(page);
  await page.mouse.move(checker.x, checker.y);
  await page.mouse.down();
  await page.mouse.move(checker.x + 8, checker.y - 8);
  await until('the checker in the hand', async () => (await held(page)) === 1);
  for (let turn = 0; turn <= 24; turn++) {
    const angle = (turn / 24) * 2 * Math.PI;
    await page.mouse.move(board.x + 120 * Math.cos(angle), board.y + 80 * Math.sin(angle));
  }
  await page.mouse.move(board.x, board.y);
  await page.mouse.up();
  await until('the checker put down', async () => (await held(page)) === 0);
}

describe.each([
  ['short nard', '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'],
  ['long nard', '#/analyse?id=LN1-CH__gAAAf_8AAAAAAAALHPQ'],
])('%s, made slower', (game, hash) => {
  it.each([['a desk', { width: 1440, height: 900 }], ['a phone', { width: 390, height: 844 }]])('a checker is dragged on %s without a task over 50 ms', AWAKE, async (_name, size) => {
    const page = await site.open(hash, size);
    try {
      if (game === 'long nard') await page.$eval('>>> nard-analyse-screen >>> .actions .primary', (button) => (button as HTMLElement).click());
      await until('checkers that may be taken', async () => (await page.$('>>> nard-board >>> .grip')) !== null);
      await until('the answer', async () => (await page.$('>>> nard-answer-panel >>> .working')) === null && (await page.$('>>> nard-play-list >>> .play')) !== null);
      // What is done once is not part of a drag: code of the board that runs for the first time.
      await carry(page);
      await page.emulateCPUThrottling(SLOWER);
      const { tasks } = await heldUp(page, async () => {
        for (let times = 0; times < 3; times++) await carry(page);
      });
      // A trace that saw nothing proves nothing.
      expect(tasks.length).toBeGreaterThan(75);
      expect(tasks.filter((time) => time > 50)).toEqual([]);
    } finally {
      await page.close();
    }
  });
});
