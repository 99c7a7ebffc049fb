import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { makePlay, type Play } from '../../core/play.ts';
import { countsOf, makePosition } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import { centreOf, listen, mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import type { NardBoard } from './nard-board.ts';
import { cellOf, click, drag, labelOf, lift, saidBy, startSwipe, tap } from './testing/board-hands.ts';
import { simpleBook } from './testing/simple-book.ts';

const playing = (properties: Partial<NardBoard> = {}): Promise<NardBoard> =>
  mount(document.createElement('nard-board'), { mode: 'play', roll: [6, 3], ruleBook: simpleBook, ...properties });
const plays = (heard: readonly { readonly type: string; readonly detail: unknown }[]): string[] =>
  heard.filter(({ type }) => type === 'nard-play').map(({ detail }) => makePlay((detail as { play: Play }).play));
const place = (mover: Record<number, number>, opponent: Record<number, number>) => unwrap(makePosition({ game: 'short', mover: countsOf(mover), opponent: countsOf(opponent) }));
const EVENTS = ['nard-step', 'nard-undo', 'nard-play-request', 'nard-play'];

describe('nard-board, a play by mouse', () => {
  afterEach(removeMounted);

  it('a click plays the left die first, then the other, and the play is told with its result', async () => {
    const element = await playing();
    const heard = listen(document, ...EVENTS);
    await click(element, 'point-13');
    await click(element, 'point-13');
    expect(heard.map(({ type }) => type)).to.deep.equal(['nard-step', 'nard-step', 'nard-play-request', 'nard-play']);
    expect(plays(heard)).to.deep.equal(['13/10 13/7']);
    const { result } = heard.at(-1)!.detail as { result: { mover: readonly number[] } };
    expect([result.mover[13], result.mover[10], result.mover[7]]).to.deep.equal([3, 1, 1]);
  });

  it('a click on the dice swaps them', async () => {
    const element = await playing();
    element.renderRoot.querySelector('.dice-button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await element.updateComplete;
    const heard = listen(element, ...EVENTS);
    await click(element, 'point-13');
    expect(heard[0]!.detail).to.deep.include({ steps: [{ from: 13, to: 10, hit: false }], complete: false });
  });

  it('a drag plays to where it is let go, by both dice too', async () => {
    const element = await playing();
    const heard = listen(element, ...EVENTS);
    await drag(element, 'point-24', 'point-15');
    expect(plays(heard)).to.deep.equal(['24/15']);
  });

  it('a drag to a point it cannot reach, or off the board, puts the checker back', async () => {
    const element = await playing();
    const heard = listen(element, ...EVENTS);
    await drag(element, 'point-24', 'point-16');
    await drag(element, 'point-24', [5, window.innerHeight - 5]);
    expect(heard).to.deep.equal([]);
    expect(element.renderRoot.querySelectorAll('.checker.light')).to.have.length(15);
    expect(element.renderRoot.querySelectorAll('.mark')).to.have.length(0);
  });

  it('a checker in the hand has left its point, still counts in the pips, and is where the mouse is', async () => {
    const element = await playing();
    const pips = (): string[] => [...element.renderRoot.querySelectorAll('.pips')].map(({ textContent }) => textContent!);
    const before = pips();
    await lift(element, 'point-24');
    const [x, y] = centreOf(element);
    await sendMouse({ type: 'move', position: [x, y] });
    const held = element.renderRoot.querySelector('.held .checker-body')!;
    expect(element.renderRoot.querySelectorAll('.drawn .checker.light')).to.have.length(14);
    centreOf(held).forEach((at, i) => expect(at).to.be.closeTo([x, y][i]!, 1));
    expect(pips()).to.deep.equal(before);
    await sendMouse({ type: 'up' });
  });

  it('the other side’s checkers and blocked ones stay', async () => {
    const element = await playing({ roll: [5, 5] });
    const heard = listen(element, ...EVENTS);
    for (const key of ['point-19', 'point-24', 'point-1']) {
      await click(element, key);
      await drag(element, key, 'point-3');
    }
    expect(heard).to.deep.equal([]);
  });

  it('the second button takes the last step back', async () => {
    const element = await playing();
    const heard = listen(element, ...EVENTS);
    await click(element, 'point-13');
    await click(element, 'point-2', 'right');
    expect(heard.at(-1)).to.deep.equal({ type: 'nard-undo', detail: { done: [] } });
    expect(element.renderRoot.querySelectorAll('[data-key="0-13-4"]')).to.have.length(1);
  });

  it('a hit checker goes to its bar, and comes back by undo', async () => {
    const element = await playing({ setup: place({ 8: 2, 6: 13 }, { 23: 1, 6: 14 }) });
    await click(element, 'point-8');
    expect(element.renderRoot.querySelectorAll('[data-key="1-25-0"]')).to.have.length(1);
    expect(element.undo()).to.equal(true);
    await element.updateComplete;
    expect(element.renderRoot.querySelectorAll('[data-key="1-25-0"]')).to.have.length(0);
    expect(element.undo()).to.equal(false);
  });

  it('a checker is borne off by dragging it into the tray', async () => {
    const element = await playing({ setup: place({ 6: 2, 3: 2 }, { 6: 15 }) });
    const heard = listen(element, ...EVENTS);
    await drag(element, 'point-6', 'off-0');
    expect(heard[0]!.detail).to.deep.include({ steps: [{ from: 6, to: 0, hit: false }] });
    expect(element.renderRoot.querySelectorAll('.slab.light')).to.have.length(12);
  });
});

describe('nard-board, ends of a play', () => {
  afterEach(removeMounted);

  it('a cancelled request leaves the play unfinished and changeable', async () => {
    const element = await playing();
    element.addEventListener('nard-play-request', (event) => event.preventDefault());
    const heard = listen(element, ...EVENTS);
    await drag(element, 'point-24', 'point-15');
    expect(plays(heard)).to.deep.equal([]);
    expect(element.undo()).to.equal(true);
  });

  it('with `confirm` the play ends when the dice are taken up', async () => {
    const element = await playing({ confirm: true });
    const heard = listen(element, ...EVENTS);
    expect(element.commit()).to.equal(false);
    await drag(element, 'point-24', 'point-15');
    expect(plays(heard)).to.deep.equal([]);
    element.renderRoot.querySelector('.dice-button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(plays(heard)).to.deep.equal(['24/15']);
  });

  it('a dance ends with an empty play when the dice are taken up', async () => {
    const element = await playing({ setup: place({ 25: 1, 6: 14 }, { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 5 }) });
    const heard = listen(element, ...EVENTS);
    await click(element, 'bar-0');
    expect(saidBy(element)).to.equal('No legal play.');
    expect(element.commit()).to.equal(true);
    expect(plays(heard)).to.deep.equal(['']);
  });

  it('a typed play is made; an illegal one is refused', async () => {
    const element = await playing({ roll: [3, 1] });
    const heard = listen(element, ...EVENTS);
    expect(await element.play('8/5 8/5')).to.equal(false);
    expect(await element.play('nonsense')).to.equal(false);
    expect(await element.play('8/5 6/5')).to.equal(true);
    expect(plays(heard)).to.deep.equal(['8/5 6/5']);
  });

  it('the same position given again does not undo what a hand has done', async () => {
    const setup = place({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 24: 2, 13: 5, 8: 3, 6: 5 });
    const element = await playing({ setup });
    await click(element, 'point-13');
    element.setup = structuredClone(setup);
    element.roll = [6, 3];
    await element.updateComplete;
    expect(element.renderRoot.querySelectorAll('[data-key="0-7-0"]')).to.have.length(1);
    element.roll = [6, 4];
    await element.updateComplete;
    expect(element.renderRoot.querySelectorAll('[data-key="0-7-0"]')).to.have.length(0);
  });

  it('without a rule book or dice it shows and moves nothing', async () => {
    const element = await playing({ ruleBook: null });
    expect(element.renderRoot.querySelectorAll('[role="grid"]')).to.have.length(0);
    expect(element.undo()).to.equal(false);
    element.ruleBook = simpleBook;
    await element.updateComplete;
    expect(element.renderRoot.querySelectorAll('[role="grid"]')).to.have.length(1);
  });
});

describe('nard-board, a play by finger', () => {
  afterEach(removeMounted);

  it('a tap picks up and shows where the checker may land; the next tap plays', async () => {
    const element = await playing();
    const heard = listen(element, ...EVENTS);
    await tap(element, 'point-24');
    expect(element.renderRoot.querySelectorAll('.mark-target')).to.have.length(3);
    expect(labelOf(element, 'point-15')).to.contain('can land here');
    expect(heard).to.deep.equal([]);
    await tap(element, 'point-18');
    expect(heard.map(({ type }) => type)).to.deep.equal(['nard-step']);
  });

  it('a second tap on the checker plays the left die', async () => {
    const element = await playing();
    const heard = listen(element, ...EVENTS);
    await tap(element, 'point-8');
    await tap(element, 'point-8');
    expect(heard[0]!.detail).to.deep.include({ steps: [{ from: 8, to: 2, hit: false }] });
  });

  it('a tap elsewhere puts it back, on another checker picks that up', async () => {
    const element = await playing();
    await tap(element, 'point-24');
    await tap(element, 'point-3');
    expect(element.renderRoot.querySelectorAll('.mark')).to.have.length(0);
    await tap(element, 'point-24');
    await tap(element, 'point-13');
    expect(cellOf(element, 'point-13').getAttribute('aria-selected')).to.equal('true');
  });

  it('the page scrolls under a finger unless it holds a checker that can move', async () => {
    const element = await playing();
    expect(startSwipe(element, 'point-3')).to.equal(false);
    expect(startSwipe(element, 'point-19')).to.equal(false);
    expect(startSwipe(element, 'point-24')).to.equal(true);
    const actionAt = ([x, y]: [number, number]): string => getComputedStyle(element.shadowRoot!.elementFromPoint(x, y)!).touchAction;
    const cell = cellOf(element, 'point-24').getBoundingClientRect();
    const checker = centreOf(element.renderRoot.querySelector('[data-key="0-24-0"]')!);
    // The far end of the column, where no checker lies.
    expect([actionAt(checker), actionAt([checker[0], Math.round(cell.bottom - 10)])]).to.deep.equal(['none', 'auto']);
  });
});

describe('nard-board, a play by keyboard', () => {
  afterEach(removeMounted);

  const press = async (element: NardBoard, ...keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      await sendKeys({ press: key });
      await element.updateComplete;
    }
  };
  const focused = (element: NardBoard): string | null | undefined => (element.shadowRoot!.activeElement as SVGElement | null)?.getAttribute('data-spot');

  it('arrows walk over the board and stop at its edge', async () => {
    const element = await playing();
    cellOf(element, 'point-6').focus();
    await press(element, 'ArrowLeft');
    expect(focused(element)).to.equal('bar-1');
    await press(element, 'ArrowLeft', 'ArrowUp');
    expect(focused(element)).to.equal('point-18');
    await press(element, 'End');
    expect(focused(element)).to.equal('off-1');
    await press(element, 'ArrowRight', 'ArrowUp');
    expect(focused(element)).to.equal('off-1');
    expect(element.renderRoot.querySelectorAll('[role="gridcell"][tabindex="0"]')).to.have.length(1);
  });

  it('Enter picks up and drops; the live region tells', async () => {
    const element = await playing();
    const heard = listen(element, ...EVENTS);
    cellOf(element, 'point-8').focus();
    await press(element, 'Enter');
    expect(saidBy(element)).to.equal('8 picked up. Lands on 2, 5.');
    expect(labelOf(element, 'point-8')).to.equal('8 point, three white, picked up');
    await press(element, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    expect(heard[0]!.detail).to.deep.include({ steps: [{ from: 8, to: 5, hit: false }] });
    expect(saidBy(element)).to.equal('8/5.');
  });

  it('Escape puts the checker back', async () => {
    const element = await playing();
    cellOf(element, 'point-8').focus();
    await press(element, 'Enter', 'Escape');
    expect(saidBy(element)).to.equal('Put back.');
    expect(cellOf(element, 'point-8').getAttribute('aria-selected')).to.equal('false');
  });

  it('a digit plays that die; Backspace takes back', async () => {
    const element = await playing();
    const heard = listen(element, ...EVENTS);
    cellOf(element, 'point-13').focus();
    await press(element, '3');
    expect(heard[0]!.detail).to.deep.include({ steps: [{ from: 13, to: 10, hit: false }] });
    await press(element, 'Backspace');
    expect(heard.at(-1)!.type).to.equal('nard-undo');
  });

  it('the focus stays on the board when a play ends, and is in the grid for the next', async () => {
    const element = await playing();
    cellOf(element, 'point-13').focus();
    await press(element, '6', '3');
    element.mode = 'view';
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).to.equal(element.picture);
    expect(saidBy(element)).to.equal('Play complete: 13/10 13/7.');
    element.mode = 'play';
    await element.updateComplete;
    expect(focused(element)).to.equal('point-13');
  });

  it('a board nobody is on takes no focus', async () => {
    const element = await playing();
    element.mode = 'view';
    await element.updateComplete;
    element.mode = 'play';
    await element.updateComplete;
    expect(document.activeElement).to.equal(document.body);
  });

  it('keys of the browser pass', async () => {
    const element = await playing();
    const event = new KeyboardEvent('keydown', { key: '1', ctrlKey: true, bubbles: true, cancelable: true });
    cellOf(element, 'point-6').dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });

  it('what the mouse hits is the board, wherever it lies on the page', async () => {
    const element = await playing();
    expect(document.elementFromPoint(...centreOf(cellOf(element, 'point-13')))).to.equal(element);
  });
});
