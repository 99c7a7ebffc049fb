/** Review in a browser: what a user does with a match from end to end. */
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { analysed, AppPage, dropMatch } from './testing/app-page.ts';
import { all, byText, textOf, until } from './testing/page.ts';
import { makeGate } from './testing/services.ts';

const press = (key: string, code = ''): void => { document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true, cancelable: true })); };

describe('the app', () => {
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(() => page.close());

  describe('Review', () => {
    before(() => setViewport({ width: 1440, height: 900 }));
    after(() => setViewport({ width: 800, height: 600 }));

    const shown = (): string => textOf('nard-decision-card h2');

    it('a dropped file is analysed with progress, rates and the note what they are of', async () => {
      page.gate.shutAfter(8);
      await page.open();
      dropMatch();
      await until('progress', () => /\d+ at 0-ply/.test(textOf('nard-match-header .work')));
      await until('a mark that says how deep it is', () => all('nard-game-moves .depth').some((label) => label.textContent === '0-ply'));
      page.gate.open();
      await analysed();
      expect(textOf('nard-match-header')).to.include('plays and cube decisions with the cube, at the score');
      expect(textOf('nard-match-header .rates tbody')).to.match(/Ines \d+\.\d .* Tove \d+\.\d/);
      expect(textOf('nard-match-header .badge')).to.equal('fake · 2-ply');
      await until('marks of full depth', () => all('nard-game-moves .depth').length === 0);
    });

    it('n and p jump between errors, arrows step through decisions, and the address follows', async () => {
      const session = await page.openMatch();
      const places = session.review.rows();
      const errors = places.filter((row) => row.mark !== 'none');
      press('n');
      await until('the first error', () => page.address.read().includes('?at='));
      const first = session.routeOf('review');
      expect(first).to.deep.include({ at: errors.find((row) => row !== places[0])!.place });
      press('n');
      press('p');
      expect(session.routeOf('review')).to.deep.equal(first);
      press('ArrowRight');
      press('ArrowLeft');
      expect(session.routeOf('review')).to.deep.equal(first);
      // The same keys on a Cyrillic layout.
      press('т', 'KeyN');
      expect(session.routeOf('review')).not.to.deep.equal(first);
      press('з', 'KeyP');
      expect(session.routeOf('review')).to.deep.equal(first);
    });

    it('rates of plays and cube stand apart, with a word for the level; the chips part their errors', async () => {
      const session = await page.openMatch();
      const heads = all('nard-match-header .rates thead th').map((cell) => cell.textContent!.trim());
      expect(heads.slice(1, 6)).to.deep.equal(['PR', 'Level', 'Plays', 'Cube', 'Error rate']);
      byText('nard-match-header .chip', 'Cube').click();
      await until('pressed', () => byText('nard-match-header .chip', 'Cube').getAttribute('aria-pressed') === 'true');
      press('n');
      const { match, at } = session.routeOf('review') as { match: string; at: { game: number; decision: number } };
      expect(match).to.be.a('string');
      const row = session.review.rows().find(({ place }) => place.game === at.game && place.decision === at.decision)!;
      expect(row.cubeMark).not.to.equal('none');
      await until('the cube of it', () => textOf('nard-decision-card nard-cube-table .verdict').length > 3);
      expect(textOf('nard-decision-card')).to.match(/missed double|doubled too early|too good|wrong take|wrong pass/);
    });

    it('the filter chips decide where n stops', async () => {
      const session = await page.openMatch();
      byText('nard-match-header .chip', 'Blunders').click();
      byText('nard-match-header .chip', 'Tove').click();
      await until('both pressed', () => all('nard-match-header .chip[aria-pressed=true]').length === 3);
      const wanted = session.review.rows().filter((row) => row.mark === 'blunder' && row.decision.player === 1).map((row) => row.place);
      expect(wanted.length).to.be.greaterThan(0);
      const met = [];
      while (session.review.stepError(1)) met.push((session.routeOf('review') as { at: unknown }).at);
      expect(met).to.deep.equal(wanted);
    });

    it('a cube decision says who did what, what it cost and what was right', async () => {
      const session = await page.openMatch();
      session.review.goTo(session.review.rows().find((row) => row.decision.kind === 'double')!.place);
      await until('the double', () => shown() === 'Ines doubles to 2');
      expect(textOf('nard-decision-card .verdict')).to.match(/^(The right decision|\?\?? \w+ −\d\.\d{3} (doubled too early|too good to double) \d+\.\d\d% of the match)$/);
      expect(textOf('nard-decision-card nard-cube-table')).to.match(/chosen.*%/);
    });

    it('a reload in the middle keeps what was done and goes on', async () => {
      page.gate.shutAfter(0);
      const session = await page.open();
      dropMatch();
      await until('the match', () => /0 of \d+ plays analysed/.test(textOf('nard-match-header .work')));
      await until('the graph says so too', () => /^0 of \d+ plays analysed$/.test(textOf('nard-equity-graph .empty')));
      const total = session.review.rows().filter(({ decision }) => decision.situation.roll).length;
      const cubes = Number(/of (\d+) cube decisions/.exec(textOf('nard-match-header .work'))![1]);
      // Two passes, each asking for the 21 rolls, the plays and then the cube; and three decisions of the third.
      page.gate.open();
      page.gate.shutAfter((2 + 3) * total + 2 * cubes + 3 * 4);
      await until('some are done', () => /^\d+ at 2-ply, \d+ at 1-ply/.test(textOf('nard-match-header .work')));
      const done = Number(/^\d+/.exec(textOf('nard-match-header .work'))![0]);
      const hash = page.address.read();
      page.gate = makeGate();
      await page.open(hash);
      await until('the end', () => textOf('nard-match-header .work').startsWith(`${total} plays analysed`));
      expect(page.services.asked.ranks).to.equal(total - done);
    });

    it('a decision opens in Analyse', async () => {
      await page.openMatch();
      byText('nard-decision-card button', 'Open in Analyse').click();
      await until('the board', () => textOf('nard-answer-panel h2') === 'White to play 42');
      expect(page.address.read()).to.match(/^#\/analyse\?id=/);
    });
  });
});
