/** Speed of the play generator, and of the same algorithm in plain C. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '../src/core/games.ts';
import { startPosition } from '../src/core/position.ts';
import { BOARD_BYTES, writeBoard, type Wasm } from '../src/engine/wasm.ts';
import { ROOT } from './assets.ts';

/** Distinct results of one pass over all boards and the 21 rolls, and how long a pass takes. */
export interface Passes {
  readonly results: number;
  readonly secondsPerPass: number;
}

/** The same dice and choices in every run: a linear congruential generator. */
function createChooser(): (below: number) => number {
  let state = 20;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Turns after which a game that drags on is given up. */
const LONGEST: Readonly<Record<Game, number>> = { short: 80, long: 160 };

/** Boards met in games of random legal plays, one after another, 64 bytes each. The wasm has been told the game. */
export function benchBoards(wasm: Wasm, count: number, game: Game = 'short'): Uint8Array {
  const { exports } = wasm;
  const choose = createChooser();
  const board = exports.boardAt();
  const after = exports.boardsAt(0);
  const boards = new Uint8Array(count * BOARD_BYTES);
  writeBoard(wasm, board, startPosition(game));
  for (let n = 0; n < count; n++) {
    const bytes = wasm.bytes();
    // A game is over when the side that just moved has borne off all, or given up when it drags on.
    if (bytes[board + 32] === 15 || n % LONGEST[game] === 0) writeBoard(wasm, board, startPosition(game));
    boards.set(bytes.subarray(board, board + BOARD_BYTES), n * BOARD_BYTES);
    const plays = exports.playsOf(choose(6) + 1, choose(6) + 1);
    if (plays > 0) exports.expandResult(choose(plays), after);
    exports.swapOf(plays > 0 ? after : board, board);
  }
  return boards;
}

/** Passes over the boards for at least `seconds`. */
export function playsInWasm(wasm: Wasm, boards: Uint8Array, seconds: number): Passes {
  const { exports } = wasm;
  const board = exports.boardAt();
  const bytes = wasm.bytes();
  let passes = 0;
  let results = 0;
  let elapsed = 0;
  const start = performance.now();
  do {
    results = 0;
    for (let at = 0; at < boards.length; at += BOARD_BYTES) {
      bytes.set(boards.subarray(at, at + BOARD_BYTES), board);
      results += exports.countPlays();
    }
    passes += 1;
    elapsed = (performance.now() - start) / 1000;
  } while (elapsed < seconds);
  return { results, secondsPerPass: elapsed / passes };
}

/** The same work by the same algorithm in plain C. */
export interface Twin {
  passes(boards: Uint8Array, seconds: number): Passes;
  remove(): void;
}

/** Compiles the twin in a folder of its own; null where there is no `cc`. */
export function compileTwin(): Twin | null {
  const folder = mkdtempSync(join(tmpdir(), 'nardscope-bench-'));
  const program = join(folder, 'plays');
  const remove = (): void => rmSync(folder, { recursive: true });
  if (spawnSync('cc', ['-O3', '-o', program, join(ROOT, 'bench', 'plays.c')]).status !== 0) {
    remove();
    return null;
  }
  return {
    passes(boards, seconds) {
      const { stdout } = spawnSync(program, [String(seconds)], { input: boards, encoding: 'utf8' });
      const [passes, results, elapsed] = stdout.trim().split(' ').map(Number) as [number, number, number];
      return { results, secondsPerPass: elapsed / passes };
    },
    remove,
  };
}
