/** What every store must do with what is no entry of the library: settings, tables, what is kept one of each, rollouts; and whom it tells of changes. */
import { expect } from 'chai';
import { unwrap } from '../../core/result.ts';
import type { StoreChange } from '../store.ts';
import { samplePosition } from './entries.ts';
import { sampleRollout } from './rollouts.ts';
import type { StoreCase } from './store-case.ts';

export const KEPT_CASES: readonly StoreCase[] = [
  {
    name: 'settings and tables are null before they are saved',
    async run(store) {
      expect(unwrap(await store.settings())).to.equal(null);
      expect(unwrap(await store.table('bearoff'))).to.equal(null);
      unwrap(await store.saveSettings({ plies: 2 }));
      unwrap(await store.saveTable('bearoff', Uint8Array.of(1, 2, 3)));
      expect(unwrap(await store.settings())).to.deep.equal({ plies: 2 });
      expect(unwrap(await store.table('bearoff'))).to.deep.equal(Uint8Array.of(1, 2, 3));
    },
  },
  {
    name: 'what is kept one of each is replaced, taken away, and no entry of the library',
    async run(store) {
      expect(unwrap(await store.kept('play'))).to.equal(null);
      const heard: StoreChange[] = [];
      store.onChange((change) => heard.push(change));
      unwrap(await store.keep('play', { turn: 1 }));
      unwrap(await store.keep('play', { turn: 2 }));
      unwrap(await store.keep('chouette', { turn: 3 }));
      expect([unwrap(await store.kept('play')), unwrap(await store.kept('chouette'))]).to.deep.equal([{ turn: 2 }, { turn: 3 }]);
      unwrap(await store.keep('play', null));
      expect([unwrap(await store.kept('play')), unwrap(await store.settings()), unwrap(await store.list())]).to.deep.equal([null, null, []]);
      expect(heard.at(-1)).to.deep.equal({ what: 'kept', ids: ['play'], here: true });
    },
  },
  {
    name: 'rollouts are found by their board, the one last worked on first',
    async run(store) {
      const [first, second, other] = [sampleRollout('here', 1, { seed: 1, updatedAt: 1 }), sampleRollout('here', 1, { seed: 2, updatedAt: 2 }), sampleRollout('there', 1, { seed: 3 })];
      for (const each of [first, second, other]) expect(unwrap(await store.saveRollout(each))).to.deep.equal(each);
      expect(unwrap(await store.rollouts('here'))).to.deep.equal([second, first]);
      unwrap(await store.removeRollout(second));
      expect(unwrap(await store.rollouts('here'))).to.deep.equal([first]);
      expect(unwrap(await store.list())).to.deep.equal([]);
    },
  },
  {
    name: 'a rollout is never replaced by less of it, and answers what is kept',
    async run(store) {
      const [less, more] = [sampleRollout('here', 2, { updatedAt: 9 }), sampleRollout('here', 3)];
      unwrap(await store.saveRollout(more));
      expect(unwrap(await store.saveRollout(less))).to.deep.equal(more);
      expect(unwrap(await store.rollouts('here'))).to.deep.equal([more]);
      const closed = { ...more, isOpen: false, ended: true };
      expect(unwrap(await store.saveRollout(closed))).to.deep.equal(closed);
    },
  },
  {
    name: 'a setting that is changed leaves the others as they are',
    async run(store) {
      unwrap(await store.saveSettings({ plies: 2, theme: 'dark' }));
      unwrap(await store.saveSettings({ plies: 1 }));
      expect(unwrap(await store.settings())).to.deep.equal({ plies: 1, theme: 'dark' });
    },
  },
  {
    name: 'listeners hear of changes until they stop',
    async run(store) {
      const heard: StoreChange[] = [];
      const stop = store.onChange((change) => heard.push(change));
      unwrap(await store.put(samplePosition('p')));
      unwrap(await store.saveSettings({}));
      await store.remove('unknown');
      stop();
      unwrap(await store.remove('p'));
      expect(heard).to.deep.equal([{ what: 'entries', ids: ['p'], here: true }, { what: 'settings', ids: [], here: true }]);
    },
  },
];
