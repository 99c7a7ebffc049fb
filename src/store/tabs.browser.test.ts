import { expect } from 'chai';
import { deleteDB } from 'idb';
import { unwrap } from '../core/result.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';
import { moveOf, sampleMatch, samplePosition } from './testing/entries.ts';
import { openTab, write, type Tab } from './testing/tab.ts';

const RECORDS = 1000;

describe('two tabs with the same library', () => {
  let name: string;
  let other: Tab & { close(): void };
  let here: Store, there: Store;
  before(async () => { other = await openTab(); });
  after(() => other.close());
  beforeEach(async () => {
    name = `tabs-${crypto.randomUUID()}`;
    [here, there] = await Promise.all([openStore(name), other.openStore(name)]);
    expect([here.problem, there.problem]).to.deep.equal([null, null]);
  });
  afterEach(async () => {
    here.close();
    there.close();
    await deleteDB(name);
  });

  it('the other one has code of its own', () => {
    expect(other.openStore).not.to.equal(openStore);
  });

  it('each writes 1,000 records, and none is lost', async function () {
    this.timeout(120_000);
    await Promise.all([
      write(RECORDS, (index) => here.put(samplePosition(`here-${index}`))),
      write(RECORDS, (index) => there.put(samplePosition(`there-${index}`))),
    ]);
    const ids = new Set(unwrap(await here.list()).map(({ id }) => id));
    expect(ids.size).to.equal(2 * RECORDS);
    for (let index = 0; index < RECORDS; index++) expect(ids.has(`here-${index}`) && ids.has(`there-${index}`), String(index)).to.equal(true);
  });

  it('both analyse the same match, and what either found is there', async () => {
    const decisions = 100;
    unwrap(await here.put(sampleMatch('m', { moves: [new Array<null>(decisions).fill(null)] })));
    const analyse = (store: Store, first: number) =>
      write(decisions / 2, (index) => store.saveMoves('m', [{ game: 0, decision: first + 2 * index, analysis: moveOf(0.1) }], { done: index + 1, total: decisions }));
    await Promise.all([analyse(here, 0), analyse(there, 1)]);
    const found = unwrap(await here.get('m'));
    expect(found.kind === 'match' && found.moves[0]).to.deep.equal(new Array(decisions).fill(moveOf(0.1)));
  });

  it('one renames a match while the other analyses it, and both stay', async () => {
    unwrap(await here.put(sampleMatch('m', { moves: [new Array<null>(40).fill(null)] })));
    await Promise.all([
      write(40, (index) => here.saveMoves('m', [{ game: 0, decision: index, analysis: moveOf(0.1) }], { done: index + 1, total: 40 })),
      write(40, async (index) => { const { ok, ...rest } = await there.update('m', (entry) => ({ ...entry, title: `Name ${index}` })); return ok ? { ok, value: undefined } : ({ ok, ...rest } as never); }),
    ]);
    expect(unwrap(await here.get('m'))).to.deep.include({ title: 'Name 39', moves: [new Array(40).fill(moveOf(0.1))], progress: { done: 40, total: 40 } });
  });

  it('each changes settings of its own, and no change is lost', async () => {
    await Promise.all([
      write(50, (index) => here.saveSettings({ [`here${index}`]: index })),
      write(50, (index) => there.saveSettings({ [`there${index}`]: index })),
    ]);
    expect(Object.keys(unwrap(await here.settings()) as object)).to.have.length(100);
  });

  it('a setting changed in one is heard of in the other', async () => {
    const heard = new Promise<unknown>((resolve) => there.onChange(async ({ what, here: own }) => resolve([what, own, unwrap(await there.settings())])));
    unwrap(await here.saveSettings({ theme: 'dark' }));
    expect(await heard).to.deep.equal(['settings', false, { theme: 'dark' }]);
  });
});
