/** “Play on from here”: a position on the Play screen against the engine, to its end and into Review. */
import { expect } from 'chai';
import { whiteNow } from '../../core/match-play.ts';
import { countsOf, makePosition, startPosition, type Position } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import { situationOf, type Situation } from '../../core/situation.ts';
import { all, byText, textOf, until } from '../testing/page.ts';
import { press } from './testing/clicks.ts';
import { PlayPage } from './testing/play-page.ts';
import { playOf } from './play-of.ts';

const position = (game: Position['game'], mover: Record<number, number>, opponent: Record<number, number>): Position => unwrap(makePosition({ game, mover: countsOf(mover), opponent: countsOf(opponent) }));
/** Black, who owns the cube, has thrown. */
const SHORT: Situation = { ...situationOf(position('short', { 8: 2, 6: 3, 5: 2 }, { 7: 2, 4: 3 }), [5, 2]), turn: 1, cube: { value: 2, owner: 1 } };
const LONG: Situation = { ...situationOf({ ...position('long', { 24: 3, 8: 4, 3: 8 }, { 24: 2, 7: 5, 2: 8 }), first: { mover: false, opponent: false } }), preset: { id: 'nardeon', version: 1 } };
const DOUBLED: Situation = { ...situationOf(startPosition('short')), phase: 'answer' };

describe('a position played on from', () => {
  let page: PlayPage;
  beforeEach(() => { page = new PlayPage(); });
  afterEach(() => page.close());

  /** The position on the Analyse board, then on the table. */
  async function playOn(situation: Situation): Promise<void> {
    page.session.openSituation(situation);
    await until('the button', () => !(byText('nard-analyse-screen .puzzle-line button', 'Play on') as HTMLButtonElement).disabled);
    press('nard-analyse-screen .puzzle-line button', 'Play on');
    await until('the table', () => page.session.route.get().screen === 'play' && all('nard-play-table').length === 1 && page.game.options.start !== undefined);
  }

  for (const [name, situation] of [['short nard with a roll and a turned cube', SHORT], ['long nard before a throw', LONG]] as const) {
    it(`${name}: to the end, checked dice, Review from where it began`, async () => {
      await page.open();
      await playOn(situation);
      await until('its turn', () => page.game.phase === (situation.roll ? 'move' : 'roll'));
      expect([page.game.turn, page.game.roll, page.game.cube, page.table.match.options.length]).to.deep.equal([situation.turn, situation.roll, situation.cube, 0]);
      expect(page.game.checkers[situation.turn]).to.deep.equal(situation.position.mover);
      expect(page.table.setup.seats[situation.turn]).to.equal('human');
      expect(page.session.bottom.get()).to.equal(situation.turn);
      // A reload finds it there.
      const { journal } = page.table.match;
      await page.open();
      await until('the table again', () => all('nard-play-table').length === 1);
      expect(page.table.match.journal).to.deep.equal(journal);
      await page.playOut();
      expect(unwrap(await playOf(page.session).checkDice(0))).to.equal(page.game.actions.filter(({ kind }) => kind === 'move').length - (situation.roll ? 1 : 0));
      press('.actions button', 'Review');
      await until('Review', () => page.session.review.cell.get().kind === 'open');
      const review = page.session.review.cell.get();
      if (review.kind !== 'open') throw new Error(review.kind);
      expect(review.entry.record.games[0]!.start).to.deep.equal(page.game.options.start);
      const [first] = review.games[0]!.decisions;
      expect([first!.situation.position.mover, first!.situation.roll ?? null, first!.flags]).to.deep.equal([situation.position.mover, page.game.options.start!.roll ?? first!.situation.roll, []]);
    });
  }

  it('where a last throw is played, whoever is said to have begun has begun, on the colours of the board', async () => {
    await page.open();
    await playOn({ ...LONG, turn: 1, position: { ...LONG.position, began: 'opponent' }, preset: { id: 'classic_uzun', version: 1 } });
    expect([page.game.turn, page.game.starter, page.game.options.start!.began]).to.deep.equal([1, 0, 0]);
    expect(whiteNow(page.table.match)).to.equal(0);
  });

  it('a double that waited is made by the engine and answered by the person', async () => {
    await page.open();
    await playOn(DOUBLED);
    await until('the question', () => page.game.phase === 'answer');
    expect([page.game.turn, page.game.offer!.doubler]).to.deep.equal([0, 1]);
    press('.actions button', 'Take');
    // Nobody has to throw for the engine: its dice were settled when the game began.
    await until('the engine has played', () => page.game.actions.some((action) => action.kind === 'move' && action.player === 1));
    expect(page.game.cube).to.deep.equal({ value: 2, owner: 0 });
  });

  it('a match that was on the table goes into the library', async () => {
    await page.begin();
    await page.throwForStart();
    const { id } = page.game.options.preset;
    await playOn(SHORT);
    await until('the entry', () => page.session.library.cell.get()?.length === 1);
    expect(id).to.equal('backgammon');
    expect(textOf('nard-score-card')).to.contain('Black');
  });

  it('nothing is played on from a game that is over', async () => {
    await page.open();
    page.session.openSituation({ ...SHORT, phase: 'over', roll: null, position: position('short', {}, { 7: 2 }) });
    await until('the button', () => (byText('nard-analyse-screen .puzzle-line button', 'Play on') as HTMLButtonElement).disabled);
  });
});
