/** No barrier that axe can find: every screen and every example of a page with elements, at both widths, in every theme. After `npm run build`. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { CDPSession, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, until, type Site } from './browser.ts';
import { serveFolder, type FolderServer } from './folder-server.ts';
import { TOUR } from './tour.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA. */
const ALL_RULES: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'], preload: false };
/** Themes are other colours for the same page. */
const COLOUR_RULES: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'], preload: false };

const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }] as const;
const WIDTHS: readonly number[] = SIZES.map(({ width }) => width);
const THEMES = {
  light: { rules: ALL_RULES, features: { 'prefers-color-scheme': 'light', 'forced-colors': 'none' }, widths: WIDTHS },
  dark: { rules: COLOUR_RULES, features: { 'prefers-color-scheme': 'dark', 'forced-colors': 'none' }, widths: WIDTHS },
  // The system's few colours are the same at every width.
  'high contrast': { rules: COLOUR_RULES, features: { 'prefers-color-scheme': 'dark', 'forced-colors': 'active' }, widths: [390] },
} as const;

let site: Site;
let page: Page;
let devtools: CDPSession;
beforeAll(async () => {
  site = await openSite();
  page = await site.open('');
  devtools = await page.createCDPSession();
}, 60_000);
afterAll(() => site?.close());

/** Rows out of sight, which the browser leaves for later, are laid out: axe would measure what is not drawn yet. */
const layOutAll = (): Promise<void> => page.evaluate(() => {
  const kept = window as unknown as { laidOut?: CSSStyleSheet };
  if (!kept.laidOut) (kept.laidOut = new CSSStyleSheet()).replaceSync(':host, * { content-visibility: visible !important; }');
  const visit = (root: ParentNode): void => {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (!shadowRoot) continue;
      if (!shadowRoot.adoptedStyleSheets.includes(kept.laidOut!)) shadowRoot.adoptedStyleSheets.push(kept.laidOut!);
      visit(shadowRoot);
    }
  };
  visit(document);
});

/** What axe finds on the page as it is now, each with where it is. */
async function violations(rules: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate((options) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options), rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, any }) => `${id}: ${target.flat().join(' ')} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`));
}

/** What axe finds at both widths and in every theme. */
async function barriers(): Promise<string[]> {
  await page.evaluate(AXE);
  await layOutAll();
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewport(size);
    for (const [theme, { rules, features, widths }] of Object.entries(THEMES)) {
      if (!widths.some((width) => width === size.width)) continue;
      await devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }, ...Object.entries(features).map(([name, value]) => ({ name, value }))] });
      // Drawn as it is to be seen.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      found.push(...(await violations(rules)).map((each) => `${size.width}, ${theme}: ${each}`));
    }
  }
  return found;
}

const LIMIT = { timeout: 240_000 };

describe('axe finds nothing', () => {
  it.each(TOUR)('$name', LIMIT, async ({ arrive }) => {
    await page.setViewport(SIZES[0]);
    await arrive(page);
    expect(await barriers()).toEqual([]);
  });
});

describe('axe finds nothing on a page with elements', () => {
  let examples: FolderServer;
  beforeAll(async () => { examples = await serveFolder('.'); });
  afterAll(() => examples?.stop());

  it.each(readdirSync('examples').filter((name) => name.endsWith('.html')))('%s', LIMIT, async (name) => {
    await page.setViewport(SIZES[0]);
    await page.goto(`${examples.url}examples/${name}`, { waitUntil: 'networkidle0' });
    await until('its boards', async () => (await page.$$('>>> nard-board >>> .checker')).length > 0);
    expect(await barriers()).toEqual([]);
  });
});
