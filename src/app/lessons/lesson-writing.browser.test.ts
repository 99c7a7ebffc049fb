/** A lesson as it is written: arrows drawn on the board, the cube, all by keyboard alone; and what was answered after a reload. */
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { spotKey, spotOf } from '../../elements/board/geometry.ts';
import { centreOf } from '../../elements/shared/testing.ts';
import { SMALL } from '../../study/lesson/testing/lessons.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { all, byText, focused, one, textOf, until } from '../testing/page.ts';
import { board, change, LessonPage, playable, title, verdict } from './testing/lesson-page.ts';

describe('a lesson being written', function () {
  // Many steps, one after the other.
  this.timeout(90_000);
  let page: LessonPage;
  beforeEach(() => { page = new LessonPage(); });
  afterEach(async () => {
    page.leave();
    await setViewport({ width: 1440, height: 900 });
  });

  /** The lesson for tests, opened for writing at a place. */
  async function write(at = '1'): Promise<void> {
    await page.open('#/lesson');
    page.drop(JSON.stringify(SMALL));
    await title('Three-one');
    const { id } = (await page.own())[0]!;
    page.session.go({ screen: 'lesson', id, at: `edit.${at}` });
    await until('the editor', () => all('nard-place-form').length === 1 && all('nard-lesson-editor #draw').length === 1);
  }
  const spot = (point: number): string => spotKey(spotOf(board().boardView, board().turn, point));
  const cell = (point: number): HTMLElement => one(`nard-arrow-pad [data-spot="${spot(point)}"]`);
  const typed = (tone: string): string => (one(`nard-place-form [data-arrows=${tone}]`) as HTMLInputElement).value;
  const arrows = (tone: string, count: number): Promise<void> => until(`${count} arrows`, () => board().shadowRoot!.querySelectorAll(`.arrow-${tone}`).length === count);
  const saved = async (at = 0) => (await page.own())[0]!.lesson.pages[at]!;
  const pad = (): Promise<void> => until('the pad', () => all('nard-arrow-pad [role=gridcell]').length > 20);

  async function drag(from: HTMLElement, to: HTMLElement): Promise<void> {
    const [x, y] = centreOf(from);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 8, y] });
    await until('an arrow that follows', () => all('nard-arrow-pad line:not([hidden])').length === 1);
    await sendMouse({ type: 'move', position: centreOf(to) });
    await sendMouse({ type: 'up' });
  }

  it('arrows are drawn by a mouse; what was typed stays, and the same arrow again takes it away', async () => {
    await write();
    one('nard-lesson-editor #draw').click();
    await pad();
    one('nard-lesson-editor [data-tone=good]').click();
    await until('good ones', () => one('nard-lesson-editor [data-tone=good]').getAttribute('aria-pressed') === 'true');
    await drag(cell(13), cell(8));
    await until('written', () => typed('good') === '8/5 6/5 13/8');
    await arrows('good', 3);
    await drag(cell(6), cell(0));
    await until('off', () => typed('good') === '8/5 6/5 13/8 6/off');
    await drag(cell(13), cell(8));
    await until('one less', () => typed('good') === '8/5 6/5 6/off');
    // The other side's way is no play, but an arrow.
    one('nard-lesson-editor [data-tone=bad]').click();
    await until('bad ones', () => one('nard-lesson-editor [data-tone=bad]').getAttribute('aria-pressed') === 'true');
    await drag(cell(5), cell(20));
    await until('written', () => typed('bad') === '5/20');
    await arrows('blunder', 1);
    expect((await saved()).arrows).to.deep.equal([{ move: '8/5 6/5 6/off', tone: 'good' }, { move: '5/20', tone: 'bad' }]);
    // The board is played on again, and undo takes back one arrow after the other.
    one('nard-lesson-editor #draw').click();
    await until('no pad', () => all('nard-arrow-pad').length === 0);
    await playable();
    one('nard-lesson-editor #undo').click();
    await until('gone', () => typed('bad') === '');
  });

  it('on a phone two taps draw one, and typed arrows may be many', async () => {
    await setViewport({ width: 390, height: 844 });
    await write();
    one('nard-lesson-editor #draw').click();
    await pad();
    expect(document.documentElement.scrollWidth).to.be.at.most(390);
    for (const point of [24, 18]) cell(point).dispatchEvent(new MouseEvent('click', { clientX: centreOf(cell(point))[0], clientY: centreOf(cell(point))[1], bubbles: true, composed: true }));
    await until('written', () => typed('plain') === '24/18');
    change('nard-place-form [data-arrows=plain]', '24/23 24/22 24/21 24/20 24/18 13/12 13/11 13/10 13/9 13/7');
    await arrows('plain', 10);
    expect((await saved()).arrows.filter(({ tone }) => tone === 'plain').map(({ move }) => move.split(' ').length)).to.deep.equal([8, 2]);
  });

  it('doubles and their answers are steps; what is not possible is not offered', async () => {
    await write('2');
    const offered = (): string[] => all('nard-lesson-editor [data-cube]').map((button) => button.dataset.cube!);
    await until('a double', () => offered().join() === 'double');
    one('[data-cube=double]').click();
    await until('its answers', () => offered().join() === 'take,drop');
    expect(page.address.read().endsWith('at=edit.2.2')).to.equal(true);
    expect(textOf('nard-lesson h3')).to.equal('White doubles');
    one('[data-cube=drop]').click();
    await until('the end', () => textOf('nard-lesson h3') === 'Black drops' && offered().length === 0 && all('nard-lesson-editor #dice').length === 0);
    one('nard-lesson [data-path="2.2"]').click();
    await until('the double', () => offered().join() === 'take,drop');
    one('[data-cube=take]').click();
    await until('a throw', () => all('nard-lesson-editor #dice').length === 1 && offered().length === 0);
    expect(board().cube).to.deep.equal({ value: 2, owner: 1 });
    expect((await saved(1)).variations[1]).to.deep.include({ cube: 'double' });
    expect((await saved(1)).variations[1]!.variations.map(({ cube }) => cube)).to.deep.equal(['drop', 'take']);
    // Read, they are ways on.
    byText('nard-lesson-editor button', 'Done').click();
    await until('read', () => all('nard-lesson-reader').length === 1);
    page.session.replaceLesson({ ...page.session.route.get() as { screen: 'lesson'; id: string; at: string | null }, at: '2' });
    await until('the question', () => all('nard-lesson [part=option]').length === 2);
    byText('nard-lesson [part=option]', 'Nobody').click();
    await until('ways on', () => all('nard-lesson [data-way]').length === 2);
    byText('nard-lesson [data-way]', 'White doubles').click();
    await title('White doubles');
    byText('nard-lesson [data-way]', 'Black takes').click();
    await title('Black takes');
  });

  it('what was answered is there after a reload, until it is asked again', async () => {
    await write();
    byText('nard-lesson-editor button', 'Done').click();
    await until('read', () => all('nard-lesson-reader').length === 1);
    await playable();
    expect(await board().play('24/20')).to.equal(true);
    board().commit();
    await until('wrong', () => verdict().includes('No.'));
    const hash = page.address.read();
    const kept = async (): Promise<number> => ((await page.store.kept('answers')) as unknown as { readonly value: { readonly list: readonly { readonly given: readonly unknown[] }[] } | null }).value?.list[0]?.given.length ?? 0;
    await page.open(hash);
    await until('still wrong, and still asked', () => verdict().includes('No.') && all('nard-lesson [role=treeitem]').length === 2);
    await playable();
    expect(await board().play('8/5 6/5')).to.equal(true);
    board().commit();
    await until('right', () => verdict().includes('Yes.'));
    await page.open(hash);
    await until('still right, and what follows is open', () => verdict().includes('Yes.') && all('nard-lesson [role=treeitem]').length === 5);
    expect(await kept()).to.equal(1);
    byText('nard-lesson button', 'Ask again').click();
    await until('asked', () => all('nard-lesson [role=treeitem]').length === 2);
    await page.open(hash);
    await title('Three-one');
    expect(verdict()).to.equal('');
  });

  it('all of it by keyboard alone: a position, its texts, arrows, a question, a variation on the board, its order, undo', async () => {
    const type = async (selector: string, text: string): Promise<void> => {
      // What stands in a field is chosen when the keyboard comes to it.
      await tabTo(() => one(selector));
      await sendKeys({ type: text });
    };
    const enter = async (find: () => HTMLElement): Promise<void> => {
      await tabTo(find);
      await press('Enter');
    };
    await page.open('#/lesson');
    await enter(() => byText('nard-lesson-list button', 'New lesson'));
    await until('the editor', () => all('nard-lesson-editor #id').length === 1);
    await type('nard-lesson-editor #id', SMALL.pages[0]!.position);
    await press('Enter');
    await until('a position', () => all('nard-place-form').length === 1);
    await type('nard-lesson-editor #title', 'By keys');
    await press('Tab');
    await until('its name', () => textOf('nard-lesson-editor h1') === 'By keys');
    await type('nard-place-form #page-title', 'First');
    await press('Tab');
    await title('First');
    await sendKeys({ type: 'What it is about.' });
    await press('Tab');
    await until('its text', () => textOf('nard-lesson [part=text]') === 'What it is about.');
    // Arrows: the keyboard is on the pad when it opens.
    await enter(() => one('nard-lesson-editor #draw'));
    await pad();
    await until('the keyboard is on the pad', () => focused()?.closest('[role=grid]') != null && focused()!.getAttribute('data-spot') === spot(6));
    await press('Enter', 'ArrowRight');
    await until('one further', () => focused()?.getAttribute('data-spot') === spot(5));
    await press('Enter');
    await until('drawn', () => typed('plain') === '6/5');
    await press('Enter', 'ArrowRight');
    await until('one further', () => focused()?.getAttribute('data-spot') === spot(4));
    await press('Enter');
    await until('two', () => typed('plain') === '6/5 5/4');
    await press('Backspace');
    await until('the last is gone', () => typed('plain') === '6/5');
    await press('Enter', 'Escape');
    await until('put back', () => textOf('nard-arrow-pad .unseen') === 'Put back.');
    await enter(() => one('nard-lesson-editor #draw'));
    await until('no pad', () => all('nard-arrow-pad').length === 0);
    // A question: the list is opened by its first letter.
    await tabTo(() => one('nard-place-form #kind'));
    await sendKeys({ type: 'A play' });
    await press('Tab');
    await until('an answer', () => all('nard-place-form [data-answer]').length === 1);
    await type('nard-place-form #ask', 'What now?');
    await type('nard-place-form [data-answer]', '8/5 6/5');
    await press('Tab');
    await until('its play', () => (one('nard-place-form [data-answer]') as HTMLInputElement).value === '8/5 6/5');
    // A variation: 8/5 6/5 on the board.
    await playable();
    const first = (): HTMLElement => board().shadowRoot!.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')!;
    await tabTo(first);
    await press('Home');
    await until('the end of the near side', () => focused()?.getAttribute('data-spot') === spot(12));
    const walkTo = async (point: number): Promise<void> => {
      const wanted = board().shadowRoot!.querySelector<HTMLElement>(`[data-spot="${spot(point)}"]`)!;
      for (let steps = 0; focused() !== wanted; steps++) {
        if (steps > 14) throw new Error(`the keyboard does not come to ${point}`);
        const before = focused();
        await press('ArrowRight');
        await until('a step', () => focused() !== before || focused() === wanted);
      }
    };
    await walkTo(8);
    await press('3');
    await walkTo(6);
    await press('1');
    await until('it lies there', () => one('#commit').getClientRects().length > 0);
    await enter(() => one('#commit'));
    await until('a variation', () => page.address.read().endsWith('at=edit.1.1'));
    await until('whose turn', () => all('nard-lesson-editor [data-cube=double]').length === 1);
    await enter(() => one('nard-lesson-editor [data-cube=double]'));
    await until('a double', () => page.address.read().endsWith('at=edit.1.1.1'));
    // The tree, an order that does not change at its end, and the way back.
    await tabTo(() => one('nard-lesson [role=treeitem][tabindex="0"]'));
    await press('Home', 'Enter');
    await until('the page', () => page.address.read().endsWith('at=edit.1'));
    await enter(() => one('nard-lesson-editor [aria-label="Delete this place"]'));
    await until('nothing', () => all('nard-place-form').length === 0);
    await enter(() => one('nard-lesson-editor #undo'));
    await until('all of it', () => all('nard-lesson [role=treeitem]').length === 3);
    await enter(() => byText('nard-lesson-editor button', 'Done'));
    await until('read', () => all('nard-lesson-reader').length === 1);
    expect(await saved()).to.deep.include({ title: 'First', text: 'What it is about.', arrows: [{ move: '6/5', tone: 'plain' }] });
    expect((await saved()).question).to.deep.include({ kind: 'play', ask: 'What now?' });
    expect((await saved()).variations.map(({ play, variations }) => [play, variations[0]!.cube])).to.deep.equal([['8/5 6/5', 'double']]);
  });
});
