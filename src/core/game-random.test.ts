import { beforeAll, describe, expect, it } from 'vitest';
import { createRuleBook } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { instantiate, type Wasm } from '../engine/wasm.ts';
import { startGame, type GameOptions, type GameState } from './game-state.ts';
import { CHECKERS } from './games.ts';
import { facing, total } from './position.ts';
import { LONG_PRESETS } from './presets.ts';
import type { RuleBook } from './rule-book.ts';
import { MONEY } from './situation.ts';
import { presetTerms } from './terms.ts';
import { CALM, gameOptions, playOut, seeded, type Temper } from './testing/play-through.ts';

/** `npm run test:long` plays ten thousand. */
const GAMES = Number(process.env.NARDSCOPE_RANDOM_GAMES ?? 40);

let wasm: Wasm;
beforeAll(async () => { wasm = await instantiate(builtWasm('rules')); });

/** Fifteen checkers a side, no point of both, one to act exactly while the game goes on, a result exactly at its end. */
function expectSound({ options: { game }, checkers: [mine, theirs], phase, turn, result }: GameState): void {
  const sound = total(mine) === CHECKERS && total(theirs) === CHECKERS
    && mine.every((n, slot) => slot === 0 || slot === 25 || n === 0 || theirs[facing(game, slot)] === 0)
    && (turn === null) === (phase === 'start' || phase === 'over') && (result !== null) === (phase === 'over')
    && (game === 'short' || mine[25]! + theirs[25]! === 0);
  if (!sound) throw new Error(`not a state of a game: ${JSON.stringify({ mine, theirs, phase, turn, result })}`);
}

function playMany(options: GameOptions, rules: RuleBook, temper: Temper, seed: number): GameState[] {
  const random = seeded(seed);
  return Array.from({ length: GAMES }, () => {
    const end = playOut(startGame(options), random, rules, temper, expectSound);
    expectSound(end);
    return end;
  });
}

describe(`${GAMES} random games of each kind to the end, through the public API`, () => {
  const short = (changes: Partial<GameOptions> = {}): GameOptions => gameOptions({ score: { ...MONEY, beavers: true }, automaticDoubles: true, ...changes });
  it('short nard, borne off', () => {
    for (const { result } of playMany(short(), createRuleBook(wasm), CALM, 1)) expect([1, 2, 3, 4, 6]).toContain(Math.max(...result!.points));
  });
  it('short nard with cube and resignations', () => {
    for (const { result, cube } of playMany(short(), createRuleBook(wasm), { double: 60, resign: 10 }, 2)) {
      expect(result!.points.filter((points) => points > 0)).toHaveLength(1);
      expect(Math.max(...result!.points) % (result!.by === 'drop' ? 1 : cube.value)).toBe(0);
    }
  });
  it.each(LONG_PRESETS.map(({ id, version, rules }, i) => [id, version, rules, i] as const))('long nard, %s', (id, version, rules, i) => {
    const options = gameOptions({ game: 'long', preset: { id, version }, terms: presetTerms('long', id) });
    for (const { result } of playMany(options, createRuleBook(wasm, rules), CALM, 10 + i)) {
      if (result!.winner === null) expect(result!.points).toEqual([0.5, 0.5]);
      else expect([result!.points[result!.winner], result!.points[1 - result!.winner]]).toEqual([result!.kind === 'single' ? 1 : 2, 0]);
    }
  });
});
