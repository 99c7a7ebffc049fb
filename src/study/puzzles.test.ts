import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_MET, loadMet, type MetId } from '../core/met/known.ts';
import type { MatchRecord } from '../core/record.ts';
import { countsOf, makePosition } from '../core/position.ts';
import { presetOfSituation } from '../core/presets.ts';
import { unwrap } from '../core/result.ts';
import type { BookOf } from '../core/rule-book.ts';
import { situationOf } from '../core/situation.ts';
import { FILTERS } from '../engine/filters.ts';
import { createFakeEngine } from '../engine/fake.ts';
import type { Candidate, Evaluator, Plies, RankRequest } from '../engine/protocol.ts';
import { createRuleBook } from '../engine/rule-book.ts';
import { makeBooks } from '../engine/rule-books.ts';
import { instantiate, type Wasm } from '../engine/wasm.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { readText } from '../formats/detect.ts';
import { cubeOptions, judgeCubeAnswer, judgeEstimate, judgePlay, lossAt, playOptions } from './answers.ts';
import { errorOf, isRight } from './clear.ts';
import { choiceOfAnswer, cubeAnswers } from './cube-answers.ts';
import { estimatePuzzle } from './estimate.ts';
import { judgeOutside } from './judge-outside.ts';
import { distinct, EVERY_PUZZLE, playPuzzle, puzzlesOf, type AnalysedMatch, type PuzzleRule } from './make-puzzles.ts';
import { openPuzzle, type OpenPuzzle } from './open-puzzle.ts';
import { makePuzzleSet, parsePuzzleSet, SET_VERSION } from './puzzle-set.ts';
import type { CubePuzzle, PlayPuzzle, Puzzle } from './puzzle.ts';
import { stageOf } from './stage.ts';
import { analysed } from './testing/analysed.ts';

let wasm: Wasm;
let bookOf: BookOf;
let short: AnalysedMatch, long: AnalysedMatch;
let puzzles: readonly Puzzle[];

function recordOf(path: string): MatchRecord {
  const read = unwrap(readText(readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), 'utf8')));
  if (read.kind !== 'match') throw new Error(path);
  return read.record;
}

beforeAll(async () => {
  wasm = await instantiate(builtWasm('rules'));
  bookOf = makeBooks(wasm, createRuleBook(wasm));
  short = await analysed(recordOf('mat/plain.mat'), bookOf);
  long = await analysed(recordOf('long/one-game.txt'), bookOf);
  puzzles = distinct([...puzzlesOf(short, EVERY_PUZZLE), ...puzzlesOf(long, EVERY_PUZZLE)]);
});

const open = <K extends OpenPuzzle['kind']>(kind: K): Extract<OpenPuzzle, { kind: K }>[] =>
  puzzles.filter((each) => each.kind === kind).map((each) => unwrap(openPuzzle(each, bookOf)) as Extract<OpenPuzzle, { kind: K }>);

describe('puzzles out of errors', () => {
  it('are made of plays and cube decisions of short nard and of plays of long nard', () => {
    const kinds = new Set(puzzles.map((each) => `${each.kind} ${each.position.startsWith('LN1') ? 'long' : 'short'}`));
    expect([...kinds].sort()).toEqual(['cube short', 'play long', 'play short']);
  });
  it('of plays are exactly the counted ones that lost enough and whose answer is clear', () => {
    const rule: PuzzleRule = { ...EVERY_PUZZLE, kind: 'checker', minLoss: 0.1 };
    const losses = puzzlesOf(short, rule).map(({ source }) => source.loss!);
    const wanted = short.moves.flatMap((moves, g) => moves.filter((move, d) => move?.loss != null && move.loss >= 0.1 && !short.games[g]!.decisions[d]!.forced && short.games[g]!.decisions[d]!.flags.length === 0));
    expect(losses.length).toBeGreaterThan(0);
    expect(losses.length).toBeLessThanOrEqual(wanted.length);
    expect(Math.min(...losses)).toBeGreaterThanOrEqual(0.1);
  });
  it.each<[string, Partial<PuzzleRule>, (puzzle: Puzzle) => boolean]>([
    ['one player, whatever the capitals', { player: ' ADA ' }, ({ source }) => source.player === 'Ada'],
    ['checker plays', { kind: 'checker' }, ({ kind }) => kind === 'play'],
    ['the cube', { kind: 'cube' }, ({ kind }) => kind === 'cube'],
    ['a stage', { stages: ['opening', 'race'] }, (puzzle) => ['opening', 'race'].includes(stageOf(unwrap(openPuzzle(puzzle, bookOf)).situation.position))],
    ['a size', { minLoss: 0.3 }, ({ source }) => source.loss! >= 0.3],
    ['a game', { game: 'long' }, ({ position }) => position.startsWith('LN1')],
  ])('a rule by %s takes those and no others', (_rule, change, test) => {
    const all = [...puzzlesOf(short, EVERY_PUZZLE), ...puzzlesOf(long, EVERY_PUZZLE)];
    const some = [...puzzlesOf(short, { ...EVERY_PUZZLE, ...change }), ...puzzlesOf(long, { ...EVERY_PUZZLE, ...change })];
    expect(some).toEqual(all.filter(test));
  });
  it('ask each question once: the costlier error stays, whatever the order', () => {
    const [first] = puzzlesOf(short, EVERY_PUZZLE) as [Puzzle, ...Puzzle[]];
    const cheaper: Puzzle = { ...first, source: { ...first.source, loss: 0.001 } };
    expect(distinct([cheaper, first])).toEqual([first]);
    expect(distinct([first, cheaper])).toEqual([first]);
  });
  it('have a best answer, few that are as good, and wrong ones beyond doubt', () => {
    for (const { puzzle, candidates } of open('play')) {
      const losses = candidates.map((_, at) => lossAt(candidates, at));
      const known = losses.filter((loss) => loss !== null);
      expect(known.filter((loss) => isRight(loss, puzzle.error)).length).toBeLessThanOrEqual(3);
      expect(losses.includes(null) || Math.max(...known) >= 2 * puzzle.error - 1e-6).toBe(true);
    }
  });
});

describe('plays that the analysis left at a lower depth', () => {
  const THREE_ONE = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
  const evaluator: Evaluator = { net: 'n', netVersion: 1, plies: 2 };
  const situation = () => { const read = unwrap(readText(THREE_ONE)); if (read.kind !== 'situation') throw new Error(THREE_ONE); return read.situation; };
  /** The legal plays with depths and equities in their order. */
  const ranking = (...numbers: readonly (readonly [Plies, number])[]): Candidate[] => {
    const { position, roll } = situation();
    const plays = bookOf('short', presetOfSituation(situation())).plays(position, roll!);
    return numbers.map(([plies, equity], at) => ({ ...plays[at]!, equity, plies, by: 'net', probabilities: { win: 0.5, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 } }));
  };
  const make = (candidates: readonly Candidate[], partial?: true) => playPuzzle(situation(), { evaluator, candidates, played: -1, ...(partial && { partial }) }, { from: 'hand' });
  const ONE_DEEP = [[2, 0.16], [1, 0.19], [1, 0.02], [0, 0.1], [0, 0]] as const;

  it.each(['short', 'long'] as const)('are wrong beyond doubt where the filter left them for their distance: it is wide enough for that, %s', (game) => {
    FILTERS[game].forEach(({ width }, plies) => expect(width).toBeGreaterThanOrEqual(2 * errorOf(plies as Plies, ['net'])));
  });
  it('make a question of a ranking with a single play of full depth, and stand below it by their own numbers', () => {
    const puzzle = make(ranking(...ONE_DEEP));
    expect(puzzle?.plays.map(({ plies, equity }) => [plies, equity])).toEqual(ONE_DEEP);
    expect(puzzle).toMatchObject({ error: 0.02, evaluator: { plies: 2 } });
  });
  it.each<[string, readonly (readonly [Plies, number])[], number[]]>([
    ['were too many for the room there was: nothing is known of them', [[2, 0.16], [2, 0.15], [2, 0.145], [2, 0.05], [1, 0.06], [0, 0.1]], [2, 2, 2, 2, 0]],
    ['all went on', [[2, 0.16], [2, 0.1]], [2, 2]],
  ])('are left out where they %s', (_why, numbers, kept) => {
    expect(make(ranking(...numbers))?.plays.map(({ plies }) => plies)).toEqual(kept);
  });
  it('make no question while they may still go deeper, and none where too many plays of full depth are right', () => {
    expect(make(ranking(...ONE_DEEP), true)).toBeNull();
    expect(make(ranking([2, 0.16], [2, 0.159], [2, 0.158], [2, 0.157], [0, 0]))).toBeNull();
  });
  it('are offered and wrong, whatever their numbers, and what they cost is not known', async () => {
    const puzzle = make(ranking(...ONE_DEEP))!;
    const [opened] = [unwrap(openPuzzle(puzzle, bookOf))];
    if (opened.kind !== 'play') throw new Error(opened.kind);
    expect([...playOptions(opened, 'a')].sort()).toEqual([0, 1, 2, 3]);
    expect(judgePlay(opened, opened.candidates[1]!.result)).toEqual({ right: false, best: false, loss: null });
    expect(unwrap(await parsePuzzleSet(makePuzzleSet({ title: '', puzzles: [puzzle] }), bookOf)).puzzles).toEqual([puzzle]);
  });
  const loadNone = async (): Promise<never> => { throw new Error('no table is wanted'); };
  it.each<[string, string, Evaluator['met'], string | null]>([
    ['at a score by the match equities of the ranking, not by the usual ones', '0:0:1:31:2:5:0:7:10', { id: 'woolsey', name: 'Woolsey' }, 'woolsey'],
    ['for money with the cube as the ranking was', '0:0:1:31:0:0:0:0:10', null, DEFAULT_MET.id],
    ['without the cube as the ranking was', '0:0:1:31:2:5:0:7:10', undefined, null],
  ])('are judged %s, and it is said by what', async (_how, state, met, asked) => {
    const read = unwrap(readText(`XGID=-b----E-C---eE---c-e----B-:${state}`));
    if (read.kind !== 'situation') throw new Error(state);
    const made = playPuzzle(read.situation, { evaluator: { ...evaluator, ...(met !== undefined && { met }) }, candidates: ranking(...ONE_DEEP), played: -1 }, { from: 'hand' });
    const opened = unwrap(openPuzzle(made!, bookOf));
    if (opened.kind !== 'play') throw new Error(opened.kind);
    const requests: RankRequest[] = [];
    const engine = createFakeEngine(bookOf('short', presetOfSituation(read.situation)));
    const { by, loss } = await judgeOutside(opened, opened.candidates[1]!.result, {
      metOf: async ({ id }) => loadMet(id as MetId), engine: { rank: (request, options) => { requests.push(request); return engine.rank(request, options); } },
    });
    expect(requests.map(({ cube }) => cube?.met.id ?? null)).toEqual([asked]);
    expect(by?.met).toEqual(met);
    expect(loss).not.toBeNull();
  });
  it('cost what an engine says at full depth; where it finds them as good as the best they are right', async () => {
    const opened = unwrap(openPuzzle(make(ranking(...ONE_DEEP))!, bookOf));
    if (opened.kind !== 'play') throw new Error(opened.kind);
    const { candidates } = opened;
    const judge = (equity: number) => judgeOutside(opened, candidates[1]!.result, { metOf: loadNone, engine: { rank: async () => ({ evaluator, candidates: [candidates[0]!, { ...candidates[1]!, plies: 2, equity }] }) } });
    expect(await judge(0.06)).toMatchObject({ right: false, best: false, loss: expect.closeTo(0.1) });
    expect(await judge(0.15)).toMatchObject({ right: true, best: false, loss: expect.closeTo(0.01) });
    expect(await judge(0.17)).toMatchObject({ right: true, best: false, loss: 0 });
  });
});

describe('answers', () => {
  it('to choose among: one right, the play that was made among the wrong, the order settled by the seed alone', () => {
    for (const each of open('play')) {
      const options = playOptions(each, 'a');
      expect(options.filter((at) => judgePlay(each, each.candidates[at]!.result).right)).toEqual([0]);
      expect(options).toContain(each.puzzle.played);
      expect(playOptions(each, 'a')).toEqual(options);
    }
  });
  it('the right one is at every place now and then', () => {
    const [each] = open('play').filter((puzzle) => playOptions(puzzle, '').length === 4);
    const places = new Set(Array.from({ length: 100 }, (_, seed) => playOptions(each!, `${seed}`).indexOf(0)));
    expect(places.size).toBe(4);
  });
  it('wrong plays picked by hand are offered, right ones among them are not', () => {
    const [each] = open('play').filter(({ candidates }) => candidates.length > 4);
    const last = each!.candidates.length - 1;
    expect([...playOptions({ ...each!, puzzle: { ...each!.puzzle, wrong: [0, last] } }, 'x')].sort()).toEqual([0, last].sort());
  });
  it('a play as good as the best is right and says so, the one that was made is wrong and costs what it cost', () => {
    for (const each of open('play')) {
      expect(judgePlay(each, each.candidates[0]!.result)).toEqual({ right: true, best: true, loss: 0 });
      const { right, loss } = judgePlay(each, each.candidates[each.puzzle.played]!.result);
      expect(right).toBe(false);
      expect(loss).toBeCloseTo(each.puzzle.source.loss!, 5);
    }
    const [each] = open('play');
    const near = { ...each!, candidates: each!.candidates.map((candidate, at) => (at === 1 ? { ...candidate, equity: each!.candidates[0]!.equity - 0.001 } : candidate)) };
    expect(judgePlay(near, near.candidates[1]!.result)).toMatchObject({ right: true, best: false });
  });
  it('a play outside the ranking is wrong by nobody knows how much', () => {
    const [each] = open('play');
    expect(judgePlay(each!, each!.situation.position)).toEqual({ right: false, best: false, loss: null });
  });
  it('of the cube cost what the analysis says', () => {
    const puzzle = { emg: { cubeless: 0.4, noDouble: 0.5, doubleTake: 0.7, doublePass: 1, doubleBeaver: null }, mwc: null } as unknown as CubePuzzle;
    const cube = { value: 1, owner: null } as const;
    const losses = (phase: 'roll' | 'answer'): Record<string, string> => Object.fromEntries(cubeAnswers(puzzle, { cube, phase }).map(({ name, loss }) => [name, loss.toFixed(3)]));
    expect(losses('roll')).toEqual({ double_take: '0.000', no_double_take: '0.200', double_pass: '0.300', no_double_pass: '0.500' });
    expect(losses('answer')).toEqual({ take: '0.000', pass: '0.300' });
  });
  it.each([['no_double_pass', 'no_double'], ['double_take', 'take'], ['double_pass', 'pass'], ['pass', 'pass']] as const)('%s of the cube is the line where it ends: %s', (name, choice) => expect(choiceOfAnswer(name)).toBe(choice));
  it('of the cube: every option is judged, some is right', () => {
    for (const each of open('cube')) expect(cubeOptions(each).some((name) => judgeCubeAnswer(each, name).right)).toBe(true);
  });
  it.each([[0.5, 0.549, true], [0.5, 0.551, false], [0.5, 0.45, true]])('a chance of %f guessed as %f: %s', (value, given, right) => expect(judgeEstimate({ quantity: 'win', value }, given).right).toBe(right));
});

describe('estimates', () => {
  const situation = (id: string) => { const read = unwrap(readText(id)); if (read.kind !== 'situation') throw new Error(id); return read.situation; };
  it('pips of the side to roll', () => expect(estimatePuzzle('pips', situation('4HPwATDgc/ABMA'), bookOf)?.value).toBe(167));
  it('throws that hit: 15 of 36 for a blot four pips away', () => {
    const position = unwrap(makePosition({ game: 'short', mover: countsOf({ 10: 1 }), opponent: countsOf({ 19: 1 }) }));
    expect(estimatePuzzle('hits', situationOf(position), bookOf)?.value).toBe(15);
  });
  it('throws that cannot move: on the bar against a closed board all, with one point open 25', () => {
    const dances = (home: Record<number, number>) => estimatePuzzle('dances', situationOf(unwrap(makePosition({ game: 'short', mover: countsOf({ 25: 1, 6: 2 }), opponent: countsOf(home) }))), bookOf)?.value;
    expect(dances({ 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2 })).toBe(36);
    expect(dances({ 6: 2, 5: 2, 4: 2, 3: 2, 2: 2 })).toBe(25);
  });
  it('nothing is asked that cannot happen', () => {
    expect(estimatePuzzle('hits', situation('4HPwATDgc/ABMA'), bookOf)).toBeNull();
    expect(estimatePuzzle('dances', situation('4HPwATDgc/ABMA'), bookOf)).toBeNull();
    expect(estimatePuzzle('win', situation('4HPwATDgc/ABMA'), bookOf)).toBeNull();
  });
});

describe('a set as a file', () => {
  const text = (): string => makePuzzleSet({ title: 'Club', puzzles });
  const altered = (change: (set: { version: number; puzzles: PlayPuzzle[] }) => void): string => { const set = JSON.parse(text()); change(set); return JSON.stringify(set); };
  const firstPlay = (set: { puzzles: Puzzle[] }): PlayPuzzle => set.puzzles.find((each): each is PlayPuzzle => each.kind === 'play')!;

  it('is read as it was written', async () => expect(unwrap(await parsePuzzleSet(text(), bookOf))).toEqual({ title: 'Club', puzzles }));
  it('is the same text whatever the order', () => expect(makePuzzleSet({ title: 'Club', puzzles: puzzles.toReversed() })).toBe(text()));
  it('an id is made of the question, whatever the file says', async () => expect(unwrap(await parsePuzzleSet(altered((set) => { set.puzzles.forEach((each, at) => { Object.assign(each, { id: `${at}` }); }); }), bookOf)).puzzles).toEqual(puzzles));
  it.each<[string, string, object, (set: { version: number; puzzles: PlayPuzzle[] }) => void]>([
    ['a newer version', 'puzzles_version', { version: SET_VERSION + 1 }, (set) => { set.version = SET_VERSION + 1; }],
    ['a number out of range', 'puzzles_malformed', { at: expect.stringMatching(/^puzzles\[\d+\]\.plays\[0\]\.chances\.win$/) }, (set) => { Object.assign(firstPlay(set).plays[0]!.chances, { win: 2 }); }],
    ['a play that is not legal', 'puzzle_play', { text: '24/1', at: expect.stringMatching(/^puzzles\[\d+\]\.plays\[1\]\.play$/) }, (set) => { Object.assign(firstPlay(set).plays[1]!, { play: '24/1' }); }],
    ['no position', 'puzzles_malformed', { at: expect.stringMatching(/^puzzles\[\d+\]\.position$/) }, (set) => { Object.assign(firstPlay(set), { position: 'XGID=no' }); }],
    ['a position without dice', 'puzzle_phase', { at: expect.stringMatching(/^puzzles\[\d+\]\.position$/) }, (set) => { Object.assign(firstPlay(set), { position: '4HPwATDgc/ABMA' }); }],
    ['a ranking with a deeper play below', 'puzzles_malformed', {}, (set) => { Object.assign(firstPlay(set).plays[1]!, { plies: 3 }); }],
    ['a ranking whose first is not the best', 'puzzles_malformed', {}, (set) => { Object.assign(firstPlay(set).plays[0]!, { equity: -9 }); }],
    ['no puzzles', 'puzzles_malformed', { at: 'puzzles' }, (set) => { Object.assign(set, { puzzles: null }); }],
  ])('%s is refused, with its place', async (_what, code, facts, change) => {
    expect(await parsePuzzleSet(altered(change), bookOf)).toMatchObject({ ok: false, error: { code, facts } });
  });
  it('half a file is refused', async () => expect(await parsePuzzleSet(text().slice(0, 300), bookOf)).toMatchObject({ ok: false, error: { code: 'json_malformed' } }));
  it('any value anywhere: a set or a place, never an exception', async () => {
    await fc.assert(fc.asyncProperty(fc.nat(), fc.jsonValue(), async (where, value) => {
      const set = JSON.parse(makePuzzleSet({ title: '', puzzles: puzzles.slice(0, 2) })) as object;
      const places: [object, string][] = [];
      const collect = (tree: object): void => { for (const [key, branch] of Object.entries(tree)) { places.push([tree, key]); if (branch && typeof branch === 'object') collect(branch as object); } };
      collect(set);
      const [tree, key] = places[where % places.length]!;
      Object.assign(tree, { [key]: value });
      const read = await parsePuzzleSet(JSON.stringify(set), bookOf);
      if (!read.ok) expect(read.error.code).toMatch(/^puzzle|^position|^xgid|^id_|^long_id|^dice/);
    }), { numRuns: 60 });
  });
});
