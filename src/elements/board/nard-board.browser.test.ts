import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { countsOf, startPosition } from '../../core/position.ts';
import { listen, mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import { HEIGHT, WIDTH } from './geometry.ts';
import type { NardBoard } from './nard-board.ts';
import { cellOf, labelOf } from './testing/board-hands.ts';
import { simpleBook } from './testing/simple-book.ts';

const START_ID = '4HPwATDgc/ABMA';
const board = (properties: Partial<NardBoard> = {}): Promise<NardBoard> => mount(document.createElement('nard-board'), properties);
const all = (element: NardBoard, selector: string): Element[] => [...element.renderRoot.querySelectorAll(selector)];
const textsOf = (element: NardBoard, selector: string): string[] => all(element, selector).map((each) => each.textContent ?? '');

describe('nard-board, shown', () => {
  afterEach(removeMounted);

  it('shows the starting position until told otherwise', async () => {
    const element = await board();
    expect(all(element, '.checker.light')).to.have.length(15);
    expect(all(element, '.checker.dark')).to.have.length(15);
    expect(all(element, '[part="point"]')).to.have.length(24);
    expect(textsOf(element, '.pips')).to.deep.equal(['167', '167']);
    expect(textsOf(element, '.number')).to.have.length(24);
  });

  it('a mode that is none is told, and stays told', async () => {
    const heard = listen(document, 'nard-error');
    const element = document.createElement('nard-board');
    element.setAttribute('mode', 'hack');
    await mount(element, {});
    element.roll = [3, 1];
    await element.updateComplete;
    expect(element.getAttribute('mode')).to.equal('hack');
    expect(heard[0]!.detail).to.deep.include({ error: { code: 'attribute_malformed', facts: { name: 'mode', text: 'hack', wanted: 'view, play, edit, quiz' } } });
    expect(element.renderRoot.textContent).to.contain('hack');
  });

  it('keeps its room before anything is drawn: the shape is the host’s', async () => {
    const element = document.createElement('nard-board');
    document.body.append(element);
    await element.updateComplete;
    const { width, height } = element.getBoundingClientRect();
    expect(width / height).to.be.closeTo(WIDTH / HEIGHT, 0.01);
  });

  it('is a picture with a text when it cannot be touched', async () => {
    const picture = (await board({ roll: [3, 1], cube: { value: 2, owner: 1 } })).picture!;
    expect(picture.getAttribute('role')).to.equal('img');
    const label = picture.getAttribute('aria-label')!;
    for (const part of ['White to play 31', 'white 167', 'White on 24 (2), 13 (5), 8 (3), 6 (5)', 'Black on 19 (5), 17 (3), 12 (5), 1 (2)', 'Black owns the cube at 2']) expect(label).to.contain(part);
  });

  it('has no inline style anywhere, which a strict policy would forbid', async () => {
    for (const mode of ['view', 'play', 'edit'] as const) {
      const element = await board({ mode, roll: [3, 1], ruleBook: simpleBook });
      expect(all(element, '[style], style')).to.have.length(0);
    }
  });

  it('bar checkers are drawn on the bar, each in its owner’s colours', async () => {
    const element = await board({ setup: { game: 'short', mover: countsOf({ 25: 1, 6: 14 }), opponent: countsOf({ 25: 2, 6: 13 }) } });
    expect(all(element, '[data-key="0-25-0"].light')).to.have.length(1);
    expect(all(element, '[data-key="1-25-1"].dark')).to.have.length(1);
  });

  it('the other player at the bottom keeps the colours', async () => {
    const element = await board({ setup: { game: 'short', mover: countsOf({ 6: 2 }), opponent: countsOf({}) } });
    const heightOf = (): number => all(element, '.checker.light')[0]!.getBoundingClientRect().top;
    const before = heightOf();
    element.flip();
    await element.updateComplete;
    expect(heightOf()).to.be.below(before);
    expect(all(element, '.checker.light')).to.have.length(2);
  });

  it('reads a GNUbg ID from its attribute', async () => {
    const host = document.createElement('div');
    host.innerHTML = `<nard-board position="${START_ID}"></nard-board>`;
    document.body.append(host);
    const element = host.firstElementChild as NardBoard;
    await element.updateComplete;
    expect(element.setup).to.deep.equal(startPosition('short'));
    expect(await element.getId('gnubg')).to.match(new RegExp(`^${START_ID}`));
  });

  it('keeps from an ID whose answer a double waits for', async () => {
    const id = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:7:10';
    const element = await board({ position: id });
    expect([element.turn, element.phase]).to.deep.equal([1, 'answer']);
    expect(element.picture!.getAttribute('aria-label')).to.contain('Black to take or drop a cube of 2');
    expect(textsOf(element, '.cube-value')).to.deep.equal(['2']);
    expect(await element.getId('xgid')).to.equal(id);
  });

  it('a wrong attribute says so inside the element and as an event, and throws nothing', async () => {
    const element = document.createElement('nard-board');
    const heard = listen(document, 'nard-error');
    element.setAttribute('position', 'not an ID');
    document.body.append(element);
    await element.updateComplete;
    expect(heard.map(({ detail }) => (detail as { error: { code: string } }).error.code)).to.deep.equal(['text_unknown']);
    expect(element.renderRoot.querySelector('[role="alert"]:not([hidden])')?.textContent).to.contain('cannot be shown');
    element.setAttribute('position', START_ID);
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[role="alert"]')!.hasAttribute('hidden')).to.equal(true);
    expect(all(element, '.checker')).to.have.length(30);
  });

  it('attributes set what is shown and which arrows', async () => {
    const element = document.createElement('nard-board');
    element.setAttribute('show', 'cube');
    element.setAttribute('arrows', '13/7 8/7');
    await mount(element);
    expect(textsOf(element, '.pips')).to.deep.equal([]);
    expect(textsOf(element, '.cube-value')).to.deep.equal(['64']);
    expect(all(element, '.arrow-plain')).to.have.length(2);
  });

  it('arrows carry their severity as a class and a part', async () => {
    const element = await board({ arrows: [{ from: 13, to: 7, tone: 'blunder' }] });
    expect(all(element, '.arrow-blunder[part~="arrow-blunder"]')).to.have.length(1);
  });

  it('a mini-board has no numbers and cannot be touched', async () => {
    const element = await board({ mini: true, mode: 'edit' });
    expect(textsOf(element, '.number')).to.deep.equal([]);
    expect(all(element, '[role="grid"]')).to.have.length(0);
  });

  it('gives its picture as a document that parses', async () => {
    const parsed = new DOMParser().parseFromString(await (await board({ roll: [6, 1] })).toSVG(), 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).to.equal(null);
    expect(parsed.querySelectorAll('.checker')).to.have.length(30);
  });

  it('a checker that moved glides, unless the reader wants no motion', async () => {
    const moved = { ...startPosition('short'), mover: countsOf({ 24: 2, 13: 4, 8: 3, 7: 1, 6: 5 }) };
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await emulateMedia({ reducedMotion });
      const element = await board();
      element.setup = moved;
      await element.updateComplete;
      expect(element.renderRoot.querySelector('[data-key="0-7-0"]')!.getAnimations(), reducedMotion).to.have.length(reducedMotion === 'reduce' ? 0 : 1);
    }
  });
});

describe('nard-board, its grid', () => {
  afterEach(removeMounted);

  it('has two rows of fourteen named cells and one stop for the Tab key', async () => {
    const element = await board({ mode: 'play', roll: [3, 1], ruleBook: simpleBook });
    expect(all(element, '[role="grid"] [role="row"]').map((row) => row.querySelectorAll('[role="gridcell"]').length)).to.deep.equal([14, 14]);
    expect(all(element, '[role="gridcell"][tabindex="0"]')).to.have.length(1);
    expect(labelOf(element, 'point-6')).to.equal('6 point, five white, can move');
    expect(labelOf(element, 'point-19')).to.equal('19 point, five black');
    expect(labelOf(element, 'point-2')).to.equal('2 point, empty');
    expect(labelOf(element, 'bar-0')).to.equal('White bar, empty');
    expect(labelOf(element, 'off-1')).to.equal('Black tray, none borne off');
    expect(element.picture!.hasAttribute('role')).to.equal(false);
  });

  it('names points by the side whose turn it is when asked', async () => {
    const element = await board({ mode: 'play', roll: [3, 1], turn: 1, numbering: 'turn', ruleBook: simpleBook });
    expect(labelOf(element, 'point-19')).to.contain('6 point, five black');
    expect(textsOf(element, '.number')[18]).to.equal('6');
  });

  it('cells lie where the checkers are drawn, in both directions', async () => {
    for (const direction of ['ccw', 'cw'] as const) {
      const element = await board({ mode: 'play', roll: [3, 1], ruleBook: simpleBook, direction });
      const cell = cellOf(element, 'point-6').getBoundingClientRect();
      const checker = element.renderRoot.querySelector('[data-key="0-6-0"]')!.getBoundingClientRect();
      expect((checker.left + checker.right) / 2).to.be.closeTo((cell.left + cell.right) / 2, 1);
      expect(cell.left > window.innerWidth / 2 || direction === 'cw').to.equal(true);
    }
  });
});
