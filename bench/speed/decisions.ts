/** Choosing plays: ours in the wasm against GNU Backgammon's own. */
import type { Roll } from '../../src/core/dice.ts';
import { pips, type Position } from '../../src/core/position.ts';
import { makeRandom } from '../../src/core/seeded.ts';
import type { GameExports } from '../../src/engine/wasm-core.ts';
import { BOARD_BYTES, writeBoard, type Wasm } from '../../src/engine/wasm.ts';
import { makePositionId } from '../../src/formats/position-id.ts';
import type { BenchGame } from '../bench-game.ts';
import { playerOf } from '../games/players.ts';
import { runScript } from '../gnubg/batch.ts';
import { findProgram, NO_GNUBG } from '../gnubg/program.ts';
import type { Row } from '../rows.ts';
import { playForDecisions, throwDice } from '../self-play.ts';
import { cpuOf } from './cpu.ts';
import { TARGETS } from './targets.ts';

const SEED = 'speed';
/** Starting positions, and what is played on from each. */
const STARTS = 120;
const TRIALS = 12;
const PLIES = 10;
/** Pips that a side cannot bear off in the five turns it has, so that no trial ends early. */
const ENOUGH_PIPS = 110;
/** Ours and theirs take turns, so that both meet the same load of the machine; the fastest of each counts. */
const TURNS = 3;
/** Ours are so quick that one pass over the trials says little. */
const PASSES = 5;
const DEEP_DECISIONS = 40;

/** Positions of self-play with no end in sight. */
const startsOf = (bench: BenchGame): Position[] =>
  playForDecisions(bench, 3 * STARTS, SEED).map(({ position }) => position).filter(({ mover, opponent }) => Math.min(pips(mover), pips(opponent)) >= ENOUGH_PIPS).slice(0, STARTS);

/** Plays the throws from each start, beginning anew after every `plies`; returns the decisions made. Nothing but calls of the wasm in the loop. */
export function playOn(wasm: Wasm<GameExports>, starts: readonly Position[], throws: readonly Roll[], plies: number): number {
  const { exports } = wasm;
  const board = exports.boardAt(), after = exports.boardsAt(0);
  const start = new Uint8Array(BOARD_BYTES);
  let made = 0;
  for (const position of starts) {
    writeBoard(wasm, board, position);
    start.set(wasm.bytes().subarray(board, board + BOARD_BYTES));
    for (let at = 0; at < throws.length; at++, made++) {
      if (at % plies === 0) wasm.bytes().set(start, board);
      const [die1, die2] = throws[at]!;
      exports.expandResult(exports.chooseOnBoard(die1, die2), after);
      exports.swapOf(after, board);
    }
  }
  return made;
}

/** 0-ply decisions a CPU-second, ours over GNU Backgammon's. */
export function decisionsRow(bench: BenchGame): Row {
  const target = TARGETS.decisions;
  const program = findProgram('gnubg');
  if (!program) return { name: target.name, skipped: NO_GNUBG };
  const starts = startsOf(bench);
  const ids = starts.map(makePositionId);
  const random = makeRandom(SEED);
  const throws = Array.from({ length: TRIALS * PLIES }, () => throwDice(random));
  let own = Infinity, theirs = Infinity;
  // The compiler of the wasm is at work in the first pass.
  playOn(bench.wasm, starts, throws, PLIES);
  for (let turn = 0; turn < TURNS; turn++) {
    let made = 0;
    const spent = cpuOf(() => { for (let pass = 0; pass < PASSES; pass++) made += playOn(bench.wasm, starts, throws, PLIES); });
    own = Math.min(own, spent / made);
    const [count, seconds] = runScript(program, 'rollout', ids, { TRIALS, PLIES, SEED: turn + 1 })[0]!.split(' ').map(Number) as [number, number];
    theirs = Math.min(theirs, seconds / (count * TRIALS * PLIES));
  }
  return { ...target, measured: { value: theirs / own }, note: `${Math.round(1 / own)} against ${Math.round(1 / theirs)}; ${starts.length} positions of self-play, ${TRIALS} × ${PLIES} turns from each` };
}

/** CPU time of a 2-ply decision, ours over GNU Backgammon's with its pruning nets. */
export function deepRow(bench: BenchGame): Row {
  const target = TARGETS.deep;
  const program = findProgram('gnubg');
  if (!program) return { name: target.name, skipped: NO_GNUBG };
  const decisions = playForDecisions(bench, DEEP_DECISIONS, SEED);
  const player = playerOf(bench, 2);
  const own = cpuOf(() => { for (const { position, roll } of decisions) void player(position, roll); });
  const lines = decisions.map(({ position, roll }) => `${makePositionId(position)} ${roll.join(' ')}`);
  const [count, theirs] = runScript(program, 'hint', lines, { PLIES: 2 })[0]!.split(' ').map(Number) as [number, number];
  const ms = (seconds: number): string => `${((1000 * seconds) / count).toFixed(1)} ms`;
  return { ...target, measured: { value: own / theirs }, note: `${ms(own)} against ${ms(theirs)}; ${count} decisions of self-play` };
}
