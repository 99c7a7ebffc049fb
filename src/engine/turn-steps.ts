/** A turn step by step over the wasm's boards: what may come next after the steps already made. */
import { isDouble, type Roll } from '../core/dice.ts';
import { BAR, type Position } from '../core/position.ts';
import type { Play, Step } from '../core/play.ts';
import { boardKey, writeBoard, type Wasm } from './wasm.ts';

/** The board after `done` by one way to read the dice: bearing off does not say which die was used. */
export interface Reading {
  /** Dice that are left. */
  readonly dice: readonly number[];
  /** Pointer to the board; it stays until the next reading. */
  readonly board: number;
  /** Where the last step ended, BAR at the start. */
  readonly last: number;
  /** Steps that some legal play goes on with. */
  readonly next: readonly Step[];
}

export interface TurnSteps {
  /** Every way to read `done` as legal steps of the roll; none when they are not. */
  readings(position: Position, roll: Roll, done: Play): Generator<Reading>;
  /** Whether the dice lead from the board after `depth` steps to one that `isGoal` knows, perhaps at once. */
  leads(dice: readonly number[], depth: number, last: number, isGoal: (board: number) => boolean): boolean;
  /** Pointer to the board after so many steps, 0..4. */
  boardAfter(depth: number): number;
}

/** The caller has chosen the game and its rules in the wasm before each call. */
export function createTurnSteps(wasm: Wasm): TurnSteps {
  const { exports } = wasm;
  const boardAfter = (depth: number): number => exports.boardsAt(1 + depth);

  /** Keys of the final boards of a roll on the board. */
  function finals(roll: Roll): Set<string> {
    const result = exports.boardsAt(0);
    return new Set(
      Array.from({ length: exports.playsOf(...roll) }, (_, index) => {
        exports.expandResult(index, result);
        return boardKey(wasm, result);
      }),
    );
  }

  /** Single steps by one die from the board after `depth` steps; each is written to the next board while it is handed out. */
  function* stepsBy(die: number, depth: number, last: number): Generator<Step> {
    for (let sources = exports.sourcesOf(boardAfter(depth), die, last), from = 0; sources !== 0; sources >>>= 1, from++) {
      if ((sources & 1) === 0) continue;
      const to = Math.max(0, from - die);
      yield { from, to, hit: exports.stepOn(boardAfter(depth), from, to, boardAfter(depth + 1)) === 1 };
    }
  }

  function leads(dice: readonly number[], depth: number, last: number, isGoal: (board: number) => boolean, barren = new Set<string>()): boolean {
    if (isGoal(boardAfter(depth))) return true;
    const key = `${dice.join()}/${last}/${boardKey(wasm, boardAfter(depth))}`;
    if (barren.has(key)) return false;
    for (const die of new Set(dice)) {
      for (const { to } of stepsBy(die, depth, last)) if (leads(without(dice, die), depth + 1, to, isGoal, barren)) return true;
    }
    barren.add(key);
    return false;
  }

  function* follow(done: Play, dice: readonly number[], depth: number, last: number, isGoal: (board: number) => boolean): Generator<Reading> {
    const made = done[depth];
    if (made) {
      for (const die of new Set(dice)) {
        for (const { from, to } of stepsBy(die, depth, last)) {
          if (made.from === from && made.to === to) yield* follow(done, without(dice, die), depth + 1, to, isGoal);
        }
      }
      return;
    }
    const next: Step[] = [];
    const barren = new Set<string>();
    for (const die of new Set(dice)) {
      for (const step of stepsBy(die, depth, last)) if (leads(without(dice, die), depth + 1, step.to, isGoal, barren)) next.push(step);
    }
    yield { dice, board: boardAfter(depth), last, next };
  }

  function* readings(position: Position, roll: Roll, done: Play): Generator<Reading> {
    writeBoard(wasm, exports.boardAt(), position);
    const goals = finals(roll);
    writeBoard(wasm, boardAfter(0), position);
    const dice = isDouble(roll) ? [roll[0], roll[0], roll[0], roll[0]] : roll;
    yield* follow(done, dice, 0, BAR, (board) => goals.has(boardKey(wasm, board)));
  }

  return { readings, leads, boardAfter };
}

function without(dice: readonly number[], die: number): number[] {
  const at = dice.indexOf(die);
  return dice.filter((_, i) => i !== at);
}
