import { expect } from 'chai';
import { mount, removeMounted } from '../elements/shared/testing.ts';
import type { EvaluateAnswer } from '../engine/protocol.ts';
import './chances-card.ts';
import type { ChancesCard } from './chances-card.ts';

const ANSWER: EvaluateAnswer = { evaluator: { net: 'n', netVersion: 1, plies: 2 }, probabilities: { win: 0.8, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 }, equity: 0.6 };
const noteOf = async (properties: Partial<ChancesCard>): Promise<string> => {
  const card = await mount(document.createElement('nard-chances-card'), { answer: ANSWER, sides: ['White', 'Black'], ...properties });
  return card.renderRoot.querySelector('.equity .small')!.textContent!.trim();
};

describe('nard-chances-card', () => {
  afterEach(removeMounted);

  for (const [what, properties, note] of [
    ['in money play, by its depth', {}, 'Equity of White, cubeless, 2-ply'],
    ['beside numbers of a match, as that of money play', { besideMatch: true }, 'Equity of White, for money, cubeless, 2-ply'],
    ['from the table, exact whatever depth was asked for', { exact: true }, 'Equity of White, cubeless, exact'],
  ] as const) it(`names its equity ${what}`, async () => expect(await noteOf(properties)).to.equal(note));
});
