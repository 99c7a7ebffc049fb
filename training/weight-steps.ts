/** How finely a net file keeps weights. */
import type { StepOf } from '../src/engine/net-file.ts';
import { shapesOf, visitsOf, type Trainer } from './trainer-wasm.ts';

/** Of a column that holds in every position; a sieve's. */
const FINEST = 1 / 330, SIEVE = 1 / 256;
/** Of a column that hardly ever holds. */
const COARSEST = 1 / 26;

/**
 * Rounding a column disturbs only the positions in which it holds. The least disturbance for a size of file comes from steps that
 * grow with the root of how rarely that is; docs/training.md says what the steps here cost.
 */
export function weightSteps(trainer: Trainer): StepOf {
  const visits = visitsOf(trainer), shapes = shapesOf(trainer);
  const nets = shapes.filter(({ outputs }) => outputs > 1);
  const columns = nets.reduce((sum, shape) => sum + shape.columns, 0);
  const firsts = nets.map((_, net) => nets.slice(0, net).reduce((sum, shape) => sum + shape.columns, 0));
  return (net, column) => {
    if (net >= nets.length) return SIEVE;
    const share = visits[firsts[net]! + column]! / Math.max(1, visits[columns + net]!);
    return share === 0 ? COARSEST : Math.min(COARSEST, FINEST / Math.sqrt(share));
  };
}
