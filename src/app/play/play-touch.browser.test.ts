/** A whole match by touch alone, on a page as wide as a phone. */
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { spotKey, spotOf } from '../../elements/board/geometry.ts';
import { centreOf } from '../../elements/shared/testing.ts';
import { all, byText, textOf, until } from '../testing/page.ts';
import { board, mainButton, PlayPage, type Hands } from './testing/play-page.ts';

async function tap(element: Element): Promise<void> {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [x, y] = centreOf(element);
  await executeServerCommand('touch', { x, y });
}

const cell = (slot: number): Element => board().renderRoot.querySelector(`[data-spot="${spotKey(spotOf(board().boardView, board().turn, slot))}"]`)!;

describe('the Play screen by touch alone', () => {
  const page = new PlayPage();
  before(() => setViewport({ width: 390, height: 844 }));
  after(async () => {
    await page.close();
    await setViewport({ width: 1280, height: 900 });
  });

  const hands: Hands = {
    press: (find) => tap(find()),
    async move(steps) {
      for (const { from, to } of steps) {
        const before = page.game.steps.length;
        await tap(cell(from));
        await until('landing places', () => board().renderRoot.querySelector('.mark-target') !== null);
        await tap(cell(to));
        await until('the step', () => page.game.steps.length > before);
        await board().updateComplete;
      }
    },
    pickUp: () => tap(mainButton()),
  };

  it('a match to 5 from the form to its end, with nothing wider than the screen', async function () {
    this.timeout(170_000);
    await page.open();
    expect(document.documentElement.scrollWidth).to.equal(390);
    await hands.press(() => byText('.start button', 'Start the match'));
    await until('the table', () => mainButton().textContent!.includes('Throw'));
    expect(document.documentElement.scrollWidth).to.equal(390);
    const games = await page.playMatch(hands, () => {
      page.odds = page.table.match.finished.length === 0 ? 0 : 1;
      return true;
    });
    expect(games).to.be.greaterThan(2);
    expect(textOf('.status h2')).to.match(/wins the match/);
    expect(all('.actions .main').map((button) => button.textContent!.trim())).to.deep.equal(['Review the match']);
  });
});
