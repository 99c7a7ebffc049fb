/**
 * A game of either kind, played by actions:
 *
 *     let state = startGame(options);
 *     const next = act(state, { kind: 'roll', dice: [6, 1] }, rules);   // a Result: next.value is the new state
 *
 * `state.phase` and `state.turn` say what is waited for and from whom; `state.actions` is the record so far. Steps, undo and enter
 * change the turn in progress until `pickUp`. The rule book must be that of the rules the game is played by.
 */
import type { ActionOf, GameAction, GameActionKind } from './game-actions.ts';
import { double, drop, raise, take } from './game-cube.ts';
import { endByResignation, resignable, worth } from './game-end.ts';
import type { GamePhase, GameState } from './game-state.ts';
import { accept, beginTurn, claim, correct, enter, mendRoll, pickUp, step, undo } from './game-turn.ts';
import { canDoubleOnTie } from './match.ts';
import { fail, ok, type Result } from './result.ts';
import type { RuleBook } from './rule-book.ts';
import { otherPlayer, type Player } from './situation.ts';

/** In which phases an action is possible at all. */
const POSSIBLE: Readonly<Record<GameActionKind, readonly GamePhase[]>> = {
  commit: ['start', 'roll'],
  reveal: ['over'],
  start: ['start'],
  roll: ['roll', 'move'],
  step: ['move'],
  undo: ['move'],
  enter: ['move'],
  pickUp: ['move'],
  double: ['roll'],
  take: ['answer', 'beaver', 'raccoon'],
  drop: ['answer', 'beaver', 'raccoon'],
  beaver: ['answer'],
  raccoon: ['beaver'],
  resign: ['roll', 'move'],
  answerResign: ['resignation'],
  claim: ['roll', 'answer', 'beaver', 'raccoon', 'over'],
  accept: ['claim'],
  correct: ['claim'],
};

/** Whether the phase allows such an action; what else may forbid it is for {@link act} to say. */
export const isPossible = (state: GameState, kind: GameActionKind): boolean => POSSIBLE[kind].includes(state.phase);

/** Nothing was thrown yet. Error: dice_committed. */
function commit(state: GameState, { commitment, words }: ActionOf<'commit'>): Result<GameState> {
  const begun = state.starts.length > 0 || state.actions.length > 0;
  return begun || state.proof ? fail('dice_committed') : ok({ ...state, proof: { commitment, words, seed: null } });
}

/** Whether the seed fits is for `core/fair-dice` to say. Error: dice_not_committed. */
const reveal = (state: GameState, { seed }: ActionOf<'reveal'>): Result<GameState> =>
  state.proof ? ok({ ...state, proof: { ...state.proof, seed } }) : fail('dice_not_committed');

/** The higher die begins; a tie is thrown again and may turn the cube. */
function start(state: GameState, { dice }: ActionOf<'start'>, rules: RuleBook): GameState {
  const { options, starts } = state;
  const thrown: GameState = { ...state, starts: [...starts, dice] };
  if (dice[0] === dice[1]) {
    const doubles = canDoubleOnTie(options.automaticDoubles, options.terms.cube, options.score.length, options.cubeCap) && !starts.some(([mine, theirs]) => mine === theirs);
    return doubles ? { ...thrown, cube: { value: 2, owner: null } } : thrown;
  }
  const starter: Player = dice[0] > dice[1] ? 0 : 1;
  const begun: GameState = { ...thrown, starter, turn: starter, phase: 'roll' };
  return options.terms.opening === 'opening_dice' ? beginTurn(begun, dice, rules) : begun;
}

/** Errors: resign_kind {kind} (counts nothing apart in this game), resign_last_throw. */
function resign(state: GameState, { by, win }: ActionOf<'resign'>): Result<GameState> {
  if (state.lastThrow) return fail('resign_last_throw');
  if (!resignable(state).includes(win)) return fail('resign_kind', { kind: win });
  return ok({ ...state, phase: 'resignation', turn: otherPlayer(by), resignation: { by, kind: win, resume: { phase: state.phase, turn: state.turn } } });
}

function answerResign(state: GameState, { accept: accepted }: ActionOf<'answerResign'>): GameState {
  const { by, kind, resume } = state.resignation!;
  if (!accepted) return { ...state, ...resume, resignation: null };
  const { roll } = state;
  // A roll that was not played is written down too.
  const unplayed = roll ? [{ kind: 'move' as const, player: resume.turn!, roll, moves: [], written: 'none' as const, text: '', line: 0 }] : [];
  const actions = [...state.actions, ...unplayed, { kind: 'resign' as const, points: worth(state, kind), player: by, text: '', line: 0 }];
  return endByResignation({ ...state, actions }, by, kind);
}

/**
 * The state after an action, or why it is refused; the state before it stays as it was.
 * Errors: action_phase {action, phase}; those of `game-cube` and `game-turn`; dice_committed, dice_not_committed, resign_kind, resign_last_throw.
 */
export function act(state: GameState, action: GameAction, rules: RuleBook): Result<GameState> {
  if (!isPossible(state, action.kind)) return fail('action_phase', { action: action.kind, phase: state.phase });
  switch (action.kind) {
    case 'commit':
      return commit(state, action);
    case 'reveal':
      return reveal(state, action);
    case 'start':
      return ok(start(state, action, rules));
    case 'roll':
      return state.phase === 'move' ? mendRoll(state, action, rules) : ok(beginTurn(state, action.dice, rules));
    case 'step':
      return step(state, action, rules);
    case 'undo':
      return undo(state, action, rules);
    case 'enter':
      return enter(state, action, rules);
    case 'pickUp':
      return pickUp(state);
    case 'double':
      return double(state);
    case 'take':
      return ok(take(state, state.offer!));
    case 'drop':
      return ok(drop(state));
    case 'beaver':
    case 'raccoon':
      return raise(state, state.offer!, action.kind);
    case 'resign':
      return resign(state, action);
    case 'answerResign':
      return ok(answerResign(state, action));
    case 'claim':
      return claim(state);
    case 'accept':
      return ok(accept(state));
    case 'correct':
      return ok(correct(state, rules));
  }
}
