import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { makePlay } from '../../core/play.ts';
import { countsOf, makePosition, startPosition, type Position } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import type { Candidate } from '../../engine/protocol.ts';
import { simpleBook } from '../board/testing/simple-book.ts';
import { centreOf, listen, mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import type { NardPlayList } from './nard-play-list.ts';

const candidates = (position: Position, count: number, plies: (i: number) => 0 | 2): Candidate[] =>
  simpleBook.plays(position, [6, 4]).slice(0, count).map(({ play, result }, i) => ({
    play, result, equity: 0.2 - i * 0.03, plies: plies(i), by: 'net',
    probabilities: { win: 0.523, winGammon: 0.141, winBackgammon: 0.006, loseGammon: 0.122, loseBackgammon: 0.004 },
  }));
const START = candidates(startPosition('short'), 14, (i) => (i < 4 ? 2 : 0));
const list = (properties: Partial<NardPlayList> = {}): Promise<NardPlayList> => mount(document.createElement('nard-play-list'), { candidates: START, ...properties });
const rows = (element: NardPlayList): HTMLElement[] => [...element.renderRoot.querySelectorAll<HTMLElement>('.row:not(.head)')];
const textOf = (node: Element | null | undefined): string => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

describe('nard-play-list', () => {
  afterEach(removeMounted);

  it('shows the ten best with rank, play, equity, loss, chances of both sides and what evaluated them', async () => {
    const element = await list();
    expect(rows(element)).to.have.length(10);
    const second = rows(element)[1]!;
    expect(['.rank', 'bdi', '.equity', '.by'].map((part) => textOf(second.querySelector(part)))).to.deep.equal(['2', textOf(second.querySelector('bdi')), '+0.170', '2-ply']);
    expect(textOf(second.querySelector('.loss'))).to.equal('−0.030 doubtful');
    expect([...second.querySelectorAll('.chance')].map(textOf)).to.deep.equal(['52.3', '14.1', '0.6', '47.7', '12.2', '0.4']);
    expect(second.querySelector('bdi')?.dir).to.equal('ltr');
  });

  it('with the cube each play says what it is without, and at a score its chance to win the match', async () => {
    const element = await list({ candidates: START.map((each, i) => ({ ...each, cubeless: each.equity - 0.05, ...(i < 4 && { mwc: 0.51234 }) })) });
    const beside = [...element.renderRoot.querySelectorAll('.beside')].map(textOf);
    expect(beside.slice(0, 2)).to.deep.equal(['wins the match 51.23% · cubeless +0.150', 'wins the match 51.23% · cubeless +0.120']);
    expect(beside[4]).to.match(/^cubeless /);
    expect(element.renderRoot.querySelector('.head .equity')).to.have.property('title', 'Equity with the cube');
    // Nothing of it without the cube.
    expect((await list()).renderRoot.querySelector('.beside')).to.equal(null);
  });

  it('on a phone a rank of two or three digits stays on its line', async () => {
    const element = await list({ candidates: Array.from({ length: 120 }, (_, i) => START[i % START.length]!) });
    element.style.cssText = 'width: 360px; overflow-wrap: anywhere';
    element.renderRoot.querySelector<HTMLElement>('.more')!.click();
    await element.updateComplete;
    const heights = rows(element).map((row) => row.querySelector('.rank')!.getBoundingClientRect().height);
    expect(heights).to.have.length(120);
    expect(new Set(heights).size).to.equal(1);
  });

  it('long nard names its wins, and shows koks only where it counts', async () => {
    const element = await list({ game: 'long' });
    const heads = (): string[] => [...element.renderRoot.querySelectorAll('.head .side')].map(textOf);
    const chances = (): number => rows(element)[0]!.querySelectorAll('.chance').length;
    expect([heads()[0], chances()]).to.deep.equal(['WinsM', 4]);
    element.koks = true;
    await element.updateComplete;
    expect([heads()[0], chances()]).to.deep.equal(['WinsMK', 6]);
  });

  it('points are called as the board calls them', async () => {
    const element = await list({ pointName: (point) => String(25 - point) });
    expect(textOf(rows(element)[0]!.querySelector('bdi'))).to.match(/^\d+\/\d+/);
    expect(textOf(rows(element)[0]!.querySelector('bdi'))).to.equal(makePlay(START[0]!.play, (point) => String(25 - point)));
  });

  it('plays of another depth stand under a heading, unranked and without a loss', async () => {
    const element = await list();
    expect([...element.renderRoot.querySelectorAll('.heading')].map(textOf)).to.deep.equal(['2-ply', 'Only 0-ply: 10 plays not searched deeper, not ranked with those above']);
    expect(textOf(rows(element)[4]!.querySelector('.rank'))).to.equal('·');
    expect(textOf(rows(element)[4]!.querySelector('.loss'))).to.equal('–');
  });

  it('all of one depth need no heading', async () => {
    const element = await list({ candidates: candidates(startPosition('short'), 5, () => 2) });
    expect(element.renderRoot.querySelectorAll('.heading')).to.have.length(0);
  });

  it('the played one is marked with a glyph and is in sight wherever it ranks', async () => {
    const element = await list({ played: 3 });
    const own = element.renderRoot.querySelector('.is-played')!;
    expect(textOf(own.querySelector('.badge'))).to.equal('?? played');
    expect(own.getAttribute('aria-selected')).to.equal('true');
    element.played = 13;
    await element.updateComplete;
    expect(rows(element).at(-1)!.classList.contains('is-played')).to.equal(true);
  });

  it('all can be shown, and fewer again', async () => {
    const element = await list();
    const more = element.renderRoot.querySelector<HTMLButtonElement>('.more')!;
    expect(more.textContent).to.equal('Show all 14 plays');
    more.click();
    await element.updateComplete;
    expect(rows(element)).to.have.length(14);
    more.click();
    await element.updateComplete;
    expect(rows(element)).to.have.length(10);
  });

  it('deeper numbers fill the rows that are there: the table stays', async () => {
    const element = await list({ working: true });
    const table = element.renderRoot.querySelector('.table');
    const row = rows(element)[0]!;
    element.candidates = START.map((each, i) => (i === 0 ? { ...each, equity: 0.3 } : each));
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.table')).to.equal(table);
    expect(rows(element)[0]).to.equal(row);
    expect(textOf(row.querySelector('.equity'))).to.equal('+0.300');
  });

  it('nothing yet and nothing legal are told apart, under the same head', async () => {
    const element = await list({ candidates: [], working: true });
    expect(textOf(element.renderRoot.querySelector('.note'))).to.equal('Evaluating…');
    element.working = false;
    await element.updateComplete;
    expect(textOf(element.renderRoot.querySelector('.note'))).to.contain('No legal play');
    expect(element.renderRoot.querySelectorAll('.head')).to.have.length(1);
  });

  it('pointing tells which play, a click chooses it', async () => {
    const element = await list();
    const heard = listen(document, 'nard-play-hover', 'nard-play-choose');
    await sendMouse({ type: 'move', position: centreOf(rows(element)[2]!) });
    await sendMouse({ type: 'click', position: centreOf(rows(element)[2]!) });
    await sendMouse({ type: 'move', position: [2, window.innerHeight - 2] });
    expect(heard.map(({ type, detail }) => [type, (detail as { index: number | null }).index])).to.deep.equal([['nard-play-hover', 2], ['nard-play-choose', 2], ['nard-play-hover', null]]);
  });

  it('one Tab stop; arrows walk, Enter chooses', async () => {
    const element = await list();
    expect(element.renderRoot.querySelectorAll('.play[tabindex="0"]')).to.have.length(1);
    const heard = listen(element, 'nard-play-choose');
    element.renderRoot.querySelector<HTMLElement>('.play[tabindex="0"]')!.focus();
    for (const press of ['ArrowDown', 'ArrowDown', 'Enter']) await sendKeys({ press });
    expect(heard.map(({ detail }) => (detail as { index: number }).index)).to.deep.equal([2]);
  });

  it('an exact answer is named so', async () => {
    const position = unwrap(makePosition({ game: 'short', mover: countsOf({ 6: 2 }), opponent: countsOf({ 6: 2 }) }));
    const element = await list({ candidates: [{ ...candidates(position, 1, () => 2)[0]!, by: 'table' }] });
    expect(textOf(rows(element)[0]!.querySelector('.by'))).to.equal('exact');
  });
});
