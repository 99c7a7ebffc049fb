/** Lessons on the page: read by keyboard, mouse and touch, written in place, shared, on a phone. */
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { spotKey, spotOf } from '../../elements/board/geometry.ts';
import { tap } from '../../elements/board/testing/board-hands.ts';
import { setLanguage } from '../../i18n/index.ts';
import { SMALL } from '../../study/lesson/testing/lessons.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { all, byText, one, textOf, until } from '../testing/page.ts';
import { board, change, LessonPage, playable, title, verdict } from './testing/lesson-page.ts';

describe('lessons', function () {
  // Many steps, one after the other.
  this.timeout(90_000);
  let page: LessonPage;

  beforeEach(() => { page = new LessonPage(); });
  afterEach(async () => {
    page.leave();
    await setLanguage('en');
    await setViewport({ width: 1440, height: 900 });
  });

  it('one that comes along is read by keyboard alone: a play, a choice, the tree', async () => {
    await page.open('#/lesson');
    page.session.go({ screen: 'train' });
    await until('the way there', () => all('nard-train-decks a').length > 0);
    byText('nard-train-decks a', 'Lessons').click();
    await until('three', () => all('[data-lesson]').length === 3);
    await tabTo(() => byText('nard-lesson-list a', 'Reading the numbers'));
    await press('Enter');
    await title('Equity');
    // A wrong answer is told, and asked again.
    await tabTo(() => byText('nard-lesson [part=option]', '+0.750'));
    await press('Enter');
    await until('not this', () => verdict().includes('Not this') && verdict().includes('chance to win'));
    await tabTo(() => byText('nard-lesson [part=option]', '+0.500'));
    await press('Enter');
    await until('right', () => verdict().startsWith('✓ Right.'));
    expect(page.address.read()).to.equal('#/lesson/numbers');
    await press('n', 'n', 'n');
    await title('What an error costs');
    expect(page.address.read()).to.equal('#/lesson/numbers?at=4');
    await playable();
    expect(await board().play('6/3')).to.equal(true);
    await until('it lies there', () => all('#commit').length === 1 && one('#commit').getClientRects().length > 0);
    await tabTo(() => one('#commit'));
    await press('Enter');
    await until('what it lost', () => verdict().includes('0.111'));
    expect(await board().play('4/2 6/5')).to.equal(true);
    expect(board().commit()).to.equal(true);
    await until('the best', () => verdict().startsWith('✓ Right.'));
    // The tree by its arrows.
    await tabTo(() => one('nard-lesson [role=treeitem][tabindex="0"]'));
    await press('ArrowUp', 'ArrowUp', 'Enter');
    await title('Gammons in the equity');
    expect(one('nard-lesson [role=treeitem][aria-current]').textContent).to.contain('Gammons');
  });

  it('a play is typed in place of one made on the board; one that is none says why', async () => {
    await page.open('#/lesson/numbers?at=4');
    await title('What an error costs');
    await playable();
    await tabTo(() => one('nard-play-field input'));
    await press('6', '/', '1', 'Enter');
    await until('the reason', () => textOf('nard-play-field .wrong') === '6/1 is not a legal play here.');
    (one('nard-play-field input') as HTMLInputElement).value = '';
    await press('4', '/', '2', ' ', '6', '/', '5', 'Enter');
    await until('the best', () => verdict().startsWith('✓ Right.'));
    expect(page.address.read()).to.equal('#/lesson/numbers?at=4');
  });

  it('its keys are heard wherever the keyboard is, but for fields, on a Cyrillic layout too', async () => {
    await page.open('#/lesson/numbers');
    await title('Equity');
    const key = (target: EventTarget, name: string, code: string): unknown => target.dispatchEvent(new KeyboardEvent('keydown', { key: name, code, bubbles: true, composed: true, cancelable: true }));
    const at = (page: number): Promise<void> => until(`page ${page}`, () => textOf('nard-lesson').includes(`${page} of 8`));
    // On nothing, as after a click on the list of lessons.
    await until('options', () => all('nard-lesson [part=option]').length > 1);
    key(document.body, '1', 'Digit1');
    await until('answered', () => verdict() !== '');
    key(document.body, 'n', 'KeyN');
    await at(2);
    key(document.body, 'т', 'KeyN');
    await at(3);
    // Inside the lesson a key counts once.
    key(one('nard-lesson [part=option], nard-lesson button'), 'з', 'KeyP');
    await at(2);
    byText('nard-lesson-reader button', 'Share').click();
    await until('its link', () => all('#lesson-link').length === 1);
    key(one('#lesson-link'), 'n', 'KeyN');
    key(document.body, 'p', 'KeyP');
    await at(1);
  });

  it('in another language at once, numbers too', async () => {
    await page.open('#/lesson/numbers');
    await title('Equity');
    await setLanguage('ru');
    await title('Эквити');
    await until('a comma', () => all('nard-lesson [part=option]').some((option) => option.textContent!.includes('+0,500')));
  });

  it('what follows a question waits for its answer; a variation is walked by playing it', async () => {
    await page.open('#/lesson');
    page.drop(JSON.stringify(SMALL));
    await title('Three-one');
    expect(all('nard-lesson [role=treeitem]').length).to.equal(2);
    await playable();
    expect(await board().play('8/5 6/5')).to.equal(true);
    board().commit();
    await until('right', () => verdict().includes('Yes.'));
    expect(all('nard-lesson [role=treeitem]').length).to.equal(5);
    // Dropped again it is the same one.
    page.drop(JSON.stringify(SMALL));
    await until('one', () => page.address.history.length >= 2);
    expect((await page.own()).length).to.equal(1);
    await playable();
    expect(await board().play('24/20')).to.equal(true);
    board().commit();
    await until('the variation', () => textOf('nard-lesson [part=text]') === 'Runs.');
  });

  it('one is written: positions, a text, a question, a variation played on the board; order, deletion and undo', async () => {
    await page.open('#/lesson');
    byText('nard-lesson-list button', 'New lesson').click();
    await until('the editor', () => all('nard-lesson-editor').length === 1);
    change('nard-lesson-editor #title', 'Mine');
    await until('its name', () => textOf('nard-lesson-editor h1') === 'Mine');
    one('nard-lesson-editor #add-board').click();
    await until('a position', () => all('nard-place-form').length === 1);
    (one('nard-lesson-editor #id') as HTMLInputElement).value = 'nonsense';
    one('nard-lesson-editor #add-id').click();
    await until('what is wrong', () => textOf('nard-lesson-editor #wrong-id').length > 10);
    (one('nard-lesson-editor #id') as HTMLInputElement).value = SMALL.pages[0]!.position;
    one('nard-lesson-editor #add-id').click();
    await until('two', () => all('nard-lesson [role=treeitem]').length === 2 && page.address.read().endsWith('at=edit.2'));
    change('nard-place-form #page-title', 'Three-one');
    await title('Three-one');
    change('nard-place-form #text', 'One.\n\n<b>Two</b>');
    await until('paragraphs, no markup', () => all('nard-lesson [part=text] p').length === 2 && all('nard-lesson [part=text] b').length === 0);
    change('nard-place-form [data-arrows=good]', '8/5 6/5');
    await until('arrows', () => board().shadowRoot!.querySelectorAll('.arrow-good').length === 2);
    change('nard-place-form #kind', 'play');
    await until('an answer', () => all('nard-place-form [data-answer]').length === 1);
    // What is no play is told, and nothing changes.
    change('nard-place-form [data-answer]', 'up');
    await until('told', () => textOf('nard-notice-bar').includes('no legal play'));
    change('nard-place-form [data-answer]', '8/5 6/5');
    await until('taken', () => page.session.notices.cell.get() !== null);
    await playable();
    expect(await board().play('24/20')).to.equal(true);
    board().commit();
    await until('a variation', () => page.address.read().endsWith('at=edit.2.1'));
    await until('the throw', () => all('nard-lesson-editor #dice').length === 1);
    (one('nard-lesson-editor #dice') as HTMLInputElement).value = '65';
    one('nard-lesson-editor #throw').click();
    await until('thrown', () => page.address.read().endsWith('at=edit.2.1.1'));
    expect((await page.own())[0]!.lesson.pages[1]).to.deep.include({ title: 'Three-one', text: 'One.\n\n<b>Two</b>', arrows: [{ move: '8/5 6/5', tone: 'good' }] });
    expect((await page.own())[0]!.lesson.pages[1]!.variations[0]!.variations[0]!.dice).to.equal('65');
    // Up, away, and back.
    one('nard-lesson [data-path="2"]').click();
    await until('the page', () => page.address.read().endsWith('at=edit.2'));
    one('nard-lesson-editor [aria-label="Move up"]').click();
    await until('first', () => page.address.read().endsWith('at=edit.1'));
    one('nard-lesson-editor [aria-label="Delete this place"]').click();
    await until('one is left', () => all('nard-lesson [role=treeitem]').length === 0);
    byText('nard-notice-bar button', 'Undo').click();
    await until('all of it', () => all('nard-lesson [role=treeitem]').length === 4);
    one('nard-lesson-editor [aria-label="Delete this place"]').click();
    await until('one is left', () => all('nard-lesson [role=treeitem]').length === 0);
    await until('the offer', () => all('nard-notice-bar .notice').length === 1);
    one('nard-lesson-editor #undo').click();
    await until('all of it', () => all('nard-lesson [role=treeitem]').length === 4);
    // The offer would take back something else now.
    await until('no offer', () => all('nard-notice-bar .notice').length === 0);
    expect((await page.own())[0]!.lesson.pages.map((page) => page.title)).to.deep.equal(['Three-one', '']);
    byText('nard-lesson-editor button', 'Done').click();
    await until('read', () => all('nard-lesson-reader').length === 1);
    // A link of it opens elsewhere.
    byText('nard-lesson-reader button', 'Share').click();
    await until('a link', () => all('#lesson-link').length === 1);
    const { hash } = new URL((one('#lesson-link') as HTMLInputElement).value);
    byText('nard-lesson-reader button', 'Save as a file').click();
    expect(page.services.saved[0]!.name).to.equal('lesson Mine.json');
    await page.store.keep('lessons', { list: [] });
    await page.open(hash);
    await title('Three-one');
    byText('nard-lesson-reader button', 'Keep a copy to edit').click();
    await until('kept', () => all('nard-lesson-reader').length === 1 && page.address.read().startsWith('#/lesson/test-'));
    byText('nard-lesson-reader button', 'All lessons').click();
    await until('the list', () => all('[data-lesson]').length === 4);
    byText('[aria-label="Delete: Mine"]', '').click();
    await until('gone', () => all('[data-lesson]').length === 3);
    byText('nard-notice-bar button', 'Undo').click();
    await until('back', () => all('[data-lesson]').length === 4);
  });

  it('a link that holds no lesson says so, and leads to the list', async () => {
    await page.open('#/lesson');
    page.session.go({ screen: 'lesson', id: null, at: null, packed: 'nonsense' });
    await until('the sentence', () => textOf('nard-lesson-screen [role=alert]').startsWith('This link does not hold a lesson'));
    byText('nard-lesson-screen button', 'All lessons').click();
    await until('the list', () => all('nard-lesson-list').length === 1);
  });

  it('on a phone nothing is wider than the screen, and a finger answers on the board', async () => {
    await setViewport({ width: 390, height: 844 });
    await page.open('#/lesson/long');
    await title('The head');
    await playable();
    expect(document.documentElement.scrollWidth).to.be.at.most(390);
    for (const button of all('nard-lesson button')) {
      const { right, height, width } = button.getBoundingClientRect();
      if (width === 0) continue;
      expect(right).to.be.at.most(390);
      expect(height).to.be.at.least(36);
    }
    // Tap the head, then where its checker goes with both dice.
    const { boardView } = board();
    const spot = (point: number): string => spotKey(spotOf(boardView, 0, point));
    await tap(board(), spot(24));
    await tap(board(), spot(13));
    await until('it lies there', () => one('#commit').getClientRects().length > 0);
    one('#commit').click();
    await until('right', () => verdict().startsWith('✓ Right.'));
    await page.open('#/lesson/numbers');
    await title('Equity');
    byText('nard-lesson-reader button', 'Keep a copy').click();
    await until('an own one', () => all('nard-lesson-reader').length === 1 && /test-/.test(page.address.read()));
    byText('nard-lesson-reader button', 'Edit').click();
    await until('the editor', () => all('nard-place-form').length === 1);
    expect(document.documentElement.scrollWidth).to.be.at.most(390);
  });
});
