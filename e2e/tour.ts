/** A walk through every screen of the built app in one page, each in the state that shows most of it. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { until } from './browser.ts';

export interface Stop {
  readonly name: string;
  /** From wherever the page is. */
  arrive(page: Page): Promise<void>;
}

/** The first two games of the sample match: they have all that a longer one has. */
function writeSample(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'nardscope-tour-')), 'sample.mat');
  writeFileSync(file, readFileSync('fixtures/sample-match.mat', 'utf8').split(/^ *Game 3/m)[0]!);
  return file;
}
const OPENING_31 = '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
const TO_DOUBLE = '#/analyse?id=XGID=-a-B--D-B---dE---d-e----B-:0:0:1:00:3:5:0:9:10';
const LONG_PLAY = '#/analyse?id=LN1-CH__gAAAf_8AAAAAAAALHPQ';
const SHEET = '#/sheet?ids=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10~LN1-CH__gAAAf_8AAAAAAAALHPQ';

/** As the Library writes it. */
const FILTERED = 'own each 6 2+; checker';

const has = async (page: Page, selector: string): Promise<boolean> => (await page.$(`>>> ${selector}`)) !== null;
const count = async (page: Page, selector: string): Promise<number> => (await page.$$(`>>> ${selector}`)).length;
/** Of an element with a shadow root those in it, but not those in the elements there. */
const wordsOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(`>>> ${selector}`, (element) => [...(element.shadowRoot?.children ?? [element])].map((part) => (part as HTMLElement).innerText).join(' ').replace(/\s+/g, ' ').trim()).catch(() => '');

/** Clicks on the first of these that is shown and, if a text is given, begins with it. */
async function press(page: Page, selector: string, text = ''): Promise<void> {
  const pressOne = async (handle: ElementHandle): Promise<boolean> => handle.evaluate((element, begin) => {
    const button = element as HTMLElement;
    const name = button.getAttribute('aria-label') ?? button.innerText.trim();
    if (!button.checkVisibility() || !name.startsWith(begin)) return false;
    button.click();
    return true;
  }, text);
  await until(`${selector} “${text}”`, async () => {
    for (const handle of await page.$$(`>>> ${selector}`)) if (await pressOne(handle).catch(() => false)) return true;
    return false;
  });
}

/** To an address of the app, without a reload. */
async function go(page: Page, hash: string, shows: string): Promise<void> {
  await page.evaluate((next) => { location.hash = next; }, hash);
  await until(`${shows} at ${hash}`, () => has(page, shows));
}

/** An answer is there, and none better is still being worked out. */
const settled = (page: Page, selector: string): Promise<void> =>
  until(`the answer ${selector}`, async () => (await has(page, selector)) && !(await has(page, 'nard-answer-panel >>> .working')));

const figures = 'nard-rollout-panel >>> .figures';

async function rollOut(page: Page): Promise<void> {
  await press(page, 'nard-analyse-screen >>> button', 'Roll out');
  await press(page, 'nard-rollout-panel >>> button', 'Start');
  await until('the first trials', async () => /[1-9]\d* (of|trials)/.test(await wordsOf(page, figures)));
  await press(page, 'nard-rollout-panel >>> button', 'Stop');
  await until('the end', async () => (await wordsOf(page, figures)).startsWith('Stopped'));
}

async function startMatch(page: Page, game: string): Promise<void> {
  await go(page, '#/play', 'nard-play-screen');
  await until('the form or the table', async () => (await has(page, 'nard-play-form')) || (await has(page, 'nard-play-table >>> .actions')));
  if (await has(page, 'nard-play-table')) await press(page, 'nard-play-table >>> button', 'New match');
  await press(page, 'nard-play-form >>> .segments button', game);
  await press(page, 'nard-play-form >>> .start button', 'Start');
  const main = 'nard-play-table >>> .actions .main';
  await until('the throw for the start', async () => (await wordsOf(page, main)).startsWith('Throw'));
  // Equal dice are thrown again.
  await until('the start is decided', () => page.$eval(`>>> ${main}`, (element) => {
    const button = element as HTMLElement;
    if (!button.innerText.trim().startsWith('Throw')) return true;
    button.click();
    return false;
  }).catch(() => false));
}

export const TOUR: readonly Stop[] = [
  { name: 'Analyse, first visit', arrive: async (page) => {
    await until('the welcome', () => has(page, 'nard-welcome >>> section'));
    await until('chances', async () => /\d%/.test(await wordsOf(page, 'nard-chances-card')));
  } },
  { name: 'Help, terms', arrive: (page) => go(page, '#/help/terms', 'nard-help-screen >>> dl') },
  { name: 'Help, data', arrive: (page) => go(page, '#/help/privacy', 'nard-help-screen >>> section p') },
  { name: 'Settings', arrive: async (page) => {
    await go(page, '#/settings', 'nard-settings-screen >>> h1');
    await until('the engine', () => has(page, 'nard-settings-screen >>> .net'));
    // What follows is then analysed in a moment.
    await press(page, 'nard-settings-screen >>> nard-depth-select[label="Depth on the Analyse screen"] >>> button', '0-ply');
    await press(page, 'nard-settings-screen >>> nard-depth-select[label="Depth of match analysis"] >>> button', '0-ply');
  } },
  { name: 'Analyse, plays', arrive: async (page) => {
    await go(page, OPENING_31, 'nard-play-list >>> .play');
    await press(page, 'nard-welcome >>> button.quiet');
    await settled(page, 'nard-play-list >>> .play');
  } },
  { name: 'Analyse, a play made', arrive: async (page) => {
    await press(page, 'nard-play-list >>> .play');
    await until('the play on the board', async () => /best play/.test(await wordsOf(page, 'nard-answer-panel')));
  } },
  { name: 'Analyse, editing', arrive: async (page) => {
    await press(page, 'nard-analyse-screen >>> .actions button', 'Undo');
    await press(page, 'nard-analyse-screen >>> .actions button', 'Edit');
    await until('the palette', () => has(page, 'nard-board >>> .palette'));
  } },
  { name: 'Analyse, cube', arrive: async (page) => {
    await press(page, 'nard-analyse-screen >>> .actions button', 'Done');
    await go(page, TO_DOUBLE, 'nard-cube-table');
    await settled(page, 'nard-cube-table');
  } },
  { name: 'Explore', arrive: async (page) => {
    await press(page, '.tabs button', 'Explore');
    await until('the rolls', async () => (await count(page, 'nard-roll-map >>> .cell')) === 36);
  } },
  { name: 'Rollout of the cube', arrive: async (page) => {
    await press(page, '.tabs button', 'Answer');
    await rollOut(page);
  } },
  { name: 'Rollout of plays', arrive: async (page) => {
    await press(page, 'nard-rollout-panel >>> button', 'Close');
    await go(page, OPENING_31, 'nard-play-list >>> .play');
    await settled(page, 'nard-play-list >>> .play');
    await rollOut(page);
  } },
  { name: 'Share', arrive: async (page) => {
    await press(page, 'nard-rollout-panel >>> button', 'Close');
    await press(page, 'nard-analyse-screen >>> button', 'Share');
    await until('the dialog', () => has(page, 'nard-share-dialog >>> dialog[open] input'));
  } },
  { name: 'Analyse, long nard', arrive: async (page) => {
    await press(page, 'nard-share-dialog >>> button', 'Close');
    await go(page, LONG_PLAY, 'nard-chances-card');
    await settled(page, 'nard-chances-card');
  } },
  { name: 'Sheet', arrive: (page) => go(page, SHEET, 'nard-sheet-screen >>> figure') },
  { name: 'Review, empty', arrive: (page) => go(page, '#/review', 'nard-review-empty >>> .zone') },
  { name: 'Review', arrive: async (page) => {
    const input = await page.waitForSelector('>>> nard-review-empty >>> input[type=file]');
    await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(writeSample());
    await until('the match', async () => (await has(page, 'nard-decision-card')) && /(^|\s)\d+ plays/.test(await wordsOf(page, 'nard-match-header')));
    await until('the end of the analysis', async () => !(await has(page, 'nard-match-header >>> progress')), 180_000);
    await page.keyboard.press('n');
    await until('an error', () => has(page, 'nard-decision-card >>> .play'));
  } },
  { name: 'Play, form', arrive: (page) => go(page, '#/play', 'nard-play-form >>> .primary') },
  { name: 'Play, chouette', arrive: (page) => go(page, '#/play/chouette', 'nard-chouette >>> button') },
  { name: 'Play, short nard', arrive: (page) => startMatch(page, 'Short nard') },
  { name: 'Play, long nard', arrive: (page) => startMatch(page, 'Long nard') },
  { name: 'Train', arrive: async (page) => {
    await go(page, '#/train', 'nard-make-form >>> button');
    await press(page, 'nard-make-form >>> button', 'Make puzzles');
    await until('the decks', () => has(page, 'nard-train-decks >>> .deck'));
  } },
  { name: 'Train, cards to print', arrive: async (page) => {
    await press(page, 'nard-train-decks >>> button', 'Print cards');
    await until('both sides', async () => (await count(page, 'nard-deck-sheet >>> .paper')) >= 2);
  } },
  { name: 'Train, question', arrive: async (page) => {
    await press(page, 'nard-deck-sheet >>> button', 'To the decks');
    await press(page, 'nard-train-decks >>> .deck button', 'Train');
    await press(page, 'nard-train-round >>> .segments button', 'Choose');
    await until('the options', () => has(page, 'nard-train-round >>> .options button'));
  } },
  { name: 'Train, answer', arrive: async (page) => {
    await press(page, 'nard-train-round >>> .options button');
    await until('the grades', () => has(page, 'nard-train-round >>> .grades button'));
  } },
  { name: 'Lessons', arrive: (page) => go(page, '#/lesson', 'nard-lesson-list >>> [data-lesson]') },
  { name: 'Lesson, a question', arrive: (page) => go(page, '#/lesson/numbers', 'nard-lesson >>> [part=option]') },
  { name: 'Lesson, answered', arrive: async (page) => {
    await press(page, 'nard-lesson >>> [part=option]');
    await until('what the answer was', () => has(page, 'nard-lesson >>> [part=verdict]'));
  } },
  { name: 'Lesson, written', arrive: async (page) => {
    await go(page, '#/lesson', 'nard-lesson-list >>> [data-lesson]');
    await press(page, 'nard-lesson-list >>> button', 'New lesson');
    await press(page, 'nard-lesson-editor >>> #add-board');
    await until('the place', () => has(page, 'nard-lesson-editor >>> nard-place-form >>> textarea'));
    await press(page, 'nard-lesson-editor >>> #draw');
    await until('the pad', () => has(page, 'nard-arrow-pad >>> [role=gridcell]'));
  } },
  { name: 'Library', arrive: (page) => go(page, '#/library', 'nard-library-screen >>> .entry') },
  { name: 'Library, search', arrive: (page) => go(page, '#/library?q=checker', 'nard-hit-list >>> li a') },
  { name: 'Library, filters and a structure', arrive: async (page) => {
    await go(page, `#/library?q=${encodeURIComponent(FILTERED)}`, 'nard-structure-form >>> button');
    await until('what was found', async () => (await wordsOf(page, 'nard-library-search >>> code')) === FILTERED && (await has(page, 'nard-hit-list >>> li a')));
  } },
];
