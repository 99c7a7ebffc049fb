/**
 * A rollout that goes on for an hour in the built app, by `npm run test:long`: memory stays flat, clicks are answered, no task is long,
 * and a tab that is killed loses at most five seconds of work. What is measured is printed.
 */
import type { CDPSession, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, until, type Site } from '../browser.ts';
import { heldUp, markClicks } from '../main-thread.ts';
import { clickAt, takeWaits, textAt, watchClicks, type Target } from './clicker.ts';
import { growth, measureMemory, type Memory } from './memory.ts';

const MINUTES = Number(process.env.NARDSCOPE_ROLLOUT_MINUTES ?? 64);
/** A contact position before the throw, 5 away against 3 away. */
const POSITION = '#/analyse?id=XGID=-B-BaBB---aA---A-bbbc-dB--:0:0:1:00:2:4:0:7:10';
const TRIALS = 1_000_000;
/** What the issue asks for, in milliseconds. */
const [ANSWER, TASK, LOST] = [100, 50, 5000];
/** Growth over half of the run that is none: what is measured shakes by as much. */
const FLAT = { share: 0.05, bytes: 3e6, count: 200 };
const PAUSE = 1000;
/** Clicks fill caches that Chromium empties once nothing is clicked: what the process holds is measured after a rest, every so many rounds. */
const REST = { rounds: 4, time: 45_000 };

const SCREEN = ['nard-app', 'nard-analyse-screen'];
const PANEL = [...SCREEN, 'nard-rollout-drawer', 'nard-rollout-panel'];
const figures: Target = { path: [...PANEL, '.figures'] };
const main: Target = { path: [...PANEL, 'header .primary'] };
const open: Target = { path: [...SCREEN, '.rollout-line button'] };
const inPanel = (selector: string, nth = 0): Target => ({ path: [...PANEL, selector], nth });
const screen = (nth: number): Target => ({ path: ['nard-app', 'nav a'], nth });
const flip: Target = { path: [...SCREEN, '.actions button.quiet'] };
const table: Target = { path: [...PANEL, 'nard-convergence-chart', 'summary'] };
/** A round: candidates, what folds, the board, another screen and back, the drawer closed and opened. All ends as it began. */
const ROUND: readonly Target[] = [
  inPanel('button.name', 1), inPanel('button.name', 0), inPanel('details.settings summary'), inPanel('details.settings summary'), table, table,
  flip, flip, screen(3), screen(0), inPanel('button.name', 1), inPanel('header .icon-only'), open, inPanel('button.name', 0),
];

const trials = async (page: Page): Promise<number> => Number(/([\d,]+) of/.exec(await textAt(page, figures))?.[1]?.replaceAll(',', '') ?? -1);
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What one look after another found. */
interface Found {
  readonly tasks: number[];
  readonly answers: number[];
  readonly waits: number[];
  readonly memory: Memory[];
  /** Bytes of the page's process, after rests. */
  readonly rested: number[];
}
const nothing = (): Found => ({ tasks: [], answers: [], waits: [], memory: [], rested: [] });

let site: Site;
beforeAll(async () => { site = await openSite(); }, 60_000);
afterAll(() => site?.close());

/** Once through everything that can be clicked. */
async function goRound(page: Page, session: CDPSession, found: Found): Promise<void> {
  const { tasks, answers, pid } = await heldUp(page, async () => {
    for (const target of ROUND) {
      await until(`${target.path.at(-1)}`, async () => (await textAt(page, target)) !== '');
      await clickAt(page, target);
      await wait(PAUSE);
    }
  });
  found.tasks.push(...tasks);
  found.answers.push(...answers);
  found.waits.push(...(await takeWaits(page)));
  found.memory.push(await measureMemory(page, session, pid));
  if (found.memory.length % REST.rounds > 0) return;
  await wait(REST.time);
  found.rested.push((await measureMemory(page, session, pid)).process ?? 0);
}

async function openDrawer(page: Page): Promise<void> {
  await until('the button', async () => (await textAt(page, open)) !== '', 300_000);
  await clickAt(page, open);
  await until('the drawer', async () => (await textAt(page, main)) !== '', 300_000);
}

/** A rollout on a fast machine comes to its end: it is extended. */
async function keepGoing(page: Page): Promise<void> {
  if ((await textAt(page, main)) !== 'Pause') await clickAt(page, main);
}

/** Kills the tab as a crash would and answers what of its work is gone: milliseconds since the page showed what is there afterwards. */
async function killAndReopen(page: Page): Promise<{ readonly lost: number; readonly page: Page }> {
  const shown: { readonly at: number; readonly trials: number }[] = [];
  for (const end = Date.now() + 2 * LOST; Date.now() < end; await wait(100)) shown.push({ at: Date.now(), trials: await trials(page) });
  const session = await page.createCDPSession();
  const killed = Date.now();
  // It never answers: there is nobody left to.
  session.send('Page.crash').catch(() => {});
  await wait(1000);
  const reopened = await page.browserContext().newPage();
  await page.close();
  await reopened.setViewport({ width: 1440, height: 900 });
  await reopened.goto(site.url + POSITION, { waitUntil: 'networkidle0' });
  await until('the rollout again', async () => (await trials(reopened)) > 0, 300_000);
  const kept = await trials(reopened);
  // The first moment at which more was shown than was kept.
  const gone = shown.find((each) => each.trials > kept);
  return { lost: gone ? killed - gone.at : 0, page: reopened };
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const rank = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
const spread = (values: readonly number[]): string => `${values.length}; median ${rank(values, 0.5).toFixed(1)}, 99 in 100 below ${rank(values, 0.99).toFixed(1)}, most ${rank(values, 1).toFixed(1)} ms`;
const say = (line: string): void => { process.stdout.write(`${line}\n`); };

/** Prints how a measure went and answers whether it stayed flat. */
function isFlat(name: string, values: readonly number[], slack: number, show: (value: number) => string): boolean {
  const grown = growth(values);
  if (!grown) return true;
  say(`${name}: ${show(grown.from)} in the second quarter, ${show(grown.to)} in the last, ${show(rank(values, 1))} at most`);
  return grown.to - grown.from <= Math.max(slack, FLAT.share * grown.from);
}

it(`a rollout of ${MINUTES} minutes`, { timeout: (MINUTES + 30) * 60_000 }, async () => {
  let page = await site.open(POSITION);
  const session = await page.createCDPSession();
  await markClicks(page);
  await watchClicks(page);
  await openDrawer(page);
  // The table of the bear-off is made by now, or the first trial would not come.
  await clickAt(page, main);
  await until('the first trials', async () => (await trials(page)) > 0, 600_000);
  await clickAt(page, main);
  await until('the pause', async () => (await textAt(page, main)) === 'Go on');
  const idle = nothing();
  await goRound(page, session, idle);

  await page.evaluate((path, wanted) => {
    const inside = path.reduce<ParentNode | null>((root, selector) => root?.querySelector(selector)?.shadowRoot ?? null, document);
    const field = inside?.querySelector<HTMLInputElement>('input[name=trials]');
    if (!field) throw new Error('no field of trials');
    field.value = String(wanted);
    field.dispatchEvent(new InputEvent('input'));
  }, [...PANEL, 'nard-rollout-settings'], TRIALS);
  // The number of trials counts for what is begun or extended.
  await clickAt(page, inPanel('header button', 2));
  await until('the end', async () => (await textAt(page, main)).endsWith('more'));
  await clickAt(page, main);

  const busy = nothing();
  for (const end = Date.now() + MINUTES * 60_000; Date.now() < end;) {
    await keepGoing(page);
    await goRound(page, session, busy);
    const memory = busy.memory.at(-1)!;
    say(`${await trials(page)} trials, page ${megabytes(memory.page)}, workers ${megabytes(memory.workers)}, process ${memory.process === null ? '?' : megabytes(memory.process)}, ${memory.nodes} nodes, ${memory.listeners} listeners`);
  }
  await keepGoing(page);
  const killed = await killAndReopen(page);
  page = killed.page;
  const kept = await trials(page);
  await clickAt(page, main);
  await until('trials beyond those that were kept', async () => (await trials(page)) > kept, 600_000);

  say(`\nprocessor time from click to frame: ${spread(busy.answers)}`);
  say(`the same without a rollout: ${spread(idle.answers)}`);
  say(`on the clock, whatever else the machine does: ${spread(busy.waits)}`);
  say(`the same without a rollout: ${spread(idle.waits)}`);
  say(`tasks: ${spread(busy.tasks)}`);
  say(`lost with the killed tab: ${killed.lost} ms of work`);
  const flat = [
    isFlat('page', busy.memory.map((each) => each.page), FLAT.bytes, megabytes), isFlat('workers', busy.memory.map(({ workers }) => workers), FLAT.bytes, megabytes),
    isFlat('process at rest', busy.rested, 2 * FLAT.bytes, megabytes),
    isFlat('nodes', busy.memory.map(({ nodes }) => nodes), FLAT.count, String), isFlat('listeners', busy.memory.map(({ listeners }) => listeners), FLAT.count, String),
  ];
  expect(busy.answers.length).toBeGreaterThanOrEqual(ROUND.length);
  expect(busy.answers.filter((time) => time > ANSWER!)).toEqual([]);
  expect(busy.tasks.filter((time) => time > TASK!)).toEqual([]);
  expect(killed.lost).toBeLessThanOrEqual(LOST!);
  expect(flat).toEqual(flat.map(() => true));
});
