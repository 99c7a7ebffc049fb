/** The rule book of `core` over the wasm's rules. */
import type { Roll } from '../core/dice.ts';
import { NARDEON_RULES, type LongRules } from '../core/long-rules.ts';
import type { Play, SpelledMove, Step } from '../core/play.ts';
import { afterThrow, type Position } from '../core/position.ts';
import type { LegalPlay, RuleBook } from '../core/rule-book.ts';
import { longFlags } from './long-flags.ts';
import { createRefusals } from './refusal.ts';
import { matchSpelling } from './spelling.ts';
import { createTurnSteps } from './turn-steps.ts';
import { instantiate, readAfter, readSteps, writeBoard, type Wasm, type WasmSource } from './wasm.ts';

/** The rule book alone, from `rules.wasm`. */
export const loadRules = async (source: WasmSource, rules?: LongRules): Promise<RuleBook> => createRuleBook(await instantiate(source), rules);

/**
 * Any entry's wasm will do: all of them export the rules. Answers for positions of both games, long nard's by `rules`; several
 * rule books may share one wasm.
 */
export function createRuleBook(wasm: Wasm, rules: LongRules = NARDEON_RULES): RuleBook {
  const { exports } = wasm;
  const board = exports.boardAt();
  const result = exports.boardsAt(0);
  const steps = exports.stepsAt();
  const turns = createTurnSteps(wasm);
  const refuse = createRefusals(wasm, turns, rules);

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

  function refusal(position: Position, roll: Roll, done: Play, from: number, to: number): ReturnType<RuleBook['refusal']> {
    choose(position);
    return refuse({ position, roll, done }, from, to);
  }

  function afterSteps(position: Position, made: Play): Position {
    choose(position);
    writeBoard(wasm, board, position);
    for (const { from, to } of made) exports.stepOn(board, from, to, board);
    return readAfter(wasm, board, position);
  }

  function find(position: Position, roll: Roll, spelled: readonly SpelledMove[]): LegalPlay | null {
    const legal = results(position, roll);
    if (legal.length === 0) return spelled.length === 0 ? { result: afterThrow(position), play: [] } : null;
    const index = matchSpelling(position, legal, spelled);
    return index < 0 ? null : { result: legal[index]!, play: route(index, roll) };
  }

  return { plays, nextSteps, refusal, afterSteps, find };
}
