/** Why a step is refused: the engine names the rule that forbids the step alone; what only the whole turn forbids is judged here. */
import { isDouble, type Roll } from '../core/dice.ts';
import type { LongRules } from '../core/long-rules.ts';
import { BAR, OFF, type Position } from '../core/position.ts';
import type { Play } from '../core/play.ts';
import type { Refusal, RefusalCode } from '../core/refusal.ts';
import type { Reading, TurnSteps } from './turn-steps.ts';
import type { Wasm } from './wasm.ts';

/** In the order of the numbers of `assembly/refusal.ts`. */
const STEP_REFUSALS = [null, 'not_yours', 'bar_first', 'point_closed', 'not_all_home', 'farther_checker', 'head', 'block_open_again', 'block'] as const;

export interface Turn {
  readonly position: Position;
  readonly roll: Roll;
  readonly done: Play;
}

/** The caller has chosen the game and its rules in the wasm before each call. */
export function createRefusals(wasm: Wasm, turns: TurnSteps, rules: LongRules): (turn: Turn, from: number, to: number) => Refusal | null {
  const { exports } = wasm;

  const counts = (board: number): Uint8Array => wasm.bytes().subarray(board, board + BAR + 1);
  const farthest = (board: number): number => counts(board).findLastIndex((n) => n > 0);
  const blockCode: RefusalCode = rules.block === 'home' ? 'block_home' : rules.block === 'never' ? 'block_never' : 'block_ahead';

  /** What forbids one step by one die, whatever the rest of the turn; null when nothing does. */
  function stepRefusal({ position }: Turn, { board, last }: Reading, from: number, die: number): Refusal | null {
    const code = STEP_REFUSALS[exports.refusalOf(board, from, die, last)]!;
    const to = Math.max(OFF, from - die);
    switch (code) {
      case null:
        return null;
      case 'point_closed':
        return { code, facts: { point: to } };
      case 'not_all_home':
      case 'farther_checker':
        return { code, facts: { point: farthest(board), die } };
      case 'head':
        return { code: position.mover[from]! - counts(board)[from]! > 1 ? 'head_twice' : 'head_once', facts: {} };
      case 'block':
        return { code: blockCode, facts: { point: to } };
      case 'block_open_again':
        return { code, facts: { point: last } };
      default:
        return { code, facts: { from } };
    }
  }

  /** What the whole turn has against a step that is legal by itself. */
  function turnRefusal({ roll, done }: Turn, { dice, board }: Reading, from: number, to: number, die: number): Refusal {
    exports.stepOn(board, from, to, turns.boardAfter(done.length + 1));
    const ends = turns.leads(without(dice, die), done.length + 1, to, (after) => Boolean(exports.mayEndOn(after)));
    if (!ends) return { code: blockCode, facts: { point: to } };
    // All plays of a roll have equally many steps, but for a last checker that goes off with one die or two.
    const most = exports.playsOf(...roll) > 0 ? exports.routeOf(0, ...roll) : 0;
    if (isDouble(roll)) return { code: 'most_steps', facts: { most } };
    return most > 1 ? { code: 'both_dice', facts: {} } : { code: 'larger_die', facts: { die: Math.max(...roll) } };
  }

  /** A way of several dice is refused for what forbids its first step, or the first of the rest. */
  function wayRefusal(turn: Turn, dice: readonly number[], from: number, to: number): Refusal | null {
    for (const die of [...new Set(dice)].sort((a, b) => b - a)) {
      const stop = from - die;
      if (stop <= to || !canCover(stop - to, without(dice, die), to === OFF)) continue;
      return explain(turn, from, stop) ?? explain({ ...turn, done: [...turn.done, { from, to: stop, hit: false }] }, stop, to);
    }
    return null;
  }

  /** Whether the checker gets there by steps that may come next. */
  function arrives(turn: Turn, from: number, to: number): boolean {
    const own = [...turns.readings(turn.position, turn.roll, turn.done)].flatMap(({ next }) => next.filter((step) => step.from === from));
    return own.some((step) => step.to === to || (step.to > to && arrives({ ...turn, done: [...turn.done, step] }, step.to, to)));
  }

  function explain(turn: Turn, from: number, to: number): Refusal | null {
    if (arrives(turn, from, to)) return null;
    const reading: Reading | undefined = turns.readings(turn.position, turn.roll, turn.done).next().value;
    if (!reading?.dice.length) return { code: 'turn_complete', facts: {} };
    const { dice, board, last } = reading;
    if (!(counts(board)[from]! > 0) || from === OFF) return { code: 'not_yours', facts: { from } };
    if (to >= from) return { code: 'wrong_way', facts: { from, to } };
    const fitting = [...new Set(dice)].filter((die) => (to === OFF ? die >= from : die === from - to)).sort((a, b) => a - b);
    for (const die of fitting) {
      const alone = stepRefusal(turn, reading, from, die);
      if (!alone) return turnRefusal(turn, reading, from, to, die);
      if (die === fitting.at(-1)) return alone;
    }
    // No die fits: what holds for any die is said first.
    const anyway = STEP_REFUSALS[exports.refusalOf(board, from, from - to, last)];
    if (anyway === 'bar_first' || anyway === 'not_all_home') return stepRefusal(turn, reading, from, from - to);
    return wayRefusal(turn, dice, from, to) ?? { code: 'no_such_die', facts: { from, to, dice: dice.join(', ') } };
  }

  return explain;
}

const without = (dice: readonly number[], die: number): number[] => dice.filter((_, i) => i !== dice.indexOf(die));

/** Whether some of the dice add up to the way; a way off may be shorter. */
const canCover = (pips: number, dice: readonly number[], isOff: boolean): boolean =>
  dice.some((die) => die === pips || (isOff && die > pips) || (die < pips && canCover(pips - die, without(dice, die), isOff)));
