/** Adding up a rollout's blocks. */
import { winStakes, type Probabilities } from '../protocol.ts';
import { union } from './ranges.ts';
import { ROLLOUT_FORMAT, versionOf, type RolloutNet, type RolloutState, type SubjectSums } from './state.ts';
import { BLOCK, UNITS, type RolloutTask } from './task.ts';

/** The five chances of a sum, in order. */
export const CHANCES = ['win', 'winGammon', 'winBackgammon', 'loseGammon', 'loseBackgammon'] as const satisfies readonly (keyof Probabilities)[];

/** Numbers that are summed up of a subject: the chances, and with the cube the equity. */
export const numbersOf = ({ cubeful }: Pick<RolloutTask, 'cubeful'>): number => CHANCES.length + (cubeful ? 1 : 0);

/** A rollout of which nothing is done. */
export function startRollout(task: RolloutTask, net: RolloutNet): RolloutState {
  const numbers = numbersOf(task);
  const zero: SubjectSums = { chances: new Array<number>(numbers).fill(0), squares: new Array<string>(numbers).fill('0'), equity: 0 };
  return {
    format: ROLLOUT_FORMAT, version: versionOf(task), task, net, done: [],
    sums: task.subjects.map(() => zero), products: task.subjects.map((_, i) => Array.from({ length: i + 1 }, () => '0')), open: [],
  };
}

/** Equity of a block by its sums, in the same units, whole. */
export function blockEquity({ game, scoring, cubeful }: RolloutTask, [win, winGammon, winBackgammon, loseGammon, loseBackgammon, withCube]: readonly number[]): number {
  if (cubeful) return withCube!;
  const { gammon, backgammon } = winStakes(game, scoring);
  return Math.round(2 * win! - BLOCK * UNITS + (gammon - 1) * (winGammon! - loseGammon!) + (backgammon - gammon) * (winBackgammon! - loseBackgammon!));
}

const plus = (digits: string, more: bigint): string => String(BigInt(digits) + more);
const product = (a: number, b: number): bigint => BigInt(a) * BigInt(b);

/** Adds a block: its sums of chances by subject. */
export function addBlock(state: RolloutState, block: number, chances: readonly (readonly number[])[]): RolloutState {
  const equities = chances.map((each) => blockEquity(state.task, each));
  return {
    ...state,
    done: union(state.done, [[block, block + 1]]),
    sums: state.sums.map((sums, i) => ({
      chances: sums.chances.map((sum, k) => sum + chances[i]![k]!),
      squares: sums.squares.map((sum, k) => plus(sum, product(chances[i]![k]!, chances[i]![k]!))),
      equity: sums.equity + equities[i]!,
    })),
    products: state.products.map((row, i) => row.map((sum, j) => plus(sum, product(equities[i]!, equities[j]!)))),
  };
}

/** Sums of blocks that are in one state or the other; what is open is left out. */
export function addStates(a: RolloutState, b: RolloutState): RolloutState {
  return {
    ...a,
    done: union(a.done, b.done),
    sums: a.sums.map((sums, i) => ({
      chances: sums.chances.map((sum, k) => sum + b.sums[i]!.chances[k]!),
      squares: sums.squares.map((sum, k) => plus(sum, BigInt(b.sums[i]!.squares[k]!))),
      equity: sums.equity + b.sums[i]!.equity,
    })),
    products: a.products.map((row, i) => row.map((sum, j) => plus(sum, BigInt(b.products[i]![j]!)))),
    open: [],
  };
}
