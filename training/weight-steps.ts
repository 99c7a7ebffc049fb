/** How finely a net file keeps weights. */
import type { Game } from '../src/core/games.ts';
import type { StepOf } from '../src/engine/net-file.ts';
import { shapesOf, visitsOf, type Trainer } from './trainer-wasm.ts';

/** Of a column that holds in every position, and of one that hardly ever does: games share the bytes that nets may have. */
const STEPS: Readonly<Record<Game, { readonly finest: number; readonly coarsest: number }>> = {
  short: { finest: 1 / 330, coarsest: 1 / 26 },
  long: { finest: 1 / 160, coarsest: 1 / 24 },
};
const SIEVE = 1 / 256;

/**
 * Rounding a column disturbs only the positions in which it holds. The least disturbance for a size of file comes from steps that
 * grow with the root of how rarely that is; docs/training.md says what the steps here cost.
 */
export function weightSteps(trainer: Trainer, game: Game): StepOf {
  const { finest, coarsest } = STEPS[game];
  const visits = visitsOf(trainer), shapes = shapesOf(trainer);
  const nets = shapes.filter(({ outputs }) => outputs > 1);
  const columns = nets.reduce((sum, shape) => sum + shape.columns, 0);
  const firsts = nets.map((_, net) => nets.slice(0, net).reduce((sum, shape) => sum + shape.columns, 0));
  return (net, column) => {
    if (net >= nets.length) return SIEVE;
    const share = visits[firsts[net]! + column]! / Math.max(1, visits[columns + net]!);
    return share === 0 ? coarsest : Math.min(coarsest, finest / Math.sqrt(share));
  };
}
