/** What every store must do with the entries of the library and the analysis of matches. */
import { expect } from 'chai';
import { unwrap } from '../../core/result.ts';
import { cubeOf, evaluatorOf, moveOf, sampleMatch, samplePosition } from './entries.ts';
import { idsOf, type StoreCase } from './store-case.ts';

export const ENTRY_CASES: readonly StoreCase[] = [
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
      expect(unwrap(await store.get('m'))).to.deep.include({ moves: [[{ ...moveOf(0.2, evaluatorOf(2, 2)), below: [moveOf(0)] }, null, null, null]], cubes: [[deep, null, null, null]] });
    },
  },
  {
    name: 'a deeper look at a decision is never replaced by a shallower one; it stands above the shallower, which stays',
    async run(store) {
      const shallow = moveOf(0.5, evaluatorOf(3, 0)), deep = moveOf(0.1, evaluatorOf(2, 3));
      unwrap(await store.put(sampleMatch('m', { moves: [[deep, shallow, null, null]] })));
      unwrap(await store.saveMoves('m', [{ game: 0, decision: 0, analysis: shallow }, { game: 0, decision: 1, analysis: deep }], { done: 1, total: 4 }));
      expect(unwrap(await store.get('m'))).to.deep.include({ moves: [[deep, { ...deep, below: [shallow] }, null, null]] });
      const deeper = moveOf(0.2, evaluatorOf(2, 3)), middle = moveOf(0.3, evaluatorOf(2, 2));
      unwrap(await store.put(sampleMatch('n', { moves: [[shallow, null, null, null]], cubes: [[cubeOf(0.1, evaluatorOf(2, 1)), null, null, null]] })));
      for (const analysis of [middle, deeper]) unwrap(await store.saveMoves('n', [{ game: 0, decision: 0, analysis, cube: cubeOf(0.2, analysis.evaluator) }], { done: 1, total: 4 }));
      expect(unwrap(await store.get('n'))).to.deep.include({
        moves: [[{ ...deeper, below: [middle, shallow] }, null, null, null]],
        cubes: [[{ ...cubeOf(0.2, deeper.evaluator), below: [cubeOf(0.2, middle.evaluator), cubeOf(0.1, evaluatorOf(2, 1))] }, null, null, null]],
      });
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
    name: 'tags, a note and a star of an entry and of its decisions are kept and change nothing else',
    async run(store) {
      const plain = sampleMatch('m', { moves: [[moveOf(0), null, null, null]] });
      unwrap(await store.put(plain));
      expect(unwrap(await store.annotate('m', null, () => ({ tags: ['club', 'final', 'club'], note: 'Long night', starred: true })))).to.deep.equal({ tags: ['club', 'final'], note: 'Long night', starred: true });
      unwrap(await store.annotate('m', { game: 0, decision: 3 }, (remark) => ({ ...remark, note: 'Why not the anchor?' })));
      unwrap(await store.annotate('m', { game: 0, decision: 1 }, () => ({ starred: true })));
      unwrap(await store.annotate('m', { game: 0, decision: 3 }, (remark) => ({ ...remark, tags: ['anchor'] })));
      const written = { tags: ['club', 'final'], note: 'Long night', starred: true as const, remarks: [{ game: 0, decision: 1, starred: true as const }, { game: 0, decision: 3, tags: ['anchor'], note: 'Why not the anchor?' }] };
      expect(unwrap(await store.get('m'))).to.deep.equal({ ...plain, ...written });
      expect(unwrap(await store.list())[0]).to.deep.include(written);
      // The work on the match goes on and leaves them alone.
      unwrap(await store.saveMoves('m', [{ game: 0, decision: 2, analysis: moveOf(0.3) }], { done: 2, total: 4 }));
      expect(unwrap(await store.get('m'))).to.deep.include(written);
    },
  },
  {
    name: 'what is taken away of a remark is gone, and so is a remark that says nothing',
    async run(store) {
      unwrap(await store.put(samplePosition('p', { tags: ['a'], note: 'b', starred: true })));
      unwrap(await store.annotate('p', null, () => ({ tags: [], note: '  ' })));
      expect(unwrap(await store.get('p'))).to.deep.equal(samplePosition('p'));
      unwrap(await store.put(sampleMatch('m')));
      unwrap(await store.annotate('m', { game: 0, decision: 1 }, () => ({ note: 'x' })));
      unwrap(await store.annotate('m', { game: 0, decision: 1 }, () => ({})));
      expect(unwrap(await store.get('m'))).to.deep.equal(sampleMatch('m'));
      for (const answer of [await store.annotate('gone', null, (remark) => remark), await store.annotate('p', { game: 0, decision: 0 }, (remark) => remark)]) {
        expect(answer).to.deep.equal({ ok: false, error: { code: 'not_found', facts: {} } });
      }
    },
  },
  {
    name: 'event and date of a match are in the list',
    async run(store) {
      const { record } = sampleMatch('m');
      unwrap(await store.put(sampleMatch('m', { record: { ...record, headers: { Event: 'Club night', EventDate: '2026.03.01' } } })));
      expect(unwrap(await store.list())[0]).to.deep.include({ event: 'Club night', date: '2026.03.01' });
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
];
