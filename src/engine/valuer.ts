/** What a play is worth to the side that makes it, whatever is counted: `worth.ts` has those there are. */
import type { Roll } from '../core/dice.ts';
import type { Position } from '../core/position.ts';
import type { FlatCandidate } from './core.ts';
import type { Candidate, Plies } from './protocol.ts';
import type { Job } from './slices.ts';

export type Worth = Pick<Candidate, 'probabilities' | 'equity' | 'cubeless' | 'mwc' | 'by'>;

export interface Valuer {
  /** Of a play at 0-ply. */
  flat(candidate: FlatCandidate): Worth;
  /** Of the same play, `plies` ≥ 1 deep. */
  deep(candidate: Pick<Candidate, 'result' | 'by'>, plies: Plies): Job<Worth>;
  /** Of the best play of a roll, at 0-ply. */
  roll(position: Position, roll: Roll): number;
}
