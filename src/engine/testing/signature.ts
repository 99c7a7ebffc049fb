/** One number over many evaluations, bit by bit: the same wherever the engine's arithmetic is. */
import type { Game } from '../../core/games.ts';
import { NARDEON_RULES } from '../../core/long-rules.ts';
import { startPosition } from '../../core/position.ts';
import { crc32 } from '../crc32.ts';
import { longFlags } from '../long-flags.ts';
import type { GameExports } from '../wasm-core.ts';
import { BOARD_BYTES, writeBoard, type Wasm } from '../wasm.ts';

const TURNS = 200;
const CHANCE_BYTES = 32;

/** Seeded whole numbers below `limit`. */
function lottery(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % limit;
  };
}

/**
 * Fills the net with seeded noise, plays random turns from the opening (again when a game is over) and hashes the chances of
 * every play on the way.
 */
export function engineSignature(wasm: Wasm<GameExports>, game: Game): number {
  const { exports } = wasm;
  if (game === 'long') exports.chooseLong(longFlags(NARDEON_RULES));
  const draw = lottery(12345);
  const net = exports.netAt() / 4;
  for (let n = 0; n < exports.netBytes() / 4; n++) wasm.floats()[net + n] = (draw(1 << 16) - (1 << 15)) / (1 << 17);
  const board = exports.boardAt(), after = exports.boardsAt(0);
  writeBoard(wasm, board, startPosition(game));
  const hashes: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const die1 = 1 + draw(6), die2 = 1 + draw(6);
    exports.rankBoard(die1, die2);
    const at = exports.playChances(0);
    const chances = wasm.bytes().subarray(at, at + exports.playCount(0) * CHANCE_BYTES);
    hashes.push(crc32(chances));
    exports.expandResult(draw(exports.playCount(0)), after);
    exports.swapOf(after, board);
    const counts = wasm.bytes().subarray(board, board + BOARD_BYTES);
    if (counts[0] === 15 || counts[32] === 15) writeBoard(wasm, board, startPosition(game));
  }
  return crc32(new Uint8Array(Uint32Array.from(hashes).buffer));
}

/** What `engineSignature` is, in every browser and in Node; changes with the inputs or the arithmetic of the nets. */
export const SIGNATURES: Readonly<Record<Game, number>> = { short: 3717235702, long: 2966110037 };
