/** Studying in the built app with the real engine: the same puzzles as the shell makes, rounds by keyboard alone, a tab that dies, cards for paper and for Anki. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import type { ElementHandle, Page } from 'puppeteer-core';
import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NARDEON_RULES } from '../src/core/long-rules.ts';
import { createRuleBook } from '../src/engine/rule-book.ts';
import { builtWasm } from '../src/engine/testing/positions.ts';
import { instantiate } from '../src/engine/wasm.ts';
import type { Puzzle } from '../src/study/puzzle.ts';
import { openSite, until, type Site } from './browser.ts';
import { makeTenMatches } from './ten-matches.ts';

const folder = mkdtempSync(join(tmpdir(), 'nardscope-study-'));
let site: Site;
beforeAll(async () => { site = await openSite(); }, 60_000);
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

/** What the shell makes of files. */
function shellSet(files: readonly string[], ...options: string[]): { readonly puzzles: readonly Puzzle[] } {
  const run = spawnSync(process.execPath, [resolve('dist/cli/nardscope.js'), 'puzzles', ...files, '--plies', '0', '--json', ...options], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', XDG_CACHE_HOME: folder }, maxBuffer: 1e8 });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as { readonly puzzles: readonly Puzzle[] };
}

/** A file as a hand drops it on the page. */
const drop = (page: Page, name: string, text: string): Promise<void> => page.evaluate((called, content) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], called));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true }));
}, name, text);

/** Waits for something in whatever shadow: changes in there are no changes of the document. */
const there = (page: Page, selector: string): Promise<void> => until(selector, async () => (await page.$(selector)) !== null);

const textOf = (page: Page, selector: string): Promise<string> => page.$eval(`>>> ${selector}`, (element) => ((element.shadowRoot?.querySelector('.screen') ?? element) as HTMLElement).innerText).catch(() => '');

async function press(page: Page, selector: string, text: string): Promise<void> {
  const labelOf = (button: ElementHandle): Promise<string> => button.evaluate((element) => `${(element as HTMLElement).innerText.trim()}${element.getAttribute('aria-label') ?? ''}`);
  for (const button of await page.$$(`>>> ${selector}`)) if ((await labelOf(button)).includes(text)) return button.evaluate((element) => (element as HTMLElement).click());
  throw new Error(`no ${selector} “${text}”`);
}

it('ten matches make the same puzzles on the page and in the shell', { timeout: 240_000 }, async () => {
  const wasm = await instantiate(builtWasm('rules'));
  const matches = makeTenMatches({ short: createRuleBook(wasm), long: createRuleBook(wasm, NARDEON_RULES) });
  const paths = matches.map(({ name, text }) => { const path = join(folder, name); writeFileSync(path, text); return path; });
  const { puzzles } = shellSet(paths);
  // Both games, both kinds of decisions.
  expect(new Set(puzzles.map(({ kind, position }) => `${kind} ${position.slice(0, 2)}`))).toEqual(new Set(['play XG', 'play LN', 'cube XG']));
  // What the files say goes along.
  expect(puzzles.some(({ note }) => /^Turn \d+ of \d$/.test(note))).toBe(true);

  const page = await site.open('#/review');
  await page.evaluate(() => (document.querySelector('nard-app') as unknown as { session: { choose(change: object): void } }).session.choose({ matchPlies: 0 }));
  for (const [at, { name, text }] of matches.entries()) {
    await drop(page, name, text);
    await until(`the analysis of match ${at}`, async () => (await textOf(page, 'nard-match-header >>> .head')).includes(`Ada ${at}`) && /^\d+ plays analysed/.test(await textOf(page, 'nard-match-header >>> .work')));
  }
  await page.evaluate(() => { location.hash = '#/train'; });
  await there(page, '>>> nard-make-form >>> form');
  await press(page, 'nard-make-form >>> button.primary', 'Make puzzles');
  await until('the decks', async () => /puzzles? by this rule/.test(await page.$eval('>>> nard-make-form', (form) => form.shadowRoot!.querySelector('#said')!.textContent!)));
  const made = await page.evaluate(async () => {
    const { services } = (document.querySelector('nard-app') as unknown as { session: { services: { store: { study: { puzzles(): Promise<{ value: { puzzle: unknown }[] }> } } } } }).session;
    return (await services.store.study.puzzles()).value.map(({ puzzle }) => puzzle as object);
  });
  const inOrder = (all: readonly object[]): string[] => all.map((puzzle) => JSON.stringify(puzzle)).toSorted();
  expect(inOrder(made)).toEqual(inOrder(puzzles));
  await page.close();
});

/** One puzzle of each kind, of both games where both have it. */
const KINDS = ['play XG', 'play LN', 'cube XG', 'win XG', 'win LN', 'pips XG', 'pips LN', 'hits XG', 'dances XG'];
let oneOfEach: string;
beforeAll(() => {
  const { puzzles, ...set } = shellSet(['fixtures/sample-match.mat', 'fixtures/long/one-game.txt'], '--min-loss', '0.04', '--estimates', 'win,pips,hits,dances', '--title', 'Club');
  const kindOf = (puzzle: Puzzle): string => `${puzzle.kind === 'estimate' ? puzzle.quantity : puzzle.kind} ${puzzle.position.slice(0, 2)}`;
  oneOfEach = JSON.stringify({ ...set, puzzles: KINDS.map((kind) => { const found = puzzles.find((puzzle) => kindOf(puzzle) === kind); if (!found) throw new Error(`no puzzle ${kind}`); return found; }) });
}, 120_000);

/** The page with the decks of the set. */
async function openDecks(): Promise<Page> {
  const page = await site.open('#/train');
  await there(page, '>>> nard-train-decks');
  await drop(page, 'club.json', oneOfEach);
  await until('three decks', async () => (await page.$$('>>> nard-train-decks >>> .deck')).length === 3);
  return page;
}

interface Node {
  readonly role: string;
  readonly name?: string;
  readonly focused?: boolean;
  readonly children?: readonly Node[];
}

/** What a screen reader finds on the page, in its order. */
async function heard(page: Page): Promise<readonly Node[]> {
  const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];
  return flat((await page.accessibility.snapshot({ interestingOnly: false })) as unknown as Node);
}
const focusedText = (page: Page): Promise<string> => page.evaluate(() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return `${element?.getAttribute('aria-label') ?? ''} ${(element as HTMLElement | null)?.innerText ?? ''} ${element?.id ?? ''}`;
});

/** Goes on by Tab until something with these words is reached. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 200; tabs++) {
    if (words.test(await focusedText(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${words}`);
}

const verdict = (page: Page): Promise<string> => page.$eval('>>> nard-train-round', (round) => round.shadowRoot!.querySelector<HTMLElement>('.panel [role=status]')?.innerText ?? '').catch(() => '');
const progress = async (page: Page): Promise<{ readonly done: number; readonly left: number } | null> => {
  const found = /(\d+) done, (\d+) left/.exec(await page.$eval('>>> nard-train-round', (round) => round.shadowRoot!.querySelector<HTMLElement>('.panel header')?.innerText ?? '').catch(() => ''));
  return found && { done: Number(found[1]), left: Number(found[2]) };
};
/** The question the keyboard is on. */
const question = async (page: Page): Promise<string> => { const text = await focusedText(page); return text.trimEnd().endsWith('question') ? text : ''; };

describe('rounds by keyboard alone, as a screen reader hears them', () => {
  it.each([['Checker plays', 2], ['Cube', 1], ['Estimates', 6]] as const)('%s of both games', { timeout: 180_000 }, async (part, count) => {
    const page = await openDecks();
    await tabTo(page, new RegExp(`^Train: Set: Club · ${part}`));
    await page.keyboard.press('Enter');
    for (let done = 0; done < count; done++) {
      // The question is where the keyboard is: it is read without looking for it.
      await until(`question ${done + 1}`, async () => (await progress(page))?.done === done && (await question(page)) !== '');
      const words = await question(page);
      const before = await heard(page);
      expect(before.some(({ role, name }) => role === 'heading' && !!name && words.includes(name))).toBe(true);
      expect(before.some(({ role, name }) => /grid|application|group|figure|image|img/i.test(role) && /board|checkers|point/i.test(name ?? ''))).toBe(true);
      // Nothing of the answer yet.
      expect(await verdict(page)).toBe('');
      if (part === 'Estimates') {
        await tabTo(page, /^Your answer/);
        // It may be a chance, pips or throws of 36.
        await page.keyboard.type('20');
        await page.keyboard.press('Enter');
      } else {
        if (part === 'Checker plays' && done === 0) {
          await tabTo(page, /^ *Choose/);
          await page.keyboard.press('Enter');
        }
        await until('answers with names', async () => {
          const nodes = await heard(page);
          return nodes.some(({ role, name, children }) => role === 'group' && name === 'Answers' && (children ?? []).length > 0);
        });
        await page.keyboard.press('1');
      }
      await until('the verdict', async () => /^(Right|Wrong)/.test(await verdict(page)));
      // It is told by itself, and the keyboard waits on the grade that is marked.
      const after = await heard(page);
      expect(after.some(({ role, name }) => role === 'group' && name === 'How well did you know it?')).toBe(true);
      await until('the marked grade', async () => /Again|Good/.test(await focusedText(page)));
      await page.keyboard.press('4');
    }
    await until('the end', async () => /Session done/.test(await focusedText(page)));
    await page.close();
  });
});

describe('nothing is lost when the tab dies', () => {
  /** A page whose first question is answered, or has just been; what it asks. */
  async function begin(): Promise<{ readonly page: Page; readonly words: string }> {
    const page = await openDecks();
    await press(page, 'nard-train-decks >>> button', 'Train: Set: Club · Estimates');
    await until('the question', async () => (await question(page)) !== '');
    const words = await question(page);
    await page.type('>>> #number', '20');
    return { page, words };
  }

  /** Kills the page's process and opens another one with all that was kept. */
  async function crash(page: Page): Promise<Page> {
    const context = page.browserContext();
    const session = await page.createCDPSession();
    await Promise.race([session.send('Page.crash').catch(() => {}), new Promise((next) => setTimeout(next, 2000))]);
    const next = await context.newPage();
    await next.goto(`${site.url}#/train`, { waitUntil: 'networkidle0' });
    void page.close().catch(() => {});
    await until('the round goes on', async () => (await progress(next)) !== null);
    return next;
  }

  it('after the answer: it is still there, to be graded', { timeout: 120_000 }, async () => {
    const { page } = await begin();
    await page.keyboard.press('Enter');
    await until('the verdict', async () => (await verdict(page)) !== '');
    const told = await verdict(page);
    const next = await crash(page);
    expect([await verdict(next), await progress(next)]).toEqual([told, { done: 0, left: 6 }]);
    await next.close();
  });

  // Whatever was written by then: never half of it, never twice.
  it.each([0, 5])('in the middle of a grade, killed %i ms after the key', { timeout: 120_000 }, async (wait) => {
    const { page } = await begin();
    await page.keyboard.press('Enter');
    await until('the verdict', async () => (await verdict(page)) !== '');
    const told = await verdict(page);
    await page.evaluate(() => { dispatchEvent(new KeyboardEvent('keydown', { key: '4' })); });
    if (wait > 0) await new Promise((next) => setTimeout(next, wait));
    const next = await crash(page);
    const found = (await progress(next))!;
    expect(found.done + found.left).toBe(6);
    if (found.done === 0) {
      expect(await verdict(next)).toBe(told);
      await next.evaluate(() => { dispatchEvent(new KeyboardEvent('keydown', { key: '4' })); });
    } else expect(await verdict(next)).toBe('');
    await until('graded once', async () => { const now = await progress(next); return now?.done === 1 && now.left === 5; });
    await next.close();
  });
});

describe('a deck for elsewhere', () => {
  it('as an Anki package: its own database opens it, with a card and a picture for each puzzle', { timeout: 120_000 }, async () => {
    const page = await openDecks();
    const downloads = mkdtempSync(join(folder, 'downloads-'));
    const session = await page.createCDPSession();
    await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads, browserContextId: page.browserContext().id! });
    await press(page, 'nard-train-decks >>> button', 'Export to Anki: Set: Club · Estimates');
    const packages = (): string[] => readdirSync(downloads).filter((name) => name.endsWith('.apkg'));
    await until('the package', async () => packages().length === 1);
    const files = unzipSync(readFileSync(join(downloads, packages()[0]!)));
    const sql = await initSqlJs();
    const database = new sql.Database(files['collection.anki2']);
    expect(database.exec('select count(*) from cards join notes on notes.id = cards.nid')[0]!.values).toEqual([[6]]);
    expect(Object.values(JSON.parse(new TextDecoder().decode(files['media'])) as Record<string, string>)).toHaveLength(6);
    for (let at = 0; at < 6; at++) expect(new TextDecoder().decode(files[at])).toMatch(/^<svg /);
    database.close();
    await page.close();
  });

  it('on paper: a back for every front, on pages that are as many as they should be', { timeout: 120_000 }, async () => {
    const page = await openDecks();
    await press(page, 'nard-train-decks >>> button', 'Print cards: Set: Club · Estimates');
    await there(page, '>>> nard-deck-sheet >>> .paper');
    for (const [perPage, pages] of [[4, 4], [2, 6], [1, 12]]) {
      await press(page, 'nard-deck-sheet >>> .segments button', `${perPage} on a page`);
      await until('the pages', async () => (await page.$$('>>> nard-deck-sheet >>> .paper')).length === pages);
      // Every picture is drawn under the page's own policy.
      await until('the pictures', () => page.$$eval('>>> nard-deck-sheet >>> img', (pictures) => pictures.length === 6 && pictures.every((picture) => (picture as HTMLImageElement).naturalWidth > 0)));
      const pdf = Buffer.from(await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages!);
    }
    await page.close();
  });
});
