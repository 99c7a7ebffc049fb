/** From players to the sides of the board that is drawn: White is light, whoever plays it, and people may change places. */
import { pointsNow, sidesSwapped, whiteNow, type MatchState } from '../../core/match-play.ts';
import { boardNow, seenBy, type GameState } from '../../core/game-state.ts';
import { ownPoint, pointNames } from '../../core/numbering.ts';
import type { PointName, SpelledMove } from '../../core/play.ts';
import { BAR, OFF, type Setup } from '../../core/position.ts';
import { otherPlayer, type Cube, type MatchScore, type Phase, type Player } from '../../core/situation.ts';
import { directionOf, schemeOf } from '../board-look.ts';
import type { Settings } from '../settings.ts';

export interface BoardShown {
  /** Seen by `turn`. */
  readonly setup: Setup;
  readonly turn: Player;
  readonly phase: Phase;
  readonly cube: Cube;
  readonly score: MatchScore;
  readonly perspective: Player;
  readonly direction: 'ccw' | 'cw';
}

/** How each player’s points are named. */
export type PlayNames = (player: Player) => PointName;

/** White where colours change hands: then player 1 may be the light side. */
export const sideOf = (match: MatchState, player: Player): Player => (whiteNow(match) === 0 ? player : otherPlayer(player));

const PHASES: Readonly<Record<GameState['phase'], Phase>> = {
  start: 'roll', roll: 'roll', move: 'play', answer: 'answer', beaver: 'beaver', raccoon: 'raccoon', resignation: 'roll', claim: 'roll', over: 'over',
};

/** Names of the points each player’s plays are written with. */
export const namesFor = (match: MatchState, settings: Pick<Settings, 'longNumbering'>): PlayNames => {
  const { game, preset } = match.options;
  return (player) => pointNames(schemeOf(game, preset, settings), game, sideOf(match, player));
};

/** The move as typed, by the player’s own numbering. */
export function ownMove(move: SpelledMove, match: MatchState, settings: Pick<Settings, 'longNumbering'>, player: Player): SpelledMove {
  const { game, preset } = match.options;
  const scheme = schemeOf(game, preset, settings);
  const own = (slot: number): number => (slot === OFF || slot === BAR ? slot : ownPoint(scheme, game, sideOf(match, player), slot));
  return { ...move, from: own(move.from), to: own(move.to) };
}

/** `bottom`: the player who sits below; `played`: with the steps of the turn carried out. */
export function boardShown(match: MatchState, bottom: Player, settings: Pick<Settings, 'direction' | 'longDirection'>, played: boolean): BoardShown {
  const { game, options } = match;
  const player = game.turn ?? otherPlayer(game.actions.at(-1)?.player ?? 1);
  const near = sidesSwapped(match) ? otherPlayer(bottom) : bottom;
  const swapped = whiteNow(match) === 1;
  const { cube } = game;
  // Once the game is over its points are won.
  const points = pointsNow(match);
  const score = game.phase === 'over' ? { ...game.options.score, points } : game.options.score;
  return {
    setup: played ? boardNow(game, player) : seenBy(game, player),
    turn: sideOf(match, player),
    phase: PHASES[game.phase],
    cube: swapped && cube.owner !== null ? { ...cube, owner: otherPlayer(cube.owner) } : cube,
    score: swapped ? { ...score, points: [score.points[1], score.points[0]] } : score,
    perspective: sideOf(match, near),
    direction: directionOf(options.game, settings) ?? (options.terms.direction === 'clockwise' ? 'cw' : 'ccw'),
  };
}
