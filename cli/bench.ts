/** `nardscope bench`: how fast the engine is on this machine, on one thread, as JSON. */
import { cpus } from 'node:os';
import { ROLLS } from '../src/core/dice.ts';
import type { Game } from '../src/core/games.ts';
import { NARDEON_RULES } from '../src/core/long-rules.ts';
import type { Position } from '../src/core/position.ts';
import { makeOrLoadTable, makeOrLoadTwoSided, type TableCache, type TwoSidedWasm } from '../src/engine/bearoff-table.ts';
import { loadEngine } from '../src/engine/load.ts';
import { longFlags } from '../src/engine/long-flags.ts';
import { NET_FILES } from '../src/engine/nets.ts';
import { MAX_PLIES, type Engine, type Plies } from '../src/engine/protocol.ts';
import { createSlicer } from '../src/engine/slices.ts';
import type { GameExports } from '../src/engine/wasm-core.ts';
import { BOARD_BYTES, instantiate, readBoard, type Wasm } from '../src/engine/wasm.ts';
import { readAsset } from './assets.ts';
import { benchBoards, compileTwin, playsInWasm, type Twin } from './bench-plays.ts';
import { noPositionals, readArgs } from './options.ts';

/** Boards of random games; the twin in C holds 65,536. */
const BOARDS = 4000;
/** Wasm and C take turns, so that both meet the same load of the machine; the fastest turn of each counts. */
const TURNS = 5;
const SECONDS = 0.3;
/** Decisions timed at each depth. */
const DECISIONS: readonly number[] = [200, 20, 4, 1];

const noCache: TableCache = { load: async () => null, save: async () => {} };

interface PlaysSpeed {
  readonly rollsPerSecond: number;
  /** Distinct plays. */
  readonly playsPerSecond: number;
  /** Time of the wasm over that of bench/plays.c; null without `cc`, and where there is no twin. */
  readonly ratioToC: number | null;
}

/** Short nard is measured against its twin, if there is a compiler. */
export function measurePlays(wasm: Wasm, boards: Uint8Array, turns = TURNS, seconds = SECONDS, twin: Twin | null = compileTwin()): PlaysSpeed {
  let inWasm = Infinity;
  let inC = Infinity;
  let results = 0;
  for (let turn = 0; turn < turns; turn++) {
    const passes = playsInWasm(wasm, boards, seconds);
    const twins = twin?.passes(boards, seconds);
    if (twins && twins.results !== passes.results) throw new Error(`wasm finds ${passes.results} plays, C ${twins.results}`);
    results = passes.results;
    inWasm = Math.min(inWasm, passes.secondsPerPass);
    inC = Math.min(inC, twins?.secondsPerPass ?? Infinity);
  }
  twin?.remove();
  const rolls = (boards.length / BOARD_BYTES) * ROLLS.length;
  return { rollsPerSecond: Math.round(rolls / inWasm), playsPerSecond: Math.round(results / inWasm), ratioToC: twin && round(inWasm / inC) };
}

const round = (x: number): number => Number(x.toPrecision(3));

/** Evaluations of whole boards, inputs included, none of them from a parent position. */
function evaluationsPerSecond(wasm: Wasm<GameExports>, boards: Uint8Array): number {
  const { exports } = wasm;
  const bytes = wasm.bytes();
  const board = exports.boardAt();
  let done = 0;
  let elapsed = 0;
  const start = performance.now();
  do {
    for (let at = 0; at < boards.length; at += BOARD_BYTES, done++) {
      bytes.set(boards.subarray(at, at + BOARD_BYTES), board);
      exports.evaluateBoard();
    }
    elapsed = performance.now() - start;
  } while (elapsed < 1000 * SECONDS);
  return Math.round((1000 * done) / elapsed);
}

/** Mean time of a decision at every depth. */
async function measureDecisions(engine: Engine, positions: readonly Position[]): Promise<number[]> {
  const msPerDecision: number[] = [];
  for (let plies = 0; plies <= MAX_PLIES; plies++) {
    const some = positions.slice(0, DECISIONS[plies]);
    const start = performance.now();
    for (const [n, position] of some.entries()) await engine.rank({ position, roll: ROLLS[(5 * n) % ROLLS.length]!.roll, plies: plies as Plies });
    msPerDecision.push(round((performance.now() - start) / some.length));
  }
  return msPerDecision;
}

async function measureGame(game: Game) {
  const [bytes, net] = await Promise.all([readAsset(`${game}.wasm`), readAsset(NET_FILES[game])]);
  const wasm = await instantiate<GameExports>(bytes);
  if (game === 'long') wasm.exports.chooseLong(longFlags(NARDEON_RULES));
  const boards = benchBoards(wasm, BOARDS, game);
  const plays = measurePlays(wasm, boards, TURNS, SECONDS, game === 'short' ? compileTwin() : null);

  const tableStart = performance.now();
  await makeOrLoadTable(wasm, noCache, { slicer: createSlicer() });
  const bearoffTableMs = Math.round(performance.now() - tableStart);
  const twoSidedStart = performance.now();
  if (game === 'short') await makeOrLoadTwoSided(wasm as unknown as TwoSidedWasm, noCache, { slicer: createSlicer() });
  const twoSidedTableMs = Math.round(performance.now() - twoSidedStart);

  const { engine } = await loadEngine({ wasm: wasm.module, net, tables: noCache });
  const positions = Array.from({ length: Math.max(...DECISIONS) }, (_, n) => {
    // Every seventh, so that all stages of a game are met.
    wasm.bytes().set(boards.subarray(7 * n * BOARD_BYTES, (7 * n + 1) * BOARD_BYTES), wasm.exports.boardAt());
    return readBoard(wasm, wasm.exports.boardAt(), game);
  });
  const msPerDecision = await measureDecisions(engine, positions);
  return { ...plays, evaluationsPerSecond: evaluationsPerSecond(wasm, boards), msPerDecision, bearoffTableMs, twoSidedTableMs, net: (await engine.info()).net };
}

export async function run(args: string[]): Promise<number> {
  const { positionals } = readArgs(args, {});
  noPositionals(positionals);
  const short = await measureGame('short');
  const { ratioToC: _none, bearoffTableMs: _same, twoSidedTableMs: _short, ...long } = await measureGame('long');
  process.stdout.write(`${JSON.stringify({ ...short, long, node: process.version, cpu: cpus()[0]?.model ?? '' }, null, 1)}\n`);
  return 0;
}
