import { beforeAll, describe, expect, it } from 'vitest';
import { createRuleBook } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { instantiate, type Wasm } from '../engine/wasm.ts';
import { startGame, type GameState } from './game-state.ts';
import { total } from './position.ts';
import { CHECKERS } from './games.ts';
import { gameOptions, playOut, seeded } from './testing/play-through.ts';

/** `npm run test:long` plays ten thousand. */
const GAMES = Number(process.env.NARDSCOPE_RANDOM_GAMES ?? 300);

let wasm: Wasm;
beforeAll(async () => { wasm = await instantiate(builtWasm('rules')); });

function expectSound(state: GameState): void {
  if (state.checkers.some((counts) => total(counts) !== CHECKERS)) throw new Error(`checkers are lost: ${JSON.stringify(state.checkers)}`);
}

describe('random games played to the end', () => {
  it('short', () => {
    const random = seeded(1);
    const rules = createRuleBook(wasm);
    for (let n = 0; n < GAMES; n++) {
      const end = playOut(startGame(gameOptions({ score: { length: 0, points: [0, 0], crawford: false, jacoby: n % 2 === 0, beavers: true }, automaticDoubles: true })), random, rules, { double: 60, resign: 10 }, expectSound);
      expect(end.result!.points.filter((points) => points > 0)).toHaveLength(1);
    }
  });
});
