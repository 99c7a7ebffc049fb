/** From players to the sides of the board that is drawn: White is light, whoever plays it, and people may change places. */
import { sidesSwapped, whiteNow, type MatchState } from '../../core/match-play.ts';
import { boardNow, seenBy, type GameState } from '../../core/game-state.ts';
import type { Setup } from '../../core/position.ts';
import { otherPlayer, type Cube, type MatchScore, type Phase, type Player } from '../../core/situation.ts';

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

/** White where colours change hands: then player 1 may be the light side. */
export const sideOf = (match: MatchState, player: Player): Player => (whiteNow(match) === 0 ? player : otherPlayer(player));

const PHASES: Readonly<Record<GameState['phase'], Phase>> = {
  start: 'roll', roll: 'roll', move: 'play', answer: 'answer', beaver: 'beaver', raccoon: 'raccoon', resignation: 'roll', claim: 'roll', over: 'over',
};

/** `bottom`: the player who sits below; `direction`: which way people like their home. `played`: with the steps of the turn carried out. */
export function boardShown(match: MatchState, bottom: Player, direction: 'ccw' | 'cw', played: boolean): BoardShown {
  const { game, options } = match;
  const player = game.turn ?? otherPlayer(game.actions.at(-1)?.player ?? 1);
  const near = sidesSwapped(match) ? otherPlayer(bottom) : bottom;
  const swapped = whiteNow(match) === 1;
  const { cube, options: { score } } = game;
  const clockwise = options.terms.direction === 'clockwise';
  return {
    setup: played ? boardNow(game, player) : seenBy(game, player),
    turn: sideOf(match, player),
    phase: PHASES[game.phase],
    cube: swapped && cube.owner !== null ? { ...cube, owner: otherPlayer(cube.owner) } : cube,
    score: swapped ? { ...score, points: [score.points[1], score.points[0]] } : score,
    perspective: sideOf(match, near),
    direction: clockwise === (direction === 'cw') ? 'ccw' : 'cw',
  };
}
