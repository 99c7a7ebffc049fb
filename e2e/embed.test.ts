/** The built elements on pages of others: the examples, a strict policy, another host, attributes that mean harm. After `npm run build:embed`. */
import type { Browser, Page } from 'puppeteer-core';
import type {} from '../src/embed/analysis.ts';
import type {} from '../src/embed/quiz.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, makePosition } from '../src/core/position.ts';
import { unwrap } from '../src/core/result.ts';
import { situationOf } from '../src/core/situation.ts';
import { makeLongId } from '../src/formats/long-id.ts';
import { startBrowser, until } from './browser.ts';
import { serveFolder, type FolderServer } from './folder-server.ts';

const LIMIT = { timeout: 180_000 };
const OPENING = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
const HOME = unwrap(makePosition({ game: 'long', mover: countsOf({ 3: 2, 1: 2 }), opponent: countsOf({ 4: 2, 2: 1 }) }));

let here: FolderServer;
let elsewhere: FolderServer;
let browser: Browser;

beforeAll(async () => {
  elsewhere = await serveFolder('.', { anyOrigin: true });
  here = await serveFolder('.', { made: {
    '/empty.html': `<!doctype html><html lang="en"><link rel="stylesheet" href="/dist/embed/nardscope.css"><body><script type="module" src="/dist/embed/quiz.js"></script></body></html>`,
    '/cdn.html': `<!doctype html><html lang="en"><body><script type="module" src="${elsewhere.url}dist/embed/analysis.js"></script><nard-analysis position="${OPENING}" plies="0"></nard-analysis></body></html>`,
    '/moved.html': `<!doctype html><html lang="en"><body><script type="module" src="/dist/embed/analysis.js"></script><nard-analysis position="${OPENING}" plies="0" engine="auto" engine-base="${elsewhere.url}dist/embed"></nard-analysis></body></html>`,
  } });
  browser = await startBrowser();
}, LIMIT.timeout);
afterAll(async () => {
  await browser?.close();
  await here?.stop();
  await elsewhere?.stop();
});

/** A page, and everything that went wrong on it. */
async function open(path: string): Promise<{ page: Page; wrong: string[] }> {
  const page = await (await browser.createBrowserContext()).newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error' && !message.location().url?.endsWith('favicon.ico')) wrong.push(message.text()); });
  await page.setViewport({ width: 800, height: 900 });
  await page.goto(here.url + path, { waitUntil: 'load' });
  return { page, wrong };
}

const count = (page: Page, selector: string): Promise<number> => page.$$(`>>> ${selector}`).then((found) => found.length);
const textOf = (page: Page, selector: string): Promise<string> => page.$$eval(`>>> ${selector}`, (found) => found.map((each) => each.textContent ?? '').join(' | '));
/** What the first board says of a play. Asked for step by step: a promise that only the protocol waits for may be collected before it is settled. */
async function played(page: Page, text: string): Promise<boolean | undefined> {
  await page.$eval('>>> nard-board', (board, play) => { void board.play(play).then((isMade) => Object.assign(window, { isMade })); }, text);
  const made = (): Promise<boolean | undefined> => page.evaluate(() => (window as unknown as { isMade?: boolean }).isMade);
  await until('the play', async () => (await made()) !== undefined);
  return made();
}
const press = (page: Page, selector: string): Promise<void> => page.$eval(`>>> ${selector}`, (found) => { found.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })); });

describe('examples', () => {
  it('a forum post: a play is made on its board, and its arrows are drawn', LIMIT, async () => {
    const { page, wrong } = await open('examples/forum-post.html');
    await until('the grid', async () => (await count(page, '[role="gridcell"]')) === 28);
    expect(await played(page, '8/5 6/5')).toBe(true);
    expect(await page.$eval('nard-board', (board) => board.shadowRoot!.querySelectorAll('.die.used').length)).toBe(2);
    expect(await page.$$eval('nard-board', (boards) => boards[1]!.shadowRoot!.querySelectorAll('.arrow').length)).toBe(2);
    expect(wrong).toEqual([]);
  });

  it('a blog: five boards of both games in four languages, each as high as its room was before', LIMIT, async () => {
    const { page, wrong } = await open('examples/blog.html');
    const names = (): Promise<(string | null)[]> => page.$$eval('nard-board', (boards) => boards.map((board) => board.shadowRoot?.querySelector('.picture')?.getAttribute('aria-label') ?? null));
    const opened = [/^Backgammon board/, /^Taxta, uzun nard/, /^Доска, длинные нарды/, /^Taxta, qısa nərd/];
    await until('their words', async () => { const said = await names(); return opened.every((word, i) => word.test(said[i] ?? '')); });
    await until('the editor', async () => (await count(page, '[role="radio"]')) === 4);
    const shapes = await page.$$eval('nard-board', (boards) => boards.map((board) => board.getBoundingClientRect()).map(({ width, height }) => width / height));
    for (const shape of shapes) expect(shape).toBeCloseTo(990 / 724, 1);
    expect(wrong).toEqual([]);
  });

  it('a quiz: answered by a play on the board, however it is spelled, then answered wrong', LIMIT, async () => {
    const { page, wrong } = await open('examples/quiz.html');
    await until('the options', async () => (await count(page, '[part="option"]')) === 4);
    await until('the rules', async () => (await count(page, '[role="gridcell"]')) === 28);
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      for (const type of ['nard-answer', 'nard-play', 'nard-play-request']) document.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]));
    });
    expect(await played(page, '6/5 8/5')).toBe(true);
    await page.$eval('>>> nard-board', (board) => board.commit());
    await until('the verdict', async () => /nothing is better/.test(await textOf(page, '.verdict')));
    expect(await count(page, '.ranked li')).toBe(4);
    await page.$eval('nard-quiz', (quiz) => { quiz.reset(); });
    await page.$eval('nard-quiz', (quiz) => quiz.choose('24/20'));
    await until('the other verdict', async () => /gives up 0\.195\. Best is 8\/5 6\/5/.test(await textOf(page, '.verdict')));
    await until('arrows', async () => (await count(page, '.arrow-blunder')) > 0 && (await count(page, '.arrow-good')) === 2);
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toMatchObject([
      ['nard-answer', { loss: 0, isRight: true }], ['nard-answer', { text: '24/20', loss: 0.195, isRight: false }],
    ]);
    expect(wrong).toEqual([]);
  });

  it('a lesson: its question is answered on the board and it goes on; a board shows one of its positions', LIMIT, async () => {
    const { page, wrong } = await open('examples/lesson.html');
    await until('the question', async () => (await textOf(page, '.ask')) === 'Which one?');
    await until('the board of its page', async () => (await count(page, '.arrow-good')) === 1);
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener('nard-answer', (event) => heard.push((event as CustomEvent).detail));
    });
    const board = (): Promise<boolean> => page.$eval('>>> .reader nard-board', (found) => found.shadowRoot!.querySelector('[role="gridcell"]') !== null);
    await until('the rules', board);
    expect(await page.$eval('>>> .reader nard-board', (found) => found.play('24/20'))).toBe(true);
    await page.$eval('>>> .reader nard-board', (found) => found.commit());
    await until('what is wrong with it', async () => /hit from everywhere/.test(await textOf(page, '.said')));
    expect(await page.$eval('>>> .reader nard-board', (found) => found.play('6/5 8/5'))).toBe(true);
    await page.$eval('>>> .reader nard-board', (found) => found.commit());
    await until('the praise', async () => /five point blocks/.test(await textOf(page, '.said')));
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toMatchObject([{ text: '24/20', isRight: false }, { text: '8/5 6/5', isRight: true, path: [0] }]);
    await press(page, '[data-way]');
    await until('the variation', async () => /Black answers in kind/.test(await textOf(page, '[part="text"]')));
    expect(wrong).toEqual([]);
  });

  it('a lesson that is none says so inside the quiz, and nothing is thrown into the page', LIMIT, async () => {
    const { page, wrong } = await open('empty.html');
    await page.evaluate(() => { const quiz = document.createElement('nard-quiz'); quiz.setAttribute('lesson', '{"format": "nardscope-lesson", "version": 1, "pages": [{"position": "hello"}]}'); document.body.append(quiz); });
    await until('the sentence', async () => /The lesson is wrong at pages\[0\]\.position/.test(await textOf(page, '.problem')));
    expect(wrong).toEqual([]);
  });

  it('an analysis: the engine comes when it is started, not before', LIMIT, async () => {
    const { page, wrong } = await open('examples/analysis.html');
    await until('the board', async () => (await count(page, '.checker')) === 30);
    const loaded = (): Promise<string[]> => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /engine\.js|\.net$|\/(short|long)\.wasm/.test(name)));
    expect(await loaded()).toEqual([]);
    expect(page.workers()).toHaveLength(0);
    await press(page, '[part="start"]');
    await until('the plays', async () => /8\/4 6\/4/.test(await textOf(page, '.play')));
    await until('its end', async () => /Looked 1-ply deep/.test(await textOf(page, '[part="status"]')));
    expect(wrong).toEqual([]);
  });

  it('an analysis where a last throw is played says whether it was counted', LIMIT, async () => {
    for (const [began, said] of [['opponent', 'Last throw counted.'], [undefined, 'Who began is not said: last throw not counted.']] as const) {
      const id = makeLongId({ ...situationOf({ ...HOME, ...(began && { began }) }), preset: { id: 'classic_uzun', version: 1 } });
      const { page, wrong } = await open(`empty.html?${began ?? ''}`);
      await page.addScriptTag({ type: 'module', url: '/dist/embed/analysis.js' });
      await page.evaluate((position) => { document.body.innerHTML = `<nard-analysis position="${position}" plies="0" engine="auto"></nard-analysis>`; }, id);
      await until('the words', async () => (await textOf(page, 'section')).includes(said));
      expect(wrong).toEqual([]);
    }
  });

  it('an analysis of what is no position says so and analyses nothing else', LIMIT, async () => {
    const { page } = await open('empty.html?wrong');
    await page.addScriptTag({ type: 'module', url: '/dist/embed/analysis.js' });
    await page.evaluate(() => { document.body.innerHTML = '<nard-analysis position="XGID=zzz" plies="0" engine="auto"></nard-analysis>'; });
    await until('the sentence', async () => /cannot be shown/.test(await textOf(page, '.problem')));
    await press(page, '[part="start"]');
    await page.evaluate(() => document.querySelector('nard-analysis')!.analyse());
    expect(await textOf(page, '[part="status"]')).toBe('');
    expect(await textOf(page, 'section')).toBe('');
  });

  it('under a strict policy all three elements work, PNG too', LIMIT, async () => {
    const { page, wrong } = await open('examples/strict.html');
    await until('the grids', async () => (await count(page, '[role="gridcell"]')) === 56);
    await press(page, '[part="start"]');
    await until('the plays', async () => /8\/5 6\/5/.test(await textOf(page, '.play')));
    const png = await page.$eval('nard-board', async (board) => [...new Uint8Array(await (await board.toPNG(990)).arrayBuffer())].slice(0, 24));
    expect(png.slice(1, 4)).toEqual([80, 78, 71]);
    expect([(png[18]! << 8) + png[19]!, (png[22]! << 8) + png[23]!]).toEqual([990, 724]);
    expect(wrong).toEqual([]);
  });
});

describe('elsewhere', () => {
  it('an element from another host starts its engine through a blob', LIMIT, async () => {
    const { page, wrong } = await open('cdn.html');
    await page.waitForSelector('>>> [part="start"]');
    await press(page, '[part="start"]');
    await until('the plays', async () => /8\/5 6\/5/.test(await textOf(page, '.play')));
    expect(wrong).toEqual([]);
  });

  it('engine-base says where the engine is, engine="auto" starts it', LIMIT, async () => {
    const { page } = await open('moved.html');
    await until('the plays', async () => /8\/5 6\/5/.test(await textOf(page, '.play')));
  });

  it('the page for an iframe makes an element of its address and tells the page around', LIMIT, async () => {
    const { page } = await open(`dist/embed/frame.html?element=board&mode=play&lang=en&position=${encodeURIComponent(OPENING)}&onclick=alert(1)`);
    await until('the grid', async () => (await count(page, '[role="gridcell"]')) === 28);
    expect(await page.$eval('nard-board', (board) => board.hasAttribute('onclick'))).toBe(false);
    await page.evaluate(() => new Promise<void>((heard) => {
      addEventListener('message', (event: MessageEvent<{ type: string }>) => { if (event.data.type === 'nard-play') heard(); });
      void document.querySelector('nard-board')!.play('8/5 6/5');
    }));
  });
});

const HARM = ['<img src=x onerror="window.harmed=1">', '"><script>window.harmed=1</script>', 'javascript:alert(1)', '\u0000\uFFFF', '', ' ', 'x'.repeat(2_000_000), '../../../etc/passwd', '${7*7}', '-1', '1e999', '⛂'.repeat(1000)];
const NAMES = ['position', 'game', 'preset', 'mode', 'turn', 'perspective', 'direction', 'numbering', 'show', 'arrows', 'lang', 'options', 'question', 'tolerance', 'confirm', 'mini', 'page'];

describe('a hostile page', () => {
  it.each(['nard-board', 'nard-quiz'])('%s: whatever its attributes say, it shows a message or a board, and throws nothing', LIMIT, async (tag) => {
    const { page, wrong } = await open('empty.html');
    await page.waitForFunction((name) => customElements.get(name) !== undefined, {}, tag);
    const silent = await page.evaluate(async (name, attributes, values) => {
      const found: string[] = [];
      const element = document.createElement(name) as HTMLElement & { updateComplete: Promise<boolean> };
      document.body.append(element);
      for (const attribute of attributes) {
        for (const value of values) {
          element.setAttribute(attribute, value);
          await element.updateComplete;
          const root = element.shadowRoot!;
          const board = root.querySelector('nard-board')?.shadowRoot ?? root;
          const says = [root, board].some((each) => each.querySelector('.problem:not([hidden])'));
          if (!says && !board.querySelector('.checker')) found.push(`${attribute}=${value.slice(0, 20)}`);
        }
        element.removeAttribute(attribute);
      }
      await element.updateComplete;
      // Faster than anything can be drawn.
      for (let i = 0; i < 2000; i++) element.setAttribute(attributes[i % attributes.length]!, values[(i * 7) % values.length]!);
      for (const attribute of attributes) element.removeAttribute(attribute);
      element.setAttribute('position', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10');
      await element.updateComplete;
      return found;
    }, tag, NAMES, HARM);
    expect(silent).toEqual([]);
    await until('a board again', async () => (await count(page, '.checker')) === 30);
    expect(await page.evaluate(() => (window as unknown as { harmed?: number }).harmed)).toBeUndefined();
    expect(wrong).toEqual([]);
  });

  it('a lesson that is none is told in the place of the quiz, in the reader’s language', LIMIT, async () => {
    const { page, wrong } = await open('empty.html');
    await page.waitForFunction(() => customElements.get('nard-quiz') !== undefined);
    await page.evaluate(() => {
      document.body.innerHTML = `<nard-quiz lang="ru" lesson='{"format": "nardscope-lesson"'></nard-quiz><nard-quiz lang="uz" lesson="${'x.'.repeat(50_000)}"></nard-quiz>`;
    });
    const said = (lang: string): Promise<string> => page.evaluate((name) => document.querySelector(`nard-quiz[lang=${name}]`)!.shadowRoot!.querySelector('.problem')?.textContent ?? '', lang);
    await until('in Russian', async () => /[а-яё]{4}/i.test(await said('ru')));
    await until('in Uzbek', async () => (await said('uz')).includes('Matn juda uzun'));
    expect(wrong).toEqual([]);
  });

  it('properties that are nonsense stop one board, which says so', LIMIT, async () => {
    const { page } = await open('empty.html');
    await page.waitForFunction(() => customElements.get('nard-board') !== undefined);
    const heard = await page.evaluate(async () => {
      const thrown: string[] = [];
      addEventListener('error', (event) => thrown.push(event.message));
      addEventListener('unhandledrejection', (event) => thrown.push(String(event.reason)));
      const codes: string[] = [];
      const board = document.createElement('nard-board');
      board.addEventListener('nard-error', (event) => codes.push((event as CustomEvent<{ error: { code: string } }>).detail.error.code));
      document.body.append(board);
      Object.assign(board, { setup: { mover: 7 }, arrows: 5, show: null });
      await board.updateComplete;
      Object.assign(board, { setup: null, arrows: [], show: [] });
      await board.updateComplete;
      await new Promise((done) => setTimeout(done));
      return { thrown, codes, drawn: board.shadowRoot!.querySelectorAll('.checker').length };
    });
    expect(heard).toEqual({ thrown: [], codes: ['element_failed'], drawn: 30 });
  });
});
