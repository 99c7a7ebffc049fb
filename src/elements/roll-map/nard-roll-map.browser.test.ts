import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { EMPTY_ROLL_MAP, type RollMap } from '../../analysis/explore/roll-map.ts';
import { ROLLS } from '../../core/dice.ts';
import { startPosition } from '../../core/position.ts';
import type { Plies } from '../../engine/protocol.ts';
import { listen, mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import type { NardRollMap } from './nard-roll-map.ts';

const position = startPosition('short');
/** 11 is worth −.20, each further roll .02 more; 66 cannot be played. */
const map = (plies: Plies = 0): RollMap => ROLLS.map(({ roll, ways }, at) => ({
  roll, ways, equity: -0.2 + 0.02 * at, evaluator: { net: 'n', netVersion: 1, plies },
  best: at === 20 ? null : { play: [{ from: 8, to: 5, hit: false }], result: position, probabilities: { win: 0.5, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 }, equity: 0, plies, by: 'net' },
}));
const element = (properties: Partial<NardRollMap> = {}): Promise<NardRollMap> => mount(document.createElement('nard-roll-map'), { map: map(), ...properties });
const cells = (found: NardRollMap): HTMLElement[] => [...found.renderRoot.querySelectorAll<HTMLElement>('.cell')];
const text = (found: NardRollMap, selector: string): string => found.renderRoot.querySelector(selector)!.textContent!.replace(/\s+/g, ' ').trim();

describe('nard-roll-map', () => {
  afterEach(removeMounted);

  it('has a cell for each of the 36 throws, named with its best play', async () => {
    const found = await element();
    expect(cells(found)).to.have.length(36);
    expect(cells(found)[0]!.getAttribute('aria-label')).to.equal('11: 8/5, −0.20');
    expect(cells(found)[35]!.getAttribute('aria-label')).to.equal('66: no legal play, +0.20');
    expect([cells(found)[1]!.textContent, cells(found)[6]!.textContent]).to.deep.equal(['−0.18', '−0.18']);
  });
  it('says the average of all throws, once all are equally deep, and how deep they are', async () => {
    const found = await element();
    expect(text(found, '.mean')).to.equal('On average +0.006 · Depth: 0-ply');
    found.map = [map(1)[0]!, ...map().slice(1)];
    await found.updateComplete;
    expect(text(found, '.mean')).to.equal('Depth: 0-ply, 1-ply');
    found.map = EMPTY_ROLL_MAP;
    await found.updateComplete;
    expect(text(found, '.mean')).to.equal('');
  });
  it('arrow keys walk, one cell is in the tab order, Enter sets the dice, larger die first', async () => {
    const found = await element();
    const heard = listen(document, 'nard-roll-choose');
    expect(cells(found).filter((cell) => cell.tabIndex === 0)).to.have.length(1);
    cells(found)[0]!.focus();
    for (const press of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await sendKeys({ press });
    expect(found.shadowRoot!.activeElement).to.equal(cells(found)[8]);
    expect(text(found, '.detail')).to.equal('32 8/5 −0.120, −0.126 beside the average 0-ply');
    await sendKeys({ press: 'Enter' });
    expect(heard).to.deep.equal([{ type: 'nard-roll-choose', detail: { roll: [3, 2] } }]);
  });
  it('marks the dice on the board', async () => {
    const found = await element({ roll: [2, 3] });
    expect(cells(found).flatMap((cell, at) => (cell.getAttribute('aria-current') === 'true' ? [at] : []))).to.deep.equal([8, 13]);
  });
  it('has the same as a table, best first', async () => {
    const found = await element();
    found.renderRoot.querySelector<HTMLElement>('summary')!.click();
    await new Promise((resolve) => found.renderRoot.querySelector('details')!.addEventListener('toggle', resolve, { once: true }));
    await found.updateComplete;
    const rows = [...found.renderRoot.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
    expect([rows.length, rows[0], rows[20]]).to.deep.equal([21, '66 no legal play +0.200 +0.194 0-ply', '11 8/5 −0.200 −0.206 0-ply']);
  });
  it('what is not known yet says so, and nothing moves when it comes', async () => {
    const found = await element({ map: EMPTY_ROLL_MAP });
    expect(cells(found)[0]!.getAttribute('aria-label')).to.equal('11: being computed');
    const { height } = found.getBoundingClientRect();
    found.map = map();
    await found.updateComplete;
    expect(found.getBoundingClientRect().height).to.equal(height);
  });
});
