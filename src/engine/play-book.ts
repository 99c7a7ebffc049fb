/** Legal plays over the wasm's rules. Why others are not legal, and how plays are spelled, are parts of their own: a board on a page asks that seldom. */
import type { Roll } from '../core/dice.ts';
import { NARDEON_RULES, type LongRules } from '../core/long-rules.ts';
import type { Play, SpelledMove, Step } from '../core/play.ts';
import { afterThrow, type Position } from '../core/position.ts';
import type { LegalPlay, RuleBook } from '../core/rule-book.ts';
import { longFlags } from './long-flags.ts';
import type { createRefusals } from './refusal.ts';
import type { matchSpelling } from './spelling.ts';
import { createTurnSteps } from './turn-steps.ts';
import { readAfter, readSteps, writeBoard, type Wasm } from './wasm.ts';

export interface PlayBook extends Omit<RuleBook, 'refusal' | 'find'> {
  refusalBy(create: typeof createRefusals): RuleBook['refusal'];
  findBy(match: typeof matchSpelling): RuleBook['find'];
}

/**
 * Any entry's wasm will do: all of them export the rules. Answers for positions of both games, long nard's by `rules`; several
 * rule books may share one wasm.
 */
export function createPlayBook(wasm: Wasm, rules: LongRules = NARDEON_RULES): PlayBook {
  const { exports } = wasm;
  const board = exports.boardAt();
  const result = exports.boardsAt(0);
  const steps = exports.stepsAt();
  const turns = createTurnSteps(wasm);

  /** Tells the wasm which game and rules the next calls are about. */
  function choose({ game, first }: Position): void {
    if (game === 'short') exports.chooseShort();
    else exports.chooseLong(longFlags(rules, first));
  }

  /** Results of a roll on the board, in the engine's order. */
  function results(position: Position, roll: Roll): Position[] {
    choose(position);
    writeBoard(wasm, board, position);
    return Array.from({ length: exports.playsOf(...roll) }, (_, index) => {
      exports.expandResult(index, result);
      return readAfter(wasm, result, position);
    });
  }

  /** A way to a result of the roll that was last asked about. */
  const route = (index: number, roll: Roll): Play => readSteps(wasm, steps, exports.routeOf(index, ...roll));

  const plays = (position: Position, roll: Roll): LegalPlay[] =>
    results(position, roll).map((each, index) => ({ result: each, play: route(index, roll) }));

  function nextSteps(position: Position, roll: Roll, done: Play): Step[] {
    choose(position);
    const next = new Map<string, Step>();
    for (const reading of turns.readings(position, roll, done)) for (const step of reading.next) next.set(`${step.from}/${step.to}`, step);
    return [...next.values()];
  }

  function refusalBy(create: typeof createRefusals): RuleBook['refusal'] {
    const refuse = create(wasm, turns, rules);
    return (position, roll, done, from, to) => {
      choose(position);
      return refuse({ position, roll, done }, from, to);
    };
  }

  function afterSteps(position: Position, made: Play): Position {
    choose(position);
    writeBoard(wasm, board, position);
    for (const { from, to } of made) exports.stepOn(board, from, to, board);
    return readAfter(wasm, board, position);
  }

  const findBy = (match: typeof matchSpelling) => (position: Position, roll: Roll, spelled: readonly SpelledMove[]): LegalPlay | null => {
    const legal = results(position, roll);
    if (legal.length === 0) return spelled.length === 0 ? { result: afterThrow(position), play: [] } : null;
    const index = match(position, legal, spelled);
    return index < 0 ? null : { result: legal[index]!, play: route(index, roll) };
  };

  return { plays, nextSteps, refusalBy, afterSteps, findBy };
}
