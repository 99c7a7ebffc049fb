/** Long nard on the Analyse screen, over the real rules, with a fake engine: chosen, set up, played by hand, taken back. */
import { expect } from 'chai';
import { makeRoll, type Roll } from '../core/dice.ts';
import { countsOf, makePosition, startPosition } from '../core/position.ts';
import { rulesOf } from '../core/presets.ts';
import { unwrap } from '../core/result.ts';
import { situationOf } from '../core/situation.ts';
import type { NardBoard } from '../elements/board/define.ts';
import { saidBy, tap } from '../elements/board/testing/board-hands.ts';
import type { FakeOptions } from '../engine/fake.ts';
import { createRuleBook, loadRules } from '../engine/rule-book.ts';
import { instantiate } from '../engine/wasm.ts';
import { makeLongId } from '../formats/long-id.ts';
import { openMemoryStore } from '../store/open.ts';
import { startDraft, withBeginner, withRoll, withSetup, withTurn } from './draft.ts';
import './nard-app.ts';
import { makeBooks } from '../engine/rule-books.ts';
import { Session } from './session.ts';
import { all, byText, one, textOf, until } from './testing/page.ts';
import { makeAddress, testServices } from './testing/services.ts';

const UZUN = { id: 'classic_uzun', version: 1 };

describe('Analyse, long nard', () => {
  let session: Session;
  let address: ReturnType<typeof makeAddress>;

  async function open(hash = '', options: FakeOptions = {}): Promise<void> {
    const wasm = await instantiate(await fetch('/build/rules.wasm'));
    const rules = await loadRules(await fetch('/build/rules.wasm'), rulesOf({ id: 'nardeon', version: 1 }));
    address = makeAddress(hash);
    session = new Session(testServices(rules, openMemoryStore(), { ...options, bookOf: makeBooks(wasm, createRuleBook(wasm)) }), address);
    const app = document.createElement('nard-app');
    app.session = session;
    document.body.append(app);
    await session.start();
    await until('the edit strip is drawn', () => all('.segments button').length > 1);
  }
  afterEach(() => document.body.replaceChildren());

  const board = (): NardBoard => one('nard-board') as NardBoard;
  const labels = (): string[] => all('nard-edit-strip .name, label').map((each) => each.textContent!.trim());
  const inside = (selector: string): Element[] => [...board().renderRoot.querySelectorAll(selector)];
  async function choose(preset: string): Promise<void> {
    const select = all('nard-game-picker select')[0] as HTMLSelectElement;
    select.selectedIndex = [...select.options].findIndex((option) => option.textContent === preset);
    select.dispatchEvent(new Event('change'));
    await until(preset, () => session.analyse.cell.get().draft.preset !== undefined);
  }

  it('is chosen with a press; what it has no use for is gone, its ID stands in the address', async () => {
    await open();
    byText('nard-game-picker button', 'Long nard').click();
    await until('the long board', () => inside('.checker-count').length === 2);
    expect([inside('.cube').length, all('nard-edit-strip #cube').length]).to.deep.equal([0, 0]);
    expect(labels().some((label) => /jacoby|crawford|cube/i.test(label))).to.equal(false);
    expect(textOf('.ids')).to.include('Copy long nard ID').and.not.include('GNUbg');
    expect(address.read()).to.match(/id=LN1-/);
    byText('nard-game-picker button', 'Short nard').click();
    await until('the short board', () => inside('.cube').length === 1);
    expect(address.read()).to.match(/id=XGID/);
  });

  it('a preset brings its numbers and its direction, custom rules their options', async () => {
    await open();
    byText('nard-game-picker button', 'Long nard').click();
    await until('the presets', () => all('nard-game-picker select').length === 1);
    await choose('Uzun Tavla Arena');
    await until('White’s head is 1', () => board().pointName(24) === '1');
    await choose('Moscow Open');
    await until('clockwise', () => board().boardView.direction === 'cw' && board().pointName(24) === '24');
    await choose('Your own rules');
    await until('five options more', () => all('nard-game-picker select').length === 6);
    expect(session.analyse.cell.get().draft.preset).to.deep.equal({ id: 'custom', version: 1, rules: rulesOf({ id: 'moscow_open', version: 1 }) });
  });

  it('long words of the rules do not make the page wider than a phone', async () => {
    await open();
    byText('nard-game-picker button', 'Long nard').click();
    await until('the presets', () => all('nard-game-picker select').length === 1);
    one('nard-edit-strip').style.width = '340px';
    await choose('Your own rules');
    await until('five options more', () => all('nard-game-picker select').length === 6);
    const { right } = one('nard-edit-strip').getBoundingClientRect();
    for (const select of all('nard-game-picker select')) expect(select.getBoundingClientRect().right).to.be.at.most(right);
  });

  it('a play is made by hand under the head rule, whose refusal is said, ranked, passed on and taken back', async () => {
    await open();
    byText('nard-game-picker button', 'Long nard').click();
    session.analyse.edit((draft) => ({ ...draft, setup: { game: 'long', mover: draft.setup.mover.map((n, at) => (at === 24 ? 14 : at === 10 ? 1 : n)), opponent: draft.setup.opponent }, roll: [6, 3], phase: 'play' }));
    await until('ranked plays', () => all('.play').length > 1);
    await board().updateComplete;
    await tap(board(), 'point-24');
    await tap(board(), 'point-18');
    await tap(board(), 'point-24');
    expect(saidBy(board())).to.equal('Head: only one checker a turn may leave it.');
    await until('the same sentence in sight', () => textOf('nard-answer-panel .verdict') === 'Head: only one checker a turn may leave it.');
    await tap(board(), 'point-10');
    await tap(board(), 'point-7');
    await until('its verdict', () => /^(The best play|24\/18 10\/7)/.test(textOf('nard-answer-panel .verdict')));
    byText('nard-analyse-screen button', 'Next').click();
    await until('Black to roll', () => textOf('nard-answer-panel h2') === 'Black to roll');
    expect([inside('[data-key="0-18-0"]').length, inside('[data-key="0-7-0"]').length]).to.deep.equal([1, 1]);
    byText('nard-analyse-screen button', 'Undo').click();
    await until('White to play again', () => textOf('nard-answer-panel h2') === 'White to play 63');
  });

  it('the starter has finished: the last throw is shown and played, then its result', async () => {
    const last = (points: Readonly<Record<number, number>>): string =>
      `#/analyse?id=${makeLongId({ ...situationOf(unwrap(makePosition({ game: 'long', mover: countsOf(points), opponent: countsOf({}), began: 'opponent' }))), preset: UZUN })}`;
    const title = (): string => textOf('nard-answer-panel h2');
    const throwNow = async (roll: Roll): Promise<void> => {
      session.analyse.edit((draft) => withRoll(draft, roll));
      await until('ranked plays', () => title() === `White to play ${makeRoll(roll)}` && !textOf('nard-answer-panel').includes('deepening') && all('nard-answer-panel .play').length > 0);
      all('nard-answer-panel .play')[0]!.click();
      await until('the play is on the board', () => session.analyse.cell.get().tried !== null);
      byText('nard-analyse-screen button', 'Next').click();
      await until('the end', () => title() === 'The game is over.');
    };
    await open(last({ 6: 1, 5: 1 }));
    await until('its value', () => title() === 'Last throw for White' && all('nard-answer-panel nard-chances-card').length === 1);
    await until('that it is counted', () => textOf('nard-answer-panel .badge.words') === 'Last throw counted');
    await throwNow([6, 5]);
    expect(textOf('nard-answer-panel .body')).to.equal('Draw: ½ each');
    expect(address.read()).to.match(/id=LN1-/);
    byText('nard-analyse-screen button', 'Undo').click();
    await until('taken back', () => title() === 'White to play 65');
    await throwNow([2, 1]);
    expect(textOf('nard-answer-panel .body')).to.match(/^Black has borne off every checker\.\s*Result: oyin\.$/);
    session.analyse.edit((draft) => startDraft('long', draft.preset));
    session.analyse.edit((draft) => withBeginner(withSetup(draft, { game: 'long', mover: countsOf({ 18: 15 }), opponent: countsOf({}) }), 1));
    await until('nobody moved, and the other side began', () => title() === 'Last throw for White');
    await throwNow([2, 1]);
    expect(textOf('nard-answer-panel .body')).to.match(/Result: mars\.$/);
  });

  it('at the start of a game with a last throw the side to throw began, which the board says', async () => {
    await open(`#/analyse?id=${makeLongId({ ...situationOf(startPosition('long')), preset: UZUN })}`);
    await until('that it is counted', () => textOf('nard-answer-panel .badge.words') === 'Last throw counted');
    session.analyse.setEditing(true);
    await until('who began', () => all('nard-edit-strip #began').length === 1);
    const select = one('nard-edit-strip #began') as HTMLSelectElement;
    expect([select.disabled, select.selectedOptions[0]!.textContent]).to.deep.equal([true, 'White']);
    session.analyse.edit((draft) => withTurn(draft, 1));
    await until('Black', () => select.selectedOptions[0]!.textContent === 'Black');
  });

  it('where nobody can judge it, it says so and lists the legal plays', async () => {
    await open('', { games: ['short'] });
    byText('nard-game-picker button', 'Long nard').click();
    await until('the reason', () => textOf('nard-answer-panel').includes('The engine cannot judge long nard yet.'));
    session.analyse.edit((draft) => ({ ...draft, roll: [6, 6], phase: 'play' }));
    await until('the one play', () => all('nard-answer-panel .plays button').length === 1);
    byText('.plays button', '24/18(2)').click();
    await until('it is on the board', () => inside('[data-key="0-18-1"]').length === 1);
    expect(textOf('.verdict')).to.equal('24/18(2) is on the board.');
  });
});
