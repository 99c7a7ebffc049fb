import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MatchRecord } from '../../core/record.ts';
import { rulesOf } from '../../core/presets.ts';
import { ok, unwrap } from '../../core/result.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { createRuleBook } from '../../engine/rule-book.ts';
import { makeBooks } from '../../engine/rule-books.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { instantiate } from '../../engine/wasm.ts';
import { readText } from '../../formats/detect.ts';
import type { StoredMatch } from '../../store/entries.ts';
import { openMemoryStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { withRemark } from '../../store/remark.ts';
import { decksOf, deckId } from '../../study/decks.ts';
import { openPuzzle } from '../../study/open-puzzle.ts';
import { estimatePuzzle } from '../../study/estimate.ts';
import { withEstimates } from '../../study/with-estimates.ts';
import { remarksOfFile } from '../../store/file-remarks.ts';
import { distinct, EVERY_PUZZLE, puzzlesOf, type AnalysedMatch } from '../../study/make-puzzles.ts';
import { analysed } from '../../study/testing/analysed.ts';
import { makeCell } from '../cell.ts';
import { trimAnalysis } from '../review-state.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { testServices, type TestServices } from '../testing/services.ts';
import { puzzlesOfLibrary, storedPuzzle } from './make-puzzles.ts';
import { puzzlesOfSearch } from './search-deck.ts';

let bookOf: BookOf;
let short: AnalysedMatch, long: AnalysedMatch;
const recordOf = (path: string): MatchRecord => {
  const read = unwrap(readText(readFileSync(new URL(`../../../fixtures/${path}`, import.meta.url), 'utf8')));
  if (read.kind !== 'match') throw new Error(path);
  return read.record;
};
beforeAll(async () => {
  const wasm = await instantiate(builtWasm('rules'));
  bookOf = makeBooks(wasm, createRuleBook(wasm));
  [short, long] = await Promise.all([analysed(recordOf('mat/plain.mat'), bookOf), analysed(recordOf('long/one-game.txt'), bookOf)]);
});

let store: Store;
let services: TestServices;
beforeEach(() => {
  store = openMemoryStore();
  services = testServices(bookOf('short', { id: 'backgammon', version: 1 }), store, { bookOf });
});

const entry = (id: string, { record, moves, cubes }: AnalysedMatch, changes: Partial<StoredMatch> = {}): StoredMatch => ({
  kind: 'match', id, title: id, createdAt: 1, updatedAt: 1, record, source: { name: '', text: '' }, moves, cubes, progress: { done: 0, total: 0 } as StoredMatch['progress'], ...changes,
});
const make = async (...more: Parameters<typeof puzzlesOfLibrary> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never) => unwrap(await puzzlesOfLibrary(services, EVERY_PUZZLE, () => {}, ...more));

describe('what was written in the library goes along', () => {
  it('tags of a match with all its puzzles, tags and notes of a decision with its own: decks by tag', async () => {
    await store.put(entry('a', short));
    const [plain] = await make();
    const game = short.record.games.findIndex(({ number }) => number === plain!.source.game);
    await store.update('a', (found) => ({ ...found, tags: ['club'], remarks: withRemark([], { game, decision: plain!.source.turn! - 1, tags: ['anchor', 'club'], note: 'Look twice.' }) }) as StoredMatch);
    const made = await make();
    expect(made.every(({ tags }) => tags.includes('club'))).toBe(true);
    const marked = made.filter(({ tags }) => tags.includes('anchor'));
    expect(marked.map(({ id }) => id)).toContain(plain!.id);
    expect(marked.every(({ note, tags }) => note === 'Look twice.' && tags.length === 2)).toBe(true);
    const decks = decksOf(made.map((puzzle) => storedPuzzle(puzzle, '', 1)), new Map(), 2).map(({ deck }) => deckId(deck));
    expect(decks).toContain('tag.checker.club');
    expect(decks.some((deck) => /^tag\..*\.anchor$/.test(deck))).toBe(true);
  });
  it('what a file says of a decision goes along on the page as in the shell, until somebody changes the note', async () => {
    const [first] = puzzlesOf(short, EVERY_PUZZLE);
    const game = short.record.games.findIndex(({ number }) => number === first!.source.game), decision = first!.source.turn! - 1;
    const games = short.record.games.map((each, g) => (g === game ? { ...each, actions: each.actions.map((action, a) => (a === decision ? { ...action, comment: ' Look\u0000 twice. ' } : action)) } : each));
    const said = { ...short, record: { ...short.record, games } };
    await store.put(entry('a', said, remarksOfFile(said.record, String)));
    expect(await make()).toEqual(distinct(puzzlesOf(said, EVERY_PUZZLE)));
    expect((await make()).filter(({ note }) => note === 'Look twice.').map(({ id }) => id)).toContain(first!.id);
    unwrap(await store.annotate('a', { game, decision }, () => ({ note: '' })));
    expect((await make()).every(({ note }) => note === '')).toBe(true);
  });
  it('a tag that comes later is added to the puzzle that is there; what was written to it stays', async () => {
    await store.put(entry('a', short));
    const before = await make();
    unwrap(await store.study.add(before.map((puzzle) => storedPuzzle(puzzle, '', 1))));
    unwrap(await store.study.update(before[0]!.id, (there) => ({ ...there, puzzle: { ...there.puzzle, note: 'Mine', tags: ['mine'] } })));
    await store.update('a', (found) => ({ ...found, tags: ['club'] }));
    expect(unwrap(await store.study.add((await make()).map((puzzle) => storedPuzzle(puzzle, '', 2))))).toBe(0);
    const there = unwrap(await store.study.puzzles()).find(({ id }) => id === before[0]!.id)!;
    expect([there.puzzle.note, there.puzzle.tags, there.addedAt]).toEqual(['Mine', ['mine', 'club'], 1]);
  });
});

it('what the library keeps of a ranking is enough: the same puzzles as of all of it', () => {
  for (const match of [short, long]) {
    const trimmed = { ...match, moves: match.moves.map((moves) => moves.map((move) => move && trimAnalysis(move))) };
    const [whole, kept] = [match, trimmed].map((each) => puzzlesOf(each, { ...EVERY_PUZZLE, minLoss: 0 }));
    expect(kept).toEqual(whole);
    expect(whole!.some((puzzle) => puzzle.kind === 'play' && puzzle.plays.at(-1)!.plies < puzzle.plays[0]!.plies)).toBe(true);
  }
});

describe('numbers about the same positions', () => {
  it('of both games, before the throw, each once, with the match they come from and nobody’s loss', async () => {
    await store.put(entry('a', short));
    await store.put(entry('b', long));
    const plain = await make();
    const made = await make(['pips', 'win'], 0);
    const estimates = made.flatMap((puzzle) => (puzzle.kind === 'estimate' ? [puzzle] : []));
    expect(made.filter(({ kind }) => kind !== 'estimate')).toEqual(plain);
    for (const game of ['XGID', 'LN']) expect(new Set(estimates.filter(({ position }) => position.startsWith(game)).map(({ quantity }) => quantity))).toEqual(new Set(['pips', 'win']));
    expect(estimates.every(({ source }) => source.players !== undefined && source.loss === undefined && source.player === undefined)).toBe(true);
    for (const puzzle of estimates) expect(unwrap(openPuzzle(puzzle, bookOf)).situation).toMatchObject({ phase: 'roll', roll: null });
  });
  it('a chance is asked by the rules of its game', async () => {
    await store.put(entry('b', long));
    const asked: unknown[] = [];
    await withEstimates((await make()).slice(0, 1), ['win'], 1, { bookOf, engine: { evaluate: async (request) => { asked.push(request); return services.engine.evaluate(request); } } });
    expect(asked).toEqual([expect.objectContaining({ plies: 1, rules: rulesOf({ id: long.record.preset, version: long.record.presetVersion }) })]);
  });
  it('none is made where there is none to ask', async () => {
    await store.put(entry('a', short));
    const plain = await make();
    const expected = plain.flatMap((puzzle) => {
      const { situation } = unwrap(openPuzzle(puzzle, bookOf));
      return situation.phase === 'answer' ? [] : (estimatePuzzle('dances', situation, bookOf)?.id ?? []);
    });
    expect(expected.length).toBeLessThan(plain.length);
    expect(new Set((await make(['dances'])).flatMap(({ kind, id }) => (kind === 'estimate' ? [id] : [])))).toEqual(new Set(expected));
  });
});

it('a search becomes a deck of what is clear among it', async () => {
  await store.put(entry('a', short));
  const hits = short.games.flatMap(({ decisions }, game) => decisions.map((_, decision) => ({ id: 'a', game, decision, setup: short.games[game]!.decisions[decision]!.situation.position })));
  const made = unwrap(await puzzlesOfSearch({ services, settings: makeCell(DEFAULT_SETTINGS) }, async (limit) => ok({ hits: hits.slice(0, limit), entries: ['a'], count: hits.length, boards: hits.length }), 'blitz'));
  expect(made.length).toBeGreaterThan(0);
  expect(made.length).toBeLessThan(hits.length);
  expect(made.every(({ tags }) => tags.includes('search:blitz'))).toBe(true);
  expect(decksOf(made.map((puzzle) => storedPuzzle(puzzle, '', 1)), new Map(), 2).map(({ deck }) => deckId(deck))).toContain('search.checker.blitz');
});
