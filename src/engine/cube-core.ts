/** Equities by state of the cube, from short nard's wasm: one short call each, told its conditions every time. */
import { gainOf, type CubeConditions } from '../core/cube-conditions.ts';
import type { Roll } from '../core/dice.ts';
import type { Position } from '../core/position.ts';
import { tellCube, type CubeExports } from './cube-terms.ts';
import type { Candidate, Probabilities } from './protocol.ts';
import { byKind, readChances, type GameExports } from './wasm-core.ts';
import { writeBoard, type Wasm } from './wasm.ts';

export type CubeWasm = Wasm<GameExports & CubeExports>;

/** Utilities of the side to roll, not doubling now, by who may turn the cube; at its value, and at twice that. */
export interface CubeStates {
  readonly centred: number;
  readonly own: readonly [number, number];
  readonly other: readonly [number, number];
}

export interface WeighedChances {
  readonly probabilities: Probabilities;
  readonly states: CubeStates;
}

export interface CubeCore {
  /** The board as it stands, at 0-ply. */
  board(position: Position, conditions: CubeConditions): WeighedChances & { readonly by: Candidate['by'] };
  /** After the best play of a roll, looked at `plies` deep from there; still of the side that rolled. */
  afterRoll(position: Position, roll: Roll, plies: number, conditions: CubeConditions): WeighedChances;
  /** Of a side to roll with these chances, by an efficiency of the cube from 0 (dead) to 1 (live). */
  ofChances(probabilities: Probabilities, efficiency: number, conditions: CubeConditions): CubeStates;
}

const DOUBLE_BYTES = 8;

export function createCubeCore(wasm: CubeWasm): CubeCore {
  const { exports } = wasm;

  const tell = (conditions: CubeConditions): void => tellCube(wasm, conditions, (side, points) => gainOf(conditions, side, points));

  function readStates(): CubeStates {
    const states = new Float64Array(wasm.bytes().buffer, exports.cubeStatesAt(), 5);
    return { centred: states[0]!, own: [states[1]!, states[3]!], other: [states[2]!, states[4]!] };
  }

  return {
    board(position, conditions) {
      tell(conditions);
      writeBoard(wasm, exports.boardAt(), position);
      const by = byKind(exports.cubeOfBoard());
      // The table of one side knows chances, not the cube.
      return { probabilities: readChances(wasm, exports.answerAt()), states: readStates(), by: by === 'table' && !exports.isCubeExact() ? 'net' : by };
    },

    afterRoll(position, roll, plies, conditions) {
      tell(conditions);
      writeBoard(wasm, exports.boardAt(), position);
      exports.cubeAfterRollOnBoard(...roll, plies);
      return { probabilities: readChances(wasm, exports.answerAt()), states: readStates() };
    },

    ofChances({ win, winGammon, winBackgammon, loseGammon, loseBackgammon }, efficiency, conditions) {
      tell(conditions);
      new Float32Array(wasm.bytes().buffer, exports.answerAt(), DOUBLE_BYTES).set([win, winGammon, winBackgammon, loseGammon, loseBackgammon]);
      exports.cubeOfChances(efficiency);
      return readStates();
    },
  };
}
