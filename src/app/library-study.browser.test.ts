/** The library as a tool of study, in a browser: notes about decisions, filters, and analysing entries deeper. */
import { expect } from 'chai';
import { unwrap } from '../core/result.ts';
import type { RemarkEditor } from './library/remark-editor.ts';
import type { Place } from './routes.ts';
import type { Session } from './session.ts';
import { analysed, AppPage, dropMatch } from './testing/app-page.ts';
import { all, byText, one, textOf, until } from './testing/page.ts';

describe('the app', () => {
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(() => page.close());

  const PLACE = { game: 0, decision: 2 };
  const EDITOR = 'nard-decision-remark nard-remark-editor';
  const field = (id: string): HTMLInputElement => one(`${EDITOR} #${id}`) as HTMLInputElement;
  const summary = (): string => textOf('nard-decision-remark summary');

  /** Looks at a decision of the match, until its own editor is on the page in place of that of the one before. */
  async function lookAt(session: Session, place: Place): Promise<void> {
    session.review.goTo(place);
    await until('the editor', () => {
      const { item, isUpdatePending } = one(EDITOR) as RemarkEditor;
      return item.game === place.game && item.decision === place.decision && !isUpdatePending && all(`${EDITOR} #note`).length === 1;
    });
  }

  /** As somebody types and goes on. */
  function write(id: string, value: string): void {
    field(id).value = value;
    field(id).dispatchEvent(new Event('change'));
  }

  it('a note in Review is saved, belongs to its decision and is shown again after a reload', async () => {
    const session = await page.openMatch();
    await lookAt(session, PLACE);
    write('note', 'Too early');
    await until('it is kept', () => summary() === 'Note and tags Too early');
    write('tags', 'anchor,  timing, anchor');
    await until('both are kept', () => summary() === 'Note and tags anchor timing Too early');
    await lookAt(session, { ...PLACE, decision: 3 });
    expect([summary(), field('note').value]).to.deep.equal(['Note and tags', '']);
    const [entry] = unwrap(await page.store.list());
    expect(entry).to.deep.include({ remarks: [{ ...PLACE, tags: ['anchor', 'timing'], note: 'Too early' }] });

    const again = await page.open(`#/review/${entry!.id}`);
    await until('the match', () => again.review.cell.get().kind === 'open');
    await lookAt(again, PLACE);
    await until('the note', () => field('note').value === 'Too early');
    expect([summary(), field('tags').value]).to.deep.equal(['Note and tags anchor timing Too early', 'anchor, timing']);
  });

  it('a note that is emptied and tags that are taken away can be had again; what was written meanwhile stays', async () => {
    const session = await page.openMatch();
    await lookAt(session, PLACE);
    write('note', 'Too early');
    await until('it is kept', () => summary() === 'Note and tags Too early');
    expect(all('nard-notice-bar .notice button')).to.have.length(0);
    write('tags', 'anchor, timing');
    await until('both are kept', () => summary() === 'Note and tags anchor timing Too early');
    write('note', '');
    await until('the offer', () => textOf('nard-notice-bar').startsWith('“Too early” deleted. Undo'));
    byText('nard-notice-bar button', 'Undo').click();
    await until('it is back', () => summary() === 'Note and tags anchor timing Too early' && field('note').value === 'Too early');
    write('tags', 'race');
    await until('the offer', () => textOf('nard-notice-bar').startsWith('“anchor, timing” deleted. Undo'));
    byText('nard-notice-bar button', 'Undo').click();
    await until('all of them', () => summary() === 'Note and tags race anchor timing Too early');
  });

  it('what is being typed stays while the analysis goes on and another field is saved', async () => {
    page.gate.shutAfter(8);
    const session = await page.open();
    dropMatch();
    await until('the match', () => session.review.cell.get().kind === 'open');
    await lookAt(session, PLACE);
    write('tags', 'anchor');
    field('note').value = 'Half a th';
    await until('the tag is kept', () => summary() === 'Note and tags anchor');
    page.gate.open();
    await analysed();
    await until('the list has heard of it', () => { const [entry] = session.library.cell.get() ?? []; return entry?.kind === 'match' && entry.progress.done === entry.progress.total; });
    expect(field('note').value).to.equal('Half a th');
  });

  it('a number that cannot be read is told beside the filters, and nothing is lost of the others', async () => {
    await page.openMatch();
    await page.open('#/library');
    await until('the card', () => all('nard-library-screen .entry').length === 1);
    byText('nard-library-screen button', 'Search').click();
    await until('the form', () => all('nard-filter-form #pips-from').length === 1);
    const filter = (id: string): HTMLInputElement => one(`nard-filter-form #${id}`) as HTMLInputElement;
    filter('player').value = 'Ines';
    filter('pips-from').value = 'many';
    byText('nard-filter-form button', 'Search').click();
    await until('the reason', () => textOf('nard-filter-form [role=alert]') === 'Pips from: this cannot be read.');
    expect([filter('player').value, filter('pips-from').value, page.address.read()]).to.deep.equal(['Ines', 'many', '#/library']);
    expect(all('nard-library-screen .entry').length).to.equal(1);
  });

  it('an entry is analysed deeper from the Library; what was there stays below', async () => {
    const session = await page.open();
    session.choose({ matchPlies: 0 });
    dropMatch();
    await analysed();
    session.review.close();
    session.go({ screen: 'library' });
    await until('the card', () => all('nard-library-screen .entry').length === 1);
    byText('nard-library-screen button', 'Analyse deeper').click();
    await until('the form', () => all('nard-renewal-card nard-depth-select button').length > 0);
    byText('nard-renewal-card nard-depth-select button', '1-ply').click();
    await until('what there is to do', () => textOf('nard-renewal-card p').startsWith('1 entry'));
    byText('nard-renewal-card button', 'Start').click();
    await until('it is done', () => textOf('nard-notice-bar').includes('Analysed deeper: 1 entry.'));
    const [entry] = unwrap(await page.store.list());
    const match = unwrap(await page.store.get(entry!.id));
    const made = match.kind === 'match' ? match.moves.flat().flatMap((each) => each ?? []) : [];
    expect([...new Set(made.map(({ evaluator, below = [] }) => `${evaluator.plies} above ${below.map((each) => each.evaluator.plies).join()}`))]).to.deep.equal(['1 above 0']);
  });
});
