/** Random games through the public API, for tests. */
import type { Die } from '../dice.ts';
import { act, isPossible } from '../game-play.ts';
import type { GameAction } from '../game-actions.ts';
import { doubleRefusal, raiseRefusal } from '../game-cube.ts';
import { resignable } from '../game-end.ts';
import { seenBy, type GameOptions, type GameState } from '../game-state.ts';
import { unwrap } from '../result.ts';
import type { RuleBook } from '../rule-book.ts';
import { MONEY } from '../situation.ts';
import { presetTerms } from '../terms.ts';

/** Seeded whole numbers below `limit`. */
export type Random = (limit: number) => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

export const twoDice = (random: Random): [Die, Die] => [(random(6) + 1) as Die, (random(6) + 1) as Die];

/** One game of money play between two people with whatever a test wants changed. */
export const gameOptions = (changes: Partial<GameOptions> = {}): GameOptions => ({
  game: 'short', preset: { id: 'backgammon', version: 1 }, terms: presetTerms(changes.game ?? 'short', changes.preset?.id ?? ''), score: MONEY, automaticDoubles: false, cubeCap: null, starter: null, dice: 'generator', claims: false,
  ...changes,
});

/** How likely the sides reach for the cube or give up, in 1000. */
export interface Temper {
  readonly double: number;
  readonly resign: number;
  /** Of making an illegal play and claiming one, where that is possible. */
  readonly cheat?: number;
}
export const CALM: Temper = { double: 0, resign: 0 };

/** A step of some checker by some number, legal or not; null when it is not even possible. */
function someCheating(state: GameState, random: Random, rules: RuleBook): GameAction | null {
  const { mover } = seenBy(state, state.turn!);
  const from = 1 + random(25);
  const action = { kind: 'enter', moves: [{ from, to: Math.max(0, from - 1 - random(6)), hit: false, count: 1 }] } as const;
  return mover[from]! > 0 && act(state, action, rules).ok ? action : null;
}

/** Most turns are entered as a whole, which is quicker; some are moved step by step, with second thoughts. */
function someMove(state: GameState, random: Random, rules: RuleBook, { cheat = 0 }: Temper): GameAction {
  const cheating = random(1000) < cheat ? someCheating(state, random, rules) : null;
  if (cheating) return cheating;
  if (state.complete && random(40) > 0) return { kind: 'pickUp' };
  // An illegal play is a whole one: it can be taken back, not gone on with.
  if (state.illegal || (state.steps.length > 0 && random(40) === 0)) return { kind: 'undo', all: random(2) === 0 };
  const position = seenBy(state, state.turn!);
  if (state.steps.length === 0 && random(12) > 0) {
    const legal = rules.plays(position, state.roll!);
    const { play } = legal[random(legal.length || 1)] ?? { play: [] };
    return { kind: 'enter', moves: play.map((step) => ({ ...step, count: 1 })) };
  }
  const next = rules.nextSteps(position, state.roll!, state.steps);
  const { from, to } = next[random(next.length || 1)] ?? { from: 0, to: 0 };
  return next.length === 0 ? { kind: 'pickUp' } : { kind: 'step', from, to };
}

/** Some action that the rules allow in a state; null when the game is over. */
export function someAction(state: GameState, random: Random, rules: RuleBook, temper: Temper = CALM): GameAction | null {
  if (state.last?.legal === false && random(4) === 0 && act(state, { kind: 'claim' }, rules).ok) return { kind: 'claim' };
  switch (state.phase) {
    case 'over':
      return null;
    case 'start':
      return { kind: 'start', dice: twoDice(random) };
    case 'roll':
      if (doubleRefusal(state) === null && random(1000) < temper.double) return { kind: 'double' };
      if (!state.lastThrow && random(1000) < temper.resign) return { kind: 'resign', by: random(2) as 0 | 1, win: resignable(state)[random(resignable(state).length)]! };
      return { kind: 'roll', dice: twoDice(random) };
    case 'move':
      return someMove(state, random, rules, temper);
    case 'answer':
    case 'beaver':
    case 'raccoon': {
      const raise = state.phase === 'answer' ? ('beaver' as const) : ('raccoon' as const);
      if (isPossible(state, raise) && raiseRefusal(state) === null && random(4) === 0) return { kind: raise };
      return { kind: random(3) === 0 ? 'drop' : 'take' };
    }
    case 'resignation':
      return { kind: 'answerResign', accept: random(2) === 0 };
    case 'claim':
      return { kind: random(2) === 0 ? 'accept' : 'correct' };
  }
}

/** Longer than any game that ends. */
const MAX_ACTIONS = 20_000;

/** Plays on with random actions until the game is over, with a look at every state. */
export function playOut(start: GameState, random: Random, rules: RuleBook, temper: Temper = CALM, look: (state: GameState, action: GameAction) => void = () => {}): GameState {
  let state = start;
  for (let n = 0; n < MAX_ACTIONS; n++) {
    const action = someAction(state, random, rules, temper);
    if (!action) return state;
    look(state, action);
    state = unwrap(act(state, action, rules));
  }
  throw new Error(`no end after ${MAX_ACTIONS} actions`);
}
