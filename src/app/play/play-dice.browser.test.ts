/** The dice of the Play screen: a generator that can be checked afterwards, and dice of a real board that are typed. */
import { expect } from 'chai';
import { all, one, textOf, until } from '../testing/page.ts';
import { playOf } from './play-of.ts';
import { press, type } from './testing/clicks.ts';
import { PlayPage } from './testing/play-page.ts';

describe('the Play screen', () => {
  let page: PlayPage;
  beforeEach(() => { page = new PlayPage(); });
  afterEach(() => page.close());

  it('the fingerprint is shown before the game; after it the seed, and the check goes through every roll', async () => {
    await page.begin('1');
    const shown = textOf('nard-fair-card code');
    expect(shown).to.match(/^[0-9a-f]{64}$/);
    expect(textOf('nard-fair-card dl')).to.include('shown after the game');
    const words = one('nard-fair-card input') as HTMLInputElement;
    words.value = 'our words';
    words.dispatchEvent(new Event('input'));
    await page.throwForStart();
    expect(page.game.proof).to.deep.equal({ commitment: shown, words: 'our words', seed: null });
    await page.playOut();
    await until('the seed', () => page.game.proof!.seed !== null);
    press('nard-fair-card button', 'Game 1');
    await until('the verdict', () => /all \d+ throws follow/.test(textOf('nard-fair-card .verdict')));
    const throws = page.game.starts.length + page.game.actions.filter((action) => action.kind === 'move').length - 1;
    expect(textOf('nard-fair-card .verdict')).to.include(`all ${throws} throws`);
  });

  it('a roll that was changed is found by the check', async () => {
    await page.begin('1');
    await page.throwForStart();
    await page.playOut();
    const { table } = page;
    const at = table.match.game.actions.findLastIndex((action) => action.kind === 'move');
    const action = table.match.game.actions[at]!;
    const other = action.kind === 'move' && action.roll![0] === 6 ? ([1, 2] as const) : ([6, 6] as const);
    const changed = { ...table, match: { ...table.match, game: { ...table.match.game, actions: table.match.game.actions.with(at, { ...action, roll: other } as typeof action) } } };
    playOf(page.session).cell.set({ kind: 'playing', table: changed, thinking: false, trouble: null });
    const found = await playOf(page.session).checkDice(0);
    expect(found.ok ? 'good' : found.error.code).to.equal('dice_mismatch');
  });

  it('dice of a real board are typed; 7-0 and the like are refused with a reason, and nothing is lost', async () => {
    await page.begin('Two people', 'Typed in');
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
});
