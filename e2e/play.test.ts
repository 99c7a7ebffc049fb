/** The Play screen of the built app with the real engine: turns against it hold the page up nowhere, and a reload loses none of them. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AWAKE, longTasks, openSite, until, type Site } from './browser.ts';

let site: Site;
beforeAll(async () => { site = await openSite(); }, 60_000);
afterAll(() => site?.close());

const heading = (page: Page): Promise<string> => page.$eval('>>> nard-play-table', (table) => (table.shadowRoot!.querySelector('.status h2') as HTMLElement).innerText).catch(() => '');

const press = async (page: Page, selector: string, text: string): Promise<void> => {
  for (const button of await page.$$(`>>> ${selector}`)) {
    if ((await button.evaluate((element) => (element as HTMLElement).innerText.trim())).startsWith(text)) return button.evaluate((element) => (element as HTMLElement).click());
  }
  throw new Error(`no button “${text}”`);
};

const mainText = (page: Page): Promise<string> => page.$eval('>>> nard-play-table', (table) => {
  const button = table.shadowRoot!.querySelector<HTMLElement>('.actions .main');
  return button ? `${button.innerText.trim()}${button.getAttribute('aria-disabled') ? ' (off)' : ''}` : '';
}).catch(() => '');

/** Rows of the list of moves, as text. */
const moves = (page: Page): Promise<string[]> =>
  page.$$eval('>>> nard-game-list', ([list]) => [...list!.shadowRoot!.querySelectorAll<HTMLElement>('tbody tr')].map((row) => row.innerText.replace(/\s+/g, ' ').trim()));

/** Any legal play: a checker that can move plays the die that is first, until none can. */
async function playAnything(page: Page): Promise<void> {
  await until('the end of the play', async () => {
    if (/^Pick up the dice$/.test(await mainText(page))) return true;
    await page.$eval('>>> nard-board', (board) => {
      const cell = board.shadowRoot!.querySelector<SVGElement>('.grip');
      const { left, top, width, height } = cell!.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, composed: true, button: 0, pointerId: 1, pointerType: 'mouse' };
      cell!.dispatchEvent(new PointerEvent('pointerdown', at));
      cell!.dispatchEvent(new PointerEvent('pointerup', at));
      cell!.dispatchEvent(new MouseEvent('click', at));
    }).catch(() => {});
    return false;
  });
  await press(page, '.actions .main', 'Pick up the dice');
}

/** Turns of the person, with the engine's between them. */
async function playTurns(page: Page, turns: number): Promise<void> {
  for (let played = 0; played < turns;) {
    await until('a person is asked', async () => /^(Throw for the start|Roll|Pick up the dice|Pick up the dice \(off\))$/.test(await mainText(page)));
    const text = await mainText(page);
    if (text.startsWith('Pick up')) {
      await playAnything(page);
      played++;
    } else await press(page, '.actions .main', text);
  }
  await until('the engine’s answer', async () => (await mainText(page)) === 'Roll');
}

describe.each(['Short nard', 'Long nard'])('%s against the engine', (game) => {
  it('is played without a long task, and goes on after a reload', AWAKE, async () => {
    const page = await site.open('#/play');
    await page.waitForSelector('>>> nard-play-form');
    await press(page, '.segments button', game);
    const long = await longTasks(page, async () => {
      await press(page, '.start button', 'Start the match');
      await playTurns(page, 3);
    });
    expect(long).toEqual([]);
    const before = await moves(page);
    expect(before.length).toBeGreaterThanOrEqual(3);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await until('the table', async () => (await heading(page)) !== '');
    expect(await moves(page)).toEqual(before);
    await playTurns(page, 1);
    expect((await moves(page)).length).toBeGreaterThan(before.length - 1);
  });
});
