import { expect } from 'chai';
import { decideCube } from '../../analysis/cube/cube-decision.ts';
import { MONEY_CUBE, type CubeConditions } from '../../core/cube-conditions.ts';
import type { CubeAnswer } from '../../engine/protocol.ts';
import { setLanguage } from '../../i18n/index.ts';
import { mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import type { NardCubeTable } from './nard-cube-table.ts';

const answer: CubeAnswer = {
  evaluator: { net: 'short-1', netVersion: 1, plies: 2 }, by: 'net', probabilities: { win: 0.7, winGammon: 0.2, winBackgammon: 0, loseGammon: 0.05, loseBackgammon: 0 }, cubeless: 0.55, noDouble: 0.7, doubleTake: 0.8,
};
const table = (conditions: CubeConditions = MONEY_CUBE, properties: Partial<NardCubeTable> = {}): Promise<NardCubeTable> =>
  mount(document.createElement('nard-cube-table'), { conditions, decision: decideCube(answer, conditions), evaluator: answer.evaluator, ...properties });
const rows = (element: NardCubeTable): string[] => [...element.renderRoot.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent!.trim()).filter(Boolean).join(' '));
const words = (element: NardCubeTable, selector: string): string => element.renderRoot.querySelector(selector)!.textContent!.trim();

describe('nard-cube-table', () => {
  afterEach(removeMounted);

  it('says the verdict, the equities and their differences, and what produced them', async () => {
    const element = await table();
    expect(words(element, '.verdict .words')).to.equal('Double/Take');
    expect(rows(element)).to.deep.equal(['No double +0.700 −0.100', '✓Double/Take (right) +0.800', 'Double/Pass +1.000 +0.200', 'Cubeless +0.550']);
    expect(words(element, '.where')).to.equal('Money play, cube 1, centred');
    expect(words(element, '.made')).to.contain('short-1 at 2-ply');
  });

  it('in a match the chances to win it stand beside', async () => {
    const element = await table({ ...MONEY_CUBE, match: { own: 4, other: 2, crawford: false } }, { decision: decideCube({ ...answer, noDouble: -0.1, doubleTake: -0.05 }, { ...MONEY_CUBE, match: { own: 4, other: 2, crawford: false } }) });
    expect([...element.renderRoot.querySelectorAll('thead th')].map((cell) => cell.textContent)).to.deep.equal(['Action', 'EMG', 'Difference', 'MWC']);
    expect(rows(element)[0]).to.match(/45\.00%$/);
  });

  it('names the match equities that its numbers were made by, whichever are chosen by now, and what else was agreed', async () => {
    const conditions: CubeConditions = { ...MONEY_CUBE, match: { own: 4, other: 2, crawford: false }, met: { ...MONEY_CUBE.met, id: 'chosen', name: 'Chosen now' }, cap: 4, backgammon: 2 };
    const where = async (evaluator: CubeAnswer['evaluator'] | null): Promise<string> => words(await table(conditions, { evaluator }), '.where');
    expect(await where({ ...answer.evaluator, met: { id: 'made', name: 'Made by' } })).to.match(/match equities: Made by, cube limit 4, a backgammon counts ×2$/);
    // From before another table could be chosen.
    expect(await where(answer.evaluator)).to.contain('match equities: Kazaross XG2');
    expect(await where(null)).to.contain('match equities: Chosen now');
  });

  it('an owned cube is redoubled; what was done is marked in words', async () => {
    const element = await table({ ...MONEY_CUBE, cube: { value: 2, holder: 'own' } }, { choice: 'no_double' });
    expect(rows(element)[0]).to.match(/^✓?No redouble.*chosen/);
  });

  for (const [conditions, reason] of [
    [{ ...MONEY_CUBE, cube: { value: 2, holder: 'other' } }, 'The other side has the cube: only that side may double.'],
    [{ ...MONEY_CUBE, cap: 1 }, 'The cube may not go above 1: nobody may double any more.'],
    [{ ...MONEY_CUBE, match: { own: 3, other: 1, crawford: true } }, 'This is the Crawford game: nobody may double in it.'],
    [{ ...MONEY_CUBE, match: { own: 1, other: 3, crawford: false } }, 'With the cube at 1 a win already wins the match: there is nothing to gain by doubling.'],
  ] as const) {
    it(`a side without a cube is told why: ${reason}`, async () => {
      const element = await table(conditions);
      expect(words(element, '.verdict .words')).to.equal('No cube');
      expect(words(element, '.none')).to.equal(reason);
    });
  }

  it('one side needs a single point: that the Crawford game is taken to be behind is said', async () => {
    const where = async (crawford: boolean, own = 3): Promise<string> => words(await table({ ...MONEY_CUBE, match: { own, other: 1, crawford } }), '.where');
    expect(await where(false)).to.contain('3 away against 1 away, after the Crawford game, cube 1');
    expect(await where(true)).to.contain('3 away against 1 away, Crawford game, cube 1');
    expect(await where(false, 1)).to.contain('1 away against 1 away, cube 1');
  });

  it('numbers fill in place: the lines are there before them, and stay', async () => {
    const element = await table(MONEY_CUBE, { decision: null });
    const lines = element.renderRoot.querySelectorAll('tbody tr').length;
    const { height } = element.getBoundingClientRect();
    element.decision = decideCube(answer, MONEY_CUBE);
    await element.updateComplete;
    expect([element.renderRoot.querySelectorAll('tbody tr').length, element.getBoundingClientRect().height]).to.deep.equal([lines, height]);
  });

  it('speaks the language of the page and fits a phone', async () => {
    await setLanguage('az');
    try {
      const element = await table({ ...MONEY_CUBE, cube: { value: 2, holder: 'own' } });
      element.style.width = '320px';
      await element.updateComplete;
      expect(words(element, '.verdict .words')).to.match(/^Yenidən/);
      expect(element.renderRoot.querySelector('table')!.scrollWidth).to.be.at.most(320);
    } finally {
      await setLanguage('en');
    }
  });
});
