/** A match at the Play screen: what a reload keeps of it, how it is resigned, and how another one begins. */
import { expect } from 'chai';
import { all, one, textOf, until } from '../testing/page.ts';
import { playOf } from './play-of.ts';
import { CLICKS, pick, press } from './testing/clicks.ts';
import { board, mainButton, PlayPage } from './testing/play-page.ts';

describe('the Play screen', () => {
  let page: PlayPage;
  beforeEach(() => { page = new PlayPage(); });
  afterEach(() => page.close());

  it('a reload in the middle of a turn keeps the game, its dice and the steps already made', async () => {
    await page.begin();
    await page.throwForStart();
    if (page.game.phase === 'roll') mainButton().click();
    await until('a roll', () => page.game.phase === 'move');
    const [first] = page.calmPlay();
    await playOf(page.session).step([first!]);
    const { journal } = page.table.match;
    const { seed, commitment } = page.table;
    await page.open();
    await until('the table', () => all('nard-play-table').length === 1);
    expect(page.table.match.journal).to.deep.equal(journal);
    expect([page.table.seed, page.table.commitment]).to.deep.equal([seed, commitment]);
    await until('the step on the board', () => board().interaction !== null);
    expect(page.game.steps).to.deep.equal([first]);
    // It goes on from there: undo takes back the step made before the reload.
    press('.actions button', 'Undo');
    expect(page.game.steps).to.deep.equal([]);
  });

  it('a reload while the engine is to play: it plays the same roll', async () => {
    await page.begin();
    await page.throwForStart();
    for (let turns = 0; turns < 3; turns++) {
      await page.settled();
      await page.act(CLICKS);
    }
    await page.settled();
    const { actions } = page.game;
    await page.open();
    await page.settled();
    expect(page.game.actions.slice(0, actions.length)).to.deep.equal(actions);
  });

  it('a resignation can be refused and accepted, and counts in the score', async () => {
    await page.begin('Two people');
    await page.throwForStart();
    const loser = page.game.turn!;
    const offer = async (): Promise<void> => {
      press('.more button', 'Resign');
      await until('the dialog', () => (one('nard-resign-dialog dialog') as HTMLDialogElement).open);
      press('dialog .kinds button', 'gammon');
      await until('the question', () => page.game.phase === 'resignation');
    };
    await offer();
    press('.actions button', 'Play on');
    await until('the game', () => page.game.phase === 'move');
    await offer();
    press('.actions button', 'Accept');
    await until('the end', () => page.game.phase === 'over');
    expect(page.game.result).to.deep.include({ winner: 1 - loser, by: 'resign', kind: 'gammon' });
    expect(textOf('.status h2')).to.match(/wins 2 points$/);
    mainButton().click();
    await until('the next game', () => page.table.match.finished.length === 1);
    expect(page.table.match.before[1 - loser]).to.equal(2);
  });

  it('a new match puts the one on the table into the library', async () => {
    await page.begin();
    await page.throwForStart();
    await page.act(CLICKS);
    press('.more button', 'New match');
    await until('the form', () => all('nard-play-form').length === 1);
    press('.start button', 'Start the match');
    await until('an entry', () => page.session.library.cell.get()?.length === 1);
    expect(page.table.match.journal).to.deep.equal([]);
  });

  it('clocks stand still after a reload until somebody lets them go on', async () => {
    await page.open();
    pick('nard-play-form select', '10 min each');
    await until('the choice', () => true);
    press('.start button', 'Start the match');
    await until('the table', () => all('nard-play-table').length === 1);
    await page.throwForStart();
    expect(page.table.clock).to.deep.include({ paused: false });
    await page.open();
    await until('the table', () => all('nard-play-table').length === 1);
    expect(textOf('.status h2')).to.equal('The clocks stand still.');
    mainButton().click();
    await until('the clock', () => page.table.clock!.running !== null);
  });
});
