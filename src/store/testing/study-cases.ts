/** What every store must do with puzzles and grades. */
import { expect } from 'chai';
import { unwrap } from '../../core/result.ts';
import type { StoredPuzzle } from '../../study/review.ts';
import { searchTag } from '../../study/decks.ts';
import { gradeOf } from '../../study/schedule.ts';
import { puzzleId, type EstimatePuzzle } from '../../study/puzzle.ts';
import { putDeckBack, removeDeck } from '../remove-deck.ts';
import type { Store } from '../store.ts';
import { openMemoryStore } from '../open.ts';
import type { StoreCase } from './store-case.ts';

const POSITIONS = ['XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10', 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10'] as const;

export function samplePuzzle(at: 0 | 1, changes: Partial<EstimatePuzzle> = {}): StoredPuzzle {
  const position = POSITIONS[at];
  const id = puzzleId({ kind: 'estimate', position, quantity: 'win' });
  const puzzle: EstimatePuzzle = { id, kind: 'estimate', position, note: '', tags: [], source: { from: 'hand' }, quantity: 'win', value: 0.5, evaluator: { net: 'n', netVersion: 1, plies: 1 }, ...changes };
  return { id, puzzle, set: '', addedAt: 1000 + at, resting: false };
}

const START = 1_700_000_000_000;
const OUTCOME = { right: true, loss: 0 };

/** All that is known, in an order of its own. */
async function known({ study }: Store): Promise<unknown> {
  const sorted = <T extends { readonly id: string }>(rows: readonly T[]): T[] => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  return [sorted(unwrap(await study.puzzles())), sorted(unwrap(await study.cards())), sorted(unwrap(await study.reviews()))];
}

async function fill(store: Store): Promise<void> {
  unwrap(await store.study.add([samplePuzzle(0), samplePuzzle(1)]));
  const first = gradeOf(samplePuzzle(0).id, null, 'good', OUTCOME, START);
  const second = gradeOf(samplePuzzle(0).id, first.card.memory, 'again', { right: false, loss: 0.2 }, START + 1e9);
  for (const { review, card } of [first, second]) unwrap(await store.study.grade(review, card));
}

export const STUDY_CASES: readonly StoreCase[] = [
  {
    name: 'a puzzle is added once; a deeper analysis renews it and leaves what somebody wrote',
    async run({ study }) {
      expect(unwrap(await study.add([samplePuzzle(0), samplePuzzle(1), samplePuzzle(0)]))).to.equal(2);
      const { id } = samplePuzzle(0);
      unwrap(await study.update(id, (puzzle) => ({ ...puzzle, puzzle: { ...puzzle.puzzle, note: 'mine', tags: ['anchor'] } })));
      expect(unwrap(await study.add([samplePuzzle(0, { value: 0.9, evaluator: { net: 'n', netVersion: 1, plies: 0 } })]))).to.equal(0);
      expect(unwrap(await study.puzzles()).find((each) => each.id === id)?.puzzle).to.include({ value: 0.5, note: 'mine' });
      unwrap(await study.add([samplePuzzle(0, { value: 0.6, tags: ['club'], evaluator: { net: 'n', netVersion: 1, plies: 3 } })]));
      expect(unwrap(await study.puzzles()).find((each) => each.id === id)?.puzzle).to.deep.include({ value: 0.6, note: 'mine', tags: ['anchor', 'club'] });
    },
  },
  {
    name: 'grades are written with what is remembered after them, and undone one by one',
    async run(store) {
      await fill(store);
      const { study } = store;
      const [first, second] = [...unwrap(await study.reviews())].sort((a, b) => a.at - b.at);
      expect(unwrap(await study.cards())[0]?.memory.lapses).to.equal(0);
      expect(unwrap(await study.cards())[0]?.memory.reps).to.equal(2);
      unwrap(await study.undo(second!));
      expect(unwrap(await study.cards())[0]?.memory).to.deep.equal(second!.before);
      unwrap(await study.undo(first!));
      expect([unwrap(await study.cards()), unwrap(await study.reviews())]).to.deep.equal([[], []]);
      expect(await study.undo(first!)).to.deep.equal({ ok: false, error: { code: 'not_found', facts: {} } });
    },
  },
  {
    name: 'a deck goes with what is remembered of it, not what another deck has too, and comes back as it was',
    async run(store) {
      await fill(store);
      const { study } = store;
      const [{ id }, { id: tagged }] = [samplePuzzle(0), samplePuzzle(1)];
      unwrap(await study.update(id, (puzzle) => ({ ...puzzle, resting: true })));
      unwrap(await study.update(tagged, (puzzle) => ({ ...puzzle, puzzle: { ...puzzle.puzzle, tags: ['anchor'] } })));
      const history = gradeOf(tagged, null, 'good', OUTCOME, START);
      unwrap(await study.grade(history.review, history.card));
      const before = await known(store);
      const removed = unwrap(await removeDeck(study, { kind: 'hand', name: '', part: 'estimate' }));
      expect([removed.gone, removed.stay]).to.deep.equal([1, 1]);
      expect(unwrap(await study.puzzles()).map((each) => each.id)).to.deep.equal([tagged]);
      expect([unwrap(await study.cards()), unwrap(await study.reviews())]).to.deep.equal([[history.card], [history.review]]);
      // A backup made now has none of it.
      const other = openMemoryStore();
      unwrap(await other.importAll(unwrap(await store.exportAll())));
      expect(await known(other)).to.deep.equal(await known(store));
      unwrap(await putDeckBack(study, removed));
      expect(await known(store)).to.deep.equal(before);
    },
  },
  {
    name: 'a set goes as a whole, whatever its tags and whatever else has those, and comes back as it was',
    async run(store) {
      const { study } = store;
      const deck = { kind: 'set', name: 'Club', part: 'estimate' } as const;
      const pips = samplePuzzle(0, { quantity: 'pips', value: 167, tags: ['anchor'] });
      const other = { ...pips, id: puzzleId(pips.puzzle), puzzle: { ...pips.puzzle, id: puzzleId(pips.puzzle) } };
      unwrap(await study.add([{ ...samplePuzzle(0, { tags: ['anchor', searchTag('primes')] }), set: 'Club' }, { ...samplePuzzle(1), set: 'Club' }, other]));
      const history = gradeOf(samplePuzzle(0).id, null, 'good', OUTCOME, START);
      unwrap(await study.grade(history.review, history.card));
      const before = await known(store);
      const removed = unwrap(await removeDeck(study, deck));
      expect([removed.gone, removed.stay, removed.tagged]).to.deep.equal([2, 0, 1]);
      expect(unwrap(await study.puzzles())).to.deep.equal([other]);
      expect([unwrap(await study.cards()), unwrap(await study.reviews())]).to.deep.equal([[], []]);
      unwrap(await putDeckBack(study, removed));
      expect(await known(store)).to.deep.equal(before);
    },
  },
  {
    name: 'the deck of a tag goes by taking the tag off, and comes back over what was written since',
    async run({ study }) {
      const deck = { kind: 'tag', name: 'anchor', part: 'estimate' } as const;
      unwrap(await study.add([samplePuzzle(0, { tags: ['anchor', 'club'] }), samplePuzzle(1)]));
      const { id } = samplePuzzle(0);
      const removed = unwrap(await removeDeck(study, deck));
      expect([removed.gone, removed.stay, removed.puzzles.length]).to.deep.equal([0, 1, 1]);
      const there = async (): Promise<unknown> => unwrap(await study.puzzles()).find((each) => each.id === id)?.puzzle;
      expect(await there()).to.deep.include({ tags: ['club'] });
      unwrap(await study.update(id, (puzzle) => ({ ...puzzle, puzzle: { ...puzzle.puzzle, note: 'since' } })));
      unwrap(await putDeckBack(study, removed));
      expect(await there()).to.deep.include({ tags: ['club', 'anchor'], note: 'since' });
    },
  },
  {
    name: 'no grade is written of a puzzle that was deleted meanwhile',
    async run({ study }) {
      const { review, card } = gradeOf(samplePuzzle(0).id, null, 'good', OUTCOME, START);
      expect(await study.grade(review, card)).to.deep.equal({ ok: false, error: { code: 'not_found', facts: {} } });
      expect([unwrap(await study.cards()), unwrap(await study.reviews())]).to.deep.equal([[], []]);
    },
  },
  {
    name: 'a backup brings all of it back, twice as well as once',
    async run(store) {
      await fill(store);
      const before = await known(store);
      const backup = unwrap(await store.exportAll());
      const other = openMemoryStore();
      for (let time = 0; time < 2; time++) {
        unwrap(await other.importAll(backup));
        expect(await known(other)).to.deep.equal(before);
      }
    },
  },
  {
    name: 'of what is remembered the later stays when a backup is imported',
    async run(store) {
      await fill(store);
      const backup = unwrap(await store.exportAll());
      const { id } = samplePuzzle(0);
      const later = gradeOf(id, unwrap(await store.study.cards())[0]!.memory, 'easy', OUTCOME, START + 5e9);
      unwrap(await store.study.grade(later.review, later.card));
      unwrap(await store.importAll(backup));
      expect(unwrap(await store.study.cards())).to.deep.equal([later.card]);
    },
  },
  {
    name: 'boards are kept apart from everything else and in no backup',
    async run(store) {
      unwrap(await store.study.saveBoards('m', new Uint8Array([1, 2])));
      expect(unwrap(await store.study.boards()).map(({ id, bytes }) => [id, ...bytes])).to.deep.equal([['m', 1, 2]]);
      expect(await unwrap(await store.exportAll()).text()).not.to.contain('bytes');
      unwrap(await store.study.removeBoards(['m']));
      expect(unwrap(await store.study.boards())).to.deep.equal([]);
    },
  },
];
