/** What every store must do with backups: all of it goes out, and comes in without taking anything away. */
import { expect } from 'chai';
import { unwrap } from '../../core/result.ts';
import type { StoreChange } from '../store.ts';
import { evaluatorOf, moveOf, sampleMatch, samplePosition } from './entries.ts';
import { sampleRollout } from './rollouts.ts';
import { idsOf, type StoreCase } from './store-case.ts';

const fileOf = (...lines: string[]): Blob => new Blob(lines.map((line) => `${line}\n`));

export const BACKUP_CASES: readonly StoreCase[] = [
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
    name: 'a backup of what has been worked on since adds what is missing here and nothing twice',
    async run(store) {
      const deep = moveOf(0.1, evaluatorOf(1, 2));
      unwrap(await store.put(sampleMatch('m', { moves: [[deep, null, deep, null]], tags: ['theirs'], note: 'theirs', remarks: [{ game: 0, decision: 0, note: 'theirs' }, { game: 0, decision: 2, starred: true }] })));
      const backup = unwrap(await store.exportAll());
      unwrap(await store.put(sampleMatch('m', { title: 'Renamed', moves: [[moveOf(0.3, evaluatorOf(1, 3)), moveOf(0), moveOf(0.2), null]], tags: ['mine'], remarks: [{ game: 0, decision: 0, note: 'mine' }] })));
      expect(unwrap(await store.importAll(backup))).to.deep.equal({ added: 0, renamed: 0, skipped: 1 });
      expect(unwrap(await store.get('m'))).to.deep.equal(sampleMatch('m', {
        title: 'Renamed', updatedAt: 1001, moves: [[moveOf(0.3, evaluatorOf(1, 3)), moveOf(0), { ...deep, below: [moveOf(0.2)] }, null]], tags: ['mine', 'theirs'], note: 'theirs',
        remarks: [{ game: 0, decision: 0, note: 'mine' }, { game: 0, decision: 2, starred: true }],
      }));
    },
  },
  {
    name: 'collections come back with a backup, and join those that are here',
    async run(store) {
      unwrap(await store.put(samplePosition('p', { title: 'Theirs', createdAt: 5 })));
      const theirs = { id: 'c', name: 'Anchors', createdAt: 1, items: [{ id: 'p' }, { id: 'm', game: 0, decision: 3 }] };
      unwrap(await store.changeCollections(() => [theirs]));
      const backup = unwrap(await store.exportAll());
      unwrap(await store.changeCollections(() => []));
      unwrap(await store.importAll(backup));
      expect(unwrap(await store.collections())).to.deep.equal([theirs]);
      // The entry is called otherwise here: its collection follows.
      unwrap(await store.put(samplePosition('p', { title: 'Mine', createdAt: 6 })));
      unwrap(await store.changeCollections(() => [{ id: 'd', name: 'Mine', createdAt: 2, items: [] }, { ...theirs, name: 'Renamed', items: [{ id: 'x' }] }]));
      unwrap(await store.importAll(backup));
      const copy = unwrap(await store.list()).find(({ title }) => title === 'Theirs')!.id;
      expect(unwrap(await store.collections())).to.deep.equal([{ id: 'd', name: 'Mine', createdAt: 2, items: [] }, { ...theirs, name: 'Renamed', items: [{ id: 'x' }, { id: copy }, { id: 'm', game: 0, decision: 3 }] }]);
    },
  },
  {
    name: 'collections that are none are refused, and nothing is added',
    async run(store) {
      unwrap(await store.changeCollections(() => [{ id: 'c', name: 'Anchors', createdAt: 1, items: [] }]));
      const backup = await unwrap(await store.exportAll()).text();
      unwrap(await store.changeCollections(() => []));
      expect(await store.importAll(fileOf(backup.replace('"items":[]', '"items":[{"id":7}]')))).to.deep.equal({ ok: false, error: { code: 'backup_malformed', facts: { reason: 'entry', line: 2, at: 'value' } } });
      expect(unwrap(await store.collections())).to.deep.equal([]);
    },
  },
  {
    name: 'lessons come back with a backup, join those that are here, and the later of one stays',
    async run(store) {
      const lesson = (title: string) => ({ title, language: '', author: '', about: '', pages: [] });
      const [theirs, mine] = [{ id: 'a', createdAt: 1, updatedAt: 1, lesson: lesson('Anchors') }, { id: 'b', createdAt: 2, updatedAt: 2, lesson: lesson('Blocks') }];
      unwrap(await store.changeKept('lessons', () => ({ list: [theirs] })));
      const backup = unwrap(await store.exportAll());
      unwrap(await store.changeKept('lessons', () => ({ list: [mine] })));
      expect(unwrap(await store.importAll(backup)).added).to.equal(1);
      expect(unwrap(await store.kept('lessons'))).to.deep.equal({ list: [mine, theirs] });
      const later = { ...theirs, updatedAt: 9, lesson: lesson('Anchors again') };
      unwrap(await store.changeKept('lessons', () => ({ list: [later] })));
      unwrap(await store.importAll(backup));
      expect(unwrap(await store.kept('lessons'))).to.deep.equal({ list: [later] });
    },
  },
  {
    name: 'lessons that are none are refused, and what is kept changes in one go or not at all',
    async run(store) {
      unwrap(await store.changeKept('lessons', () => ({ list: [{ id: 'a', createdAt: 1, updatedAt: 1, lesson: { title: 'A', language: '', author: '', about: '', pages: [] } }] })));
      const backup = await unwrap(await store.exportAll()).text();
      expect(await store.importAll(fileOf(backup.replace('"pages":[]', '"pages":[{"position":7}]')))).to.deep.equal({ ok: false, error: { code: 'backup_malformed', facts: { reason: 'entry', line: 2, at: 'value' } } });
      expect(await store.changeKept('lessons', () => null)).to.deep.equal({ ok: false, error: { code: 'store_full', facts: {} } });
      for (const n of [1, 2, 3]) unwrap(await store.changeKept('train', (value) => ({ seen: [...((value as { readonly seen: readonly number[] } | null)?.seen ?? []), n] })));
      expect(unwrap(await store.kept('train'))).to.deep.equal({ seen: [1, 2, 3] });
    },
  },
  {
    name: 'answers given in lessons come back with a backup, and of each lesson the later ones stay',
    async run(store) {
      const of = (lesson: string, at: number, last: number | string) => ({ lesson, at, given: [{ place: '1.2', question: 'q', tried: [1], last, state: 'right', atOnce: true }] });
      unwrap(await store.changeKept('answers', () => ({ list: [of('a', 5, 1), of('b', 5, '24/20')] })));
      const backup = unwrap(await store.exportAll());
      unwrap(await store.changeKept('answers', () => ({ list: [of('c', 6, 0), of('a', 7, 0), of('b', 1, 0)] })));
      unwrap(await store.importAll(backup));
      expect(unwrap(await store.kept('answers'))).to.deep.equal({ list: [of('a', 7, 0), of('c', 6, 0), of('b', 5, '24/20')] });
      const spoilt = fileOf((await backup.text()).replace('"state":"right"', '"state":"left"'));
      expect(await store.importAll(spoilt)).to.deep.equal({ ok: false, error: { code: 'backup_malformed', facts: { reason: 'entry', line: 2, at: 'value' } } });
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
];
