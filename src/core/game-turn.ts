/** A turn: the roll, the steps, taking them back, and picking up the dice. */
import { playAsWritten } from './as-written.ts';
import type { Roll } from './dice.ts';
import type { ActionOf } from './game-actions.ts';
import { afterTurnOf } from './game-end.ts';
import { afterPlay, seenBy, type GameState } from './game-state.ts';
import { makePlay } from './play.ts';
import type { Action } from './record.ts';
import { fail, ok, type Result } from './result.ts';
import type { RuleBook } from './rule-book.ts';
import { otherPlayer, type Player } from './situation.ts';

/** With no step made; a roll without a legal play is complete at once. */
function unplayed(state: GameState, player: Player, roll: Roll, rules: RuleBook): GameState {
  return { ...state, phase: 'move', turn: player, roll, steps: [], illegal: false, complete: rules.nextSteps(seenBy(state, player), roll, []).length === 0 };
}

/** Begins the turn of `turn`; the play before it can no longer be claimed. */
export const beginTurn = (state: GameState, roll: Roll, rules: RuleBook): GameState => ({ ...unplayed(state, state.turn!, roll, rules), last: null });

/** Typed dice may be mended until they are picked up. Error: dice_thrown. */
export function mendRoll(state: GameState, { dice }: ActionOf<'roll'>, rules: RuleBook): Result<GameState> {
  return state.options.dice === 'typed' && !state.claim ? ok(unplayed(state, state.turn!, dice, rules)) : fail('dice_thrown');
}

const turnOf = (state: GameState): { player: Player; roll: Roll } => ({ player: state.turn!, roll: state.roll! });

/** Errors: step_refused {from, to}. */
export function step(state: GameState, { from, to }: ActionOf<'step'>, rules: RuleBook): Result<GameState> {
  const { player, roll } = turnOf(state);
  const position = seenBy(state, player);
  const next = state.illegal ? undefined : rules.nextSteps(position, roll, state.steps).find((each) => each.from === from && each.to === to);
  if (!next) return fail('step_refused', { from, to });
  const steps = [...state.steps, next];
  return ok({ ...state, steps, complete: rules.nextSteps(position, roll, steps).length === 0 });
}

/** A play that was typed against the rules goes as a whole. Error: nothing_to_undo. */
export function undo(state: GameState, { all = false }: ActionOf<'undo'>, rules: RuleBook): Result<GameState> {
  if (state.illegal) return ok(unplayed(state, state.turn!, state.roll!, rules));
  if (state.steps.length === 0) return fail('nothing_to_undo');
  return ok({ ...state, steps: all ? [] : state.steps.slice(0, -1), complete: false });
}

/** Errors: play_illegal {text}, also where claims are possible but no checker can be moved like that. */
export function enter(state: GameState, { moves }: ActionOf<'enter'>, rules: RuleBook): Result<GameState> {
  const { player, roll } = turnOf(state);
  const position = seenBy(state, player);
  const found = rules.find(position, roll, moves);
  if (found) return ok({ ...state, steps: found.play, illegal: false, complete: true });
  const written = playAsWritten(position, moves);
  const possible = state.options.claims && !state.claim && written.whole;
  return possible ? ok({ ...state, steps: written.steps, illegal: true, complete: true }) : fail('play_illegal', { text: moves.map(({ from, to }) => makePlay([{ from, to, hit: false }])).join(' ') });
}

const replaced = <T>(items: readonly T[], at: number, item: T): readonly T[] => [...items.slice(0, at), item, ...items.slice(at + 1)];

/** The turn ends and is written down. Error: play_unfinished. */
export function pickUp(state: GameState): Result<GameState> {
  const { player, roll } = turnOf(state);
  const { steps, illegal, actions, claim } = state;
  if (!state.complete) return fail('play_unfinished');
  const { mover, opponent } = afterPlay(seenBy(state, player), steps);
  const action: Action = {
    kind: 'move', player, roll, moves: steps.map((each) => ({ ...each, count: 1 })), written: steps.length > 0 ? 'moves' : 'dance', text: makePlay(steps), line: 0,
  };
  const at = claim && state.last ? state.last.at : actions.length;
  const after: GameState = {
    ...state,
    checkers: player === 0 ? [mover, opponent] : [opponent, mover],
    thrown: player === 0 ? [true, state.thrown[1]] : [state.thrown[0], true],
    actions: replaced(actions, at, action),
    last: { player, roll, legal: !illegal, at, before: { checkers: state.checkers, thrown: state.thrown, lastThrow: state.lastThrow } },
    claim: null,
  };
  const next = afterTurnOf(after, player);
  // A corrected play goes on where it was claimed, unless it ended what was going on or began it.
  return ok(claim && next.phase === 'roll' && claim.resume.phase !== 'over' ? { ...next, phase: claim.resume.phase, turn: claim.resume.turn } : next);
}

/**
 * Until the next roll either side may claim the play picked up last; the side that did not make it decides.
 * Errors: nothing_to_claim (no play, or it stands already), claim_unfounded (it was by the rules).
 */
export function claim(state: GameState): Result<GameState> {
  const { last, phase, turn, result } = state;
  if (!last || (phase === 'over' && result?.by !== 'bearoff' && result?.by !== 'last_throw')) return fail('nothing_to_claim');
  if (last.legal) return fail('claim_unfounded');
  return ok({ ...state, phase: 'claim', turn: otherPlayer(last.player), claim: { resume: { phase, turn }, correcting: false } });
}

/** The play stands as it was made. */
export const accept = (state: GameState): GameState =>
  ({ ...state, phase: state.claim!.resume.phase, turn: state.claim!.resume.turn, claim: null, last: null });

/** Board and roll as they were: the side that made the play plays again, by the rules. */
export function correct(state: GameState, rules: RuleBook): GameState {
  const { player, roll, before } = state.last!;
  return { ...unplayed({ ...state, ...before }, player, roll, rules), result: null, claim: { ...state.claim!, correcting: true } };
}
