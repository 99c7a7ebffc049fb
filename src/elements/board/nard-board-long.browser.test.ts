import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { makePlay, type Play } from '../../core/play.ts';
import { countsOf, makePosition, OFF, startPosition } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import { MONEY, situationOf } from '../../core/situation.ts';
import { makeLongId } from '../../formats/long-id.ts';
import { centreOf, listen, mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import type { NardBoard } from './nard-board.ts';
import { cellOf, click, drag, labelOf, saidBy, tap } from './testing/board-hands.ts';
import { simpleBook } from './testing/simple-book.ts';

const START = startPosition('long');
const board = (properties: Partial<NardBoard> = {}): Promise<NardBoard> => mount(document.createElement('nard-board'), { setup: START, ...properties });
const playing = (properties: Partial<NardBoard> = {}): Promise<NardBoard> => board({ mode: 'play', roll: [6, 3], ruleBook: simpleBook, ...properties });
const place = (mover: Record<number, number>, opponent: Record<number, number>) => unwrap(makePosition({ game: 'long', mover: countsOf(mover), opponent: countsOf(opponent) }));
const all = (element: NardBoard, selector: string): Element[] => [...element.renderRoot.querySelectorAll(selector)];
const PRESET = (id: string) => ({ id, version: 1 });

describe('nard-board, long nard shown', () => {
  afterEach(removeMounted);

  it('both heads have fifteen, there is no bar and no cube', async () => {
    const element = await board();
    expect(all(element, '.checker')).to.have.length(30);
    expect(all(element, '.checker-count').map((each) => each.textContent)).to.deep.equal(['15', '15']);
    expect(all(element, '.cube')).to.have.length(0);
    expect(element.picture!.getAttribute('aria-label')).to.equal('Long nard board. White to roll. Pips: white 360, black 360. White on 24 (15); Black on 12 (15).');
  });

  it('the count of a full head can be read on a phone', async () => {
    const box = document.createElement('div');
    box.style.width = '390px';
    document.body.append(box);
    const element = document.createElement('nard-board');
    element.game = 'long';
    box.append(element);
    await element.updateComplete;
    const count = all(element, '.checker-count')[0]!.getBoundingClientRect();
    expect(count.height).to.be.at.least(12);
    expect(count.width).to.be.below(24);
  });

  it('the attributes game and preset are enough: the start, the numbers and the direction of the text', async () => {
    const host = document.createElement('div');
    host.innerHTML = '<nard-board game="long" preset="moscow_open"></nard-board><nard-board game="long" preset="classic_uzun"></nard-board>';
    document.body.append(host);
    const [clockwise, numbered] = [...host.children] as [NardBoard, NardBoard];
    await numbered.updateComplete;
    const whiteHead = (element: NardBoard): DOMRect => all(element, '[data-key="0-24-14"]')[0]!.getBoundingClientRect();
    expect(whiteHead(clockwise).left).to.be.below(clockwise.getBoundingClientRect().left + 150);
    expect(whiteHead(numbered).left).to.be.above(numbered.getBoundingClientRect().right - 150);
    expect(numbered.picture!.getAttribute('aria-label')).to.contain('White on 13 (15); Black on 1 (15)');
  });

  it('an ID of long nard sets preset, turn and dice, and comes back the same', async () => {
    const id = makeLongId({ ...situationOf(START, [4, 4]), turn: 1, preset: PRESET('uzun_tavla_arena') });
    const element = await board({ setup: null, position: id });
    expect([element.setup?.game, element.preset?.id, element.turn, element.roll]).to.deep.equal(['long', 'uzun_tavla_arena', 1, [4, 4]]);
    expect([await element.getId('long'), await element.getId('xgid')]).to.deep.equal([id, null]);
  });

  it('borne-off checkers lie beside their own homes, at opposite corners', async () => {
    const element = await board({ setup: place({ 1: 5 }, { 1: 3 }), score: { ...MONEY, length: 3 } });
    const middleOf = (selector: string): [number, number] => centreOf(all(element, selector)[0]!);
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    const [[x, y], [otherX, otherY]] = [middleOf('.slab.light'), middleOf('.slab.dark')];
    const { left, top } = element.getBoundingClientRect();
    expect([x - left > 0.9 * width, y - top > height / 2, otherX - left < 0.1 * width, otherY - top < height / 2]).to.deep.equal([true, true, true, true]);
  });

  it('a small board shows the same without anything to touch', async () => {
    const element = await board({ mini: true, mode: 'play', roll: [6, 6], ruleBook: simpleBook });
    expect([all(element, '.cell').length, all(element, '.checker').length, all(element, '.number').length]).to.deep.equal([0, 30, 0]);
  });
});

describe('nard-board, a play of long nard', () => {
  afterEach(removeMounted);

  it('has cells for points and trays, named by the numbers shown', async () => {
    const element = await playing({ preset: PRESET('uzun_tavla_arena') });
    expect(all(element, '.cell')).to.have.length(26);
    expect(all(element, '[data-spot^="bar"]')).to.have.length(0);
    expect([labelOf(element, 'point-24'), labelOf(element, 'point-12')]).to.deep.equal(['1 point, fifteen white, can move', '13 point, fifteen black']);
  });

  it('a drag plays, and what is said has the numbers shown', async () => {
    const element = await playing({ preset: PRESET('uzun_tavla_arena') });
    const heard = listen(element, 'nard-step');
    await drag(element, 'point-24', 'point-18');
    expect(heard[0]!.detail).to.deep.include({ steps: [{ from: 24, to: 18, hit: false }] });
    expect(saidBy(element)).to.equal('1/7.');
  });

  it('a typed play is read in the numbers shown', async () => {
    const element = await playing({ preset: PRESET('classic_uzun') });
    const heard = listen(element, 'nard-play');
    expect([await element.play('24/15'), await element.play('13/19/22')]).to.deep.equal([false, true]);
    expect(makePlay((heard[0]!.detail as { play: Play }).play)).to.equal('24/15');
  });

  it('nothing is hit: a single enemy checker closes a point, and the refusal is told', async () => {
    const element = await playing({ setup: place({ 24: 15 }, { 6: 1, 1: 14 }), roll: [6, 5] });
    const heard = listen(document, 'nard-refused');
    await tap(element, 'point-24');
    await tap(element, 'point-18');
    const { from, to, done, refusal } = heard[0]!.detail as { from: number; to: number; done: Play; refusal: { code: string } };
    expect([from, to, done, refusal.code]).to.deep.equal([24, 18, [], 'no_such_die']);
    expect(saidBy(element)).to.contain('do not take this checker there');
    expect(all(element, '.mark')).to.have.length(0);
  });

  it('arrow keys go straight across the board though its rows begin at different columns', async () => {
    const element = await playing();
    cellOf(element, 'point-24').focus();
    const visited: string[] = [];
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'Home', 'ArrowDown', 'ArrowUp']) {
      await sendKeys({ press: key });
      await element.updateComplete;
      visited.push(element.shadowRoot!.activeElement!.getAttribute('data-spot')!);
    }
    expect(visited).to.deep.equal(['point-1', 'off-0', 'point-24', 'off-1', 'point-12', 'point-13']);
  });
});

describe('nard-board, long nard edited', () => {
  afterEach(removeMounted);

  it('a checker set where the other side stands takes the point, by long nard’s way of meeting', async () => {
    const element = await board({ mode: 'edit', setup: place({ 24: 14 }, { 24: 15 }) });
    await tap(element, 'point-12');
    const { mover, opponent } = element.setup!;
    expect([mover[12], opponent[24], opponent[OFF]]).to.deep.equal([1, 0, 15]);
  });

  it('the hinge is no place for a checker, and the first throws stay as they were', async () => {
    const first = { mover: true, opponent: false };
    const element = await board({ mode: 'edit', setup: { ...place({ 24: 14 }, { 24: 15 }), first } });
    const heard = listen(element, 'nard-position-change');
    const { left, top, width, height } = element.getBoundingClientRect();
    element.picture!.dispatchEvent(new MouseEvent('click', { clientX: left + width / 2, clientY: top + height / 3, bubbles: true }));
    expect(heard).to.deep.equal([]);
    await click(element, 'point-20');
    expect(element.setup!.first).to.deep.equal(first);
  });
});
