/** The rule book of `core` over the wasm's rules. */
import type { Roll } from '../core/dice.ts';
import { isDouble } from '../core/dice.ts';
import type { Play, SpelledMove, Step } from '../core/play.ts';
import type { Position } from '../core/position.ts';
import type { LegalPlay, RuleBook } from '../core/rule-book.ts';
import { matchSpelling } from './spelling.ts';
import { boardKey, instantiate, readBoard, readSteps, writeBoard, type Wasm, type WasmSource } from './wasm.ts';

/** The rule book alone, from `rules.wasm`. */
export const loadRules = async (source: WasmSource): Promise<RuleBook> => createRuleBook(await instantiate(source));

/** Any entry's wasm will do: all of them export the rules. */
export function createRuleBook(wasm: Wasm): RuleBook {
  const { exports } = wasm;
  const board = exports.boardAt();
  const result = exports.boardsAt(0);
  const steps = exports.stepsAt();
  /** The board after `depth` steps, 0..4. */
  const after = (depth: number): number => exports.boardsAt(1 + depth);

  /** Results of a roll on the board, in the engine's order. */
  function results(position: Position, roll: Roll): Position[] {
    writeBoard(wasm, board, position);
    return Array.from({ length: exports.playsOf(...roll) }, (_, index) => {
      exports.expandResult(index, result);
      return readBoard(wasm, result, position.game);
    });
  }

  /** A way to a result of the roll that was last asked about. */
  const route = (index: number, roll: Roll): Play => readSteps(wasm, steps, exports.routeOf(index, ...roll));

  const plays = (position: Position, roll: Roll): LegalPlay[] =>
    results(position, roll).map((each, index) => ({ result: each, play: route(index, roll) }));

  /** Keys of the final boards of a roll. */
  function finals(roll: Roll): Set<string> {
    return new Set(
      Array.from({ length: exports.playsOf(...roll) }, (_, index) => {
        exports.expandResult(index, result);
        return boardKey(wasm, result);
      }),
    );
  }

  /** Single steps by one die from the board after `depth` steps; each is written to the next board while it is handed out. */
  function* stepsBy(die: number, depth: number): Generator<Step> {
    for (let sources = exports.sourcesOf(after(depth), die), from = 0; sources !== 0; sources >>>= 1, from++) {
      if ((sources & 1) === 0) continue;
      const to = Math.max(0, from - die);
      yield { from, to, hit: exports.stepOn(after(depth), from, to, after(depth + 1)) === 1 };
    }
  }

  /** Whether the dice that are left can take the board after `depth` steps to a final one. */
  function leads(dice: readonly number[], depth: number, goals: ReadonlySet<string>): boolean {
    for (const die of new Set(dice)) {
      for (const _ of stepsBy(die, depth)) if (leads(without(dice, die), depth + 1, goals)) return true;
    }
    return goals.has(boardKey(wasm, after(depth)));
  }

  function nextSteps(position: Position, roll: Roll, done: Play): Step[] {
    writeBoard(wasm, board, position);
    const goals = finals(roll);
    writeBoard(wasm, after(0), position);
    const next = new Map<string, Step>();
    // Bearing off does not say which die was used, so every way to read the steps is followed.
    const follow = (dice: readonly number[], depth: number): void => {
      for (const die of new Set(dice)) {
        for (const step of stepsBy(die, depth)) {
          const made = done[depth];
          const rest = without(dice, die);
          if (!made) {
            if (leads(rest, depth + 1, goals)) next.set(`${step.from}/${step.to}`, step);
          } else if (made.from === step.from && made.to === step.to) {
            follow(rest, depth + 1);
          }
        }
      }
    };
    follow(isDouble(roll) ? [roll[0], roll[0], roll[0], roll[0]] : roll, 0);
    return [...next.values()];
  }

  function afterSteps(position: Position, made: Play): Position {
    writeBoard(wasm, board, position);
    for (const { from, to } of made) exports.stepOn(board, from, to, board);
    return readBoard(wasm, board, position.game);
  }

  function find(position: Position, roll: Roll, spelled: readonly SpelledMove[]): LegalPlay | null {
    const legal = results(position, roll);
    if (legal.length === 0) return spelled.length === 0 ? { result: position, play: [] } : null;
    const index = matchSpelling(position, legal, spelled);
    return index < 0 ? null : { result: legal[index]!, play: route(index, roll) };
  }

  return { plays, nextSteps, afterSteps, find };
}

function without(dice: readonly number[], die: number): number[] {
  const at = dice.indexOf(die);
  return dice.filter((_, i) => i !== at);
}
