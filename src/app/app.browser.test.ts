/** The whole app in a browser over the real rule book, formats and store, with a fake engine: what a user does from end to end. */
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { deleteDB } from 'idb';
import { startPosition } from '../core/position.ts';
import { situationOf } from '../core/situation.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { loadRules } from '../engine/rule-book.ts';
import { STRENGTHS } from '../engine/strength-presets.ts';
import { unwrap } from '../core/result.ts';
import { openMemoryStore, openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { NardBoard } from '../elements/board/define.ts';
import './nard-app.ts';
import type { NardApp } from './nard-app.ts';
import { ScreenLoader } from './screen-loader.ts';
import { Session } from './session.ts';
import { makeAddress, makeGate, testServices, type Gate, type TestServices } from './testing/services.ts';
import { applyTheme } from './theme.ts';

const OPENING_31 = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';

/** Everything under a root that matches, through all shadow roots; `host inner` finds `inner` in the shadow of `host`. */
function all(selector: string, root: ParentNode = document): HTMLElement[] {
  const [host, ...inner] = selector.split(' ');
  if (inner.length > 0 && host!.startsWith('nard-')) return all(host!, root).flatMap((element) => (element.shadowRoot ? all(inner.join(' '), element.shadowRoot) : []));
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  for (const element of root.querySelectorAll('*')) if (element.shadowRoot) found.push(...all(selector, element.shadowRoot));
  return found;
}
const one = (selector: string): HTMLElement => {
  const [first] = all(selector);
  if (!first) throw new Error(`no ${selector} on the page`);
  return first;
};
/** Words of an element and of all shadow roots in it. */
const wordsOf = (node: Node): string =>
  node instanceof Text ? node.data : node instanceof HTMLStyleElement ? '' : [...((node as Element).shadowRoot ?? node).childNodes].map(wordsOf).join(' ');
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const textOf = (selector: string): string => tidy(wordsOf(one(selector)));
/** The first whose words begin so. A selector may not cross a shadow root. */
const byText = (selector: string, text: string): HTMLElement => {
  const found = all(selector).find((element) => tidy(wordsOf(element)).startsWith(text));
  if (!found) throw new Error(`no ${selector} “${text}”`);
  return found;
};

/** Waits until something holds; what it says last is the failure’s message. */
async function until(what: string, test: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    let holds = false;
    try { holds = test(); } catch { /* not on the page yet */ }
    if (holds) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never: ${what}`);
}

const analysed = (): Promise<void> => until('the whole match is analysed', () => /^\d+ plays analysed/.test(textOf('nard-match-header .work')));

const paste = (text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }));
};
const drop = (file: File): void => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  for (const type of ['dragenter', 'dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
};
const press = (key: string): void => { document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })); };

describe('the app', () => {
  let rules: RuleBook;
  let match: File;
  let name: string;
  let gate: Gate;
  let store: Store;
  let services: TestServices;
  let address: ReturnType<typeof makeAddress>;
  let app: NardApp;

  before(async () => {
    rules = await loadRules(await fetch('/build/rules.wasm'));
    match = new File([await (await fetch('/fixtures/mat/plain.mat')).text()], 'last-night.mat');
  });

  /** Opens the page at an address, on the store of this test. */
  async function open(hash = ''): Promise<Session> {
    leave();
    store = await openStore(name);
    services = testServices(rules, store, { pause: () => gate.pass() });
    address = makeAddress(hash);
    const session = new Session(services, address);
    app = document.createElement('nard-app');
    app.session = session;
    document.body.append(app);
    await session.start();
    await until('the screen is drawn', () => app.renderRoot.querySelector('main > *')!.shadowRoot!.childElementCount > 0 && all('.room').length === 0);
    return session;
  }

  /** As a reload leaves the page. */
  function leave(): void {
    app?.session?.review.close();
    app?.remove();
    store?.close();
  }

  beforeEach(() => {
    name = `app-${crypto.randomUUID()}`;
    gate = makeGate();
  });
  afterEach(async () => {
    leave();
    await deleteDB(name);
  });

  it('a screen whose code cannot be loaded says so, and comes once it can', async () => {
    const load = (): Promise<unknown> => (isUp ? import('./screens/settings-screen.ts') : Promise.reject(new TypeError('Failed to fetch')));
    const loaded = async (): Promise<void> => {};
    let isUp = false;
    const session = await open();
    app.remove();
    app = document.createElement('nard-app');
    app.screens = new ScreenLoader({
      loads: { analyse: loaded, review: loaded, play: loaded, library: loaded, train: loaded, sheet: loaded, help: loaded, settings: load }, idle: loaded, answers: async () => false, reload: () => {},
    });
    app.session = session;
    document.body.append(app);
    session.go({ screen: 'settings' });
    await until('the sentence', () => textOf('nard-app main .missing').startsWith('This screen could not be loaded.'));
    isUp = true;
    byText('nard-app main button', 'Try again').click();
    await until('the screen', () => textOf('nard-settings-screen h1') === 'Settings');
  });

  describe('Analyse', () => {
    it('a pasted ID with dice is answered by ranked plays, and stands in the address', async () => {
      await open();
      paste(OPENING_31);
      await until('ranked plays', () => all('nard-play-list .play').length > 5 && all('nard-answer-panel .working').length === 0);
      expect(textOf('nard-answer-panel h2')).to.equal('White to play 31');
      expect(decodeURIComponent(address.read())).to.include('-b----E-C---eE---c-e----B-:0:0:1:31');
    });

    it('a click plays a play, says what it costs, and undo takes it back', async () => {
      const session = await open(`#/analyse?id=${OPENING_31}`);
      await until('ranked plays', () => all('nard-play-list .play').length > 5);
      all('nard-play-list .play')[2]!.click();
      await until('a loss', () => /: −0\.\d{3} against the best play/.test(textOf('nard-answer-panel .verdict')));
      expect(session.analyse.cell.get().tried).not.to.equal(null);
      byText('nard-analyse-screen button', 'Undo').click();
      await until('the hint', () => textOf('nard-answer-panel .verdict').startsWith('Click a play'));
    });

    it('a play made by hand on the board is judged like any other', async () => {
      await open(`#/analyse?id=${OPENING_31}`);
      await until('2-ply plays', () => textOf('nard-play-list').includes('2-ply') && all('nard-answer-panel .working').length === 0);
      expect(await (one('nard-board') as NardBoard).play('6/2')).to.equal(true);
      await until('its loss at full depth', () => /^6\/2: −0\.\d{3} against/.test(textOf('nard-answer-panel .verdict')));
      expect(textOf('nard-play-list .is-played')).to.match(/^\d+ 6\/2 .*2-ply/);
    });

    it('without dice the cube decision of the side to roll is shown, with the chances it rests on', async () => {
      await open('#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10');
      await until('2-ply chances', () => textOf('nard-chances-card').includes('cubeless, 2-ply'));
      expect(textOf('nard-answer-panel h2')).to.equal('Black to roll');
      expect(textOf('nard-cube-table')).to.match(/^1 [A-Z].*\/.* Money play, cube 1, centred .*at 2-ply.*No double.*Double\/Take.*Double\/Pass \+1\.000.*Cubeless/);
      expect(textOf('nard-chances-card')).to.match(/Win [\d.]+% [\d.]+%/);
    });

    it('score, cube owner, Jacoby and beavers of the edit strip change the decision asked for', async () => {
      const session = await open();
      const asked = () => { const { answer } = session.analyse.cell.get(); return answer.kind === 'cube' ? answer.question.conditions : null; };
      byText('nard-edit-strip label.check', 'Beavers').click();
      await until('beavers', () => asked()?.beavers === true && textOf('nard-cube-table .where').endsWith('beavers'));
      const length = one('nard-edit-strip #length') as HTMLSelectElement;
      length.value = '7';
      length.dispatchEvent(new Event('change'));
      await until('a match', () => asked()?.match?.own === 7 && textOf('nard-cube-table .where').includes('7 away against 7 away'));
      expect(textOf('nard-cube-table thead')).to.match(/MWC$/);
    });

    it('Explore stands in the answer’s place: rolls whose choice sets the dice, scores computed on demand, take points', async () => {
      const session = await open();
      byText('nard-analyse-screen button', 'Explore').click();
      await until('the rolls', () => all('nard-roll-map .cell').filter((cell) => /^[+−]?\d/.test(cell.textContent!)).length === 36);
      expect(one('nard-answer-panel').hidden).to.equal(true);
      byText('nard-explore-panel button', 'Scores').click();
      byText('nard-explore-panel button', 'Compute').click();
      await until('the matrix', () => all('nard-score-matrix .cell').every((cell) => cell.textContent !== '·'));
      expect(textOf('nard-market-window table')).to.match(/Take point \(dead \/ live\) \d/);
      all('nard-roll-map .cell')[8]!.click();
      await until('dice', () => session.analyse.cell.get().draft.roll?.join('') === '32');
      await until('the dice on the map', () => all('nard-roll-map .cell.current').length === 2);
      byText('nard-analyse-screen button', 'Answer').click();
      await until('ranked plays', () => one('nard-answer-panel').hidden === false && all('nard-play-list .play').length > 5);
    });

    it('long nard has nothing of the cube: no table, no Explore', async () => {
      await open();
      byText('nard-game-picker button', 'Long nard').click();
      await until('the other board', () => textOf('nard-answer-panel').length > 0 && all('nard-cube-table').length === 0);
      expect(all('nard-analyse-screen .tabs')).to.have.length(0);
    });

    it('the equity is named after the side it belongs to, also while a double is answered', async () => {
      const session = await open();
      session.openSituation({ ...situationOf(startPosition('short')), phase: 'answer' });
      await until('2-ply chances', () => textOf('nard-answer-panel h2') === 'White to answer a double' && textOf('nard-chances-card').includes('cubeless, 2-ply'));
      expect(textOf('nard-chances-card .equity')).to.match(/Equity of Black, cubeless, 2-ply$/);
    });

    it('while a board is set up the panel counts what is on it', async () => {
      await open();
      byText('nard-analyse-screen button', 'Edit').click();
      byText('nard-edit-strip button', 'Clear').click();
      await until('the count', () => textOf('nard-answer-panel .body') === 'On the board: White 0 of 15, Black 0 of 15.');
      expect(textOf('nard-answer-panel h2')).to.equal('Setting up the board');
    });

    it('an unreadable text is told in words and leaves the board as it was', async () => {
      await open(`#/analyse?id=${OPENING_31}`);
      paste('four hundred sheep');
      await until('a notice', () => textOf('nard-notice-bar').includes('not a format'));
      expect(textOf('nard-answer-panel h2')).to.equal('White to play 31');
    });

    it('a notice has room of its own: it covers neither board, answer nor controls', async () => {
      // As the page’s own styles have it: the screen beside the navigation.
      document.documentElement.style.setProperty('--nard-rail', '72px');
      await open(`#/analyse?id=${OPENING_31}`);
      paste('four hundred sheep');
      await until('a notice', () => all('nard-notice-bar .notice').length === 1);
      const notice = one('nard-notice-bar .notice').getBoundingClientRect();
      const covered = ['nard-board', 'nard-answer-panel', 'nard-analyse-screen button', 'nard-position-input input'].flatMap((selector) => all(selector)).filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
      });
      document.documentElement.style.removeProperty('--nard-rail');
      expect(covered.map(({ localName }) => localName)).to.deep.equal([]);
    });

    it('an error goes away by itself, in time', async () => {
      const { setTimeout } = window;
      const waits: number[] = [];
      window.setTimeout = ((run: () => void, wait?: number) => { waits.push(wait ?? 0); return setTimeout(run, Math.min(wait ?? 0, 50)); }) as typeof setTimeout;
      try {
        await open();
        paste('four hundred sheep');
        await until('a notice', () => all('nard-notice-bar .notice').length === 1);
        await until('it is gone', () => all('nard-notice-bar .notice').length === 0);
      } finally {
        window.setTimeout = setTimeout;
      }
      expect(Math.max(...waits)).to.be.within(5000, 15_000);
    });

    it('every address of the screen is answered: none, the start position, and one that cannot be read', async () => {
      for (const hash of ['', '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10', '#/analyse?id=sheep']) {
        await open(hash);
        await until(`chances at ${hash}`, () => textOf('nard-chances-card').includes('2-ply'));
      }
      expect(textOf('nard-notice-bar')).to.include('not a format');
      expect(address.read()).to.include('-b----E-C---eE---c-e----B-:0:0:1:00');
    });

    it('the board is never locked: dice chosen after an analysis are answered', async () => {
      await open();
      await until('chances', () => textOf('nard-chances-card').includes('2-ply'));
      const picker = all('nard-edit-strip')[0]!.shadowRoot!.querySelector('nard-dice-picker')!;
      picker.shadowRoot!.querySelector<HTMLElement>('.opener')!.click();
      const faces = [...picker.shadowRoot!.querySelectorAll<HTMLElement>('.faces button')];
      faces[5]!.click();
      faces[6 + 4]!.click();
      await until('plays of 65', () => textOf('nard-answer-panel h2') === 'White to play 65' && all('nard-play-list .play').length > 3);
    });

    it('a saved position is in the library', async () => {
      await open(`#/analyse?id=${OPENING_31}`);
      byText('nard-analyse-screen button', 'Save').click();
      await until('a notice', () => textOf('nard-notice-bar').includes('Saved'));
      byText('nav a', 'Library').click();
      await until('its card', () => textOf('nard-library-screen .name') === 'White to play 31');
    });
  });

  describe('Review', () => {
    before(() => setViewport({ width: 1440, height: 900 }));
    after(() => setViewport({ width: 800, height: 600 }));

    const dropped = async (): Promise<Session> => {
      const session = await open();
      drop(match);
      await analysed();
      return session;
    };
    const shown = (): string => textOf('nard-decision-card h2');

    it('a dropped file is analysed with progress, rates and the note what they are of', async () => {
      gate.shutAfter(8);
      await open();
      drop(match);
      await until('progress', () => /\d+ at 0-ply/.test(textOf('nard-match-header .work')));
      await until('a mark that says how deep it is', () => all('nard-game-moves .depth').some((label) => label.textContent === '0-ply'));
      gate.open();
      await analysed();
      expect(textOf('nard-match-header')).to.include('plays and cube decisions with the cube, at the score');
      expect(textOf('nard-match-header .rates tbody')).to.match(/Ines \d+\.\d .* Tove \d+\.\d/);
      expect(textOf('nard-match-header .badge')).to.equal('fake · 2-ply');
      await until('marks of full depth', () => all('nard-game-moves .depth').length === 0);
    });

    it('n and p jump between errors, arrows step through decisions, and the address follows', async () => {
      const session = await dropped();
      const places = session.review.rows();
      const errors = places.filter((row) => row.mark !== 'none');
      press('n');
      await until('the first error', () => address.read().includes('?at='));
      const first = session.routeOf('review');
      expect(first).to.deep.include({ at: errors.find((row) => row !== places[0])!.place });
      press('n');
      press('p');
      expect(session.routeOf('review')).to.deep.equal(first);
      press('ArrowRight');
      press('ArrowLeft');
      expect(session.routeOf('review')).to.deep.equal(first);
    });

    it('rates of plays and cube stand apart, with a word for the level; the chips part their errors', async () => {
      const session = await dropped();
      const heads = all('nard-match-header .rates thead th').map((cell) => cell.textContent!.trim());
      expect(heads.slice(1, 6)).to.deep.equal(['PR', 'Level', 'Plays', 'Cube', 'Error rate']);
      byText('nard-match-header .chip', 'Cube').click();
      await until('pressed', () => byText('nard-match-header .chip', 'Cube').getAttribute('aria-pressed') === 'true');
      press('n');
      const { match, at } = session.routeOf('review') as { match: string; at: { game: number; decision: number } };
      expect(match).to.be.a('string');
      const row = session.review.rows().find(({ place }) => place.game === at.game && place.decision === at.decision)!;
      expect(row.cubeMark).not.to.equal('none');
      await until('the cube of it', () => textOf('nard-decision-card nard-cube-table .verdict').length > 3);
      expect(textOf('nard-decision-card')).to.match(/missed double|doubled too early|too good|wrong take|wrong pass/);
    });

    it('the filter chips decide where n stops', async () => {
      const session = await dropped();
      byText('nard-match-header .chip', 'Blunders').click();
      byText('nard-match-header .chip', 'Tove').click();
      await until('both pressed', () => all('nard-match-header .chip[aria-pressed=true]').length === 3);
      const wanted = session.review.rows().filter((row) => row.mark === 'blunder' && row.decision.player === 1).map((row) => row.place);
      expect(wanted.length).to.be.greaterThan(0);
      const met = [];
      while (session.review.stepError(1)) met.push((session.routeOf('review') as { at: unknown }).at);
      expect(met).to.deep.equal(wanted);
    });

    it('a cube decision says who did what, what it cost and what was right', async () => {
      const session = await dropped();
      session.review.goTo(session.review.rows().find((row) => row.decision.kind === 'double')!.place);
      await until('the double', () => shown() === 'Ines doubles to 2');
      expect(textOf('nard-decision-card .verdict')).to.match(/^(The right decision|\?\?? \w+ −\d\.\d{3} (doubled too early|too good to double) \d+\.\d% of the match)$/);
      expect(textOf('nard-decision-card nard-cube-table')).to.match(/chosen.*%/);
    });

    it('a reload in the middle keeps what was done and goes on', async () => {
      gate.shutAfter(0);
      const session = await open();
      drop(match);
      await until('the match', () => /0 of \d+ plays analysed/.test(textOf('nard-match-header .work')));
      const total = session.review.rows().filter(({ decision }) => decision.situation.roll).length;
      const cubes = Number(/of (\d+) cube decisions/.exec(textOf('nard-match-header .work'))![1]);
      // Two passes, each asking for the 21 rolls, the plays and then the cube; and three decisions of the third.
      gate.open();
      gate.shutAfter((2 + 3) * total + 2 * cubes + 3 * 4);
      await until('some are done', () => /^\d+ at 2-ply, \d+ at 1-ply/.test(textOf('nard-match-header .work')));
      const done = Number(/^\d+/.exec(textOf('nard-match-header .work'))![0]);
      const hash = address.read();
      gate = makeGate();
      await open(hash);
      await until('the end', () => textOf('nard-match-header .work').startsWith(`${total} plays analysed`));
      expect(services.asked.ranks).to.equal(total - done);
    });

    it('a decision opens in Analyse', async () => {
      await dropped();
      byText('nard-decision-card button', 'Open in Analyse').click();
      await until('the board', () => textOf('nard-answer-panel h2') === 'White to play 42');
      expect(address.read()).to.match(/^#\/analyse\?id=/);
    });
  });

  describe('Library', () => {
    const filled = async (): Promise<void> => {
      await open();
      drop(match);
      await analysed();
    };

    it('survives a re-open', async () => {
      await filled();
      await open('#/library');
      await until('the card', () => textOf('nard-library-screen .name') === 'Ines – Tove');
      expect(textOf('nard-library-screen .pr')).to.match(/^PR \d+\.\d – \d+\.\d plays and cube decisions with the cube, at the score$/);
    });

    it('a deletion can be taken back', async () => {
      await filled();
      await open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      one('nard-library-screen button[aria-label="Delete Ines – Tove"]').click();
      await until('it is gone', () => all('nard-library-screen .entry').length === 0);
      byText('nard-notice-bar button', 'Undo').click();
      await until('it is back', () => all('nard-library-screen .entry').length === 1);
      one('nard-library-screen .name').click();
      await until('with its analysis', () => textOf('nard-match-header .work').includes('plays analysed'));
    });

    it('a title can be changed', async () => {
      await filled();
      await open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      one('nard-library-screen button[aria-label="Rename Ines – Tove"]').click();
      await until('the field', () => all('nard-library-screen form input').length === 1);
      (one('nard-library-screen form input') as HTMLInputElement).value = 'The final';
      one('nard-library-screen form button').click();
      await until('the new title', () => textOf('nard-library-screen .name') === 'The final');
    });

    it('everything goes out as one file and comes in again', async () => {
      await filled();
      await open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      byText('nard-library-screen button', 'Export all').click();
      await until('the file', () => services.saved.length === 1);
      const other = openMemoryStore();
      unwrap(await other.importAll(services.saved[0]!.content));
      const [entry] = unwrap(await other.list());
      expect(unwrap(await other.get(entry!.id))).to.deep.equal(unwrap(await store.get(entry!.id)));
      other.close();
    });
  });

  describe('Settings', () => {
    it('are applied at once and kept', async () => {
      const session = await open('#/settings');
      const stop = session.settings.watch(({ theme }) => applyTheme(document, theme));
      byText('nard-settings-screen button', 'Dark').click();
      await until('the dark theme', () => document.documentElement.dataset.theme === 'dark');
      applyTheme(document, 'auto');
      stop();
      const again = await open('#/settings');
      expect(again.settings.get().theme).to.equal('dark');
    });

    it('a strength is chosen by its name, which says what it is; a new match begins with it', async () => {
      await open('#/settings');
      const about = (): string => textOf('nard-strength-select .about');
      await until('what the default is, timed', () => /^0-ply: the neural net alone\. Misjudges each play by about 0\.04 points\. .* a play on this device\.$/.test(about()));
      const select = (): HTMLSelectElement => one('nard-strength-select select') as HTMLSelectElement;
      select().selectedIndex = STRENGTHS.indexOf('world_class');
      select().dispatchEvent(new Event('change'));
      await until('what it is', () => about().startsWith('2-ply: looks 2 rolls ahead. Plays the best it sees.'));
      const again = await open('#/play');
      expect(again.settings.get().strength).to.equal('world_class');
      await until('the form', () => all('nard-play-form nard-strength-select').length === 1);
      expect(select().value).to.equal('World class');
    });

    it('every depth can be chosen, for positions and for matches', async () => {
      const session = await open('#/settings');
      await until('both choices', () => all('nard-settings-screen nard-depth-select').length === 2);
      const buttons = all('nard-depth-select button');
      expect(buttons.map((button) => button.textContent!.trim())).to.deep.equal(['0-ply', '1-ply', '2-ply', '3-ply', '0-ply', '1-ply', '2-ply', '3-ply']);
      buttons[3]!.click();
      buttons[7]!.click();
      expect(session.settings.get()).to.include({ plies: 3, matchPlies: 3 });
    });

    it('the engine is named by net and version; how it was made is said apart', async () => {
      await open('#/settings');
      await until('the engine', () => textOf('nard-settings-screen .net') === 'Net fake, version 1, on 1 worker.');
      expect(textOf('nard-settings-screen .made')).to.match(/^How it was made: no net: numbers for tests/);
    });

    it('a threshold may be typed with a decimal comma; one that does not rise is refused with a reason', async () => {
      const session = await open('#/settings');
      await until('the field', () => all('#loss-blunder').length === 1);
      const type = (id: string, value: string): void => {
        const field = one(`#loss-${id}`) as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event('change'));
      };
      type('blunder', '0,1');
      expect(session.settings.get().thresholds.blunder).to.equal(0.1);
      type('doubtful', '0.5');
      await until('the reason', () => textOf('#losses-wrong').startsWith('Write three losses'));
      expect(session.settings.get().thresholds.doubtful).to.equal(0.02);
    });
  });
});
