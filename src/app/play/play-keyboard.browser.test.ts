/** A whole match by keyboard alone. */
import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { spotKey, spotOf, spotRows } from '../../elements/board/geometry.ts';
import { byText, focused, textOf, until } from '../testing/page.ts';
import { board, mainButton, PlayPage, type Hands } from './testing/play-page.ts';

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
};

/** Tab, and nothing else, until the keyboard is there. */
async function tabTo(find: () => HTMLElement): Promise<void> {
  for (let tabs = 0; focused() !== find(); tabs++) {
    if (tabs > 80) throw new Error(`the keyboard does not come to “${find().textContent!.trim()}”`);
    await press('Tab');
  }
}

/** Arrow keys to where a slot of the side to play lies. */
async function walk(slot: number): Promise<void> {
  const { boardView, turn } = board();
  const rows = spotRows(boardView).map((row) => row.map(spotKey));
  const placeOf = (key: string): { readonly row: number; readonly column: number } => {
    const row = rows[0]!.includes(key) ? 0 : 1;
    return { row, column: rows[row]!.indexOf(key) };
  };
  const to = placeOf(spotKey(spotOf(boardView, turn, slot)));
  const from = placeOf(focused()!.getAttribute('data-spot')!);
  if (from.row !== to.row) await press(to.row === 0 ? 'ArrowUp' : 'ArrowDown');
  await press(...Array<string>(Math.abs(to.column - from.column)).fill(to.column > from.column ? 'ArrowRight' : 'ArrowLeft'));
}

describe('the Play screen by keyboard alone', () => {
  const page = new PlayPage();
  after(() => page.close());

  const hands: Hands = {
    async press(find) {
      await tabTo(find);
      await press('Enter');
    },
    async move(steps) {
      if (!board().shadowRoot!.activeElement) await tabTo(() => board().shadowRoot!.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')!);
      for (const { from, to } of steps) {
        await walk(from);
        // A digit plays that die; where none fits exactly the checker is picked up and put down.
        if (to > 0) await press(String(from - to));
        else {
          await press('Enter');
          await walk(to);
          await press('Enter');
        }
      }
    },
    pickUp: () => (board().shadowRoot!.activeElement ? press('Enter') : hands.press(mainButton)),
  };

  it('a match to 5 from the form to Review: doubles, a take, drops, the Crawford game', async function () {
    this.timeout(170_000);
    await page.open();
    await hands.press(() => byText('.start button', 'Start the match'));
    await until('the table', () => mainButton().textContent!.includes('Throw'));
    // The first double is taken, later ones are dropped.
    const games = await page.playMatch(hands, () => {
      page.odds = page.table.match.finished.length === 0 ? 0 : 1;
      return true;
    });
    expect(games).to.be.greaterThan(2);
    expect(page.table.match.finished.map((each) => each.result!.points)).to.include(1);
    expect(textOf('.status h2')).to.match(/wins the match/);
    await hands.press(mainButton);
    await until('the match under review', () => page.session.route.get().screen === 'review' && page.session.review.cell.get().kind === 'open');
    const review = page.session.review.cell.get();
    expect(review.kind === 'open' && review.entry.record.games.length).to.equal(games);
  });
});
