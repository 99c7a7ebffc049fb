/** `npm run screenshots`: the pictures of the app in docs/screenshots, taken anew on the way of the tour; look at each before it is committed. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, until, type Site } from '../browser.ts';
import { TOUR } from '../tour.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Name of a stop of the tour, then the picture that is taken there. */
const PICTURES: Readonly<Record<string, readonly [file: string, size: typeof DESK, theme?: 'dark']>> = {
  'Analyse, plays': ['analyse-phone', PHONE],
  Review: ['review', DESK],
  'Play, long nard': ['play-long', DESK, 'dark'],
  'Train, answer': ['train-phone', PHONE],
  'Lesson, a question': ['lesson-phone', PHONE],
  Library: ['library-phone', PHONE],
};

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.open('');
}, 60_000);
afterAll(() => site?.close());

/** Nothing moves, and no notice of something done before lies over it. */
const atRest = (): Promise<void> => until('rest', () => page.evaluate(() => {
  const notices = document.querySelector('nard-app')?.shadowRoot?.querySelector('nard-notice-bar')?.shadowRoot?.textContent?.trim() ?? '';
  return document.getAnimations().length === 0 && notices === '';
}));

it.each(TOUR)('$name', { timeout: 300_000 }, async ({ name, arrive }) => {
  await page.setViewport(DESK);
  await arrive(page);
  const picture = PICTURES[name];
  if (!picture) return;
  const [file, size, theme = 'light'] = picture;
  await page.setViewport(size);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await atRest();
  expect((await page.screenshot({ path: `docs/screenshots/${file}.png` })).length).toBeGreaterThan(10_000);
});
