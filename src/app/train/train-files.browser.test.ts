/** Sets of puzzles that come as files, and what Train offers whoever has nothing to drill. */
import { expect } from 'chai';
import { setLanguage, texts } from '../../i18n/index.ts';
import { makePuzzleSet } from '../../study/puzzle-set.ts';
import '../screens/train-screen.ts';
import { AppPage, dropMatch } from '../testing/app-page.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { all, byText, focused, one, textOf, until } from '../testing/page.ts';
import './take-set.ts';
import { puzzleOf31 } from './testing/puzzles.ts';
import { trainingWords } from './training-words.ts';

describe('sets as files', () => {
  const page = new AppPage();
  afterEach(async () => {
    await page.close();
    await setLanguage('en');
  });

  const drop = (name: string, text: string): void => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    for (const type of ['dragenter', 'dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
  };
  const set = (title: string): string => makePuzzleSet({ title, puzzles: [puzzleOf31()] });

  for (const [name, hash] of [['on Analyse', ''], ['on the Library', '#/library'], ['on Train', '#/train']] as const) {
    it(`dropped ${name} becomes a deck and opens Train`, async () => {
      const session = await page.open(hash);
      drop('club.json', set('Club night'));
      await until('the deck', () => textOf('nard-train-decks .deck h3') === 'Set: Club night');
      expect(session.route.get().screen).to.equal('train');
      expect(textOf('nard-notice-bar')).to.contain('1 puzzle added from “Club night”');
    });
  }

  for (const [language, text] of [['en', '0 puzzles added from “Again”; 1 puzzle was here already.'], ['ru', 'Добавлено: 0 задач из «Again». Уже есть здесь: 1 задача.'], ['uz', 'Bu yerda allaqachon bor: 1 ta masala.'], ['az', 'Artıq buradadır: 1 tapşırıq.']] as const) {
    it(`of which all is here already says so, in ${language}`, async () => {
      await page.open();
      drop('club.json', set('Club night'));
      await until('the deck', () => all('nard-train-decks .deck').length === 1);
      await setLanguage(language);
      drop('again.json', set('Again'));
      await until('what became of it', () => textOf('nard-notice-bar').includes(text));
    });
  }

  it('is told by its content, whatever it is called', async () => {
    await page.open();
    drop('club.txt', set('Club night'));
    await until('the deck', () => all('nard-train-decks .deck').length === 1);
  });

  for (const [name, change, place] of [
    ['an equity that is none', (text: string) => text.replace(/"equity":[-\d.]+/, '"equity":"much"'), 'puzzles[0].plays[0].equity'],
    ['a play that is not legal', (text: string) => text.replace(/"play":"[^"]+"/, '"play":"24/12"'), 'puzzles[0].plays[0].play'],
    ['a position that is none', (text: string) => text.replace(/"position":"[^"]+"/, '"position":"XGID=oops"'), 'puzzles[0].position'],
    ['a file cut off', (text: string) => text.slice(0, -20), 'line'],
  ] as const) {
    it(`with ${name} is refused with its place, and nothing of it is kept`, async () => {
      const session = await page.open();
      drop('club.json', change(set('Club night')));
      await until('the notice', () => textOf('nard-notice-bar').length > 0);
      expect(textOf('nard-notice-bar')).to.contain(place);
      expect(session.route.get().screen).to.equal('analyse');
      const kept = await page.store.study.puzzles();
      expect(kept.ok && kept.value.length).to.equal(0);
    });
  }

  it('among several files goes with them', async () => {
    await page.open();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([set('One')], 'one.json'));
    dataTransfer.items.add(new File([set('Two').replace('"plays"', '"nothing"')], 'two.json'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true }));
    await until('what became of them', () => textOf('nard-notice-bar').includes('two.json'));
    const kept = await page.store.study.puzzles();
    expect(kept.ok && kept.value.map((each) => each.set)).to.deep.equal(['One']);
  });

  it('is deleted from its row by keyboard, and brought back', async () => {
    await page.open();
    drop('club.json', set('Club night'));
    await until('the deck', () => all('nard-train-decks .deck').length === 1);
    await tabTo(() => one('nard-train-decks .deck .delete'));
    expect(focused()?.getAttribute('aria-label')).to.equal('Delete the deck: Set: Club night · Checker plays');
    await press('Enter');
    await until('it is told', () => textOf('nard-notice-bar').includes('1 puzzle deleted.'));
    await until('the keyboard goes on from the heading', () => focused()?.id === 'decks');
    expect(all('nard-train-decks .deck').length).to.equal(0);
    const kept = await page.store.study.puzzles();
    expect(kept.ok && kept.value.length).to.equal(0);
    byText('nard-notice-bar button', 'Undo').click();
    await until('the deck is back', () => textOf('nard-train-decks .deck h3') === 'Set: Club night' && textOf('nard-notice-bar').includes('is back'));
  });

  for (const [language, told] of [['en', '1 puzzle deleted, 1 of them from decks by tag or search too.'], ['ru', 'удалено: 1 задача, из них и в колодах меток или поисков: 1.'], ['uz', 'toʻplamida ham boʻlgani: 1.'], ['az', 'dəstində də olanlar: 1.']] as const) {
    it(`whose puzzles carry tags is deleted at once with them, and brought back, in ${language}`, async () => {
      await page.open();
      const puzzle = puzzleOf31();
      drop('club.json', makePuzzleSet({ title: 'Club night', puzzles: [{ ...puzzle, tags: ['anchor', 'opening'] }] }));
      await until('three decks', () => all('nard-train-decks .deck').length === 3);
      await setLanguage(language);
      await trainingWords.ready();
      one('nard-train-decks .deck[data-deck^=set] .delete').click();
      await until('no deck', () => all('nard-train-decks .deck').length === 0 && textOf('nard-notice-bar').includes(told));
      byText('nard-notice-bar button', texts().app.undo).click();
      await until('the decks are back', () => all('nard-train-decks .deck').length === 3);
    });
  }

  it('without a puzzle and without a match Train offers the sample match', async () => {
    const session = await page.open('#/train');
    await until('the offer', () => all('nard-train-decks .empty button').length === 1);
    byText('nard-train-decks .empty button', 'Look at a sample match').click();
    await until('Review, or why not', () => session.route.get().screen === 'review' || all('nard-notice-bar [role=alert], nard-notice-bar .notice').length > 0);
  });

  it('but not beside matches of one’s own', async () => {
    const session = await page.open();
    dropMatch();
    await until('the match in the library', () => session.library.cell.get()?.length === 1);
    session.go({ screen: 'train' });
    await until('the decks', () => all('nard-train-decks .empty').length === 1);
    expect(all('nard-train-decks .empty button').length).to.equal(0);
  });
});
