/** The sheet of diagrams: put together by Share, its own address, on paper and on a phone. */
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { AppPage, OPENING_31 } from '../testing/app-page.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { all, byText, focused, one, textOf, until } from '../testing/page.ts';
import { button, closed, field, opened, share } from './testing/share-page.ts';

describe('the sheet', function () {
  this.timeout(90_000);
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(async () => {
    await page.close();
    await emulateMedia({ media: 'screen' });
    await setViewport({ width: 1440, height: 900 });
  });

  it('a position goes on the sheet; the sheet is its address, shares and gives up each diagram, and prints nothing but diagrams', async () => {
    await share(page);
    button('Add to diagram sheet').click();
    await until('it is on it', () => textOf('nard-share-dialog [role=status]').startsWith('1 '));
    button('Add to diagram sheet').click();
    await until('both are on it', () => textOf('nard-share-dialog [role=status]').startsWith('2 '));
    button('Open sheet').click();
    await until('the sheet', () => all('nard-sheet-screen figure').length === 2);
    byText('nard-sheet-screen .segments button', '1').click();
    await until('a page each', () => all('nard-sheet-screen .paper').length === 2);
    const both = page.address.read();
    const reopened = await page.open(both);
    await until('the same sheet', () => all('nard-sheet-screen .paper').length === 2);

    await emulateMedia({ media: 'print' });
    const isSeen = (selector: string): boolean => all(selector).some((each) => each.getClientRects().length > 0);
    expect(['nard-app nav', 'nard-sheet-screen .head', 'nard-sheet-screen .take'].filter(isSeen)).to.deep.equal([]);
    expect(all('nard-sheet-screen nard-board').every((board) => board.getBoundingClientRect().width > 200)).to.equal(true);
    expect(all('nard-sheet-screen .paper').map((paper) => getComputedStyle(paper).breakAfter)).to.deep.equal(['page', 'auto']);
    expect(getComputedStyle(one('nard-sheet-screen .paper')).backgroundColor).to.equal('rgb(255, 255, 255)');
    await emulateMedia({ media: 'screen' });

    byText('nard-sheet-screen figure button', 'Share').click();
    await opened();
    expect(field('xgid').value).to.equal(OPENING_31);
    button('').click();
    await closed();
    byText('nard-sheet-screen figure button', 'Take off').click();
    await until('one is left', () => all('nard-sheet-screen figure').length === 1);
    // On another screen it can still be had again.
    page.address.write('#/library', true);
    reopened.follow();
    await until('the library', () => all('nard-library-screen').length === 1);
    expect(textOf('nard-notice-bar')).to.match(/^Diagram 1 taken off\. Undo/);
    byText('nard-notice-bar button', 'Undo').click();
    await until('both are on it again', () => all('nard-sheet-screen figure').length === 2);
    expect(page.address.read()).to.equal(both);
    byText('nard-sheet-screen figure button', 'Take off').click();
    await until('one is left again', () => all('nard-sheet-screen figure').length === 1);
    await setViewport({ width: 390, height: 844 });
    expect(document.documentElement.scrollWidth).to.be.at.most(390);
  });

  it('by keyboard alone: diagrams on a page, print, share, take off; the keyboard is never lost', async () => {
    let printed = 0;
    const { print } = window;
    window.print = () => { printed += 1; };
    try {
      await page.open(`#/sheet?ids=${OPENING_31}~${OPENING_31}~nonsense`);
      await until('the sheet', () => all('nard-sheet-screen figure').length === 3);
      await tabTo(() => byText('nard-sheet-screen .segments button', '1'));
      await press('Enter');
      await until('a page each', () => all('nard-sheet-screen .paper').length === 3);
      await tabTo(() => byText('nard-sheet-screen button', 'Print'));
      await press('Enter');
      await until('it is printed', () => printed === 1);
      const shareFirst = (): HTMLElement => one('nard-sheet-screen figure [aria-label="Share: 1"]');
      await tabTo(shareFirst);
      await press('Enter');
      await opened();
      await press('Escape');
      await closed();
      await until('back where it was', () => focused() === shareFirst());
      const off = (count: number): HTMLElement => one(`nard-sheet-screen [aria-label="Take off: ${count}"]`);
      await tabTo(() => off(3));
      await press('Enter');
      await until('the one before', () => all('nard-sheet-screen figure').length === 2 && focused() === off(2));
      await press('Enter');
      await until('the first', () => all('nard-sheet-screen figure').length === 1 && focused() === off(1));
      await press('Enter');
      await until('an empty sheet', () => all('nard-sheet-screen figure').length === 0 && focused() === one('nard-sheet-screen h1'));
    } finally {
      window.print = print;
    }
  });
});
