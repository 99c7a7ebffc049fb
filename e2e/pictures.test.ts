/**
 * Boards as they look: states of both games in every look at two widths, beside pictures that were looked at and kept. After
 * `npm run build:embed`; `npm run pictures` draws the kept ones anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, type Setup } from '../src/core/position.ts';
import { startBrowser } from './browser.ts';
import { differences, reduced, REDUCTION, type Box } from './compare-pictures.ts';
import { serveFolder, type FolderServer } from './folder-server.ts';

const KEPT = 'e2e/pictures';
const SEEN = join(tmpdir(), 'nardscope-pictures');
const LIMIT = { timeout: 120_000 };
const isKeeping = process.env.NARDSCOPE_PICTURES === 'keep';

/** Those of `nardscope.css`, and the two that need no class. */
const LOOKS = ['light', 'dark', 'nard-wood', 'nard-dark', 'nard-contrast', 'nard-print'] as const;
/** CSS pixels of a board; the small one on a screen as phones have it. */
const WIDTHS = [{ width: 390, deviceScaleFactor: 2 }, { width: 820, deviceScaleFactor: 1 }] as const;

interface State {
  readonly attributes: Readonly<Record<string, string>>;
  readonly setup?: Setup;
}

const ALL_TO_SHOW = 'pips numbers dice cube score turn';
const long = (mover: Parameters<typeof countsOf>[0], opponent: Parameters<typeof countsOf>[0]): Setup => ({ game: 'long', mover: countsOf(mover), opponent: countsOf(opponent) });
const STATES: Readonly<Record<string, State>> = {
  'short, the start': { attributes: { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10' } },
  'short, both on the bar, tall stacks, an owned cube, arrows': { attributes: { position: 'XGID=ba---BG-C----b---d-f----AA:2:-1:1:64:3:5:0:7:10', arrows: 'bar/19 8/4' } },
  'short, bearing off, doubled, from the other side, the other way': { attributes: { position: 'XGID=-BCCB---------------cbb-c-:0:0:-1:D:2:1:0:5:10', perspective: 'black', direction: 'cw' } },
  'long, the start': { attributes: { game: 'long', preset: 'nardeon' } },
  'long, dice and arrows, from the other side': { attributes: { game: 'long', preset: 'nardeon', turn: 'black', perspective: 'black', arrows: '18/13 15/12' }, setup: long({ 24: 7, 18: 2, 15: 3, 9: 2, 4: 1 }, { 24: 5, 20: 2, 16: 1, 14: 4, 8: 3 }) },
  'long, bearing off': { attributes: { game: 'long', preset: 'nardeon' }, setup: long({ 6: 2, 4: 1, 2: 4, 1: 1, 0: 7 }, { 5: 8, 3: 2, 0: 5 }) },
};

let server: FolderServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const escape = (text: string): string => text.replaceAll('"', '&quot;');
  const boards = Object.values(STATES).map(({ attributes }) => `<nard-board show="${ALL_TO_SHOW}" ${Object.entries(attributes).map(([name, value]) => `${name}="${escape(value)}"`).join(' ')}></nard-board>`);
  server = await serveFolder('.', { made: { '/boards.html': `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/dist/embed/nardscope.css"><link rel="stylesheet" href="/node_modules/@fontsource-variable/figtree/index.css">
<style>body { margin: 0; background: #fff; display: grid; grid-template-columns: 1fr 1fr; }</style></head><body><script type="module" src="/dist/embed/board.js"></script>${boards.join('')}</body></html>` } });
  browser = await startBrowser();
  page = await browser.newPage();
  await page.goto(`${server.url}boards.html`, { waitUntil: 'load' });
  await page.evaluate(async (setups) => {
    // The same letters on every machine.
    await document.fonts.load('600 24px "Figtree Variable"');
    const letters = new CSSStyleSheet();
    letters.replaceSync('text { font-family: "Figtree Variable" !important; }');
    await customElements.whenDefined('nard-board');
    for (const [i, board] of [...document.querySelectorAll('nard-board')].entries()) {
      if (setups[i]) Object.assign(board, { setup: setups[i], roll: i === 4 ? [5, 3] : null });
      await board.updateComplete;
      board.shadowRoot!.adoptedStyleSheets.push(letters);
    }
  }, Object.values(STATES).map(({ setup }) => setup ?? null));
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Sheet {
  readonly picture: PNG;
  /** Of the boards, and of the letters on them, in pixels of the picture. */
  readonly boards: readonly Box[];
  readonly texts: readonly Box[];
}

/** All boards in one look. */
async function draw(look: string, { width, deviceScaleFactor }: (typeof WIDTHS)[number]): Promise<Sheet> {
  const height = Math.ceil((width * 724) / 990);
  await page.setViewport({ width: 2 * width, height: 3 * height, deviceScaleFactor });
  const places = await page.evaluate(async (look, height) => {
    document.body.className = look;
    document.body.style.colorScheme = look === 'dark' ? 'dark' : 'light';
    document.body.style.gridAutoRows = `${height}px`;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const box = (element: Element): Box => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; };
    const boards = [...document.querySelectorAll('nard-board')];
    return { boards: boards.map(box), texts: boards.flatMap((board) => [...board.shadowRoot!.querySelectorAll('text')].map(box)) };
  }, look, height);
  const scaled = ({ x, y, width, height }: Box): Box => {
    const scale = deviceScaleFactor / REDUCTION;
    const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
    return { x: left, y: top, width: Math.ceil((x + width) * scale) - left, height: Math.ceil((y + height) * scale) - top };
  };
  const picture = reduced(PNG.sync.read(Buffer.from(await page.screenshot({ type: 'png' }))));
  return { picture, boards: places.boards.map(scaled), texts: places.texts.map(scaled) };
}

const nameOf = (look: string, width: number): string => `${look.replace('nard-', 'class-')}-${width}.png`;
const keptPicture = (name: string): PNG => PNG.sync.read(readFileSync(join(KEPT, name)));

/** By name of the board, how many of its cells differ from the kept picture, and the first of them. */
function compare(kept: PNG, { picture, boards, texts }: Sheet): Record<string, string> {
  return Object.fromEntries(Object.keys(STATES).flatMap((name, i) => {
    const found = differences(kept, picture, boards[i]!, texts);
    return found.length > 0 ? [[name, `${found.length} cells: ${found.slice(0, 3).join(' ')}`]] : [];
  }));
}

describe.each(WIDTHS)('boards $width wide', (size) => {
  it.each(LOOKS)('%s', LIMIT, async (look) => {
    const name = nameOf(look, size.width);
    const sheet = await draw(look, size);
    const file = PNG.sync.write(sheet.picture, { colorType: 2, deflateLevel: 9 });
    if (isKeeping) {
      mkdirSync(KEPT, { recursive: true });
      writeFileSync(join(KEPT, name), file);
    }
    expect(existsSync(join(KEPT, name)), `${name} is kept`).toBe(true);
    const wrong = compare(keptPicture(name), sheet);
    if (Object.keys(wrong).length > 0) {
      mkdirSync(SEEN, { recursive: true });
      writeFileSync(join(SEEN, name), file);
    }
    expect(wrong, `what is drawn now lies in ${join(SEEN, name)}`).toEqual({});
  });
});

describe('what is wrong on a board is seen', () => {
  const [PHONE] = WIDTHS;
  const START = 'short, the start';

  /** Names of the boards that differ from the kept ones while something is set on the first. */
  async function differing(properties: Readonly<Record<string, unknown>>): Promise<string[]> {
    const set = (values: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> => page.$eval('nard-board', async (board, given) => {
      const before = Object.fromEntries(Object.keys(given).map((name) => [name, (board as unknown as Record<string, unknown>)[name]]));
      Object.assign(board, given);
      await board.updateComplete;
      return before;
    }, values);
    const before = await set(properties);
    const found = Object.keys(compare(keptPicture(nameOf('light', PHONE.width)), await draw('light', PHONE)));
    await set(before);
    return found;
  }
  const start = { 24: 2, 13: 5, 8: 3, 6: 5 };

  it.each([
    ['a checker is missing', { setup: { game: 'short', mover: countsOf({ ...start, 8: 2 }), opponent: countsOf(start) } }],
    ['a checker is on the next point', { setup: { game: 'short', mover: countsOf({ ...start, 8: 2, 7: 1 }), opponent: countsOf(start) } }],
    ['the cube is moved', { cube: { value: 1, owner: 0 } }],
    ['the cube has another number', { cube: { value: 2, owner: null } }],
    ['the other side has the turn', { turn: 1 }],
    ['dice lie there', { roll: [3, 1] }],
    ['the board is turned', { direction: 'cw' }],
    ['another numbering', { numbering: 'white_1' }],
  ])('%s', LIMIT, async (_what, properties) => expect(await differing(properties)).toEqual([START]));

  it('swapped colours', LIMIT, async () => expect(await differing({ setup: { game: 'short', mover: countsOf({ ...start, 6: 4, 1: 1 }), opponent: countsOf(start) }, perspective: 1 })).toEqual([START]));

  it.each(['board-field', 'board-point-a', 'board-frame', 'checker-light', 'checker-dark-rim', 'cube-face'])('one colour is a little off: %s', LIMIT, async (name) => {
    await page.$eval('nard-board', (board, property) => {
      const now = getComputedStyle(board.shadowRoot!.querySelector('.field')!).fill;
      board.style.setProperty(property, property.includes('field') ? now.replace('230', '210') : '#7f7f7f');
    }, `--nard-${name}`);
    const found = await differing({});
    await page.$eval('nard-board', (board) => { board.removeAttribute('style'); });
    expect(found).toEqual([START]);
  });

  it('and without any of these nothing is', LIMIT, async () => expect(await differing({})).toEqual([]));
});
