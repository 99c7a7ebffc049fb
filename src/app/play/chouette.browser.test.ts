/** The chouette at the Play screen: scored by hand and played at the board. */
import { expect } from 'chai';
import { all, byText, one, textOf, until } from '../testing/page.ts';
import { chouetteOf } from './play-of.ts';
import { CLICKS, press } from './testing/clicks.ts';
import { mainButton, PlayPage } from './testing/play-page.ts';

describe('the Play screen', () => {
  let page: PlayPage;
  beforeEach(() => { page = new PlayPage(); });
  afterEach(() => page.close());

  describe('the chouette', () => {
    const chouette = () => {
      const shown = chouetteOf(page.session).cell.get();
      if (shown === 'loading' || shown === null) throw new Error('no chouette');
      return shown;
    };

    /** Anna, Bek and Sara, who throw for their places. */
    async function beginChouette(...throws: readonly (readonly number[])[]): Promise<void> {
      await page.open('#/play/chouette');
      await until('the form', () => all('.names input').length === 3);
      for (const [at, name] of ['Anna', 'Bek', 'Sara'].entries()) {
        const field = all('.names input')[at] as HTMLInputElement;
        field.value = name;
        field.dispatchEvent(new Event('input'));
      }
      press('nard-chouette button', 'Start the chouette');
      for (const dice of throws) {
        await until('the dice', () => all('nard-chouette-places .segments').length === dice.length);
        dice.forEach((die, at) => all('nard-chouette-places .segments')[at]!.querySelectorAll('button')[die - 1]!.click());
        press('nard-chouette-places button', 'Enter the dice');
      }
      await until('the seats', () => all('nard-chouette-game').length === 1);
    }

    /** Plays on until a side may double. */
    async function playUntilTurnOf(side: 0 | 1): Promise<void> {
      while (page.game.phase !== 'roll' || page.game.turn !== side) await page.act(CLICKS);
      await until('the cube', () => all('.actions button').some((button) => button.textContent!.includes('Double to')));
    }

    it('is scored by hand: places with ties, a team that splits, rotation, a ledger that sums to zero, all of it after a reload', async () => {
      await beginChouette([6, 4, 4], [2, 3]);
      expect(chouette().chouette.seats).to.deep.equal({ box: 0, queue: [2, 1], out: [] });

      press('nard-chouette-game button', 'The box doubles');
      await until('the answers', () => all('nard-team-question .segments').length === 2);
      all('nard-team-question .segments')[0]!.querySelectorAll('button')[1]!.click();
      press('nard-chouette-game button', 'Enter the answers');
      await until('the cube', () => chouette().draft.cube === 2);
      await page.open('#/play/chouette');
      await until('the game again', () => all('nard-chouette-game').length === 1);
      expect(chouette().draft).to.deep.equal({ cube: 2, owner: 'team', drops: [{ member: 2, points: 1 }] });

      press('nard-chouette-game .segments button', 'The team');
      press('nard-chouette-game .segments button', 'Gammon');
      press('nard-chouette-game button', 'Enter the result');
      await until('the ledger', () => chouette().chouette.settled.length === 1);
      expect(chouette().chouette.settled[0]!.changes).to.deep.equal([-3, 4, -1]);
      expect(textOf('tfoot')).to.equal('Total −3 +4 −1');
      expect(chouette().chouette.seats!.box).to.equal(1);
      press('nard-chouette button', 'Take back');
      await until('the entry taken back', () => chouette().chouette.settled.length === 0);
    });

    it('is played at the board: the captain drops, the next one takes and wins, and a reload in the middle keeps it', async () => {
      await beginChouette([6, 4, 2]);
      press('nard-chouette-game button', 'Play this game at the board');
      await until('the table', () => all('nard-play-table').length === 1);
      expect(page.table.match.options.players).to.deep.equal(['Anna', 'Bek']);
      await page.throwForStart();
      await playUntilTurnOf(0);
      press('.actions button', 'Double to 2');
      await until('the answers', () => all('nard-team-question .segments').length === 2);
      expect(all('.actions button'), 'nobody answers for the team').to.have.length(0);

      await page.open('#/play/chouette');
      await until('the answers again', () => all('nard-team-question .segments').length === 2);
      all('nard-team-question .segments')[0]!.querySelectorAll('button')[1]!.click();
      await until('the drop', () => all('nard-team-question .segments button')[1]!.ariaPressed === 'true');
      press('nard-team-question button', 'Enter the answers');
      await until('the captain', () => page.table.match.options.players[1] === 'Sara');
      expect(page.game).to.deep.include({ phase: 'roll', turn: 0, cube: { value: 2, owner: 1 } });
      await until('the payment at once', () => textOf('tfoot') === 'Total +1 −1 0');

      const { journal } = chouette().chouette;
      const { seed } = page.table;
      await page.open('#/play/chouette');
      await until('the table again', () => all('nard-play-table').length === 1);
      expect([chouette().chouette.journal, page.table.seed]).to.deep.equal([journal, seed]);
      expect(textOf('tfoot')).to.equal('Total +1 −1 0');

      await playUntilTurnOf(1);
      press('.actions button', 'Double to 4');
      await until('the votes', () => all('nard-team-question input').length === 1);
      const offer = (): HTMLButtonElement => byText('nard-team-question button', 'Offer the double') as HTMLButtonElement;
      expect(offer().disabled, 'not without all of the team').to.equal(true);
      one('nard-team-question input').click();
      await until('all agree', () => !offer().disabled);
      offer().click();
      await until('the box is asked', () => page.game.phase === 'answer' && page.game.turn === 0);
      await until('its buttons', () => mainButton().textContent!.includes('Take'));
      mainButton().click();
      await until('the take', () => page.game.cube.value === 4);

      press('.more button', 'Resign');
      await until('the dialog', () => (one('nard-resign-dialog dialog') as HTMLDialogElement).open);
      press('dialog .segments button', 'Anna');
      await until('the one who resigns', () => byText('dialog .segments button', 'Anna').ariaPressed === 'true');
      press('dialog .kinds button', 'gammon');
      await until('the question', () => page.game.phase === 'resignation');
      press('.actions button', 'Accept');
      await until('the result in the ledger', () => textOf('tfoot') === 'Total −7 −1 +8');
      mainButton().click();
      await until('the next game', () => chouette().chouette.settled.length === 1);
      expect(chouette().chouette.settled[0]).to.deep.include({ box: 0, captain: 2, winner: 'team', changes: [-7, -1, 8] });
      expect(chouette().chouette.seats).to.deep.equal({ box: 2, queue: [1, 0], out: [] });
      expect(page.game).to.deep.include({ phase: 'start', proof: null });

      // The next game by hand after all; the one that was played is one entry.
      press('nard-chouette button', 'Enter this game by hand');
      await until('the form by hand', () => all('nard-chouette-game').length === 1);
      press('nard-chouette button', 'Take back');
      await until('the game taken back', () => chouette().chouette.settled.length === 0);
      expect(chouette().chouette.journal.map(({ kind }) => kind)).to.deep.equal(['places']);
    });

    const endChouette = async (): Promise<void> => {
      press('nard-chouette button', 'End this chouette');
      await until('the question', () => byText('nard-chouette button', 'Yes, delete') !== null);
      press('nard-chouette button', 'Yes, delete');
    };

    it('a game that was left, and a chouette that was ended, can be had again until something else is begun', async () => {
      await beginChouette([6, 4, 2]);
      press('nard-chouette-game button', 'Play this game at the board');
      await until('the table', () => all('nard-play-table').length === 1);
      await page.throwForStart();
      const { journal } = chouette().chouette;
      press('nard-chouette button', 'Enter this game by hand');
      await until('the question', () => byText('nard-chouette button', 'Yes, leave it') !== null);
      press('nard-chouette button', 'Yes, leave it');
      await until('the offer', () => textOf('nard-notice-bar').startsWith('“Game 1” deleted. Undo'));
      press('nard-notice-bar button', 'Undo');
      await until('the table again', () => all('nard-play-table').length === 1);
      expect(chouette().chouette.journal).to.deep.equal(journal);

      await endChouette();
      await until('the form', () => all('.names input').length === 3);
      await until('the offer', () => textOf('nard-notice-bar').startsWith('“Ledger” deleted. Undo'));
      press('nard-notice-bar button', 'Undo');
      await until('the table again', () => all('nard-play-table').length === 1);
      expect(chouette().chouette.journal).to.deep.equal(journal);

      await endChouette();
      await until('the offer', () => all('nard-notice-bar .notice').length === 1);
      expect(chouetteOf(page.session).begin(['Xan', 'Yol', 'Zar'], 'short').ok).to.equal(true);
      await until('no offer', () => all('nard-notice-bar .notice').length === 0);
    });

    it('a game that has begun at the board is left only when asked twice, and nothing of it stays', async () => {
      await beginChouette([6, 4, 2]);
      press('nard-chouette-game button', 'Play this game at the board');
      await until('the table', () => all('nard-play-table').length === 1);
      await page.throwForStart();
      press('nard-chouette button', 'Enter this game by hand');
      await until('the question', () => byText('nard-chouette button', 'Yes, leave it') !== null);
      press('nard-chouette button', 'Yes, leave it');
      await until('the form by hand', () => all('nard-chouette-game').length === 1);
      await page.open('#/play/chouette');
      await until('the form by hand again', () => all('nard-chouette-game').length === 1);
      expect(chouette().chouette.journal.map(({ kind }) => kind)).to.deep.equal(['places']);
      expect(chouette().chouette.seats!.box).to.equal(0);
    });

    it('needs three players of different names', async () => {
      await page.open('#/play/chouette');
      await until('the form', () => all('.names input').length === 3);
      press('nard-chouette button', 'Start the chouette');
      await until('the reason', () => textOf('nard-chouette .wrong').includes('three'));
    });
  });
});
