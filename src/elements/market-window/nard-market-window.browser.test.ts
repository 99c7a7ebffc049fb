import { expect } from 'chai';
import { MONEY_CUBE, type CubeConditions } from '../../core/cube-conditions.ts';
import { mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import { windowParts, type NardMarketWindow } from './nard-market-window.ts';

const chances = { win: 0.6, winGammon: 0.3, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };
const element = (conditions: CubeConditions = MONEY_CUBE): Promise<NardMarketWindow> => mount(document.createElement('nard-market-window'), { conditions, chances, sides: ['White', 'Black'] as const });
const rows = (found: NardMarketWindow): Record<string, string[]> =>
  Object.fromEntries([...found.renderRoot.querySelectorAll('tbody tr')].map((row) => [row.children[0]!.textContent!, [...row.children].slice(1).map((cell) => cell.textContent!)]));
const withoutGammons = async (found: NardMarketWindow): Promise<void> => {
  found.renderRoot.querySelector<HTMLInputElement>('input')!.click();
  await found.updateComplete;
};

describe('nard-market-window', () => {
  afterEach(removeMounted);

  it('without gammons money has the numbers everybody knows', async () => {
    const found = await element();
    await withoutGammons(found);
    expect(rows(found)).to.deep.include({ 'Take point (dead / live)': ['25.0% / 20.0%', '25.0% / 20.0%'], 'Market window (live)': ['20.0% – 80.0%', '20.0% – 80.0%'], 'Too good from (dead cube)': ['never', 'never'] });
  });
  it('every second win of White a gammon: Black takes later, and White may be too good', async () => {
    const found = await element();
    expect(rows(found)).to.deep.include({ 'Take point (dead / live)': ['20.0% / 16.7%', '40.0% / 33.3%'], 'Too good from (dead cube)': ['80.0%', 'never'] });
  });
  it('the bars say what they show', async () => {
    const found = await element();
    await withoutGammons(found);
    expect([...found.renderRoot.querySelectorAll('svg')].map((bar) => bar.getAttribute('aria-label'))).to.deep.equal(['Dead cube: taken from 25.0%, cashed from 75.0%; now 60.0%', 'Live cube: taken from 20.0%, cashed from 80.0%; now 60.0%']);
  });
  it('a side whose match the cube wins already has no use for it', async () => {
    const found = await element({ ...MONEY_CUBE, match: { own: 1, other: 4, crawford: false } });
    expect(found.renderRoot.querySelectorAll('svg')).to.have.length(0);
    expect(rows(found)['Take point (dead / live)']![0]).to.equal('no use for the cube');
  });
  it('parts of a bar follow one another from 0 to 1, whatever the points', () => {
    for (const window of [
      { doublePoint: 0.5, takePoint: { dead: 0.25, live: 0.2 }, cashPoint: { dead: 0.75, live: 0.8 }, tooGoodPoint: 0.9 },
      { doublePoint: 0.9, takePoint: { dead: 0, live: -0.1 }, cashPoint: { dead: 0.4, live: 1.1 }, tooGoodPoint: 0.3 },
    ]) {
      for (const life of ['dead', 'live'] as const) {
        const parts = windowParts(window, life);
        expect([parts[0]!.from, parts.at(-1)!.to]).to.deep.equal([0, 1]);
        parts.slice(1).forEach(({ from }, at) => expect(from).to.equal(parts[at]!.to));
      }
    }
  });
});
