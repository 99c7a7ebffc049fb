/**
 * Legal plays of long nard a second time, for tests only: written straight from the rules, one sequence of steps after another,
 * sharing nothing with the engine. Points are counted along each side's own path as the rules' texts do: 1 = head … 24, 25 = off.
 */
import type { Roll } from '../../core/dice.ts';
import type { LongRules } from '../../core/long-rules.ts';
import type { Counts, Position } from '../../core/position.ts';

const OFF = 25;

interface Turn {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly rules: LongRules;
  readonly mayLeaveHead: number;
}

/** Where a turn has come to: checkers by path point, how many have left the head, the checker that must go on (0 = none). */
interface Stage {
  readonly mine: readonly number[];
  readonly left: number;
  readonly mustMove: number;
}

const alongPath = (counts: Counts): number[] => Array.from({ length: 26 }, (_, point) => (point === 0 ? 0 : counts[25 - point]!));
const theirPoint = (point: number): number => (point <= 12 ? point + 12 : point - 12);
const isHeld = (turn: Pick<Turn, 'theirs'>, point: number): boolean => point <= 24 && turn.theirs[theirPoint(point)]! > 0;

/** Six points of the enemy's path in a row, and the rule of the variant does not allow it. */
function hasForbiddenRow({ theirs, rules }: Turn, mine: readonly number[]): boolean {
  for (let start = 1; start + 5 <= 24; start++) {
    const row = [0, 1, 2, 3, 4, 5].map((n) => start + n);
    if (!row.every((point) => mine[theirPoint(point)]! > 0)) continue;
    const enemyBeyond = theirs.some((n, point) => n > 0 && point > start + 5);
    const enemyHome = theirs.some((n, point) => n > 0 && point >= 19);
    const allowed = { none: true, ahead: enemyBeyond, home: enemyHome, never: false }[rules.block];
    if (!allowed) return true;
  }
  return false;
}

/** Points from which a checker can go off with a die. */
function bearsOff({ rules }: Turn, mine: readonly number[], die: number): number[] {
  const occupied = mine.flatMap((n, point) => (n > 0 && point < OFF ? [point] : []));
  if (occupied.some((point) => point < 19)) return [];
  const exact = OFF - die;
  if (occupied.includes(exact)) return [exact];
  if (rules.bearoff === 'strict') return occupied.some((point) => point < exact) ? [] : occupied.slice(0, 1);
  // The next lower one, counted from the edge: whether any stands farther does not matter.
  return occupied.filter((point) => point > exact).slice(0, 1);
}

function afterDie(turn: Turn, { mine, left, mustMove }: Stage, die: number): Stage[] {
  const stages: Stage[] = [];
  const off = bearsOff(turn, mine, die);
  for (let from = 1; from <= 24; from++) {
    if (mine[from] === 0 || (mustMove && from !== mustMove)) continue;
    if (from === 1 && left >= turn.mayLeaveHead) continue;
    const to = from + die > 24 ? OFF : from + die;
    if (to === OFF ? !off.includes(from) : isHeld(turn, to)) continue;
    const after = mine.map((n, point) => n - (point === from ? 1 : 0) + (point === to ? 1 : 0));
    const forbidden = hasForbiddenRow(turn, after);
    if (forbidden && (turn.rules.transient === 'no' || (turn.rules.transient === 'same_checker' && to === OFF))) continue;
    stages.push({ mine: after, left: left + (from === 1 ? 1 : 0), mustMove: forbidden && turn.rules.transient === 'same_checker' ? to : 0 });
  }
  return stages;
}

/** Final boards by the number of dice played in this order; a turn may end wherever no forbidden row stands. */
function inOrder(turn: Turn, dice: readonly number[]): string[][] {
  let stages: Stage[] = [{ mine: turn.mine, left: 0, mustMove: 0 }];
  return dice.map((die) => {
    const next = stages.flatMap((stage) => afterDie(turn, stage, die));
    stages = [...new Map(next.map((stage) => [`${stage.mine}/${stage.left}/${stage.mustMove}`, stage])).values()];
    return stages.filter(({ mine }) => !hasForbiddenRow(turn, mine)).map(({ mine }) => mine.join());
  });
}

/** How many checkers may leave the head: the exceptions to “one a turn”. */
function headLimit(turn: Omit<Turn, 'mayLeaveHead'>, [a, b]: Roll, isFirst: boolean): 1 | 2 {
  const isDouble = a === b;
  if (turn.rules.head === 'any_double') return isDouble ? 2 : 1;
  if (!isFirst) return 1;
  if (turn.rules.head === 'first_double') return isDouble ? 2 : 1;
  const way = (dice: readonly number[]): number[] => dice.map((_, n) => 1 + dice.slice(0, n + 1).reduce((sum, die) => sum + die, 0));
  const isFree = (point: number): boolean => point <= 24 && !isHeld(turn, point);
  if (turn.rules.head === 'first_blocked') {
    const orders = isDouble ? [[a, a, a, a]] : [[a, b], [b, a]];
    return orders.some((dice) => way(dice).every(isFree)) ? 1 : 2;
  }
  if (!isDouble || ![3, 4, 6].includes(a)) return 1;
  if (turn.rules.head === 'first_346') return 2;
  return way([a, a, a, a]).find((point) => !isFree(point)) === 13 ? 2 : 1;
}

/** Distinct final arrangements of the mover, each as counts by the position's own slots; empty for a dance. */
export function slowLongResults(position: Position, rules: LongRules, roll: Roll): Set<string> {
  const base = { mine: alongPath(position.mover), theirs: alongPath(position.opponent), rules };
  base.mine[OFF] = position.mover[0]!;
  base.theirs[OFF] = position.opponent[0]!;
  const isFirst = position.first?.mover ?? position.mover[24] === 15;
  const turn: Turn = { ...base, mayLeaveHead: headLimit(base, roll, isFirst) };
  const [a, b] = roll;
  const orders = a === b ? [inOrder(turn, [a, a, a, a])] : [inOrder(turn, [a, b]), inOrder(turn, [b, a])];
  const most = Math.max(...orders.map((boards) => boards.findLastIndex((ends) => ends.length > 0)));
  if (most < 0) return new Set();
  let best = orders.map((boards) => boards[most]!);
  if (a !== b && most === 0 && rules.largerDie) {
    const [larger, smaller] = a > b ? best : [...best].reverse();
    best = [larger!.length ? larger! : smaller!];
  }
  return new Set(best.flat().map((board) => board.split(',').reverse().join()));
}
