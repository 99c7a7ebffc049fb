/** Share: every link opens what it was made of; pictures are saved. */
import { expect } from 'chai';
import type { NardBoard } from '../../elements/board/define.ts';
import { AppPage, OPENING_31 } from '../testing/app-page.ts';
import { all, byText, one, textOf, until } from '../testing/page.ts';
import { boardOf, button, hashOf, opened, share } from './testing/share-page.ts';

describe('sharing', function () {
  this.timeout(90_000);
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(() => page.close());

  it('a position’s link opens the same position, to the very number', async () => {
    const before = boardOf(await share(page));
    const session = await page.open(hashOf('position-link'));
    expect(boardOf(session)).to.equal(before);
    expect(before).to.equal(OPENING_31);
  });

  it('PNG and SVG are saved as pictures of the board', async () => {
    await share(page);
    button('PNG').click();
    button('SVG').click();
    const { saved } = page.services;
    await until('both', () => saved.length === 2);
    const byName = (ending: string): Blob => saved.find(({ name }) => name.endsWith(ending))!.content;
    expect([...new Uint8Array(await byName('.png').arrayBuffer()).slice(1, 4)]).to.deep.equal([80, 78, 71]);
    const svg = new DOMParser().parseFromString(await byName('.svg').text(), 'image/svg+xml');
    expect(svg.querySelectorAll('.checker').length).to.equal(30);
  });

  it('the board as text is copied with its ID, and opens the same position when it is pasted', async () => {
    const session = await share(page);
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text: string) => { copied.push(text); } } });
    try {
      button('Board as text').click();
      await until('it is copied', () => copied.length === 1);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
    expect(copied[0]).to.match(/\+13-14-15[^]*\| X {11}O {4}\|[^]*X to play 31/).and.to.contain(OPENING_31);
    const clipboardData = new DataTransfer();
    const drawn = copied[0]!.replace(OPENING_31, '').replace('X to play 31', 'X to play 42');
    clipboardData.setData('text', drawn);
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await until('the drawn board', () => boardOf(session) === OPENING_31.replace(':31:', ':42:'));
  });

  it('a puzzle’s link asks in Train with nothing of the answer, tells it after the answer, and is kept when one wants it', async () => {
    await share(page);
    await until('the puzzle', () => all('nard-share-dialog #puzzle-link').length === 1);
    await page.open(hashOf('puzzle-link'));
    await until('the question', () => textOf('nard-sent-puzzle #question').includes('31'));
    expect(textOf('nard-sent-puzzle')).not.to.match(/\d+\/\d+/);
    expect(all('nard-answer-reveal')).to.have.length(0);
    const board = one('nard-sent-puzzle nard-board') as NardBoard;
    await until('the board may be played on', () => board.shadowRoot!.querySelector('[role=gridcell]') !== null);
    expect(await board.play('8/5 6/5')).to.equal(true);
    await until('a whole play', () => !(byText('.bar button', 'Answer') as HTMLButtonElement).disabled);
    byText('.bar button', 'Answer').click();
    await until('the answer', () => all('nard-answer-reveal nard-play-list [role=row]').length > 3);
    expect(all('.grades')).to.have.length(0);
    byText('.bar button', 'Add to Train').click();
    await until('its deck', () => all('nard-train-decks .deck').length === 1);
    expect(page.address.read()).to.equal('#/train');
  });

  it('a link that holds no puzzle leads to Train, with the reason', async () => {
    await page.open('#/train?p=AAAA-nonsense_');
    await until('the reason', () => textOf('nard-notice-bar').includes('This link does not hold a puzzle'));
    await until('Train', () => all('nard-train-decks').length === 1);
  });

  it('a decision’s link opens the match at that decision', async () => {
    const session = await page.openMatch();
    await session.review.step(1);
    await session.review.step(1);
    const state = session.review.cell.get();
    byText('nard-review-screen button[title="Share"]', '').click();
    await opened();
    await until('the link to the match', () => all('nard-share-dialog #match-link').length === 1);
    const hash = hashOf('match-link');
    await page.close();
    page = new AppPage();
    const again = await page.open(hash);
    const decision = state.kind === 'open' ? state.at.decision : -1;
    await until('the match at its decision', () => { const found = again.review.cell.get(); return found.kind === 'open' && found.at.decision === decision; });
    expect(decision).to.be.greaterThan(0);
    const found = again.review.cell.get();
    expect(found.kind === 'open' && found.entry.record.players).to.deep.equal(state.kind === 'open' && state.entry.record.players);
  });
});
