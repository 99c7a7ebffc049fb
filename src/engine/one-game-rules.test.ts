/** What boards on other pages load: the rules of one game alone say what the rules of both do. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLLS, type Roll } from '../core/dice.ts';
import type { Game } from '../core/games.ts';
import type { LongRules } from '../core/long-rules.ts';
import { positionKey, type Position } from '../core/position.ts';
import { createRuleBook } from './rule-book.ts';
import { longPositions, longRules } from './testing/long-positions.ts';
import { builtWasm, positions } from './testing/positions.ts';
import { instantiate, type Wasm } from './wasm.ts';

let both: Wasm;
let alone: Record<Game, Wasm>;
beforeAll(async () => {
  both = await instantiate(builtWasm('rules'));
  alone = { short: await instantiate(builtWasm('rules-short')), long: await instantiate(builtWasm('rules-long')) };
});

/** Results of a roll, each of which its route leads to. */
function results(wasm: Wasm, rules: LongRules | undefined, position: Position, roll: Roll): string[] {
  const book = createRuleBook(wasm, rules);
  return book.plays(position, roll).map(({ result, play }) => {
    expect(positionKey(book.afterSteps(position, play))).toBe(positionKey(result));
    return positionKey(result);
  }).sort();
}

describe('the same plays of every roll', () => {
  it.each(ROLLS.map(({ roll }) => [roll]))('%j', (roll) => {
    fc.assert(fc.property(positions(), (position) => { expect(results(alone.short, undefined, position, roll)).toEqual(results(both, undefined, position, roll)); }), { numRuns: 15 });
    fc.assert(fc.property(longPositions(), longRules(), (position, rules) => { expect(results(alone.long, rules, position, roll)).toEqual(results(both, rules, position, roll)); }), { numRuns: 60 });
  });
});
