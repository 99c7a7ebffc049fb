/** What the search needs of the wasm, in the words of `core`: one short call each, no state kept between calls. */
import type { Roll } from '../core/dice.ts';
import type { Position } from '../core/position.ts';
import type { Candidate, Probabilities } from './protocol.ts';

export interface FlatCandidate {
  /** After the play, seen by the mover. */
  readonly result: Position;
  /** The mover's, at 0-ply. */
  readonly probabilities: Probabilities;
  readonly by: Candidate['by'];
}

export interface EngineCore {
  /** Every distinct result of a roll at 0-ply, in no order; a dance gives the unchanged position. */
  flat(position: Position, roll: Roll): FlatCandidate[];
  /** The best of them alone. */
  best(position: Position, roll: Roll): FlatCandidate;
  /** Chances of the side to roll at 0-ply. */
  evaluate(position: Position): { readonly probabilities: Probabilities; readonly by: Candidate['by'] };
  /** Chances of the side to roll once it has made the best play (chosen at 0-ply) of this roll, looked at `plies` deep from there. */
  afterRoll(position: Position, roll: Roll, plies: number): Probabilities;
}
