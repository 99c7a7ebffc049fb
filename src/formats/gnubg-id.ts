/** GNUbg IDs, `position:match`, as whole situations. */
import { swapSides, type Setup } from '../core/position.ts';
import { ok, type Result } from '../core/result.ts';
import { otherPlayer, rollingPlayer, situationOf, type Situation, type SituationSetup } from '../core/situation.ts';
import { makeMatchId, parseMatchId, type MatchState } from './match-id.ts';
import { makePositionId, parsePositionId } from './position-id.ts';

export { makeMatchId, parseMatchId, type MatchState } from './match-id.ts';
export { makePositionId, parsePositionId } from './position-id.ts';

/** GNU writes the board as the side on roll sees it, also while the other side answers a double; a situation has the answerer's view. */
const viewBetween = <T extends Setup>(state: MatchState, position: T): T => (rollingPlayer(state) === state.turn ? position : swapSides(position));

/** `position:match` or a position alone (money play, centred cube). Errors: those of both parts. */
export function parseGnubgId(text: string): Result<Situation> {
  const [positionText = '', matchText] = text.trim().split(':', 2);
  const position = parsePositionId(positionText);
  if (!position.ok) return position;
  if (!matchText) return ok(situationOf(position.value));
  const state = parseMatchId(matchText);
  return state.ok ? ok({ ...state.value, position: viewBetween(state.value, position.value) }) : state;
}

export const makeGnubgId = (situation: SituationSetup): string =>
  `${makePositionId(viewBetween(situation, situation.position))}:${makeMatchId(situation)}`;

/** Same situation with the players' numbers exchanged: GNU, reading an XGID, makes the side on roll its player 1. */
export const renumberPlayers = <T extends SituationSetup>(situation: T): T => ({
  ...situation,
  turn: otherPlayer(situation.turn),
  cube: { ...situation.cube, owner: situation.cube.owner === null ? null : otherPlayer(situation.cube.owner) },
  score: { ...situation.score, points: [situation.score.points[1], situation.score.points[0]] },
});
