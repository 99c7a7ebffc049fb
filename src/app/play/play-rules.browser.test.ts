/** Plays and rules at the Play screen: what is typed against them, what is claimed, and by which rules long nard is played. */
import { expect } from 'chai';
import { all, textOf, until } from '../testing/page.ts';
import { CLICKS, pick, press, type } from './testing/clicks.ts';
import { board, mainButton, PlayPage } from './testing/play-page.ts';

describe('the Play screen', () => {
  let page: PlayPage;
  beforeEach(() => { page = new PlayPage(); });
  afterEach(() => page.close());

  it('a play against the rules stands unless it is claimed; claimed, it is played again or accepted', async () => {
    await page.begin('Two people');
    await page.throwForStart();
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
    await page.act(CLICKS);
    // A play by the rules cannot be claimed.
    press('.actions button', 'Claim');
    await until('the answer', () => textOf('nard-notice-bar').includes('That play was by the rules.'));
  });

  it('a play against the rules that nobody claims stands after the next roll', async () => {
    await page.begin('Two people');
    await page.throwForStart();
    type('#play', '24/4');
    await until('the play as typed', () => page.game.illegal);
    mainButton().click();
    await until('the other side', () => page.game.phase === 'roll');
    mainButton().click();
    await until('the next roll', () => page.game.phase === 'move');
    expect(all('.actions button').filter((button) => button.textContent!.includes('Claim'))).to.deep.equal([]);
    expect(page.game.checkers.map((counts) => counts[4]).toSorted()).to.deep.equal([0, 1]);
  });

  it('a typed play that is not legal is refused by name where the engine is the other side', async () => {
    await page.begin();
    await page.throwForStart();
    if (page.game.phase === 'roll') mainButton().click();
    await until('a roll', () => page.game.phase === 'move');
    for (const [text, reason] of [['13/1', '13/1 is not a legal play here.'], ['up and away', '“up” is not a move']] as const) {
      type('#play', text);
      await until(reason, () => textOf('nard-play-field .wrong').startsWith(reason));
    }
    expect(page.game.steps).to.deep.equal([]);
  });

  it('a step that is not allowed names the rule', async () => {
    await page.begin('Two people', 'Typed in');
    type('#dice', '6-1');
    await until('the start', () => page.game.phase === 'move');
    await until('the board', () => board().interaction !== null);
    board().dispatchEvent(new CustomEvent('nard-refused', { detail: { refusal: { code: 'point_closed', facts: { point: 19 } } } }));
    await until('the rule', () => textOf('.refused') === 'Point 19 is held by the other side.');
  });

  it('long nard is played by its preset, without cube and by its own numbers', async () => {
    await page.begin('Long nard', 'Two people');
    await page.throwForStart();
    if (page.game.phase === 'roll') mainButton().click();
    await until('a roll', () => page.game.phase === 'move');
    expect(page.game.options).to.deep.include({ game: 'long', preset: { id: 'nardeon', version: 1 } });
    expect(all('.actions button').some((button) => button.textContent!.includes('Double'))).to.equal(false);
    for (let turns = 0; turns < 4; turns++) await page.act(CLICKS);
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
});
