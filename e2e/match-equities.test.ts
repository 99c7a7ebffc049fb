/** Match equities, the cube's form and plays at a score, in the built app with the real engine. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadMet } from '../src/core/met/known.ts';
import { makeMetXml } from '../src/formats/met-xml.ts';
import { openSite, until as untilSoon, type Site } from './browser.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A new profile first makes its tables, on a shared processor for minutes. */
const MOST = 240_000;
const LONG = { timeout: 2 * MOST } as const;
const until = (what: string, condition: () => Promise<boolean>): Promise<void> => untilSoon(what, condition, MOST);
/** Of the sample match: its heading and some turns of the first game. */
const FIRST_LINES = 24;
const SCORED = '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:';
const words = (page: Page, selector: string): Promise<string[]> => page.$$eval(`>>> ${selector}`, (elements) => elements.map((element) => element.textContent!.replace(/\s+/g, ' ').trim()));
const has = async (page: Page, selector: string, text: string): Promise<boolean> => (await words(page, selector)).some((each) => each.includes(text));
const isDone = async (page: Page): Promise<boolean> => (await page.$$('>>> nard-answer-panel >>> .working')).length === 0 && (await page.$$('>>> nard-play-list >>> .play')).length > 0;
const goTo = (page: Page, hash: string): Promise<void> => page.evaluate((to) => { location.hash = to; }, hash);
async function select(page: Page, selector: string, value: string): Promise<void> {
  await until(selector, async () => (await page.$(`>>> ${selector}`)) !== null);
  await page.$eval(`>>> ${selector}`, (element, chosen) => {
    (element as HTMLSelectElement).value = chosen;
    element.dispatchEvent(new Event('change'));
  }, value);
}

/** A table of nobody's: Kazaross's numbers, shifted towards one half, under a name of its own. */
async function ownTable(file: string): Promise<string> {
  const { pre, post, id } = await loadMet('kazaross-xg2');
  const nearer = (chance: number): number => 0.5 + (chance - 0.5) * 0.9;
  writeFileSync(file, makeMetXml({ id, name: 'Nobody’s table', pre: pre.map((row) => row.map(nearer)), post: post.map(nearer) }));
  return file;
}
async function give(page: Page, file: string): Promise<void> {
  const input = await page.$('>>> nard-met-choice >>> #file');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
}

describe('plays at a score', () => {
  it('are valued with the cube, and say by which match equities', LONG, async () => {
    const page = await site.open(`${SCORED}21:0:0:0:5:10`);
    await until('the plays', () => isDone(page));
    expect(await has(page, 'nard-answer-panel >>> .badge', 'match equities: Kazaross XG2')).toBe(true);
    const beside = await words(page, 'nard-play-list >>> .beside');
    expect(beside.length).toBeGreaterThan(5);
    for (const each of beside) expect(each).toMatch(/^wins the match \d+\.\d\d% · cubeless [+−]?\d\.\d{3}$/);
  });

  it('for money they show no match, and the cube is counted', LONG, async () => {
    const page = await site.open(`${SCORED}21:0:0:0:0:10`);
    await until('the plays', () => isDone(page));
    expect(await has(page, 'nard-answer-panel >>> .badge', 'with the cube')).toBe(true);
    expect((await words(page, 'nard-play-list >>> .beside'))[0]).toMatch(/^cubeless [+−]?\d\.\d{3}$/);
  });
});

describe('the form of the cube', () => {
  it('takes a limit, a backgammon at two and automatic stakes; the address keeps them all', LONG, async () => {
    const page = await site.open(`${SCORED}00:0:0:3:0:10`);
    const where = 'nard-cube-table >>> .where';
    await until('the decision', () => has(page, where, 'beavers'));
    await page.$eval('>>> nard-analyse-screen', (screen) => {
      const buttons = [...screen.shadowRoot!.querySelectorAll('button')];
      buttons.find((button) => button.textContent!.trim() === 'Edit')!.click();
    });
    await select(page, 'nard-edit-strip >>> #cap', '4');
    await select(page, 'nard-edit-strip >>> #backgammon', '2');
    await select(page, 'nard-edit-strip >>> #cube', '2');
    await until('all of it', async () => (await has(page, where, 'cube 2, centred, Jacoby, beavers, cube limit 4, a backgammon counts ×2')));
    expect(await words(page, 'nard-edit-strip >>> select[aria-label="Cube owner"] option')).toContain('Centre (automatic doubles)');
    const { hash } = new URL(page.url());
    expect(hash).toMatch(/:1:0:1:00:0:0:3:0:2&backgammon=2$/);
    const again = await site.open(hash);
    await until('the same again', () => has(again, where, 'cube 2, centred, Jacoby, beavers, cube limit 4, a backgammon counts ×2'));
  });
});

describe('match equities', () => {
  it('a table is imported, chosen, kept, and used on Analyse and in Explore; another choice changes all of it', LONG, async () => {
    const page = await site.open('#/settings');
    await until('the choice', async () => (await page.$('>>> nard-met-choice >>> select')) !== null);
    await give(page, await ownTable(join(tmpdir(), 'nardscope-own-table.xml')));
    await until('the import', () => has(page, 'nard-met-choice >>> .said', 'is imported and chosen'));
    // Another tab, then or later, has it as well: it is kept.
    const other = await page.browserContext().newPage();
    await other.goto(`${site.url}#/settings`);
    const chosen = (): Promise<string[]> => other.$$eval('>>> nard-met-choice >>> select', (choices) => choices.map((choice) => (choice as HTMLSelectElement).selectedOptions[0]!.textContent!));
    await until('the choice kept', async () => (await chosen()).some((name) => name.includes('Nobody’s table')));
    await other.close();
    await goTo(page, `${SCORED}00:0:2:0:7:10`);
    await until('the decision by it', () => has(page, 'nard-cube-table >>> .where', 'match equities: Nobody’s table'));
    await goTo(page, '#/settings');
    await select(page, 'nard-met-choice >>> select', 'woolsey');
    await goTo(page, `${SCORED}00:0:2:0:7:10`);
    await until('the decision by another', () => has(page, 'nard-cube-table >>> .where', 'match equities: Woolsey'));
  });

  it.each([
    ['a picture', () => Buffer.from([137, 80, 78, 71, 0, 255]), 'nardscope-picture.xml', 'cannot be read'],
    ['a formula', () => Buffer.from('<?xml version="1.0"?><met><pre-crawford-table type="zadeh"></pre-crawford-table><post-crawford-table type="explicit"><row><me>.5</me></row></post-crawford-table></met>'), 'nardscope-formula.xml', 'formula'],
    ['a file of entities', () => Buffer.from('<?xml version="1.0"?><!DOCTYPE met [<!ENTITY a "aaaaaaaaaa">]><met>&a;</met>'), 'nardscope-entities.xml', 'cannot be read'],
    ['half a megabyte', () => Buffer.alloc(500_000, 60), 'nardscope-large.xml', 'cannot be used'],
  ])('%s is refused with the reason, and nothing else is chosen', LONG, async (_name, content, name, reason) => {
    const file = join(tmpdir(), name);
    writeFileSync(file, content());
    const page = await site.open('#/settings');
    await until('the choice', async () => (await page.$('>>> nard-met-choice >>> select')) !== null);
    await give(page, file);
    await until('the refusal', async () => (await has(page, 'nard-met-choice >>> .said.wrong', name)) && has(page, 'nard-met-choice >>> .said.wrong', reason));
    expect(await page.$eval('>>> nard-met-choice >>> select', (choice) => (choice as HTMLSelectElement).value)).toBe('kazaross-xg2');
  });

  it('a match analysed by one table is marked when another is chosen, and done anew when that is asked for', LONG, async () => {
    const page = await site.open('#/settings');
    await until('the settings', async () => (await page.$('>>> nard-met-choice >>> select')) !== null);
    // The shallowest look is the soonest done.
    await page.$$eval('>>> nard-depth-select', (choices) => choices[1]!.dispatchEvent(new CustomEvent('nard-depth', { detail: 0 })));
    await goTo(page, '#/review');
    // Its first turns are enough.
    const text = readFileSync('fixtures/sample-match.mat', 'utf8').split('\n').slice(0, FIRST_LINES).join('\n');
    await page.evaluate((match) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([match], 'sample.mat', { type: 'text/plain' }));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }, text);
    const isComplete = (): Promise<boolean> => has(page, 'nard-match-header >>> .work button', 'Analyse again');
    await until('the analysis', isComplete);
    expect(await has(page, 'nard-match-header >>> .met', 'Kazaross XG2')).toBe(true);
    expect(await words(page, 'nard-match-header >>> .other-met')).toEqual([]);
    const address = new URL(page.url()).hash;
    await goTo(page, '#/settings');
    await select(page, 'nard-met-choice >>> select', 'woolsey');
    await goTo(page, address);
    await until('the mark', () => has(page, 'nard-match-header >>> .other-met', 'Made by Kazaross XG2; chosen now: Woolsey'));
    expect(await has(page, 'nard-match-header >>> .met', 'Kazaross XG2')).toBe(true);
    await page.$$eval('>>> nard-match-header >>> .work button', (buttons) => (buttons.find((button) => button.textContent!.includes('Analyse again')) as HTMLElement).click());
    await until('all of it anew', async () => (await isComplete()) && (await words(page, 'nard-match-header >>> .other-met')).length === 0);
    expect(await words(page, 'nard-match-header >>> .met')).toEqual(['match equities: Woolsey']);
  });
});
