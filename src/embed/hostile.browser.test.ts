/** What a page may give to the elements that is nonsense: it is told, in the element or by what a method answers, and never thrown. */
import { expect } from 'chai';
import { listen, mount, removeMounted } from '../elements/shared/testing.ts';
import './analysis.ts';
import type { NardBoard } from './board-class.ts';
import './lesson.ts';
import './quiz.ts';
import type { NardQuiz } from './quiz.ts';

const OPENING = 'XGID=-b----E-C---eE---c-e----B-:1:1:-1:31:2:1:0:7:10';
const GNUBG = '4HPwATDgc/ABMA';
const LONG = 'LN1-CH__gAAAf_8AAAAAAAALHPQ';

/** With what is said of each where an ID is wanted. */
const NONSENSE: readonly (readonly [string, unknown, string])[] = [
  ['nothing', undefined, 'text_empty'], ['null', null, 'text_empty'], ['empty text', '', 'text_empty'], ['blanks', ' ', 'text_empty'],
  ['a number', 5, 'text_unknown'], ['NaN', NaN, 'text_unknown'], ['true', true, 'text_unknown'], ['an object', {}, 'text_unknown'], ['a list', [GNUBG], 'text_unknown'],
  ['an object that makes no text', Object.create(null), 'text_unknown'], ['a symbol', Symbol('x'), 'text_unknown'], ['a function', () => GNUBG, 'text_unknown'],
  ['markup', '<img src=x onerror="window.harmed=1">', 'text_unknown'], ['a huge text', 'x'.repeat(1_000_000), 'text_too_long'],
];

const attributes = (element: Element, all: Readonly<Record<string, string>>): void => { for (const [name, value] of Object.entries(all)) element.setAttribute(name, value); };
async function board(all: Readonly<Record<string, string>>): Promise<NardBoard> {
  const element = document.createElement('nard-board');
  attributes(element, { lang: 'en', ...all });
  await mount(element);
  return element;
}
const problemOf = (element: NardBoard | NardQuiz): string => element.renderRoot.querySelector('.problem:not([hidden])')?.textContent ?? '';
const until = async (condition: () => unknown): Promise<void> => { while (!condition()) await new Promise(requestAnimationFrame); };
const codes = (heard: readonly { readonly detail: unknown }[]): string[] => heard.map(({ detail }) => (detail as { error: { code: string } }).error.code);

/** What nobody has caught while something is done. */
async function uncaught(act: () => Promise<unknown>): Promise<string[]> {
  const thrown: string[] = [];
  const control = new AbortController();
  addEventListener('error', (event) => { thrown.push(event.message); }, { signal: control.signal });
  addEventListener('unhandledrejection', (event) => { thrown.push(String(event.reason)); event.preventDefault(); }, { signal: control.signal });
  await act();
  await new Promise((done) => { setTimeout(done); });
  control.abort();
  return thrown;
}

describe('methods given nonsense', () => {
  afterEach(removeMounted);

  for (const [what, value, code] of NONSENSE) {
    it(`nard-board: ${what}`, async () => {
      const element = await board({ position: OPENING, mode: 'play' });
      const heard = listen(element, 'nard-error');
      const given = value as never;
      expect(await uncaught(async () => {
        expect(await element.play(given)).to.equal(false);
        expect(await element.getId(given)).to.equal(null);
        const refused: unknown = await element.toPNG(typeof value === 'number' && value > 0 ? -value : value === undefined ? NaN as never : given).then(() => null, (error: unknown) => error);
        expect(refused).to.include({ code: 'element_failed' });
        expect(codes(heard)).to.deep.equal([]);
        expect(await element.setPosition(given)).to.equal(false);
        await element.updateComplete;
        await until(() => problemOf(element).startsWith('This board cannot be shown.'));
      })).to.deep.equal([]);
      expect(codes(heard)).to.deep.equal([code]);
      expect(await element.setPosition(GNUBG)).to.equal(true);
      await element.updateComplete;
      expect(problemOf(element)).to.equal('');
    });

    it(`nard-quiz: ${what}`, async () => {
      const element = document.createElement('nard-quiz');
      expect(element.choose(value as never)).to.equal(false);
      element.reset();
      attributes(element, { lang: 'en', position: OPENING, options: '8/5 6/5=0; 24/20=0.1' });
      await mount(element);
      expect(element.choose(value as never)).to.equal(false);
      expect(element.choose(' 8/5 6/5 ')).to.equal(true);
      element.lesson = '{"format": "nardscope-lesson"';
      await element.updateComplete;
      element.reset();
    });
  }

  it('getId of a format that every object has a field for', async () => {
    const element = await board({ position: OPENING });
    for (const name of ['constructor', 'toString', '__proto__', 'long']) expect(await element.getId(name as never), name).to.equal(null);
  });
});

describe('a position attribute that is taken off again', () => {
  afterEach(removeMounted);

  const seen = async (element: NardBoard): Promise<unknown> => [await element.getId('xgid'), await element.getId('long'), element.roll, element.cube, element.score, element.phase, element.preset, problemOf(element), element.renderRoot.querySelectorAll('.checker').length];
  const after: readonly (readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>])[] = [
    ['an XGID', { position: OPENING }, {}],
    ['an ID whose reader loads first', { position: GNUBG }, {}],
    ['an ID of long nard', { position: LONG }, {}],
    ['an ID of long nard on a board of long nard', { position: LONG, game: 'long' }, { game: 'long' }],
    ['an XGID on a board of long nard', { position: OPENING, game: 'long' }, { game: 'long' }],
    ['an ID of long nard beside another preset', { position: LONG, preset: 'moscow_open' }, { preset: 'moscow_open' }],
    ['with a turn beside it', { position: OPENING, turn: 'black' }, { turn: 'black' }],
    ['one that is none', { position: 'sheep' }, {}],
  ];
  for (const [what, given, left] of after) {
    it(`${what}: the board is as it is without`, async () => {
      const element = await board(given);
      element.removeAttribute('position');
      await element.updateComplete;
      expect(await seen(element)).to.deep.equal(await seen(await board(left)));
    });
  }

  it('one that is taken off while its reader is on the way does not come later', async () => {
    const element = document.createElement('nard-board');
    attributes(element, { lang: 'en', position: LONG });
    document.body.append(element);
    await new Promise(requestAnimationFrame);
    element.removeAttribute('position');
    await element.updateComplete;
    expect(await seen(element)).to.deep.equal(await seen(await board({})));
    element.remove();
  });

  it('what a page gives in its place stays', async () => {
    const element = await board({ position: LONG });
    const other = await board({ position: OPENING });
    Object.assign(element, { position: null, game: 'short', setup: other.setup, turn: other.turn, roll: other.roll });
    await element.updateComplete;
    expect([element.setup, element.turn, element.roll]).to.deep.equal([other.setup, other.turn, other.roll]);
  });
});

describe('a lesson that does not load', () => {
  const RU = /[а-яё]{4}/i;
  const broken: readonly (readonly [string, string])[] = [['broken text', '{"format": "nardscope-lesson"'], ['no lesson', '{"format": "sheep"}'], ['an address with nothing there', '/nowhere/lesson.json'], ['a damaged link', `#/lesson?m=${'A'.repeat(60)}`], ['no address', 'http://['], ['blanks', ' '], ['a huge text', '-.'.repeat(500_000)]];
  afterEach(() => { removeMounted(); document.querySelectorAll('nard-board').forEach((each) => each.remove()); });

  for (const [what, lesson] of broken) {
    it(`${what}: a board says so in the reader’s language, and once as an event`, async () => {
      const element = document.createElement('nard-board');
      const heard = listen(element, 'nard-error');
      attributes(element, { lang: 'ru', lesson });
      document.body.append(element);
      await until(() => RU.test(problemOf(element)));
      expect(codes(heard)).to.have.length(1);
      element.removeAttribute('lesson');
      await until(() => problemOf(element) === '');
      expect(element.renderRoot.querySelectorAll('.checker').length).to.equal(30);
    });

    it(`${what}: a quiz says so in the reader’s language, and once as an event`, async () => {
      const element = document.createElement('nard-quiz');
      const heard = listen(element, 'nard-error');
      attributes(element, { lang: 'ru', lesson });
      await mount(element);
      await until(() => RU.test(problemOf(element)));
      expect(element.renderRoot.querySelector('.problem')!.getAttribute('role')).to.equal('alert');
      expect(codes(heard)).to.have.length(1);
    });
  }

  it('a page whose board has shown a lesson before: the message stands in its place, and goes with the next one', async () => {
    const good = JSON.stringify({ format: 'nardscope-lesson', version: 1, title: 'One', language: 'en', pages: [{ position: OPENING }] });
    const element = document.createElement('nard-board');
    attributes(element, { lang: 'en', lesson: good });
    document.body.append(element);
    await until(() => element.roll);
    element.setAttribute('lesson', '{');
    await until(() => problemOf(element) !== '');
    element.setAttribute('lesson', good);
    await until(() => problemOf(element) === '' && element.roll);
  });
});
