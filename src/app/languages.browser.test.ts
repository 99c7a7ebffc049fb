/** The app in its four languages: chosen, kept, picked by the browser; and no label too long for a phone. */
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { deleteDB } from 'idb';
import type { LitElement } from 'lit';
import { seenBy, type GameState } from '../core/game-state.ts';
import { countsOf, makePosition, startPosition } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { situationOf } from '../core/situation.ts';
import { createRuleBook } from '../engine/rule-book.ts';
import { instantiate } from '../engine/wasm.ts';
import { makeLongId } from '../formats/long-id.ts';
import { LANGUAGES, setLanguage, texts, type Language } from '../i18n/index.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { applyLanguage } from './apply-language.ts';
import './nard-app.ts';
import { playOf } from './play/play-of.ts';
import { DEFAULT_SETUP, readySetup, withOptions } from './play/play-setup.ts';
import { makeBooks } from '../engine/rule-books.ts';
import { Session } from './session.ts';
import { all, one, textOf, until } from './testing/page.ts';
import { makeAddress, testServices } from './testing/services.ts';
import { adoptTheme } from './theme.ts';
import { storedPuzzle } from './train/make-puzzles.ts';
import { puzzleOf31 } from './train/testing/puzzles.ts';

const OPENING_31 = '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
const TO_ROLL = '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10';
const LAST_THROW = `#/analyse?id=${makeLongId({ ...situationOf(unwrap(makePosition({ ...startPosition('long'), mover: countsOf({ 24: 14, 18: 1 }) })), [3, 1]), preset: { id: 'classic_uzun', version: 1 } })}`;

/** Which parts of the page are wider than the room they have, in words. */
function overflowing(): string[] {
  const tooWide = all('nav a, button, button span, select, h1, h2, h3, label, th, .badge, .segments, .line, .row').filter((element) => {
    const { display, overflowX } = getComputedStyle(element);
    // Of an inline box there is no width to compare; what scrolls by itself is not cut.
    return display !== 'inline' && display !== 'none' && !/auto|scroll/.test(overflowX) && !element.matches('.unseen, .palette *') && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
  });
  const page = document.documentElement.scrollWidth > innerWidth ? [`the page: ${document.documentElement.scrollWidth}`] : [];
  return [...page, ...tooWide.map((element) => `${element.localName} “${element.innerText.trim().slice(0, 40)}”: ${element.scrollWidth} in ${element.clientWidth}`)];
}

describe('languages', () => {
  let name: string;
  let store: Store | null = null;
  let session: Session;

  /** The page as it is opened by a browser that asks for `languages`, or as a reload finds it. */
  async function open(hash: string, languages: readonly string[] = ['en']): Promise<void> {
    leave();
    if (document.adoptedStyleSheets.length === 0) adoptTheme(document);
    const wasm = await instantiate(await fetch('/build/rules.wasm'));
    const rules = createRuleBook(wasm);
    store = await openStore(name);
    session = new Session({ ...testServices(rules, store, { bookOf: makeBooks(wasm, rules) }), languages: () => languages }, makeAddress(hash));
    session.settings.watch(({ language }) => void applyLanguage(document.documentElement, language));
    const app = document.createElement('nard-app');
    app.session = session;
    document.body.append(app);
    await session.start();
    await until('the screen', () => app.renderRoot.querySelector('main > *')!.shadowRoot!.childElementCount > 0 && all('.room').length === 0);
  }

  function leave(): void {
    session?.review.close();
    document.body.replaceChildren();
    store?.close();
    store = null;
  }

  const showing = (language: Language): Promise<void> => until(`the page in ${language}`, () => document.documentElement.lang === language && textOf('nav').includes(texts().app.nav.settings));

  beforeEach(() => { name = `languages-${crypto.randomUUID()}`; });
  afterEach(async () => {
    leave();
    await deleteDB(name);
    await setLanguage('en');
    document.documentElement.lang = 'en';
  });

  it('one chosen in the settings holds at once, on every screen, and after a reload', async () => {
    await open('#/settings');
    const select = all('nard-settings-screen select').find((each) => [...(each as HTMLSelectElement).options].some(({ value }) => value === 'uz')) as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['English', 'Русский', 'Oʻzbekcha', 'Azərbaycanca']);
    select.value = 'uz';
    select.dispatchEvent(new Event('change'));
    await showing('uz');
    // Every part draws itself anew in a task of its own, also those whose own properties did not change.
    await until('the heading', () => textOf('nard-settings-screen h1') === 'Sozlamalar');
    await until('the depths', () => textOf('nard-depth-select') === '0 yurish 1 yurish 2 yurish 3 yurish');
    await until('the title', () => document.title === 'Sozlamalar – Nardscope');
    await setLanguage('en');
    await open(OPENING_31);
    await showing('uz');
    await until('the question in Uzbek', () => textOf('nard-answer-panel h2') === 'Oqlar: 31 yurishi');
  });

  it('the first visit is in the first language the browser asks for that is there', async () => {
    await open('#/library', ['kk', 'az-AZ', 'ru']);
    await showing('az');
    await until('the heading', () => textOf('nard-library-screen h1') === 'Arxiv');
  });

  it('numbers have the decimal comma where the language has it, whether the browser knows it or not', async () => {
    await open(TO_ROLL, ['uz']);
    await until('the chances', () => /^[+−]?\d,\d{3}$/.test(textOf('nard-chances-card .equity strong')) && /\d,\d%/.test(textOf('nard-chances-card td')));
  });

  it('a decimal is typed with a comma, and shown with one', async () => {
    await open('#/settings', ['ru']);
    await showing('ru');
    const input = one('#loss-doubtful') as HTMLInputElement;
    expect(input.value).to.equal('0,020');
    input.value = '0,03';
    input.dispatchEvent(new Event('change'));
    await until('the loss is taken', () => session.settings.get().thresholds.doubtful === 0.03);
    expect(textOf('#losses-wrong')).to.equal('');
  });

  describe('on a desk of 1440 × 900', () => {
    before(() => setViewport({ width: 1440, height: 900 }));
    after(() => setViewport({ width: 1280, height: 900 }));

    for (const language of LANGUAGES) {
      it(`Review keeps most of its height for the decision, ${language}`, async () => {
        await open('#/review', [language]);
        await showing(language);
        await session.intake.openFiles([new File([await (await fetch('/fixtures/mat/plain.mat')).text()], 'last-night.mat')]);
        await until('the match, analysed', () => all('nard-match-header progress').length === 0 && all('nard-match-header nard-depth-select').length === 1 && all('nard-decision-card nard-play-list').length === 1);
        const [head, decision] = ['nard-match-header', 'nard-decision-card'].map((part) => one(part).getBoundingClientRect().height) as [number, number];
        expect(head).to.be.at.most(200);
        expect(decision).to.be.at.least(500);
        expect(one('nard-decision-card .body').clientHeight).to.be.at.least(decision / 2);
      });
    }
  });

  describe('fit a phone of 390 pixels', () => {
    before(() => setViewport({ width: 390, height: 844 }));
    after(() => setViewport({ width: 1280, height: 900 }));

    const SCREENS: readonly [screen: string, hash: string, ready: () => boolean][] = [
      ['Analyse with plays', OPENING_31, () => all('nard-play-list .play').length > 5],
      ['Analyse with chances', TO_ROLL, () => textOf('nard-chances-card').includes('%')],
      ['Analyse at a score, one side far ahead', '#/analyse?id=XGID=-a-B--D-B---dE---d-e----B-:0:0:1:00:3:5:0:9:10', () => all('nard-answer-panel .facts .nowrap').some((lead) => /\d{2}/.test(lead.textContent!))],
      ['Analyse, a last throw that is to come', '#/analyse?id=LN1-OEAABMf_gAAAf_8AAAYv8p_', () => textOf('nard-chances-card').includes('%')],
      ['Review, empty', '#/review', () => all('nard-review-empty').length > 0],
      ['Library', '#/library', () => all('nard-library-screen h1').length > 0],
      ['Library, filters and a structure', `#/library?q=${encodeURIComponent('own each 6 10-12; other any 20-22 2+; checker')}`, () => all('nard-structure-form select').length > 2],
      ['Train, nothing yet', '#/train', () => all('nard-make-form button').length > 0],
      ['Settings', '#/settings', () => all('nard-depth-select button').length > 5],
      ['Play, a new match', '#/play', () => all('nard-play-form button').length > 5],
      ['Chouette', '#/play/chouette', () => all('nard-chouette button').length > 2],
      ['Sheet', `#/sheet?ids=${OPENING_31.split('id=')[1]}`, () => all('nard-sheet-screen figure button').length > 0],
      ['Help, glossary', '#/help/terms', () => all('nard-help-screen dt').length > 5],
      ['Help, data', '#/help/privacy', () => all('nard-help-screen section p').length > 2],
    ];
    for (const language of LANGUAGES) {
      for (const [screen, hash, ready] of SCREENS) {
        it(`${screen}, ${language}`, async () => {
          await open(hash, [language]);
          await showing(language);
          await until(screen, ready);
          expect(overflowing()).to.deep.equal([]);
        });
      }

      it(`Analyse where a last throw is played, also while editing, ${language}`, async () => {
        await open(LAST_THROW, [language]);
        await showing(language);
        await until('that it was not counted', () => textOf('nard-answer-panel .badge.words') === texts().rollout.lastThrow.notCounted);
        expect(overflowing()).to.deep.equal([]);
        session.analyse.setEditing(true);
        await until('who began', () => all('nard-edit-strip #began').length === 1 && one('nard-edit-strip').offsetHeight > 0);
        expect(overflowing(), 'editing').to.deep.equal([]);
      });

      it(`Review of a match and a match being played, ${language}`, async () => {
        await open('#/review', [language]);
        await showing(language);
        await session.intake.openFiles([new File([await (await fetch('/fixtures/mat/plain.mat')).text()], 'last-night.mat')]);
        await until('the match', () => all('nard-decision-card').length > 0 && all('nard-game-moves button').length > 3);
        expect(overflowing(), 'Review').to.deep.equal([]);
        session.go({ screen: 'play' });
        await until('the form', () => all('nard-play-form .primary').length === 1);
        one('nard-play-form .primary').click();
        await until('the table', () => all('nard-play-table .actions .main').length === 1);
        expect(overflowing(), 'Play').to.deep.equal([]);
      });

      it(`Explore and Share, ${language}`, async () => {
        await open(TO_ROLL, [language]);
        await showing(language);
        await until('the tabs', () => all('nard-analyse-screen .tabs button').length === 2);
        all('nard-analyse-screen .tabs button')[1]!.click();
        await until('each part', () => all('nard-explore-panel .choose button').length === 3);
        for (const part of [0, 1, 2]) {
          const button = (): HTMLElement => all('nard-explore-panel .choose button')[part]!;
          button().click();
          await until('this part', () => button().getAttribute('aria-pressed') === 'true' && all('nard-roll-map .cell').length === 36);
          expect(overflowing(), `Explore ${part}`).to.deep.equal([]);
        }
        const { checked } = session.analyse.cell.get();
        if (checked.ok) session.share.open({ situation: checked.value, arrows: [], match: null, puzzle: null });
        await until('the dialog', () => all('nard-share-dialog dialog[open] input').length > 0);
        expect(overflowing(), 'Share').to.deep.equal([]);
      });

      it(`Train: decks, a question, its answer, cards to print, ${language}`, async () => {
        const kept = await openStore(name);
        await kept.study.add([storedPuzzle(puzzleOf31(), '', 1)]);
        kept.close();
        await open('#/train', [language]);
        await showing(language);
        await until('the decks', () => all('nard-train-decks .deck').length > 0);
        expect(overflowing(), 'Decks').to.deep.equal([]);
        one('nard-train-decks .deck button').click();
        await until('both sides of the cards', () => all('nard-deck-sheet .paper').length === 2);
        expect(overflowing(), 'Cards').to.deep.equal([]);
        one('nard-deck-sheet .head button').click();
        await until('the decks again', () => all('nard-train-decks .deck .primary').length > 0);
        one('nard-train-decks .deck .primary').click();
        await until('the ways to answer', () => all('nard-train-round .segments button').length === 2);
        expect(overflowing(), 'Question').to.deep.equal([]);
        all('nard-train-round .segments button')[1]!.click();
        await until('the options', () => all('nard-train-round .options button').length > 1);
        expect(overflowing(), 'Options').to.deep.equal([]);
        one('nard-train-round .options button').click();
        await until('the grades', () => all('nard-train-round .grades button').length === 4);
        expect(overflowing(), 'Answer').to.deep.equal([]);
      });

      it(`every choice of two people at the table, ${language}`, async () => {
        await open('#/play', [language]);
        await showing(language);
        const play = playOf(session);
        const seen: string[] = [];
        const look = async (what: string): Promise<void> => {
          await until('the table is drawn', () => all('nard-play-table .actions button').length > 0);
          await (one('nard-play-table') as LitElement).updateComplete;
          seen.push(...overflowing().map((part) => `${what}: ${part}`));
        };
        const nameOf = (player: 0 | 1): string => texts().app.sides[player];
        await play.begin(readySetup(withOptions({ ...DEFAULT_SETUP, seats: ['human', 'human'] }, { length: 0, beavers: true }), nameOf));
        const state = play.cell;
        const game = (): GameState => {
          const now = state.get();
          if (now.kind !== 'playing') throw new Error(now.kind);
          return now.table.match.game;
        };
        await look('start');
        while (game().phase === 'start') await play.throwDice();
        await look('move');
        play.step(session.services.rules.plays(seenBy(game(), game().turn!), game().roll!)[0]!.play);
        await look('play made');
        play.act({ kind: 'pickUp' });
        await look('claim, double, roll');
        play.act({ kind: 'double' });
        await look('answer');
        play.act({ kind: 'beaver' });
        await look('beaver');
        play.act({ kind: 'raccoon' });
        await look('raccoon');
        play.act({ kind: 'drop' });
        await look('over');
        expect(seen).to.deep.equal([]);
        expect(game().phase).to.equal('over');
      });
    }
  });
});
