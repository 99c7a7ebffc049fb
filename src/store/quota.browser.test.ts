import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from 'chai';
import { deleteDB } from 'idb';
import { unwrap } from '../core/result.ts';
import { openStore } from './open.ts';
import { sampleMatch } from './testing/entries.ts';

const NAME = 'test-quota';
const text = Array.from({ length: 200_000 }, () => crypto.randomUUID()).join('');
const BIG = sampleMatch('m', { source: { name: 'big.mat', text } });

describe('a store on a full disk', () => {
  before(() => executeServerCommand('set-quota', { bytes: 2_000_000 }));
  after(async () => {
    await executeServerCommand('set-quota', { bytes: null });
    // There is room again for the pages after this one.
    const store = await openStore(NAME);
    unwrap(await store.put(BIG));
    store.close();
    await deleteDB(NAME);
  });

  it('says store_full and keeps what was there', async () => {
    const store = await openStore(NAME);
    unwrap(await store.put(sampleMatch('m')));
    expect(await store.put(BIG)).to.deep.equal({ ok: false, error: { code: 'store_full', facts: {} } });
    expect(unwrap(await store.get('m'))).to.deep.equal(sampleMatch('m'));
    store.close();
  });
});
