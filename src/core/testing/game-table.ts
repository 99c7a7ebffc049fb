/** Games in the middle, for tests: a board, whose turn, and actions one after another. */
import type { GameAction } from '../game-actions.ts';
import { act } from '../game-play.ts';
import { startGame, type GameOptions, type GameState } from '../game-state.ts';
import { countsOf } from '../position.ts';
import { unwrap } from '../result.ts';
import type { RuleBook } from '../rule-book.ts';
import type { Player } from '../situation.ts';
import { gameOptions } from './play-through.ts';

type Points = Readonly<Record<number, number>>;

/** Player 0 has begun, both have had their first throw, `turn` is to roll; what is missing to fifteen is borne off. */
export const midGame = (first: Points, second: Points, turn: Player = 0, options: Partial<GameOptions> = {}): GameState => ({
  ...startGame(gameOptions({ starter: 0, ...options })), checkers: [countsOf(first), countsOf(second)], thrown: [true, true], turn, phase: 'roll',
});

/** All actions in order; throws at the first that is refused. */
export const actAll = (state: GameState, rules: RuleBook, ...actions: readonly GameAction[]): GameState =>
  actions.reduce((current, action) => unwrap(act(current, action, rules)), state);

/** The code and facts of a refusal, or `allowed`. */
export function refusal(state: GameState, action: GameAction, rules: RuleBook): string {
  const result = act(state, action, rules);
  return result.ok ? 'allowed' : [result.error.code, ...Object.values(result.error.facts)].join(' ');
}
