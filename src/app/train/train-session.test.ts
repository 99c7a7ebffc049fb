import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_MET } from '../../core/met/known.ts';
import type { MatchRecord } from '../../core/record.ts';
import { positionKey, type Position } from '../../core/position.ts';
import { unwrap, type NardError, type Result } from '../../core/result.ts';
import type { BookOf, RuleBook } from '../../core/rule-book.ts';
import { createFakeEngine } from '../../engine/fake.ts';
import { createRuleBook } from '../../engine/rule-book.ts';
import { makeBooks } from '../../engine/rule-books.ts';
import { instantiate } from '../../engine/wasm.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { readText } from '../../formats/detect.ts';
import { openMemoryStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { EVERY_PUZZLE, distinct, puzzlesOf } from '../../study/make-puzzles.ts';
import type { Deck } from '../../study/decks.ts';
import { makePuzzleSet } from '../../study/puzzle-set.ts';
import { analysed } from '../../study/testing/analysed.ts';
import { ReviewSession } from '../review-session.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { openSession } from '../testing/open-session.ts';
import { testServices, type TestServices } from '../testing/services.ts';
import { puzzlesOfLibrary, storedPuzzle } from './make-puzzles.ts';
import { FRESH, readSavedTrain } from './saved-train.ts';
import { trainParts } from './train-of.ts';
import { TrainSession, type Question } from './train-session.ts';

const PLAYS: Deck = { kind: 'errors', name: '', part: 'checker' };
const CUBES: Deck = { kind: 'errors', name: '', part: 'cube' };

let rules: RuleBook;
let bookOf: BookOf;
let records: readonly MatchRecord[];
beforeAll(async () => {
  const wasm = await instantiate(builtWasm('rules'));
  rules = createRuleBook(wasm);
  bookOf = makeBooks(wasm, rules);
  records = ['mat/plain.mat', 'mat/galaxy.txt', 'mat/studio.txt', 'mat/two-matches.mat', 'mat/odd-rows.mat', 'mat/xg-text.txt', 'mat/mail.txt', 'long/one-game.txt'].flatMap((path) => {
    const read = unwrap(readText(readFileSync(new URL(`../../../fixtures/${path}`, import.meta.url), 'utf8')));
    return read.kind === 'match' ? [read.record, ...read.others] : [];
  });
});

let store: Store;
let services: TestServices;
let errors: NardError[];
let now: number;
beforeEach(() => {
  store = openMemoryStore();
  services = testServices(rules, store, { bookOf });
  errors = [];
  now = 1_700_000_000_000;
});

const begin = async (with_: Store = store): Promise<TrainSession> => {
  const train = new TrainSession({ ...services, store: with_, now: () => now++, metOf: async () => DEFAULT_MET, onError: (error) => errors.push(error) });
  await train.load();
  return train;
};
const question = (train: TrainSession): Question => {
  const found = train.cell.get().round?.question;
  if (!found) throw new Error('no question');
  return found;
};
const right = async (train: TrainSession): Promise<void> => {
  const { open } = question(train);
  if (open.kind === 'play') await train.answerPlay(open.candidates[0]!);
};

/** Two matches' errors in the library. */
async function filled(): Promise<void> {
  const made = distinct((await Promise.all(records.slice(0, 2).map((record) => analysed(record, bookOf, 0)))).flatMap((match) => puzzlesOf(match, EVERY_PUZZLE)));
  unwrap(await store.study.add(made.map((puzzle) => storedPuzzle(puzzle, '', 1))));
}

it('the library’s matches make the same set of puzzles as their files do', async () => {
  expect(records.length).toBeGreaterThanOrEqual(8);
  const review = new ReviewSession({ services, settings: () => ({ ...DEFAULT_SETTINGS, matchPlies: 0 }), met: () => DEFAULT_MET, onError: (error) => errors.push(error) });
  for (const record of records) {
    await review.openRecord(record, { name: '', text: '' });
    await new Promise<void>((resolve) => {
      const isDone = (): boolean => { const state = review.cell.get(); return state.kind === 'open' && state.work.kind !== 'running'; };
      if (isDone()) return resolve();
      const stop = review.cell.watch(() => { if (isDone()) { stop(); resolve(); } });
    });
    expect(review.cell.get()).toMatchObject({ work: { kind: 'off' } });
    review.close();
  }
  const fromPage = unwrap(await puzzlesOfLibrary(services, EVERY_PUZZLE, () => {}));
  const fromFiles = distinct((await Promise.all(records.map((record) => analysed(record, bookOf, 0)))).flatMap((match) => puzzlesOf(match, EVERY_PUZZLE)));
  expect(fromFiles.length).toBeGreaterThan(20);
  expect(makePuzzleSet({ title: '', puzzles: fromPage })).toBe(makePuzzleSet({ title: '', puzzles: fromFiles }));
}, 120_000);

it.each<[string, string, Partial<Settings>, string]>([
  ['that comes with Nardscope is the one of that name', 'woolsey', {}, 'woolsey'],
  ['that was imported is the one that is here', 'own-1', { ownMets: [{ ...DEFAULT_MET, id: 'own-1' }] }, 'own-1'],
  ['that is not here gives way to the chosen one', 'own-2', { met: 'snowie' }, 'snowie'],
])('a table of match equities %s', async (_rule, id, settings, found) => {
  const { session } = await openSession(rules);
  session.choose(settings);
  await vi.waitFor(() => expect(session.met.get().id).toBe(settings.met ?? DEFAULT_MET.id));
  expect(await trainParts(session).metOf({ id, name: id })).toMatchObject({ id: found });
});

describe('a round', () => {
  beforeEach(filled);

  it('asks, judges, grades and goes on; the parts of a deck are asked apart', async () => {
    const train = await begin();
    train.setLimit(10);
    await train.begin(PLAYS);
    expect(train.cell.get().round?.queue.length).toBe(10);
    const first = question(train);
    expect(first.open.kind).toBe('play');
    await right(train);
    expect(question(train).answered).toMatchObject({ right: true, best: true, loss: 0 });
    await train.grade('easy');
    expect(question(train).stored.id).not.toBe(first.stored.id);
    expect(unwrap(await store.study.reviews())).toMatchObject([{ puzzle: first.stored.id, grade: 'easy', right: true }]);
    await train.begin(CUBES);
    expect(question(train).open.kind).toBe('cube');
    await train.answerCube(question(train).cubes[0]!);
    expect(question(train).answered?.given).toBe(question(train).cubes[0]);
    expect(errors).toEqual([]);
  });

  it('what was not known comes again before the round ends', async () => {
    const train = await begin();
    await train.begin(PLAYS);
    const { id } = question(train).stored;
    await right(train);
    await train.grade('again');
    expect(train.cell.get().round?.left.at(-1)).toBe(id);
  });

  it('no grade without an answer, no second answer', async () => {
    const train = await begin();
    await train.begin(PLAYS);
    await train.grade('good');
    expect(unwrap(await store.study.reviews())).toEqual([]);
    await right(train);
    const { answered } = question(train);
    const { open } = question(train);
    if (open.kind === 'play') await train.answerPlay(open.candidates.at(-1)!);
    expect(question(train).answered).toEqual(answered);
  });

  it('a grade is taken back: the puzzle is asked again, as it had never been graded', async () => {
    const train = await begin();
    await train.begin(PLAYS);
    const { id } = question(train).stored;
    await right(train);
    await train.grade('good');
    expect(await train.undo()).toBe(true);
    expect([question(train).stored.id, question(train).answered]).toEqual([id, null]);
    expect([unwrap(await store.study.cards()), unwrap(await store.study.reviews())]).toEqual([[], []]);
    expect(await train.undo()).toBe(false);
  });

  it('a play outside the ranking costs what the engine says at the depth of the puzzle', async () => {
    const train = await begin();
    await train.begin(PLAYS);
    for (let n = 0; n < 20; n++) {
      const { open } = question(train);
      if (open.kind !== 'play') throw new Error(open.kind);
      const { position, roll } = open.situation;
      const known = new Set(open.candidates.map(({ result }) => result.mover.join()));
      const other = rules.plays(position, roll!).find(({ result }) => position.game === 'short' && !known.has(result.mover.join()));
      if (other) {
        await train.answerPlay(other);
        const { answered } = question(train);
        const { candidates } = await createFakeEngine(rules).rank({ position, roll: roll!, plies: open.puzzle.evaluator.plies, keep: [positionKey(other.result), positionKey(open.candidates[0]!.result)] });
        const equity = (result: Position): number => candidates.find((each) => positionKey(each.result) === positionKey(result))!.equity;
        const loss = Math.max(0, equity(open.candidates[0]!.result) - equity(other.result));
        expect(answered).toMatchObject({ best: false, right: loss < open.puzzle.error, loss: expect.closeTo(loss, 5), by: { net: 'fake', plies: open.puzzle.evaluator.plies } });
        // What judged it is said after a reload too.
        expect(question(await begin()).answered).toEqual(answered);
        return;
      }
      await right(train);
      await train.grade('easy');
    }
    throw new Error('every play was ranked');
  });

  it('a puzzle that is to rest is asked no more, now or later', async () => {
    const train = await begin();
    await train.begin(PLAYS);
    const { id } = question(train).stored;
    await train.rest(id);
    expect(question(train).stored.id).not.toBe(id);
    expect(train.cell.get().round?.left).not.toContain(id);
  });

  it('and is asked again when that is taken back, at once or from the decks; an answer waiting for its grade stays', async () => {
    const train = await begin();
    await train.begin(PLAYS);
    const { id } = question(train).stored;
    const total = (): number => train.cell.get().decks.find(({ deck }) => deck.kind === 'errors' && deck.part === 'checker')!.total;
    const before = total();
    await train.rest(id);
    expect(total()).toBe(before - 1);
    await right(train);
    const answered = question(train).stored.id;
    await train.wake([id]);
    expect(question(train)).toMatchObject({ stored: { id: answered }, answered: { puzzle: answered } });
    expect(train.cell.get().round?.left).toContain(id);
    expect(total()).toBe(before);
    expect((await begin()).cell.get().shelf.puzzles.get(id)?.resting).toBe(false);
  });
});

describe('a deck that is deleted', () => {
  it('is gone while its puzzles of another deck stay; putting it back brings its grades too', async () => {
    await filled();
    const train = await begin();
    await train.begin(PLAYS);
    const { id } = question(train).stored;
    await right(train);
    await train.grade('easy');
    await train.leave();
    const before = train.cell.get();
    const removed = await train.removeDeck(PLAYS);
    expect(train.cell.get().decks.some(({ deck }) => deck.kind === 'errors' && deck.part === 'checker')).toBe(false);
    expect(train.cell.get().decks).toEqual(before.decks.filter(({ deck }) => deck.part !== 'checker'));
    expect(train.cell.get().shelf.memories.has(id)).toBe(false);
    expect(await train.putBack(removed!)).toBe(true);
    expect(train.cell.get().decks).toEqual(before.decks);
    expect(train.cell.get().shelf.memories.get(id)).toEqual(before.shelf.memories.get(id));
  });

  it('takes its questions out of a round in another tab, which goes on with what is left and brings nothing back', async () => {
    await filled();
    const train = await begin();
    await train.begin(PLAYS);
    const kept = train.cell.get().round!.left[1]!;
    await train.update(kept, (stored) => ({ ...stored, puzzle: { ...stored.puzzle, tags: ['mine'] } }));
    await right(train);
    await (await begin()).removeDeck(PLAYS);
    // As another tab's change is heard.
    await train.refresh();
    expect(train.cell.get().round?.left).toEqual([kept]);
    expect(question(train)).toMatchObject({ stored: { id: kept }, answered: null });
    await right(train);
    await train.grade('easy');
    expect(unwrap(await store.study.puzzles()).filter(({ puzzle }) => puzzle.kind === 'play').map(({ id }) => id)).toEqual([kept]);
    expect(unwrap(await store.study.reviews()).map(({ puzzle }) => puzzle)).toEqual([kept]);
    expect(errors).toEqual([]);
  });
});

describe('a page that dies', () => {
  beforeEach(filled);
  /** A store that stops for ever before one of its writings: the page is gone. */
  function dying(at: (call: string) => boolean): Store {
    const never = <T>(): Promise<Result<T>> => new Promise(() => {});
    return {
      ...store, keep: (name, value) => (at('keep') ? never() : store.keep(name, value)),
      study: { ...store.study, grade: (review, card) => (at('grade') ? never() : store.study.grade(review, card)) },
    };
  }
  const settle = async (): Promise<void> => { for (let n = 0; n < 20; n++) await Promise.resolve(); };

  it('before the answer is written: the question stands, nothing was shown', async () => {
    let dead = false;
    const train = await begin(dying(() => dead));
    await train.begin(PLAYS);
    const { id } = question(train).stored;
    dead = true;
    void right(train);
    await settle();
    expect(question(train).answered).toBeNull();
    const again = await begin();
    expect([question(again).stored.id, question(again).answered]).toEqual([id, null]);
  });

  it('between answer and grade: the answer is still there to be graded, options in the same order', async () => {
    const train = await begin();
    await train.begin(PLAYS);
    await right(train);
    const before = question(train);
    const again = await begin();
    expect(question(again).stored.id).toBe(before.stored.id);
    expect(question(again).answered).toEqual(before.answered);
    expect(question(again).plays).toEqual(before.plays);
  });

  it('while the grade is being written: the answer is still there to be graded', async () => {
    let dead = false;
    const train = await begin(dying((call) => dead && call === 'grade'));
    await train.begin(PLAYS);
    await right(train);
    const { id } = question(train).stored;
    dead = true;
    void train.grade('good');
    await settle();
    const again = await begin();
    expect([question(again).stored.id, question(again).answered?.puzzle]).toEqual([id, id]);
    expect(unwrap(await store.study.reviews())).toEqual([]);
  });

  it('right after the grade: it counts once, and the round goes on behind it', async () => {
    let dead = false;
    const train = await begin(dying((call) => dead && call === 'keep'));
    await train.begin(PLAYS);
    await right(train);
    const { id } = question(train).stored;
    dead = true;
    void train.grade('easy');
    await settle();
    const again = await begin();
    const { round } = again.cell.get();
    expect(round?.done.map(({ puzzle }) => puzzle)).toEqual([id]);
    expect(round?.question?.stored.id).not.toBe(id);
    expect(unwrap(await store.study.reviews()).length).toBe(1);
  });
});

describe('what was kept of a round', () => {
  it.each([[null], [{}], [{ ...FRESH, version: 2 }], [{ ...FRESH, limit: 7 }], [{ ...FRESH, round: { deck: 'nonsense', since: 1, queue: [], answered: null } }]])('%j is nothing to go on with', (kept) => expect(readSavedTrain(kept)).toBeNull());
  it('is read as it was written', () => {
    const saved = { ...FRESH, choosing: true, round: { deck: 'errors.checker', since: 1, queue: ['a'], answered: { puzzle: 'a', given: '8/5 6/5', right: true, best: false, loss: 0.01 } } };
    expect(readSavedTrain(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });
});
