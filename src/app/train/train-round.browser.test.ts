/** A whole training round by keyboard alone, as it is told to who cannot see it; a reload in the middle; the width of a phone. */
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { unwrap } from '../../core/result.ts';
import { situationOf, type Situation } from '../../core/situation.ts';
import { makePlay } from '../../core/play.ts';
import { countsOf, makePosition, startPosition } from '../../core/position.ts';
import type { NardBoard } from '../../elements/board/define.ts';
import { estimatePuzzle } from '../../study/estimate.ts';
import { playPuzzle } from '../../study/make-puzzles.ts';
import { packPuzzle } from '../share/pack-puzzle.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { all, byText, focused, one, textOf, until } from '../testing/page.ts';
import { storedPuzzle } from './make-puzzles.ts';
import { TrainPage } from './testing/train-page.ts';

const board = (): NardBoard => one('nard-board') as NardBoard;
const question = (): HTMLElement => one('#question');
const asked = (side: string): Promise<void> => until(`a question to ${side}`, () => question().textContent!.includes(side) && all('.grades').length === 0);
const revealed = (): Promise<void> => until('the grades', () => all('.grades button').length === 4 && focused()?.closest('.grades') !== null);
/** Begins the first deck and chooses an answer to its first question. */
async function answerFirst(option: string): Promise<void> {
  byText('.deck button', 'Train').click();
  await asked('31');
  byText('.segments button', 'Choose').click();
  await until('options', () => all('.options button').length > 1);
  byText('.options button', option).click();
  await revealed();
}

describe('a round of training', function () {
  // Many keys, one after the other.
  this.timeout(90_000);
  let page: TrainPage;
  beforeEach(async () => {
    page = new TrainPage();
    await page.open();
  });
  afterEach(async () => {
    page.leave();
    await setViewport({ width: 1440, height: 900 });
  });

  it('a play is typed: one that is none says why, keys of the page stay out of it, and the answer is judged', async () => {
    byText('.deck button', 'Train').click();
    await asked('31');
    const field = (): HTMLInputElement => one('nard-play-field input') as HTMLInputElement;
    await tabTo(field);
    for (const key of '24/14') await press(key);
    await press('Enter');
    await until('the reason', () => textOf('nard-play-field .wrong') === '24/14 is not a legal play here.');
    field().value = '';
    for (const key of ['8', '/', '5', ' ', '6', '/', '5']) await press(key);
    expect(field().value).to.equal('8/5 6/5');
    await press('Enter');
    await revealed();
    expect(textOf('nard-train-round [role=status]')).to.match(/^Right/);
    expect(all('nard-play-field')).to.have.length(0);
  });

  it('where a last throw is played, the answer says whether it was counted, also of a puzzle that was sent', async () => {
    const home = unwrap(makePosition({ game: 'long', mover: countsOf({ 5: 4, 1: 2 }), opponent: countsOf({ 4: 2, 2: 1 }) }));
    const situation: Situation = { ...situationOf({ ...home, began: 'opponent' }, [2, 1]), preset: { id: 'classic_uzun', version: 1 } };
    const puzzle = playPuzzle(situation, {
      evaluator: { net: 'test', netVersion: 1, plies: 2, lastThrow: true }, played: -1,
      candidates: page.session.services.rules.plays(situation.position, [2, 1]).map(({ play, result }, at) => ({ play, result, equity: -0.1 * at, plies: 2, by: 'net', probabilities: { win: 0.5, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 } })),
    }, { from: 'hand' })!;
    page.session.go({ screen: 'train', puzzle: await packPuzzle(puzzle) });
    await until('the question', () => all('nard-sent-puzzle').length === 1 && all('nard-train-round .segments button').length === 2);
    byText('.segments button', 'Choose').click();
    await until('options', () => all('.options button').length > 1);
    one('.options button').click();
    await until('the answer', () => all('nard-answer-reveal .badge.words').length > 0);
    expect(all('nard-answer-reveal .badge.words').map(({ textContent }) => textContent)).to.deep.equal(['test · 2-ply', 'Last throw counted']);
  });

  it('by keyboard alone: a play on the board, a choice, grades, undo, the end', async () => {
    const start = (): HTMLElement => byText('.deck button', 'Train');
    await tabTo(start);
    await press('Enter');
    await asked('31');
    await until('the question is read', () => focused() === question());

    // The checkers are moved by the board's own keys: 8/5 and 6/5 by the digit of the die.
    const cell = (): HTMLElement => board().shadowRoot!.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')!;
    await until('the board may be played on', () => cell() !== null);
    expect(await board().play('8/5 6/5')).to.equal(true);
    await until('the play is complete', () => !(byText('.bar button', 'Answer') as HTMLButtonElement).disabled);
    await tabTo(() => byText('.bar button', 'Answer'));
    await press('Enter');
    await revealed();
    // Told politely, in words.
    expect(one('nard-train-round [role=status]').textContent).to.match(/Right|Wrong: −/);
    expect(textOf('nard-answer-reveal')).to.contain('8/5 6/5');
    expect(all('nard-answer-reveal nard-play-list [role=row]').length).to.be.greaterThan(5);
    await press('4');

    // Long nard: chosen among options.
    await asked('61');
    await tabTo(() => byText('.segments button', 'Choose'));
    await press('Enter');
    await until('options', () => all('.options button').length > 1);
    await press('1');
    await revealed();
    await press('u');
    await asked('31');
    expect(unwrap(await page.store.study.reviews())).to.deep.equal([]);
    await press('1');
    await revealed();
    await press('4');
    await asked('61');
    // The same key on a Cyrillic layout.
    one('nard-train-round').dispatchEvent(new KeyboardEvent('keydown', { key: 'г', code: 'KeyU', bubbles: true, composed: true, cancelable: true }));
    await asked('31');
    expect(unwrap(await page.store.study.reviews())).to.deep.equal([]);
    await press('1');
    await revealed();
    await press('4');
    // The long one was answered before and not graded: it is asked anew.
    await asked('61');
    await press('1');
    await revealed();
    await press('4');
    await until('the end', () => textOf('nard-train-round').includes('Session done'));
    expect(unwrap(await page.store.study.reviews()).length).to.equal(2);
    expect(unwrap(await page.store.study.cards()).every(({ memory }) => memory.reps === 1)).to.equal(true);
  });

  it('a reload between answer and grade shows the answer again, in the same words', async () => {
    await answerFirst('2');
    const told = one('nard-train-round [role=status]').textContent!.trim();
    await page.open();
    await revealed();
    expect(one('nard-train-round [role=status]').textContent!.trim()).to.equal(told);
  });

  it('the ranking marks what was answered, not what was once played; how it goes is seen from the first grade on', async () => {
    expect(all('nard-statistics-card').length).to.equal(0);
    await answerFirst('2');
    const marked = all('nard-answer-reveal nard-play-list .is-played');
    expect(marked.map((row) => row.querySelector('.badge')!.textContent!.replace('?', '').replace('?', '').trim())).to.deep.equal(['your answer']);
    expect(textOf('nard-answer-reveal')).to.contain(`Your answer: ${marked[0]!.querySelector('bdi')!.textContent}`);
    await press('3');
    await asked('61');
    byText('nard-train-round button', 'End the session').click();
    await until('how it goes', () => one('nard-statistics-card').offsetHeight > 50);
    expect(textOf('nard-statistics-card')).to.contain('1 answer');
  });

  it('how the ranking is valued is said; of a play that is not in it, what judged it', async () => {
    byText('.deck button', 'Train').click();
    await asked('31');
    await until('the board may be played on', () => board().shadowRoot!.querySelector('[role=gridcell][tabindex="0"]') !== null);
    const last = page.session.services.rules.plays(startPosition('short'), [3, 1]).at(-1)!;
    expect(await board().play(makePlay(last.play))).to.equal(true);
    await until('the play is complete', () => !(byText('.bar button', 'Answer') as HTMLButtonElement).disabled);
    byText('.bar button', 'Answer').click();
    await revealed();
    expect(all('nard-answer-reveal .badge.words').map((badge) => badge.textContent)).to.include('cubeless');
    expect(textOf('nard-answer-reveal .judged')).to.contain('judged now: fake · 2-ply · cubeless.');
  });

  it('a puzzle that is not to be asked again comes back by Undo, or from the decks', async () => {
    await answerFirst('1');
    byText('nard-answer-reveal button', 'Do not ask again').click();
    await asked('61');
    await until('what was done', () => textOf('nard-notice-bar').includes('not asked any more'));
    byText('nard-notice-bar button', 'Undo').click();
    await asked('31');
    byText('.options button', '1').click();
    await revealed();
    byText('nard-answer-reveal button', 'Do not ask again').click();
    await asked('61');
    byText('nard-train-round button', 'End the session').click();
    await until('how many', () => textOf('nard-train-decks .resting').includes('not asked any more: 1'));
    byText('nard-train-decks .resting button', 'Ask again').click();
    await until('none', () => all('nard-train-decks .resting').length === 0 && textOf('.deck').includes('2 puzzles'));
    expect(unwrap(await page.store.study.puzzles()).some(({ resting }) => resting)).to.equal(false);
  });

  it('a number that cannot be is refused and asked again, not graded', async () => {
    await page.store.study.add([storedPuzzle(estimatePuzzle('pips', situationOf(startPosition('short'), [3, 1]), page.session.services.bookOf)!, '', 2)]);
    await page.open();
    one('.deck button[aria-label^="Train"][aria-label*="Estimates"]').click();
    await until('the field', () => all('#number').length === 1);
    const answer = (typed: string): void => {
      (one('#number') as HTMLInputElement).value = typed;
      byText('nard-train-round form button', 'Answer').click();
    };
    answer('1670');
    await until('why', () => textOf('#wrong-number') === 'A number from 0 to 375.');
    expect(all('.grades')).to.deep.equal([]);
    answer('167');
    await revealed();
    expect(one('nard-train-round [role=status]').textContent).to.contain('Right: it is 167');
  });

  it('on a phone nothing is wider than the screen, and the grades are at the thumb', async () => {
    await setViewport({ width: 390, height: 844 });
    // Names without a blank, as a file may have them.
    for (const { id } of unwrap(await page.store.study.puzzles())) await page.store.study.update(id, (stored) => ({ ...stored, puzzle: { ...stored.puzzle, tags: ['Ж'.repeat(90)], note: 'w'.repeat(400) } }));
    await page.open();
    await answerFirst('1');
    expect(document.documentElement.scrollWidth).to.be.at.most(390);
    for (const button of all('.grades button')) {
      const { bottom, right, height } = button.getBoundingClientRect();
      expect(bottom).to.be.at.most(844);
      expect(right).to.be.at.most(390);
      expect(height).to.be.at.least(44);
    }
    one('.grades [data-grade=good]').click();
    await asked('61');
    byText('nard-train-round button', 'End the session').click();
    await until('how it goes with the tag', () => textOf('nard-statistics-card').includes('ЖЖЖ') && one('nard-statistics-card').offsetHeight > 50);
    expect(document.documentElement.scrollWidth).to.be.at.most(390);
  });
});
