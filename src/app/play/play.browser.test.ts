/** The Play screen: what a reload keeps, two people and their claims, dice that are checked or typed, resignations, the chouette. */
import { expect } from 'chai';
import { all, byText, one, textOf, until } from '../testing/page.ts';
import { board, mainButton, PlayPage, type Hands } from './testing/play-page.ts';

const press = (selector: string, text: string): void => byText(selector, text).click();
const type = (selector: string, text: string): void => {
  const field = one(selector) as HTMLInputElement;
  field.value = text;
  field.form!.requestSubmit();
};
const pick = (selector: string, value: string): void => {
  const list = one(selector) as HTMLSelectElement;
  list.selectedIndex = [...list.options].findIndex((option) => option.text === value);
  list.dispatchEvent(new Event('change'));
};

describe('the Play screen', () => {
  let page: PlayPage;
  beforeEach(() => { page = new PlayPage(); });
  afterEach(() => page.close());

  const buttons: Hands = {
    press: async (find) => find().click(),
    move: async (steps) => { await until('the board', () => board().interaction !== null); expect(await board().play(steps.map(({ from, to }) => `${from === 25 ? 'bar' : from}/${to === 0 ? 'off' : to}`).join(' '))).to.equal(true); },
    pickUp: async () => { await until('the dice may be picked up', () => mainButton().getAttribute('aria-disabled') === null); mainButton().click(); },
  };

  /** Begins a match with choices made in the form. */
  async function begin(...choices: readonly string[]): Promise<void> {
    await page.open();
    for (const text of choices) {
      press('nard-play-form button', text);
      await (one('nard-play-form') as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
    }
    press('.start button', 'Start the match');
    await until('the table', () => all('nard-play-table').length === 1);
  }

  /** Throws until somebody is to play. */
  async function throwForStart(): Promise<void> {
    while (page.game.phase === 'start') {
      const { starts } = page.game;
      mainButton().click();
      await until('a throw', () => page.game.starts !== starts);
    }
    await page.settled();
  }

  it('a reload in the middle of a turn keeps the game, its dice and the steps already made', async () => {
    await begin();
    await throwForStart();
    if (page.game.phase === 'roll') mainButton().click();
    await until('a roll', () => page.game.phase === 'move');
    const [first] = page.calmPlay();
    await page.session.play.step([first!]);
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
    await begin();
    await throwForStart();
    for (let turns = 0; turns < 3; turns++) {
      await page.settled();
      await page.act(buttons);
    }
    await page.settled();
    const { actions } = page.game;
    await page.open();
    await page.settled();
    expect(page.game.actions.slice(0, actions.length)).to.deep.equal(actions);
  });

  it('a play against the rules stands unless it is claimed; claimed, it is played again or accepted', async () => {
    await begin('Two people');
    await throwForStart();
    type('#play', '24/4');
    await until('the play as typed', () => page.game.illegal);
    expect(textOf('.status h2')).to.match(/play, as typed$/);
    mainButton().click();
    await until('the claim', () => all('.actions button').some((button) => button.textContent!.includes('Claim')));
    press('.actions button', 'Claim');
    await until('the question', () => page.game.phase === 'claim');
    expect(textOf('.status h2')).to.include('24/4 was against the rules');
    press('.actions button', 'Play it again');
    await until('the play anew', () => page.game.phase === 'move');
    expect(page.game.checkers.map((counts) => counts[24])).to.deep.equal([2, 2]);
    expect(textOf('.status h2')).to.match(/again, by the rules$/);
    await page.act(buttons);
    // A play by the rules cannot be claimed.
    press('.actions button', 'Claim');
    await until('the answer', () => textOf('nard-notice-bar').includes('That play was by the rules.'));
  });

  it('a play against the rules that nobody claims stands after the next roll', async () => {
    await begin('Two people');
    await throwForStart();
    type('#play', '24/4');
    await until('the play as typed', () => page.game.illegal);
    mainButton().click();
    await until('the other side', () => page.game.phase === 'roll');
    mainButton().click();
    await until('the next roll', () => page.game.phase === 'move');
    expect(all('.actions button').filter((button) => button.textContent!.includes('Claim'))).to.deep.equal([]);
    expect(page.game.checkers.map((counts) => counts[4]).toSorted()).to.deep.equal([0, 1]);
  });

  it('the fingerprint is shown before the game; after it the seed, and the check goes through every roll', async () => {
    await begin('1');
    const shown = textOf('nard-fair-card code');
    expect(shown).to.match(/^[0-9a-f]{64}$/);
    expect(textOf('nard-fair-card dl')).to.include('shown after the game');
    const words = one('nard-fair-card input') as HTMLInputElement;
    words.value = 'our words';
    words.dispatchEvent(new Event('input'));
    await throwForStart();
    expect(page.game.proof).to.deep.equal({ commitment: shown, words: 'our words', seed: null });
    await page.playOut();
    await until('the seed', () => page.game.proof!.seed !== null);
    press('nard-fair-card button', 'Game 1');
    await until('the verdict', () => /all \d+ throws follow/.test(textOf('nard-fair-card .verdict')));
    const throws = page.game.starts.length + page.game.actions.filter((action) => action.kind === 'move').length - 1;
    expect(textOf('nard-fair-card .verdict')).to.include(`all ${throws} throws`);
  });

  it('a roll that was changed is found by the check', async () => {
    await begin('1');
    await throwForStart();
    await page.playOut();
    const { table } = page;
    const at = table.match.game.actions.findLastIndex((action) => action.kind === 'move');
    const action = table.match.game.actions[at]!;
    const other = action.kind === 'move' && action.roll![0] === 6 ? ([1, 2] as const) : ([6, 6] as const);
    const changed = { ...table, match: { ...table.match, game: { ...table.match.game, actions: table.match.game.actions.with(at, { ...action, roll: other } as typeof action) } } };
    page.session.play.cell.set({ kind: 'playing', table: changed, thinking: false, trouble: null });
    const found = await page.session.play.checkDice(0);
    expect(found.ok ? 'good' : found.error.code).to.equal('dice_mismatch');
  });

  it('dice of a real board are typed; 7-0 and the like are refused with a reason, and nothing is lost', async () => {
    await begin('Two people', 'Typed in');
    for (const wrong of ['7-0', '61 2', 'six one', '0', '']) {
      type('#dice', wrong);
      await until('the reason', () => /is not a roll/.test(textOf('nard-dice-field .wrong')));
      expect(page.game.phase).to.equal('start');
    }
    type('#dice', '3-3');
    await until('the tie', () => textOf('.status h2').includes('a tie'));
    type('#dice', '2 5');
    await until('the start', () => page.game.phase === 'move');
    expect(page.game.turn).to.equal(1);
    // Until the dice are picked up they may be mended.
    type('#dice', '4-5');
    await until('the mended roll', () => page.game.roll!.join() === '4,5');
    expect(textOf('.status h2')).to.equal('Black to play 54');
    // Taps on the dice do the same, both of them anew each time.
    for (const [first, second] of [[6, 2], [3, 1]] as const) {
      const faces = (): HTMLElement[] => all('nard-dice-picker .faces button');
      one('nard-dice-picker .opener').click();
      faces()[first - 1]!.click();
      faces()[6 + second - 1]!.click();
      await until('the tapped roll', () => page.game.roll!.join() === `${first},${second}`);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

  it('a typed play that is not legal is refused by name where the engine is the other side', async () => {
    await begin();
    await throwForStart();
    if (page.game.phase === 'roll') mainButton().click();
    await until('a roll', () => page.game.phase === 'move');
    for (const [text, reason] of [['13/1', '13/1 is not a legal play here.'], ['up and away', '“up” is not a move']] as const) {
      type('#play', text);
      await until(reason, () => textOf('nard-play-field .wrong').startsWith(reason));
    }
    expect(page.game.steps).to.deep.equal([]);
  });

  it('a step that is not allowed names the rule', async () => {
    await begin('Two people', 'Typed in');
    type('#dice', '6-1');
    await until('the start', () => page.game.phase === 'move');
    await until('the board', () => board().interaction !== null);
    board().dispatchEvent(new CustomEvent('nard-refused', { detail: { refusal: { code: 'point_closed', facts: { point: 19 } } } }));
    await until('the rule', () => textOf('.refused') === 'Point 19 is held by the other side.');
  });

  it('a resignation can be refused and accepted, and counts in the score', async () => {
    await begin('Two people');
    await throwForStart();
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
    await begin();
    await throwForStart();
    await page.act(buttons);
    press('.more button', 'New match');
    await until('the form', () => all('nard-play-form').length === 1);
    press('.start button', 'Start the match');
    await until('an entry', () => page.session.library.cell.get()?.length === 1);
    expect(page.table.match.journal).to.deep.equal([]);
  });

  it('long nard is played by its preset, without cube and by its own numbers', async () => {
    await begin('Long nard', 'Two people');
    await throwForStart();
    if (page.game.phase === 'roll') mainButton().click();
    await until('a roll', () => page.game.phase === 'move');
    expect(page.game.options).to.deep.include({ game: 'long', preset: { id: 'nardeon', version: 1 } });
    expect(all('.actions button').some((button) => button.textContent!.includes('Double'))).to.equal(false);
    for (let turns = 0; turns < 4; turns++) await page.act(buttons);
    expect(page.game.actions.length).to.equal(2);
  });

  it('custom rules of long nard are taken one by one', async () => {
    await page.open();
    press('nard-play-form button', 'Long nard');
    await until('the presets', () => all('input[type=radio]').length === 10);
    (all('input[type=radio]').at(-1) as HTMLInputElement).click();
    await until('the rules', () => all('nard-play-form select').length > 8);
    const fieldOf = (label: string): string => {
      const line = all('nard-play-form .line').find((each) => each.textContent!.includes(label))!;
      line.querySelector('select')!.id = 'chosen';
      return '#chosen';
    };
    pick(fieldOf('Six in a row'), 'Never');
    await until('the choice', () => true);
    press('.start button', 'Start the match');
    await until('the table', () => all('nard-play-table').length === 1);
    expect(page.table.match.options.preset).to.deep.include({ id: 'custom', rules: { head: 'first_346', block: 'never', transient: 'no', largerDie: true, bearoff: 'strict' } });
  });

  it('clocks stand still after a reload until somebody lets them go on', async () => {
    await page.open();
    pick('nard-play-form select', '10 min each');
    await until('the choice', () => true);
    press('.start button', 'Start the match');
    await until('the table', () => all('nard-play-table').length === 1);
    await throwForStart();
    expect(page.table.clock).to.deep.include({ paused: false });
    await page.open();
    await until('the table', () => all('nard-play-table').length === 1);
    expect(textOf('.status h2')).to.equal('The clocks stand still.');
    mainButton().click();
    await until('the clock', () => page.table.clock!.running !== null);
  });

  describe('the chouette', () => {
    const chouette = () => {
      const shown = page.session.chouette.cell.get();
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
      while (page.game.phase !== 'roll' || page.game.turn !== side) await page.act(buttons);
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
      await throwForStart();
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

    it('a game that has begun at the board is left only when asked twice, and nothing of it stays', async () => {
      await beginChouette([6, 4, 2]);
      press('nard-chouette-game button', 'Play this game at the board');
      await until('the table', () => all('nard-play-table').length === 1);
      await throwForStart();
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
