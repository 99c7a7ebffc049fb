/**
 * A match or a money session, game after game:
 *
 *     let match = unwrap(startMatch(matchOptions('short', { id: 'backgammon', version: 1 }, { length: 5 })));
 *     match = unwrap(playMatch(match, { kind: 'start', dice: [6, 1] }, rules));   // any action of a game, or nextGame
 *
 * `match.game` is the game on the board. Points are counted when it is over and settled when the next one begins, since until then a
 * play that ended it may still be claimed.
 */
import type { GameAction } from './game-actions.ts';
import { act } from './game-play.ts';
import { gameRecord } from './game-record.ts';
import { startGame, type GameState } from './game-state.ts';
import { crawfordGame, matchWinner, type Points } from './match.ts';
import { checkOptions, type MatchOptions } from './match-options.ts';
import type { GameRecord } from './record.ts';
import { fail, ok, type Result } from './result.ts';
import type { RuleBook } from './rule-book.ts';
import { otherPlayer, type MatchScore, type Player } from './situation.ts';

export type MatchAction = GameAction | { readonly kind: 'nextGame' };

export interface MatchState {
  readonly options: MatchOptions;
  /** Games before the one on the board. */
  readonly finished: readonly GameRecord[];
  /** Points before the game on the board. */
  readonly before: Points;
  readonly game: GameState;
  /** Every action so far: with the options enough to come back here ({@link resumeMatch}). */
  readonly journal: readonly MatchAction[];
}

function newGame({ start, ...options }: MatchOptions, points: Points, earlier: readonly Points[], starter: Player | null): GameState {
  const money = options.length === 0;
  const score: MatchScore = {
    length: options.length, points, crawford: crawfordGame(options.crawfordRule, options.length, [...earlier, points]) === earlier.length,
    jacoby: money && options.jacoby, beavers: money && options.beavers,
  };
  const { game, preset, terms, cubeCap, dice, claims } = options;
  return startGame({ game, preset, terms, score, automaticDoubles: money && options.automaticDoubles, cubeCap, starter, dice, claims, ...(start && earlier.length === 0 && { start }) });
}

/** Errors: match_options {option}, preset_unknown {id, version}. */
export function startMatch(options: MatchOptions): Result<MatchState> {
  const checked = checkOptions(options);
  return checked.ok ? ok({ options, finished: [], before: [0, 0], game: newGame(options, [0, 0], [], null), journal: [] }) : checked;
}

/** Points with those of the game on the board, once it is over. */
export function pointsNow({ before, game }: MatchState): Points {
  const [first, second] = game.result?.points ?? [0, 0];
  return [before[0] + first, before[1] + second];
}

/** Who has won the match; null = it goes on, as money sessions always do. */
export const winnerNow = (match: MatchState): Player | null => (match.game.phase === 'over' ? matchWinner(match.options.length, pointsNow(match)) : null);

/** Who begins after a game that is over; null = the dice say. After a draw nobody has won, so the one who did not begin does (ours). */
export function nextStarter(game: GameState): Player | null {
  const other = otherPlayer(game.starter!);
  switch (game.options.terms.nextGame) {
    case 'roll':
      return null;
    case 'alternate':
    case 'swap_colours':
      return other;
    case 'winner':
      return game.result!.winner ?? other;
  }
}

function nextGame(match: MatchState): Result<MatchState> {
  const { options, finished, before, game } = match;
  if (game.phase !== 'over') return fail('game_unfinished');
  if (winnerNow(match) !== null) return fail('match_over');
  const points = pointsNow(match);
  const earlier = [...finished.map((each) => each.points), before];
  return ok({ ...match, finished: [...finished, gameRecord(game, finished.length + 1, before)], before: points, game: newGame(options, points, earlier, nextStarter(game)) });
}

/** Errors: those of `act`; game_unfinished and match_over for `nextGame`. */
export function playMatch(match: MatchState, action: MatchAction, rules: RuleBook): Result<MatchState> {
  const after = action.kind === 'nextGame' ? nextGame(match) : act(match.game, action, rules);
  if (!after.ok) return after;
  const journal = [...match.journal, action];
  return ok('journal' in after.value ? { ...after.value, journal } : { ...match, game: after.value, journal });
}

/** What is kept of an unfinished match. */
export type SavedMatch = Pick<MatchState, 'options' | 'journal'>;

/** Plays a journal again. Errors: those of `startMatch`; journal_refused {at (from 1)}. */
export function resumeMatch({ options, journal }: SavedMatch, rules: RuleBook): Result<MatchState> {
  let match = startMatch(options);
  for (const [at, action] of journal.entries()) {
    if (!match.ok) return match;
    match = playMatch(match.value, action, rules);
    if (!match.ok) return fail('journal_refused', { at: at + 1 });
  }
  return match;
}

/** Who plays White: the starter where colours are swapped, else always player 0, as on a board that a game went on from. */
export const whiteNow = ({ options, game }: MatchState): Player => (options.terms.nextGame === 'swap_colours' && !game.options.start ? (game.starter ?? 0) : 0);

/** Whether the players sit the other way round than in the first game. */
export const sidesSwapped = ({ options, finished }: MatchState): boolean => options.swapSides && finished.length % 2 === 1;
