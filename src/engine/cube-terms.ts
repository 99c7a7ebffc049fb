/** Telling short nard's wasm what the cube is played for. */
import type { CubeConditions, MatchNeeds } from '../core/cube-conditions.ts';
import type { Wasm } from './wasm.ts';

/** What `assembly/short-cube.ts` exports besides the table of both sides. */
export interface CubeExports {
  cubeGainsAt(): number;
  cubeStatesAt(): number;
  playFor(own: number, other: number, value: number, limit: number, gammon: number, backgammon: number, options: number): void;
  cubeOfBoard(): number;
  /** 0 or 1. */
  isCubeExact(): number;
  cubeAfterRollOnBoard(die1: number, die2: number, plies: number): void;
  cubeOfChances(efficiency: number): void;
}

/** Conditions without a match equity table: whoever tells them knows what points are worth. */
export type CubeTerms = Omit<CubeConditions, 'match' | 'met'> & { readonly match: MatchNeeds | null };

/** A match's utilities are read by points from 0 up to the last that can matter. */
const GAINS = 32;
const JACOBY = 1;
const BEAVERS = 2;

/** Holds until the next call. `gain`: utility of points won by a side, needed in a match. */
export function tellCube(wasm: Wasm<CubeExports & { readonly memory: WebAssembly.Memory }>, terms: CubeTerms, gain: (side: 'own' | 'other', points: number) => number): void {
  const { match, cube, cap, gammon, backgammon, jacoby, beavers } = terms;
  const { exports } = wasm;
  if (match) {
    const gains = new Float64Array(wasm.bytes().buffer, exports.cubeGainsAt(), 2 * GAINS);
    for (let points = 0; points < GAINS; points++) {
      gains[points] = gain('own', points);
      gains[GAINS + points] = gain('other', points);
    }
  }
  const limit = match?.crawford ? cube.value : (cap ?? 0);
  exports.playFor(match?.own ?? 0, match?.other ?? 0, cube.value, limit, gammon, backgammon, (jacoby ? JACOBY : 0) + (beavers ? BEAVERS : 0));
}
