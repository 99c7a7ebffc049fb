import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { decideCube } from '../../analysis/cube/cube-decision.ts';
import { atScore, emptyMatrix, type ScoreMatrix } from '../../analysis/explore/score-matrix.ts';
import { MONEY_CUBE } from '../../core/cube-conditions.ts';
import { mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import type { NardScoreMatrix } from './nard-score-matrix.ts';

const evaluator = { net: 'n', netVersion: 1, plies: 0 as const };
const probabilities = { win: 0.7, winGammon: 0.2, winBackgammon: 0, loseGammon: 0.1, loseBackgammon: 0 };
/** Double/Take at every score where the cube is of use. */
const matrix = (size = 9): ScoreMatrix => emptyMatrix(size).map((row, own) => row.map((_, other) => {
  const conditions = atScore(MONEY_CUBE, own + 1, other + 1);
  return { decision: decideCube({ evaluator, by: 'net', probabilities, cubeless: 0.5, noDouble: -0.9, doubleTake: -0.85 }, conditions), evaluator };
}));
const element = (properties: Partial<NardScoreMatrix> = {}): Promise<NardScoreMatrix> => mount(document.createElement('nard-score-matrix'), { matrix: matrix(), ...properties });
const cells = (found: NardScoreMatrix): HTMLElement[] => [...found.renderRoot.querySelectorAll<HTMLElement>('.cell')];

describe('nard-score-matrix', () => {
  afterEach(removeMounted);

  it('is a grid of verdicts in letters, each named with its score', async () => {
    const found = await element();
    expect(found.renderRoot.querySelectorAll('[role=grid] [role=row]')).to.have.length(10);
    expect([cells(found)[0]!.textContent, cells(found)[10]!.textContent]).to.deep.equal(['–', 'D/T']);
    expect(cells(found)[10]!.getAttribute('aria-label')).to.equal('2 away against 2 away: Double/Take');
    expect(cells(found)[0]!.getAttribute('aria-label')).to.equal('1 away against 1 away: No cube');
  });
  it('keys walk; the chosen score shows its equities', async () => {
    const found = await element();
    cells(found)[0]!.focus();
    for (const press of ['ArrowDown', 'ArrowDown', 'End', 'ArrowRight', 'Enter']) await sendKeys({ press });
    await found.updateComplete;
    expect(found.shadowRoot!.activeElement).to.equal(cells(found)[26]);
    expect(found.renderRoot.querySelector('.detail')!.textContent).to.equal('3 away against 9 away');
    expect(found.renderRoot.querySelector('nard-cube-table')!.decision).to.equal(found.matrix[2]![8]!.decision);
  });
  it('the score of the board is marked', async () => {
    const found = await element({ here: { own: 2, other: 5 } });
    expect(cells(found).findIndex((cell) => cell.getAttribute('aria-current') === 'true')).to.equal(13);
  });
  it('scores that are not computed yet say so', async () => {
    const found = await element({ matrix: emptyMatrix(3) });
    expect(cells(found).map((cell) => cell.getAttribute('aria-label'))).to.include('3 away against 3 away: not computed');
    cells(found)[8]!.click();
    await found.updateComplete;
    expect(found.renderRoot.querySelector('.detail')!.textContent).to.equal('3 away against 3 away: not computed');
  });
  it('fits a phone', async () => {
    const found = await element();
    found.style.width = '350px';
    await found.updateComplete;
    expect(found.renderRoot.querySelector('.grid')!.scrollWidth).to.be.at.most(350);
  });
});
