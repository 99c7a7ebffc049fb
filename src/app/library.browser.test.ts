/** The library in a browser: what was analysed is there again, and can be changed, deleted and taken along. */
import { expect } from 'chai';
import { startPosition } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { situationOf } from '../core/situation.ts';
import { openMemoryStore } from '../store/open.ts';
import { analysed, AppPage, dropMatch } from './testing/app-page.ts';
import { all, byText, one, textOf, until } from './testing/page.ts';

describe('the app', () => {
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(() => page.close());

  describe('Library', () => {
    it('survives a re-open', async () => {
      await page.openMatch();
      await page.open('#/library');
      await until('the card', () => textOf('nard-library-screen .name') === 'Ines – Tove');
      expect(textOf('nard-library-screen .pr')).to.match(/^PR \d+\.\d – \d+\.\d plays and cube decisions with the cube, at the score$/);
    });

    it('a deletion can be taken back', async () => {
      await page.openMatch();
      await page.open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      one('nard-library-screen button[aria-label="Delete Ines – Tove"]').click();
      await until('it is gone', () => all('nard-library-screen .entry').length === 0);
      byText('nard-notice-bar button', 'Undo').click();
      await until('it is back', () => all('nard-library-screen .entry').length === 1);
      one('nard-library-screen .name').click();
      await until('with its analysis', () => textOf('nard-match-header .work').includes('plays analysed'));
    });

    it('a title can be changed', async () => {
      await page.openMatch();
      await page.open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      one('nard-library-screen button[aria-label="Rename Ines – Tove"]').click();
      await until('the field', () => all('nard-library-screen form input').length === 1);
      (one('nard-library-screen form input') as HTMLInputElement).value = 'The final';
      one('nard-library-screen form button').click();
      await until('the new title', () => textOf('nard-library-screen .name') === 'The final');
    });

    describe('searches', () => {
      const found = (): number => all('nard-hit-list li').length;
      const status = (): string => textOf('nard-library-search p[role=status]');
      const type = (id: string, value: string): void => { (one(`nard-filter-form #${id}`) as HTMLInputElement).value = value; };
      const search = (): void => byText('nard-filter-form button', 'Search').click();

      it('by filters that the address keeps, and shows the entries they are of', async () => {
        const session = await page.openMatch();
        session.openSituation(situationOf(startPosition('short'), [6, 1]));
        await session.intake.savePosition();
        await page.open('#/library');
        await until('both cards', () => all('nard-library-screen .entry').length === 2);
        byText('nard-library-screen button', 'Search').click();
        await until('the form', () => all('nard-filter-form #player').length === 1);
        type('player', 'tove');
        one('nard-filter-form #stage-opening').click();
        search();
        await until('what was found', () => /^\d+ positions of \d+, in 1 entry$/.test(status()) && found() > 0);
        expect(page.address.read()).to.equal('#/library?q=player%20tove%3B%20phase%20opening');
        expect(all('nard-library-screen .entry').length).to.equal(1);
        const [said, number] = [status(), found()];
        // The same after a reload, at its address.
        await page.open(page.address.read());
        await until('the same again', () => status() === said && found() === number);
        expect((one('nard-filter-form #player') as HTMLInputElement).value).to.equal('tove');
        byText('nard-filter-form button', 'Show everything').click();
        await until('everything', () => all('nard-library-screen .entry').length === 2 && page.address.read() === '#/library');
      });

      it('a field that cannot be read is named, and nothing is lost of the others', async () => {
        await page.openMatch();
        await page.open('#/library?q=starred');
        await until('the form', () => all('nard-filter-form #score').length === 1 && status() !== '');
        type('player', 'Ines');
        type('score', 'seven');
        search();
        await until('the reason', () => textOf('nard-filter-form [role=alert]') === 'Score: this cannot be read.');
        expect((one('nard-filter-form #player') as HTMLInputElement).value).to.equal('Ines');
        expect(page.address.read()).to.equal('#/library?q=starred');
      });
    });

    it('a decision is noted, tagged and starred in Review, and found by that', async () => {
      const session = await page.openMatch();
      const editor = 'nard-decision-remark nard-remark-editor';
      session.review.goTo({ game: 0, decision: 2 });
      await until('the editor', () => all(`${editor} #note`).length === 1);
      const write = (id: string, value: string): void => {
        const field = one(`${editor} #${id}`) as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event('change'));
      };
      write('note', 'Too early');
      write('tags', 'anchor,  timing, anchor');
      await until('both are kept', () => textOf('nard-decision-remark summary') === 'Note and tags anchor timing Too early');
      one(`${editor} .star`).click();
      await until('the star', () => one(`${editor} .star`).getAttribute('aria-pressed') === 'true' && all('nard-decision-remark summary svg').length === 1);
      session.review.goTo({ game: 0, decision: 3 });
      await until('the next has none', () => (one(`${editor} #note`) as HTMLTextAreaElement).value === '' && textOf('nard-decision-remark summary') === 'Note and tags');
      await page.open('#/library?q=tag%20timing%3B%20starred%3B%20words%20early');
      await until('the one decision', () => all('nard-hit-list li').length === 1);
      expect(textOf('nard-hit-list li')).to.equal('Ines – Tove, game 1, turn 3 anchor timing Too early');
    });

    it('what was found becomes a collection, which is put in order, renamed and deleted, and that can be taken back', async () => {
      await page.openMatch();
      await page.open('#/library?q=pips%20167');
      const named = (): string[] => all('nard-hit-list .where').map((each) => each.textContent!.trim());
      await until('what was found', () => named().length > 1 && all('nard-library-search nard-collect-form input').length === 1);
      (one('nard-library-search nard-collect-form input') as HTMLInputElement).value = 'Starts';
      byText('nard-library-search nard-collect-form button', 'Add').click();
      await until('the collection', () => all('nard-filter-form #collection option').some((each) => each.textContent === 'Starts'));
      await page.open('#/library?q=in%20Starts');
      await until('its positions', () => named().length > 1);
      const [first, second, ...others] = named();
      one(`nard-hit-list button[aria-label="One place down: ${first}"]`).click();
      await until('their new order', () => named()[0] === second);
      expect(named()).to.deep.equal([second, first, ...others]);
      one(`nard-hit-list button[aria-label="Take out of the collection: ${first}"]`).click();
      await until('one less', () => !named().includes(first!));
      (one('nard-collection-tools input') as HTMLInputElement).value = 'Openings';
      byText('nard-collection-tools button', 'Rename').click();
      await until('its new name', () => page.address.read() === '#/library?q=in%20Openings' && named()[0] === second);
      byText('nard-collection-tools button', 'Delete the collection').click();
      await until('it is gone', () => page.address.read() === '#/library');
      byText('nard-notice-bar button', 'Undo').click();
      await until('it is back', () => all('nard-filter-form #collection option').some((each) => each.textContent === 'Openings') || all('nard-filter-form').length === 0);
      expect(unwrap(await page.store.collections()).map(({ name, items }) => [name, items.length])).to.deep.equal([['Openings', 1 + others.length]]);
    });

    it('entries are analysed deeper in the background, and a page that comes back goes on', async () => {
      const session = await page.open();
      session.choose({ matchPlies: 0 });
      dropMatch();
      await analysed();
      await page.open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      byText('nard-library-screen button', 'Analyse deeper').click();
      await until('the form', () => all('nard-renewal-card nard-depth-select button').length > 0);
      byText('nard-renewal-card nard-depth-select button', '1-ply').click();
      page.gate.shutAfter(4);
      await until('what there is to do', () => textOf('nard-renewal-card p').startsWith('1 entry'));
      byText('nard-renewal-card button', 'Start').click();
      await until('it works', () => textOf('nard-renewal-card [role=status]') === '1-ply. 0 of 1 done. Now: Ines – Tove');
      page.gate.open();
      await page.open('#/library');
      await until('it is done', () => textOf('nard-notice-bar').includes('Analysed deeper: 1 entry.'));
      const [entry] = unwrap(await page.store.list());
      const match = unwrap(await page.store.get(entry!.id));
      const made = match.kind === 'match' ? match.moves.flat().flatMap((each) => each ?? []) : [];
      expect([...new Set(made.map(({ evaluator, below = [] }) => `${evaluator.plies} above ${below.map((each) => each.evaluator.plies).join()}`))]).to.deep.equal(['1 above 0']);
    });

    it('everything goes out as one file and comes in again', async () => {
      await page.openMatch();
      await page.open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      byText('nard-library-screen button', 'Export all').click();
      await until('the file', () => page.services.saved.length === 1);
      const other = openMemoryStore();
      unwrap(await other.importAll(page.services.saved[0]!.content));
      const [entry] = unwrap(await other.list());
      expect(unwrap(await other.get(entry!.id))).to.deep.equal(unwrap(await page.store.get(entry!.id)));
      other.close();
    });
  });
});
