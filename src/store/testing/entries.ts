/** Entries for tests: two plain ones to read, and arbitrary ones that use every variant of every field. */
import fc from 'fast-check';
import type { CubeAnalysis } from '../../analysis/cube/analyse-cubes.ts';
import { CUBE_ERRORS } from '../../analysis/cube/cube-decision.ts';
import type { MoveAnalysis } from '../../analysis/match-analysis.ts';
import { CUBE_ACTIONS, CUBE_REPLIES } from '../../core/cube-verdict.ts';
import type { Die, Roll } from '../../core/dice.ts';
import { facing, makePosition, OFF, SLOTS, startPosition, type Position } from '../../core/position.ts';
import { ANSWERS, FLAGS, type Action, type MatchRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { MONEY, situationOf, type Player, type Situation } from '../../core/situation.ts';
import { PLIES, type Candidate, type Evaluator, type Plies } from '../../engine/protocol.ts';
import type { Progress, StoredEntry, StoredMatch, StoredPosition } from '../entries.ts';
import type { PlacedRemark, Remark } from '../remark.ts';

const START = startPosition('short');

export const evaluatorOf = (netVersion: number, plies: Plies): Evaluator => ({ net: `short-${netVersion}`, netVersion, plies });

/** An analysis of the opening play 8/5 6/5. */
export const moveOf = (loss: number, evaluator: Evaluator = evaluatorOf(1, 1)): MoveAnalysis => ({
  evaluator,
  candidates: [{
    play: [{ from: 8, to: 5, hit: false }, { from: 6, to: 5, hit: false }], result: START,
    probabilities: { win: 0.55, winGammon: 0.16, winBackgammon: 0.01, loseGammon: 0.12, loseBackgammon: 0.005 }, equity: 0.14, plies: evaluator.plies, by: 'net',
  }],
  played: 0, loss, luck: 0.1,
});

/** A turn that should have begun with a double. */
export const cubeOf = (loss: number, evaluator: Evaluator = evaluatorOf(1, 1)): CubeAnalysis => ({
  evaluator, probabilities: { win: 0.7, winGammon: 0.2, winBackgammon: 0.01, loseGammon: 0.05, loseBackgammon: 0.005 }, choice: 'no_double', close: true,
  decision: { verdict: { action: 'double', reply: 'take', redouble: false, optional: false }, emg: { cubeless: 0.5, noDouble: 0.6, doubleTake: 0.6 + loss, doublePass: 1, doubleBeaver: null }, mwc: null },
  judgement: { error: loss > 0 ? 'missed_double' : null, loss, lossMwc: null },
});

const recordOf = (actions: readonly Action[]): MatchRecord => ({
  version: 1, game: 'short', preset: 'backgammon', presetVersion: 1, players: ['Ada', 'Bo'], length: 7, crawfordRule: true, jacoby: false, beavers: false,
  games: [{ number: 1, points: [0, 0], actions, result: null }], headers: { Event: 'Club night' }, notes: [],
});

const MOVE: Action = { kind: 'move', roll: [3, 1], moves: [{ from: 8, to: 5, hit: false, count: 1 }, { from: 6, to: 5, hit: false, count: 1 }], written: 'moves', player: 0, text: '31: 8/5 6/5', line: 4 };

/** A match of one game with four decisions, the first analysed. */
export const sampleMatch = (id: string, changes: Partial<StoredMatch> = {}): StoredMatch => ({
  kind: 'match', id, title: 'Ada – Bo', createdAt: 1000, updatedAt: 1000, record: recordOf([MOVE, MOVE, MOVE, MOVE]), source: { name: 'night.mat', text: ' 7 point match\n' },
  moves: [[moveOf(0), null, null, null]], progress: { done: 1, total: 4 }, ...changes,
});

export const samplePosition = (id: string, changes: Partial<StoredPosition> = {}): StoredPosition => ({
  kind: 'position', id, title: 'The start', createdAt: 2000, updatedAt: 2000, situation: situationOf(START, [6, 1]), answer: null, ...changes,
});

const player = fc.constantFrom<Player>(0, 1);
const die = fc.constantFrom<Die>(1, 2, 3, 4, 5, 6);
const roll: fc.Arbitrary<Roll> = fc.tuple(die, die);
/** JSON knows no −0. */
const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true }).map((value) => value + 0);
const chance = between(0, 1);
const name = fc.string({ unit: 'binary', maxLength: 20 });
const points = fc.tuple(fc.nat(25), fc.nat(25));

/** Fifteen checkers a side anywhere, but never both sides on a point nor both home. */
const position: fc.Arbitrary<Position> = fc.tuple(fc.array(fc.nat(25), { minLength: 15, maxLength: 15 }), fc.array(fc.nat(1000), { minLength: 15, maxLength: 15 })).map(([mine, theirs]) => {
  const mover = Array.from({ length: SLOTS }, (_, slot) => mine.filter((each) => each === slot).length);
  const home = mover[OFF] === 15;
  const free = Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => (slot === OFF ? !home : slot > 24 || mover[facing('short', slot)] === 0));
  const opponent = new Array<number>(SLOTS).fill(0);
  for (const pick of theirs) opponent[free[pick % free.length]!]! += 1;
  return unwrap(makePosition({ game: 'short', mover, opponent }));
});

const cube = fc.record({ value: fc.constantFrom(1, 2, 64), owner: fc.option(player) });
const score = fc.record({ length: fc.constantFrom(0, 7, 25), points, crawford: fc.boolean(), jacoby: fc.boolean(), beavers: fc.boolean() });
const situation: fc.Arbitrary<Situation> = fc.oneof(
  fc.record({ position, turn: player, phase: fc.constant('play' as const), roll, cube, score }),
  fc.record({ position, turn: player, phase: fc.constantFrom('roll' as const, 'answer' as const, 'beaver' as const, 'raccoon' as const, 'over' as const), roll: fc.constant(null), cube, score: fc.constant(MONEY) }),
);

const plies = fc.constantFrom(...PLIES);
const evaluator = fc.record({ net: name, netVersion: fc.nat(9), plies });
const step = fc.record({ from: fc.nat(25), to: fc.nat(25), hit: fc.boolean() });
const probabilities = fc.record({ win: chance, winGammon: chance, winBackgammon: chance, loseGammon: chance, loseBackgammon: chance });
const candidate: fc.Arbitrary<Candidate> = fc.record({
  play: fc.array(step, { maxLength: 4 }), result: position,
  probabilities,
  equity: between(-3, 3), plies, by: fc.constantFrom('net' as const, 'table' as const, 'over' as const),
});
const candidates = fc.array(candidate, { maxLength: 3 });
const analysis: fc.Arbitrary<MoveAnalysis> = fc
  .record({ evaluator, candidates, played: fc.nat(3), loss: fc.option(between(0, 3)), luck: fc.option(between(-3, 3)) })
  .map((made) => ({ ...made, played: Math.min(made.played, made.candidates.length) - 1 }));
/** Perhaps with shallower ones below. */
const layered = <T extends object>(one: fc.Arbitrary<T>): fc.Arbitrary<T> => fc.tuple(one, fc.option(fc.array(one, { maxLength: 2 }), { nil: undefined })).map(([made, below]) => ({ ...made, ...(below && { below }) }));

const cell = { player, text: name, line: fc.nat(9999) };
const spelled = fc.array(fc.record({ from: fc.nat(25), to: fc.nat(25), hit: fc.boolean(), count: fc.integer({ min: 1, max: 4 }) }), { maxLength: 4 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), roll: fc.option(roll), moves: spelled, written: fc.constantFrom('moves' as const, 'none' as const, 'dance' as const, 'unknown' as const, 'illegal' as const), ...cell }),
  fc.record({ kind: fc.constant('double' as const), value: fc.constantFrom(2, 4), ...cell }),
  fc.record({ kind: fc.constantFrom(...ANSWERS), ...cell }),
  fc.record({ kind: fc.constantFrom(...ANSWERS), value: fc.constantFrom(2, 4), ...cell }),
  fc.record({ kind: fc.constant('resign' as const), points: fc.option(fc.nat(3)), ...cell }),
);
const measure: fc.Arbitrary<number> = between(-5, 5);
const equities = fc.record({ cubeless: measure, noDouble: measure, doubleTake: fc.option(measure), doublePass: fc.option(measure), doubleBeaver: fc.option(measure) });
const cubeAnalysis: fc.Arbitrary<CubeAnalysis> = fc.record({
  evaluator, probabilities, choice: fc.constantFrom('no_double' as const, 'double' as const, ...CUBE_REPLIES), close: fc.boolean(),
  decision: fc.record({
    verdict: fc.record({ action: fc.constantFrom(...CUBE_ACTIONS), reply: fc.option(fc.constantFrom(...CUBE_REPLIES)), redouble: fc.boolean(), optional: fc.boolean() }),
    emg: equities, mwc: fc.option(equities),
  }),
  judgement: fc.record({ error: fc.option(fc.constantFrom(...CUBE_ERRORS)), loss: between(0, 5), lossMwc: fc.option(between(0, 1)) }),
});

const record: fc.Arbitrary<MatchRecord> = fc.record({
  version: fc.constant(1 as const), game: fc.constant('short' as const), preset: fc.constant('backgammon'), presetVersion: fc.constant(1),
  players: fc.tuple(name, name), length: fc.nat(25), crawfordRule: fc.boolean(), jacoby: fc.boolean(), beavers: fc.boolean(),
  games: fc.array(fc.record({
    number: fc.nat(20), points, actions: fc.array(action, { maxLength: 6 }), result: fc.option(fc.record({ winner: player, points: fc.nat(192) })),
  }), { maxLength: 3 }),
  headers: fc.dictionary(name, name, { maxKeys: 3, noNullPrototype: true }), notes: fc.array(fc.record({ flag: fc.constantFrom(...FLAGS), line: fc.nat(999), text: name }), { maxLength: 2 }),
});
const rate: fc.Arbitrary<number | null> = fc.option(between(0, 100));
const progress: fc.Arbitrary<Progress> = fc.record(
  { done: fc.nat(9), total: fc.nat(9), cubes: fc.record({ done: fc.nat(9), total: fc.nat(9) }), plies, paused: fc.boolean(), pr: fc.tuple(rate, rate), cover: fc.option(situation), depths: fc.array(fc.record({ plies, count: fc.nat(9) }), { maxLength: 3 }) },
  { requiredKeys: ['done', 'total'] },
);

const remark: fc.Arbitrary<Remark> = fc.record({ tags: fc.array(name, { maxLength: 3 }), note: name, starred: fc.constant(true as const) }, { requiredKeys: [] });
const remarks: fc.Arbitrary<{ readonly remarks?: readonly PlacedRemark[] }> = fc.record({ remarks: fc.array(fc.tuple(fc.record({ game: fc.nat(3), decision: fc.nat(3) }), remark).map(([place, said]) => ({ ...place, ...said })), { maxLength: 3 }) }, { requiredKeys: [] });

/** Few ids and times, so that entries often meet. */
const named = { id: fc.constantFrom('a', 'b', 'c-1', 'd_2'), title: name, createdAt: fc.nat(3), updatedAt: fc.nat(1e12) };
const arbitraryMatch: fc.Arbitrary<StoredMatch> = fc.tuple(
  fc.record({
    kind: fc.constant('match' as const), ...named, record, source: fc.record({ name, text: fc.string({ unit: 'binary' }) }),
    moves: fc.array(fc.array(fc.option(layered(analysis)), { maxLength: 4 }), { maxLength: 3 }), cubes: fc.array(fc.array(fc.option(layered(cubeAnalysis)), { maxLength: 4 }), { maxLength: 3 }), progress,
  }, { requiredKeys: ['kind', 'id', 'title', 'createdAt', 'updatedAt', 'record', 'source', 'moves', 'progress'] }),
  remark, remarks,
).map((parts) => Object.assign({}, ...parts) as StoredMatch);
const answer = fc.record({ evaluator, candidates });
const arbitraryPosition: fc.Arbitrary<StoredPosition> = fc.tuple(
  fc.record({ kind: fc.constant('position' as const), ...named, situation, answer: fc.option(answer), below: fc.array(answer, { maxLength: 2 }) }, { requiredKeys: ['kind', 'id', 'title', 'createdAt', 'updatedAt', 'situation', 'answer'] }),
  remark,
).map(([entry, said]) => ({ ...entry, ...said }));
export const arbitraryEntry: fc.Arbitrary<StoredEntry> = fc.oneof(arbitraryMatch, arbitraryPosition);
