/** What every store must do, whatever keeps its rows: run in Node over memory and in Chromium over IndexedDB. */
import { expect } from 'chai';
import { unwrap } from '../../core/result.ts';
import type { StoreChange, Store } from '../store.ts';
import { sampleRollout } from './rollouts.ts';
import { STUDY_CASES } from './study-cases.ts';
import { cubeOf, evaluatorOf, moveOf, sampleMatch, samplePosition } from './entries.ts';

export interface StoreCase {
  readonly name: string;
  run(store: Store): Promise<void>;
}

const idsOf = async (store: Store): Promise<string[]> => unwrap(await store.list()).map((entry) => entry.id);
const fileOf = (...lines: string[]): Blob => new Blob(lines.map((line) => `${line}\n`));

export const STORE_CASES: readonly StoreCase[] = [
  {
    name: 'an entry is read as it was written',
    async run(store) {
      for (const entry of [sampleMatch('m'), samplePosition('p')]) {
        unwrap(await store.put(entry));
        expect(unwrap(await store.get(entry.id))).to.deep.equal(entry);
      }
    },
  },
  {
    name: 'the list is newest first and has no heavy parts',
    async run(store) {
      unwrap(await store.put(sampleMatch('old', { createdAt: 1 })));
      unwrap(await store.put(samplePosition('new', { createdAt: 2 })));
      const [first, second] = unwrap(await store.list());
      expect(first).to.include({ id: 'new', kind: 'position', evaluator: null });
      expect(second).to.deep.include({ id: 'old', kind: 'match', players: ['Ada', 'Bo'], length: 7, games: 1, progress: { done: 1, total: 4 }, evaluator: evaluatorOf(1, 1) });
      expect(second).not.to.have.any.keys('record', 'source', 'moves');
    },
  },
  {
    name: 'an unknown id is not_found',
    async run(store) {
      for (const answer of [await store.get('x'), await store.remove('x'), await store.saveMoves('x', [], { done: 0, total: 0 })]) {
        expect(answer).to.deep.equal({ ok: false, error: { code: 'not_found', facts: {} } });
      }
    },
  },
  {
    name: 'put replaces all of an entry, its moves too',
    async run(store) {
      unwrap(await store.put(sampleMatch('m', { moves: [[moveOf(0), moveOf(0.1), null, null]] })));
      const bare = sampleMatch('m', { moves: [[null, null, null, null]], progress: { done: 0, total: 4 } });
      unwrap(await store.put(bare));
      expect(unwrap(await store.get('m'))).to.deep.equal(bare);
    },
  },
  {
    name: 'saved moves join the match, and those of other matches stay apart',
    async run(store) {
      unwrap(await store.put(sampleMatch('m')));
      unwrap(await store.put(sampleMatch('m2')));
      unwrap(await store.saveMoves('m', [{ game: 0, decision: 2, analysis: moveOf(0.3) }], { done: 2, total: 4, paused: true }));
      const match = unwrap(await store.get('m'));
      expect(match).to.deep.include({ moves: [[moveOf(0), null, moveOf(0.3), null]], progress: { done: 2, total: 4, paused: true } });
      expect(match.updatedAt).to.be.greaterThan(1000);
      expect(unwrap(await store.get('m2'))).to.deep.equal(sampleMatch('m2'));
    },
  },
  {
    name: 'play and cube of a decision are saved together or apart, and neither takes the other away',
    async run(store) {
      unwrap(await store.put(sampleMatch('m')));
      unwrap(await store.saveMoves('m', [{ game: 0, decision: 0, cube: cubeOf(0.1) }, { game: 0, decision: 2, analysis: moveOf(0.3) }, { game: 0, decision: 2, cube: cubeOf(0.2) }, { game: 0, decision: 3, cube: cubeOf(0) }], { done: 2, total: 4 }));
      unwrap(await store.saveMoves('m', [{ game: 0, decision: 3, analysis: moveOf(0.4) }], { done: 3, total: 4 }));
      expect(unwrap(await store.get('m'))).to.deep.include({ moves: [[moveOf(0), null, moveOf(0.3), moveOf(0.4)]], cubes: [[cubeOf(0.1), null, cubeOf(0.2), cubeOf(0)]] });
    },
  },
  {
    name: 'a deeper look at the cube stays, whatever is new about the play',
    async run(store) {
      const deep = cubeOf(0.1, evaluatorOf(2, 2));
      unwrap(await store.put(sampleMatch('m', { cubes: [[deep, null, null, null]] })));
      unwrap(await store.saveMoves('m', [{ game: 0, decision: 0, analysis: moveOf(0.2, evaluatorOf(2, 2)), cube: cubeOf(0.5, evaluatorOf(2, 1)) }], { done: 1, total: 4 }));
      expect(unwrap(await store.get('m'))).to.deep.include({ moves: [[moveOf(0.2, evaluatorOf(2, 2)), null, null, null]], cubes: [[deep, null, null, null]] });
    },
  },
  {
    name: 'a deeper look at a decision is never replaced by a shallower one, a shallower always by a deeper',
    async run(store) {
      const shallow = moveOf(0.5, evaluatorOf(3, 0)), deep = moveOf(0.1, evaluatorOf(2, 3));
      unwrap(await store.put(sampleMatch('m', { moves: [[deep, shallow, null, null]] })));
      unwrap(await store.saveMoves('m', [{ game: 0, decision: 0, analysis: shallow }, { game: 0, decision: 1, analysis: deep }], { done: 1, total: 4 }));
      expect(unwrap(await store.get('m'))).to.deep.include({ moves: [[deep, deep, null, null]] });
    },
  },
  {
    name: 'a match counts as made by its weakest evaluator until the last weak number is replaced',
    async run(store) {
      unwrap(await store.put(sampleMatch('m', { moves: [[moveOf(0), moveOf(0), null, null]], progress: { done: 2, total: 2 } })));
      const strong = moveOf(0, evaluatorOf(2, 2));
      const evaluator = async () => unwrap(await store.list())[0]!.evaluator;
      unwrap(await store.saveMoves('m', [{ game: 0, decision: 0, analysis: strong }], { done: 1, total: 2 }));
      expect(await evaluator()).to.deep.equal(evaluatorOf(1, 1));
      unwrap(await store.saveMoves('m', [{ game: 0, decision: 1, analysis: strong }], { done: 2, total: 2 }));
      expect(await evaluator()).to.deep.equal(evaluatorOf(2, 2));
    },
  },
  {
    name: 'a removal is undone by putting back what it answered',
    async run(store) {
      unwrap(await store.put(sampleMatch('m')));
      const removed = unwrap(await store.remove('m'));
      expect(await idsOf(store)).to.deep.equal([]);
      unwrap(await store.put(removed));
      expect(unwrap(await store.get('m'))).to.deep.equal(sampleMatch('m'));
    },
  },
  {
    name: 'moves of a removed match are not saved',
    async run(store) {
      unwrap(await store.put(sampleMatch('m', { moves: [[null]] })));
      unwrap(await store.remove('m'));
      await store.saveMoves('m', [{ game: 0, decision: 0, analysis: moveOf(0) }], { done: 1, total: 1 });
      unwrap(await store.put(sampleMatch('m', { moves: [[null]] })));
      expect(unwrap(await store.get('m'))).to.deep.include({ moves: [[null]] });
    },
  },
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
    name: 'a backup brings rollouts back, and never less than is here',
    async run(store) {
      const [early, late] = [sampleRollout('here', 2), sampleRollout('here', 3)];
      unwrap(await store.saveRollout(early));
      const backup = unwrap(await store.exportAll());
      unwrap(await store.removeRollout(early));
      expect(unwrap(await store.importAll(backup))).to.deep.equal({ added: 1, renamed: 0, skipped: 0 });
      expect(unwrap(await store.rollouts('here'))).to.deep.equal([early]);
      unwrap(await store.saveRollout(late));
      expect(unwrap(await store.importAll(backup))).to.deep.equal({ added: 0, renamed: 0, skipped: 1 });
      expect(unwrap(await store.rollouts('here'))).to.deep.equal([late]);
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
    name: 'an update changes an entry and nothing else of it; one that is not there is not_found',
    async run(store) {
      unwrap(await store.put(sampleMatch('m')));
      const renamed = { ...sampleMatch('m'), title: 'The final' };
      expect(unwrap(await store.update('m', (entry) => ({ ...entry, title: 'The final', id: 'other' })))).to.deep.equal(renamed);
      expect(unwrap(await store.get('m'))).to.deep.equal(renamed);
      expect(await store.update('x', (entry) => entry)).to.deep.equal({ ok: false, error: { code: 'not_found', facts: {} } });
      expect(await idsOf(store)).to.deep.equal(['m']);
    },
  },
  {
    name: 'a backup brings back what is kept one of each, where nothing is kept here',
    async run(store) {
      unwrap(await store.keep('play', { turn: 1 }));
      unwrap(await store.keep('chouette', { turn: 2 }));
      const backup = unwrap(await store.exportAll());
      unwrap(await store.keep('play', null));
      unwrap(await store.keep('chouette', { turn: 3 }));
      const heard: StoreChange[] = [];
      store.onChange((change) => heard.push(change));
      expect(unwrap(await store.importAll(backup))).to.deep.equal({ added: 1, renamed: 0, skipped: 1 });
      expect([unwrap(await store.kept('play')), unwrap(await store.kept('chouette'))]).to.deep.equal([{ turn: 1 }, { turn: 3 }]);
      expect(heard).to.deep.include({ what: 'kept', ids: ['play'], here: true });
    },
  },
  {
    name: 'a backup with something kept that the app cannot use adds nothing, and its line is named',
    async run(store) {
      unwrap(await store.put(samplePosition('p')));
      unwrap(await store.keep('play', { turn: 1 }));
      unwrap(await store.keep('chouette', { turn: 2 }));
      const backup = unwrap(await store.exportAll());
      unwrap(await store.remove('p'));
      const answer = await store.importAll(backup, ({ id }) => id === 'play');
      expect(answer).to.deep.equal({ ok: false, error: { code: 'backup_malformed', facts: { reason: 'entry', line: 4, at: 'value' } } });
      expect(await idsOf(store)).to.deep.equal([]);
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
  {
    name: 'a backup imported where it came from changes nothing',
    async run(store) {
      unwrap(await store.put(sampleMatch('m')));
      unwrap(await store.put(samplePosition('p')));
      const backup = unwrap(await store.exportAll());
      expect(unwrap(await store.importAll(backup))).to.deep.equal({ added: 0, renamed: 0, skipped: 2 });
      expect(await idsOf(store)).to.deep.equal(['p', 'm']);
    },
  },
  {
    name: 'a backup brings back what was removed, settings too',
    async run(store) {
      unwrap(await store.put(sampleMatch('m')));
      const entries = await (await unwrap(await store.exportAll())).text();
      unwrap(await store.remove('m'));
      const backup = entries.replace('"settings":null', '"settings":{"plies":1}');
      expect(unwrap(await store.importAll(fileOf(backup)))).to.deep.equal({ added: 1, renamed: 0, skipped: 0 });
      expect(unwrap(await store.get('m'))).to.deep.equal(sampleMatch('m'));
      expect(unwrap(await store.settings())).to.deep.equal({ plies: 1 });
    },
  },
  {
    name: 'an id that means something else here is imported beside it, once however often it is imported',
    async run(store) {
      unwrap(await store.put(samplePosition('p', { title: 'Theirs', createdAt: 5 })));
      const backup = unwrap(await store.exportAll());
      const mine = samplePosition('p', { title: 'Mine', createdAt: 6 });
      unwrap(await store.put(mine));
      expect(unwrap(await store.importAll(backup))).to.deep.equal({ added: 0, renamed: 1, skipped: 0 });
      expect(unwrap(await store.importAll(backup))).to.deep.equal({ added: 0, renamed: 0, skipped: 1 });
      expect(unwrap(await store.get('p'))).to.deep.equal(mine);
      expect(unwrap(await store.list()).map((entry) => entry.title)).to.deep.equal(['Mine', 'Theirs']);
    },
  },
  {
    name: 'an import leaves settings that were chosen here, and takes over the others',
    async run(store) {
      unwrap(await store.saveSettings({ plies: 0 }));
      const backup = await unwrap(await store.exportAll()).text();
      unwrap(await store.importAll(fileOf(backup.replace('"plies":0', '"plies":2,"theme":"dark"'))));
      expect(unwrap(await store.settings())).to.deep.equal({ plies: 0, theme: 'dark' });
    },
  },
  {
    name: 'a backup with one damaged entry adds nothing',
    async run(store) {
      unwrap(await store.put(samplePosition('p')));
      unwrap(await store.put(sampleMatch('m')));
      const backup = await unwrap(await store.exportAll()).text();
      unwrap(await store.remove('m'));
      unwrap(await store.remove('p'));
      const answer = await store.importAll(fileOf(backup.replace('"createdAt":2000', '"createdAt":"now"')));
      expect(answer).to.deep.equal({ ok: false, error: { code: 'backup_malformed', facts: { reason: 'entry', line: 3, at: 'createdAt' } } });
      expect(await idsOf(store)).to.deep.equal([]);
    },
  },
  ...STUDY_CASES,
];
