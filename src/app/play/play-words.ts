/** The table in words: what is waited for, what was done, how a game ended. */
import { makeRoll } from '../../core/dice.ts';
import type { GameState } from '../../core/game-state.ts';
import { worth } from '../../core/game-end.ts';
import { makePlay } from '../../core/play.ts';
import { pointsNow, winnerNow, type MatchState } from '../../core/match-play.ts';
import type { Action } from '../../core/record.ts';
import { otherPlayer, type Player } from '../../core/situation.ts';
import { texts } from '../../i18n/index.ts';
import type { PlayNames } from './board-side.ts';
import type { Table } from './saved-play.ts';

export const nameOf = ({ options }: MatchState, player: Player): string => options.players[player] || texts().app.sides[player];

/** How the turn in progress stands, as the rule book sees it. */
export interface TurnState {
  /** Nothing is left to play. */
  readonly complete: boolean;
}

function startText({ starts, cube }: GameState): string {
  const words = texts().play.status;
  const last = starts.at(-1);
  if (!last) return words.start;
  return cube.value === 2 && starts.length === 1 ? words.tieDoubled(last[0]) : words.tie(last[0]);
}

function moveText(match: MatchState, { complete }: TurnState, name: string): string {
  const words = texts().play.status;
  const { game } = match;
  const roll = makeRoll(game.roll!);
  if (game.illegal) return words.illegal(name);
  if (complete) return game.steps.length === 0 ? words.dance(name, roll) : words.complete(name);
  return game.claim?.correcting ? words.correcting(name, roll) : words.move(name, roll);
}

/** What is waited for now, in one sentence. */
export function statusText({ match, clock }: Table, turn: TurnState, thinking: boolean, names: PlayNames): string {
  const words = texts().play.status;
  const { game } = match;
  if (clock?.paused && game.phase !== 'over') return words.paused;
  if (game.turn === null) return game.phase === 'over' ? resultText(match) : startText(game);
  const name = nameOf(match, game.turn);
  switch (game.phase) {
    case 'move':
      return thinking && !turn.complete ? words.thinking(name) : moveText(match, turn, name);
    case 'answer':
      return words.answer(name, game.offer!.cube.value);
    case 'beaver':
      return words.beaver(name, game.offer!.cube.value);
    case 'raccoon':
      return words.raccoon(name, game.offer!.cube.value);
    case 'resignation': {
      const { by, kind } = game.resignation!;
      return words.resignation(name, nameOf(match, by), winName(match, kind), worth(game, kind));
    }
    case 'claim':
      return words.claim(name, actionText(game.actions[game.last!.at]!, names));
    default:
      return game.lastThrow ? words.lastThrow(name) : game.actions.length === 0 ? words.rollFirst(name) : words.roll(name);
  }
}

export const winName = ({ options }: MatchState, kind: NonNullable<NonNullable<GameState['result']>['kind']>): string => texts().play.winKinds[options.game][kind];

/** A cell of the list of moves. */
export function actionText(action: Action, names: PlayNames): string {
  const words = texts().play.moves;
  switch (action.kind) {
    case 'move':
      return action.written === 'none' ? '' : makePlay(action.moves.map((move) => ({ from: move.from, to: move.to, hit: move.hit })), names(action.player)) || words.dance;
    case 'double':
      return words.double(action.value);
    case 'beaver':
      return words.beaver(action.value ?? 0);
    case 'raccoon':
      return words.raccoon(action.value ?? 0);
    case 'take':
      return words.take;
    case 'drop':
      return words.drop;
    case 'resign':
      return words.resign(action.points ?? 0);
  }
}

/** What was done last, by either side; empty before the first turn. */
export function lastText(match: MatchState, names: PlayNames): string {
  const words = texts().play;
  const { actions, starts, phase } = match.game;
  const action = actions.at(-1);
  if (!action) {
    const decided = starts.at(-1);
    return decided && phase !== 'start' ? words.status.begins(nameOf(match, decided[0] > decided[1] ? 0 : 1), Math.max(...decided), Math.min(...decided)) : '';
  }
  const name = nameOf(match, action.player);
  switch (action.kind) {
    case 'move':
      if (!action.roll) return '';
      return action.moves.length === 0 ? words.lastDance(name, makeRoll(action.roll)) : words.last(name, makeRoll(action.roll), actionText(action, names));
    case 'double':
      return words.said.doubled(name, action.value);
    case 'beaver':
      return words.said.beavered(name, action.value ?? 0);
    case 'raccoon':
      return words.said.raccooned(name, action.value ?? 0);
    case 'take':
      return words.said.took(name);
    case 'drop':
      return words.said.dropped(name);
    case 'resign':
      return words.said.resigned(name);
  }
}

/** Who has won what, of a game that is over. */
export function resultText(match: MatchState): string {
  const words = texts().play.result;
  const { result } = match.game;
  if (!result) return '';
  const champion = winnerNow(match);
  const points = pointsNow(match);
  const half = texts().play.half;
  if (champion !== null) return words.winsMatch(nameOf(match, champion), half(points[champion]), half(points[otherPlayer(champion)]));
  return result.winner === null ? words.draw(result.points[0]) : words.wins(nameOf(match, result.winner), result.points[result.winner]);
}

/** How it was won. */
export function resultReason(match: MatchState): string {
  const { result } = match.game;
  return result ? texts().play.result.by[result.by](result.kind ? winName(match, result.kind) : '') : '';
}
