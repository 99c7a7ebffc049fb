/** The inputs of `assembly/inputs` again, slowly and from their descriptions: one question after another, in the order of slots. */
import { DICE } from '../../src/core/dice.ts';
import { BAR, OFF, pips, type Counts, type Position } from '../../src/core/position.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const THROWS = DICE.flatMap((a) => DICE.map((b) => [a, b] as const));

/** A block of columns: `width` answers to each of `questions` questions. */
interface Block {
  readonly questions: number;
  readonly width: number;
}

/** Turns answers (null = nothing to add), grouped by block, into columns that count from 1. */
function columnsOf(blocks: readonly { readonly block: Block; readonly answers: readonly (number | null)[] }[]): number[] {
  const columns: number[] = [];
  let first = 1;
  for (const { block, answers } of blocks) {
    answers.forEach((answer, question) => columns.push(answer === null ? 0 : first + question * block.width + answer));
    first += block.questions * block.width;
  }
  return columns;
}

const bits = (flags: readonly boolean[]): number => sum(flags.map((flag, bit) => (flag ? 2 ** bit : 0)));
const behind = (counts: Counts): number => sum(counts.slice(19));

/** Own points as the other side numbers them. */
const facing = (point: number): number => 25 - point;

/** Whether a throw lets somebody of `counts` hit a blot of `other`, one checker at a time. */
function hits(counts: Counts, other: Counts, [a, b]: readonly [number, number]): boolean {
  const on = (point: number): number => (point >= 1 && point <= 24 ? other[facing(point)]! : 0);
  const blot = (point: number): boolean => on(point) === 1;
  const open = (point: number): boolean => point >= 1 && on(point) < 2;
  const walk = (from: number, dice: readonly number[]): boolean => {
    const [die, ...rest] = dice;
    if (die === undefined) return false;
    return blot(from - die) || (open(from - die) && walk(from - die, rest));
  };
  const orders = a === b ? [[a, a, a, a]] : [[a, b], [b, a]];
  const points = range(1, 24).filter((point) => counts[point]! > 0);
  if (counts[BAR] === 0) return orders.some((dice) => points.some((point) => walk(point, dice)));
  return orders.some(([first, ...rest]) => {
    const entered = BAR - first!;
    if (blot(entered)) return true;
    if (!open(entered) || counts[BAR]! > 1) return false;
    return [entered, ...points].some((point) => walk(point, rest));
  });
}

/** Whether a throw takes a checker beyond the farthest of the next seven own points that are held against it. */
function escapes(from: number, isHeld: (point: number) => boolean, [a, b]: readonly [number, number]): boolean {
  // Only twelve points ahead count as held, also beyond the board's end.
  const held = (ahead: number): boolean => ahead <= 12 && from - ahead >= 1 && isHeld(from - ahead);
  const past = Math.max(0, ...range(1, 7).filter(held));
  const orders = a === b ? [[a, a, a, a]] : [[a, b], [b, a]];
  return orders.some((dice) => {
    let gone = 0;
    for (const die of dice) {
      if (held(gone + die)) break;
      gone += die;
    }
    return gone > past;
  });
}

const throwsThat = (works: (roll: readonly [number, number]) => boolean): number => THROWS.filter(works).length;

/** Slots of a position with contact, unpadded. */
export function slowContactInputs({ mover, opponent }: Position): number[] {
  const sides = [mover, opponent] as const;
  const others = [opponent, mover] as const;
  const groups = (counts: Counts): (number | null)[] => [...range(1, BAR).filter((slot) => counts[slot]! > 0).reverse(), null, null].slice(0, 2);
  return columnsOf([
    { block: { questions: 50, width: 8 }, answers: sides.flatMap((side) => range(1, BAR).map((slot) => (side[slot] === 0 ? null : Math.min(8, side[slot]!) - 1))) },
    { block: { questions: 2, width: 15 }, answers: sides.map((side) => (side[OFF] === 0 ? null : side[OFF]! - 1)) },
    {
      block: { questions: 38, width: 64 },
      answers: sides.flatMap((side) => range(1, 19).map((first) => {
        const made = range(first, first + 5).map((point) => side[point]! >= 2);
        return made.filter(Boolean).length < 2 ? null : bits(made);
      })),
    },
    { block: { questions: 2, width: 48 }, answers: sides.map((side) => Math.min(47, Math.floor(pips(side) / 6))) },
    { block: { questions: 1, width: 41 }, answers: [Math.min(40, Math.floor(Math.max(0, pips(opponent) - pips(mover) + 120) / 6))] },
    { block: { questions: 2, width: 37 }, answers: sides.map((side, n) => throwsThat((roll) => hits(side, others[n]!, roll))) },
    {
      block: { questions: 4, width: 37 },
      answers: sides.flatMap((side, n) => groups(side).map((point) => point && throwsThat((roll) => escapes(point, (held) => others[n]![facing(held)]! >= 2, roll)))),
    },
    {
      block: { questions: 4, width: 64 },
      answers: sides.flatMap((side, n) =>
        groups(side).map((point) => point && bits(range(1, 6).map((ahead) => point - ahead >= 1 && others[n]![facing(point - ahead)]! >= 2)))),
    },
    {
      block: { questions: 2, width: 3 * 64 },
      answers: sides.map((side, n) => (side[BAR] === 0 ? null : (Math.min(3, side[BAR]!) - 1) * 64 + bits(range(19, 24).map((point) => others[n]![facing(point)]! >= 2)))),
    },
    { block: { questions: 2, width: 16 }, answers: sides.map(behind) },
  ]);
}

/** Slots of a position without contact, as long nard's race net sees it, unpadded. */
export function slowRaceInputs({ mover, opponent }: Position): number[] {
  const sides = [mover, opponent] as const;
  const homeward = (side: Counts): number => sum(range(7, 24).map((point) => (point - 6) * side[point]!));
  return columnsOf([
    { block: { questions: 48, width: 15 }, answers: sides.flatMap((side) => range(1, 24).map((point) => (side[point] === 0 ? null : side[point]! - 1))) },
    { block: { questions: 2, width: 16 }, answers: sides.map((side) => side[OFF]!) },
    { block: { questions: 2, width: 90 }, answers: sides.map((side) => Math.min(89, Math.floor(pips(side) / 2))) },
    { block: { questions: 2, width: 64 }, answers: sides.map((side) => (side[OFF] === 0 ? Math.min(63, homeward(side)) : null)) },
    { block: { questions: 1, width: 101 }, answers: [Math.min(100, Math.max(0, pips(opponent) - pips(mover) + 50))] },
  ]);
}

/** Slots of the mover's side of a position without contact, unpadded. */
export function slowSideInputs({ mover }: Position): number[] {
  const beyond = (point: number): number => sum(range(point + 1, 24).map((each) => (each - point) * mover[each]!));
  return columnsOf([
    { block: { questions: 24, width: 15 }, answers: range(1, 24).map((point) => (mover[point] === 0 ? null : mover[point]! - 1)) },
    { block: { questions: 1, width: 16 }, answers: [mover[OFF]!] },
    { block: { questions: 1, width: 90 }, answers: [Math.min(89, Math.floor(pips(mover) / 2))] },
    { block: { questions: 1, width: 64 }, answers: [Math.min(63, beyond(6))] },
    { block: { questions: 1, width: 32 }, answers: [Math.min(31, beyond(18))] },
  ]);
}

/** Slots of a long-nard position in which a side has still to come past the other, unpadded. */
export function slowLongInputs({ mover, opponent }: Position): number[] {
  const sides = [mover, opponent] as const;
  const others = [opponent, mover] as const;
  const across = (point: number): number => (point > 12 ? point - 12 : point + 12);
  const held = (n: number) => (point: number): boolean => others[n]![across(point)]! > 0;
  const points = (side: Counts): number[] => range(1, 24).filter((point) => side[point]! > 0);
  const groups = (side: Counts): (number | null)[] => [...points(side).reverse(), null, null, null].slice(0, 3);
  return columnsOf([
    { block: { questions: 46, width: 7 }, answers: sides.flatMap((side) => range(1, 23).map((point) => (side[point] === 0 ? null : Math.min(7, side[point]!) - 1))) },
    { block: { questions: 2, width: 15 }, answers: sides.map((side) => (side[24] === 0 ? null : side[24]! - 1)) },
    { block: { questions: 2, width: 15 }, answers: sides.map((side) => (side[OFF] === 0 ? null : side[OFF]! - 1)) },
    {
      block: { questions: 38, width: 64 },
      answers: sides.flatMap((side) => range(1, 19).map((first) => {
        const row = range(first, first + 5).map((enemyPoint) => side[across(enemyPoint)]! > 0);
        return row.filter(Boolean).length < 2 ? null : bits(row);
      })),
    },
    { block: { questions: 2, width: 61 }, answers: sides.map((side) => Math.min(60, Math.floor(pips(side) / 6))) },
    { block: { questions: 1, width: 61 }, answers: [Math.min(60, Math.floor(Math.max(0, pips(opponent) - pips(mover) + 180) / 6))] },
    { block: { questions: 8, width: 16 }, answers: sides.flatMap((side) => [1, 7, 13, 19].map((first) => sum(side.slice(first, first + 6)))) },
    { block: { questions: 2, width: 25 }, answers: sides.map((side) => points(side)[0]!) },
    { block: { questions: 6, width: 37 }, answers: sides.flatMap((side, n) => groups(side).map((point) => point && throwsThat((roll) => escapes(point, held(n), roll)))) },
    {
      block: { questions: 6, width: 64 },
      answers: sides.flatMap((side, n) => groups(side).map((point) => point && bits(range(1, 6).map((ahead) => point - ahead >= 1 && held(n)(point - ahead))))),
    },
    {
      block: { questions: 12, width: 4 },
      answers: sides.flatMap((side, n) => DICE.map((die) => Math.min(3, points(side).filter((point) => point > die && !held(n)(point - die)).length))),
    },
  ]);
}
