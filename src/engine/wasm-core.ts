/** The search's core over the full engine's wasm. */
import type { Roll } from '../core/dice.ts';
import type { Position } from '../core/position.ts';
import type { BearoffExports } from './bearoff-table.ts';
import type { EngineCore, FlatCandidate } from './core.ts';
import type { Candidate, Probabilities } from './protocol.ts';
import type { RolloutExports } from './rollout/trials.ts';
import { readAfter, writeBoard, type RulesExports, type Wasm } from './wasm.ts';

/** What `assembly/short.ts` and `assembly/long.ts` export besides the rules. */
export interface GameExports extends RulesExports, BearoffExports, RolloutExports {
  netAt(): number;
  netBytes(): number;
  sieveBytesFrom(): number;
  netArchitecture(): number;
  playCount(depth: number): number;
  playChances(depth: number): number;
  playKinds(depth: number): number;
  answerAt(): number;
  evaluateBoard(): number;
  rankBoard(die1: number, die2: number): number;
  chooseOnBoard(die1: number, die2: number): number;
  afterRollOnBoard(die1: number, die2: number, plies: number): void;
}

/** What answered, by the numbers of `assembly/nets.ts`; every number above is one of the nets. */
const BY: readonly Candidate['by'][] = ['over', 'table'];
export const byKind = (kind: number): Candidate['by'] => BY[kind] ?? 'net';

/** Bytes of one play's chances in the wasm. */
const CHANCE_BYTES = 32;

/** Five chances that the wasm wrote. */
export function readChances(wasm: Pick<Wasm, 'floats'>, pointer: number): Probabilities {
  const at = pointer >>> 2;
  const [win, winGammon, winBackgammon, loseGammon, loseBackgammon] = wasm.floats().subarray(at, at + 5) as unknown as [number, number, number, number, number];
  return { win, winGammon, winBackgammon, loseGammon, loseBackgammon };
}

/**
 * The engine's numbers for a position, with its results read in the order they were generated. `prepare` tells the wasm by which
 * rules the next call about a position is meant.
 */
export function createWasmCore(wasm: Wasm<GameExports>, prepare: (position: Position) => void = () => {}): EngineCore {
  const { exports } = wasm;
  const board = exports.boardAt();
  const result = exports.boardsAt(0);

  const set = (position: Position): void => {
    prepare(position);
    writeBoard(wasm, board, position);
  };

  /** A play of the roll that was ranked last, for `position`. */
  const readPlay = (position: Position, index: number): FlatCandidate => {
    exports.expandResult(index, result);
    return {
      result: readAfter(wasm, result, position),
      probabilities: readChances(wasm, exports.playChances(0) + index * CHANCE_BYTES),
      by: byKind(wasm.bytes()[exports.playKinds(0) + index]!),
    };
  };

  return {
    flat(position: Position, roll: Roll): FlatCandidate[] {
      set(position);
      exports.rankBoard(...roll);
      return Array.from({ length: exports.playCount(0) }, (_, index) => readPlay(position, index));
    },

    best(position, roll) {
      set(position);
      return readPlay(position, exports.chooseOnBoard(...roll));
    },

    evaluate(position) {
      set(position);
      const kind = exports.evaluateBoard();
      return { probabilities: readChances(wasm, exports.answerAt()), by: byKind(kind) };
    },

    afterRoll(position, roll, plies) {
      set(position);
      exports.afterRollOnBoard(...roll, plies);
      return readChances(wasm, exports.answerAt());
    },
  };
}
