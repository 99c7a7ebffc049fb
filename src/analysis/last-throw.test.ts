/** A record of long nard with a last throw, judged by it: who began stands in the record. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { countsOf } from '../core/position.ts';
import { rulesOf } from '../core/presets.ts';
import type { GameStart } from '../core/game-start.ts';
import type { ReplayedGame } from '../core/decision.ts';
import type { MatchRecord } from '../core/record.ts';
import { replayMatch } from '../core/replay.ts';
import { unwrap } from '../core/result.ts';
import { CENTRED, type Player } from '../core/situation.ts';
import { presetTerms, type Scoring } from '../core/terms.ts';
import { partsOf } from '../engine/conditions.ts';
import { createLocalEngine } from '../engine/local.ts';
import { parseNetFile } from '../engine/net-file.ts';
import type { Engine, Evaluator } from '../engine/protocol.ts';
import { createRuleBook } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import type { GameExports } from '../engine/wasm-core.ts';
import { instantiate, type Wasm } from '../engine/wasm.ts';
import { analyseMatch } from './analyse-match.ts';
import type { MoveAnalysis } from './match-analysis.ts';
import { refineMatch } from './refine-match.ts';

const PRESET = { id: 'classic_uzun', version: 1 };
const UZUN = presetTerms('long', PRESET.id);
let wasm: Wasm<GameExports>;
let engine: Engine;

beforeAll(async () => {
  wasm = await instantiate<GameExports>(builtWasm('long'));
  wasm.floats().set(unwrap(await parseNetFile(new Uint8Array(readFileSync('public/nets/long-1.net')))).weights, wasm.exports.netAt() / 4);
  wasm.exports.makeBearoff(wasm.exports.bearoffPositions());
  engine = createLocalEngine({ under: partsOf('long', wasm), info: { net: 'test', netVersion: 1, provenance: '' }, game: 'long' });
}, 60_000);

const move = (player: Player, roll: readonly [number, number], moves: readonly (readonly [number, number, number?])[]) =>
  ({ kind: 'move', player, roll, moves: moves.map(([from, to, count = 1]) => ({ from, to, hit: false, count })), written: 'moves', text: '', line: 0 });

/** Black throws first and goes home; then White has four checkers on his five point and 2-2. */
function record(scoring: Scoring = UZUN.scoring): MatchRecord {
  const start: GameStart = { turn: 1, checkers: [countsOf({ 5: 4 }), countsOf({ 6: 1, 1: 2 })], thrown: [true, true], cube: CENTRED };
  return {
    version: 1, game: 'long', preset: PRESET.id, presetVersion: PRESET.version, players: ['White', 'Black'], length: 0, crawfordRule: false, jacoby: false, beavers: false,
    terms: { ...UZUN, scoring }, headers: {}, notes: [],
    games: [{ number: 1, points: [0, 0], start, result: null, actions: [move(1, [2, 1], [[6, 4], [4, 3]]), move(0, [2, 2], [[5, 3, 4]]), move(1, [6, 5], [[3, 0], [1, 0]]), move(0, [1, 1], [[3, 2, 3], [2, 1]]), move(1, [2, 1], [[1, 0]]), move(0, [6, 6], [[2, 0, 2], [1, 0], [3, 0]])] }],
  } as unknown as MatchRecord;
}
const replayed = (scoring?: Scoring): readonly ReplayedGame[] => replayMatch(record(scoring), createRuleBook(wasm, rulesOf(PRESET)));

async function analysed(scoring: Scoring): Promise<MoveAnalysis[]> {
  const found: MoveAnalysis[] = [];
  await analyseMatch(replayed(scoring), engine, { plies: 2, scoring, onMove: (_, decision, analysis) => { found[decision] = analysis; } });
  return found;
}

describe('a record with a last throw', () => {
  it('every decision knows who began', () =>
    expect(replayed()[0]!.decisions.map(({ player, situation }) => [player, situation.position.began])).toEqual([[1, 'mover'], [0, 'opponent'], [1, 'mover'], [0, 'opponent'], [1, 'mover'], [0, 'opponent']]));

  it('of other terms nothing is said', () =>
    expect(replayed({ ...UZUN.scoring, lastThrow: 'off' })[0]!.decisions[0]!.situation.position).not.toHaveProperty('began'));

  it('the last throw changes the best play: what was best without it is an error', async () => {
    const [counted, plain] = [await analysed(UZUN.scoring), await analysed({ ...UZUN.scoring, lastThrow: 'off' })];
    expect(counted[1]!.evaluator.lastThrow).toBe(true);
    expect(plain[1]!.evaluator).not.toHaveProperty('lastThrow');
    expect(plain[1]!.loss).toBe(0);
    expect(counted[1]!.loss).toBeGreaterThan(0.08);
    expect(counted[1]!.candidates[0]!.result.mover).toEqual(countsOf({ 5: 1, 3: 2, 1: 1 }));
  });

  it('the last throw itself is a decision, and a draw is worth nothing to either', async () => {
    const last = (await analysed(UZUN.scoring))[5]!;
    expect(last.candidates[0]!.equity).toBe(0);
    expect(last.candidates[0]!.by).toBe('over');
    // Only one throw in so many finishes four checkers: it was lucky.
    expect(last.luck).toBeGreaterThan(0.5);
  });

  it('numbers that were made without it are made anew, others stay', async () => {
    const asked: number[] = [];
    const counting = { ...engine, rank: (request, call) => { asked.push(request.plies); return engine.rank(request, call); } } as Engine;
    const made = (lastThrow: boolean): Evaluator => ({ net: 'test', netVersion: 1, plies: 2, ...(lastThrow && { lastThrow }) });
    const refine = (lastThrow: boolean): Promise<void> =>
      refineMatch(replayed(), counting, { plies: 0, netVersion: 1, scoring: UZUN.scoring, made: () => made(lastThrow), onMove: () => {}, onPass: async () => {} });
    await refine(true);
    expect(asked).toEqual([]);
    await refine(false);
    expect(asked).toHaveLength(6);
  });
});

