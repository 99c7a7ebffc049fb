/** What stands on the Analyse board: a situation that may still be impossible while it is edited. */
import type { Roll } from '../core/dice.ts';
import { CHECKERS, type Game, type PresetRef } from '../core/games.ts';
import { isCrawfordScore } from '../core/match.ts';
import { afterThrow, countsOf, makePosition, OFF, startPosition, swapSides, type Position, type Setup } from '../core/position.ts';
import { firstPreset } from '../core/presets.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { CENTRED, MONEY, otherPlayer, rollingPlayer, type Cube, type MatchScore, type Player, type Situation } from '../core/situation.ts';
import { isDone, isGameOver } from '../core/scoring.ts';
import { hasLastThrow, isLongStart, presetTerms, withStarter, type Scoring } from '../core/terms.ts';

/** A situation whose position nobody has checked. Its setup is seen by `turn`, like a situation’s position. */
export interface Draft extends Omit<Situation, 'position'> {
  readonly setup: Setup;
}

export const draftOf = ({ position, ...rest }: Situation): Draft => judge({ ...rest, setup: position });

export const startDraft = (game: Game = 'short', preset?: PresetRef): Draft => judge({
  setup: startPosition(game), turn: 0, phase: 'roll', roll: null, cube: CENTRED, score: MONEY, ...(preset && { preset }),
});

/** By which rules the draft is played. */
export const presetOf = ({ preset, setup }: Draft): PresetRef => preset ?? firstPreset(setup.game);

/** What its wins count. */
export const scoringOf = (draft: Draft): Scoring => presetTerms(draft.setup.game, presetOf(draft).id).scoring;

/** The other game begins at its start position: no board is possible in both. */
export const withGame = (draft: Draft, game: Game): Draft => (game === draft.setup.game ? draft : startDraft(game));

/** Who began matters only where a last throw is played. */
export const withPreset = (draft: Draft, preset: PresetRef): Draft => judge({ ...draft, preset, ...(!playsLastThrow(preset) && { setup: unsaid(draft.setup) }) });

/** Whether the starter’s last checker gives the other side one more throw. */
export const playsLastThrow = ({ id }: PresetRef): boolean => hasLastThrow(presetTerms('long', id).scoring);

const unsaid = ({ began: _, ...bare }: Setup): Setup => bare;

/** Says which player began the game; null = not said. */
export const withBeginner = (draft: Draft, player: Player | null): Draft =>
  judge({ ...draft, setup: player === null ? unsaid(draft.setup) : { ...draft.setup, began: player === draft.turn ? 'mover' : 'opponent' } });

/** The player who is said to have begun. */
export const beginnerOf = ({ setup: { began }, turn }: Draft): Player | null => (began === undefined ? null : began === 'mover' ? turn : otherPlayer(turn));

const HEAD = 24;
/** Of long nard, the side to move first: whose first throw is still to come, by the flags or else by the board. */
export const firstThrows = ({ first, mover, opponent }: Setup): { readonly mover: boolean; readonly opponent: boolean } =>
  first ?? { mover: mover[HEAD] === CHECKERS, opponent: opponent[HEAD] === CHECKERS };

/** Says whether a player’s first throw is still to come. Where the board says the same of both, nothing is noted. */
export function withFirstThrow(draft: Draft, player: Player, isFirst: boolean): Draft {
  const { first: _, ...bare } = draft.setup;
  const first = { ...firstThrows(draft.setup), [player === draft.turn ? 'mover' : 'opponent']: isFirst };
  const byBoard = firstThrows(bare);
  return { ...draft, setup: first.mover === byBoard.mover && first.opponent === byBoard.opponent ? bare : { ...bare, first } };
}

/** No checkers on the board: all are off, ready to be set. */
export const clearDraft = (draft: Draft): Draft =>
  withSetup(withRoll(draft, null), { game: draft.setup.game, mover: countsOf({}), opponent: countsOf({}) });

/** Checkers not borne off, by player. */
export function placedOf({ setup, turn }: Draft): readonly [number, number] {
  const mover = CHECKERS - setup.mover[OFF]!;
  const opponent = CHECKERS - setup.opponent[OFF]!;
  return turn === 0 ? [mover, opponent] : [opponent, mover];
}

/** Another board by hand: what the start said of who began it does not say. */
export const withSetup = (draft: Draft, setup: Setup): Draft => settle({ ...draft, setup: isLongStart(draft.setup) ? unsaid(setup) : setup });

export const withRoll = (draft: Draft, roll: Roll | null): Draft => settle({ ...draft, roll });

/** Checkers stay where they are; the other side is to move. */
export const withTurn = (draft: Draft, turn: Player): Draft =>
  turn === draft.turn ? draft : settle({ ...draft, turn, setup: swapSides(draft.setup) });

/** Both sides change places: what was White’s is Black’s, score and cube with it. */
export function swapColours(draft: Draft): Draft {
  const { cube, score } = draft;
  return {
    ...draft,
    turn: otherPlayer(draft.turn),
    cube: { ...cube, owner: cube.owner === null ? null : otherPlayer(cube.owner) },
    score: { ...score, points: [score.points[1], score.points[0]] },
  };
}

export const withCube = (draft: Draft, cube: Cube): Draft => ({ ...draft, cube });

/** The cube may be turned no higher; null = no limit. */
export function withCap(draft: Draft, cap: number | null): Draft {
  const { cap: _, ...score } = draft.score;
  return { ...draft, score: cap === null ? score : { ...score, cap } };
}

/** Stakes of a backgammon. */
export function withBackgammon(draft: Draft, stakes: 2 | 3): Draft {
  const { backgammon: _, ...score } = draft.score;
  return { ...draft, score: stakes === 3 ? score : { ...score, backgammon: stakes } };
}

/** The Crawford game exists only where just one side needs a single point. */
export function withScore(draft: Draft, score: MatchScore): Draft {
  const crawford = score.crawford && isCrawfordScore(score.length, score.points);
  return { ...draft, score: { ...score, crawford }, cube: crawford ? CENTRED : draft.cube };
}

/** The other side’s turn after a play that ended in this position (seen by the side that moved). */
export function afterPlay(draft: Draft, result: Position): Draft {
  const { first, began } = afterThrow(draft.setup);
  return settle({ ...draft, setup: swapSides<Setup>({ ...result, ...(first && { first }), ...(began && { began }) }), turn: otherPlayer(draft.turn), roll: null });
}

const settle = (draft: Draft): Draft => judge({ ...draft, phase: draft.roll ? 'play' : 'roll' });

/** What the board itself says under its terms: who began, at the start; and whether the game is over. */
function judge(draft: Draft): Draft {
  const scoring = scoringOf(draft);
  const setup = rollingPlayer(draft) === draft.turn ? withStarter(draft.setup, scoring) : draft.setup;
  if (isGameOver(setup, scoring)) return { ...draft, setup, roll: null, phase: 'over' };
  // A side may also have given up; but where one has finished, the last throw is to come.
  return { ...draft, setup, ...(draft.phase === 'over' && isDone(setup.opponent) && { phase: 'roll' }) };
}

const isCubeValue = (value: number): boolean => Number.isInteger(Math.log2(value)) && value >= 1;

/** The situation, or what is wrong with it. Errors: those of `makePosition`, score_impossible, cube_impossible, cube_above_cap {value, cap}. */
export function checkDraft({ setup, ...rest }: Draft): Result<Situation> {
  const position = makePosition(setup);
  if (!position.ok) return position;
  const { length, points, crawford, cap = Infinity } = rest.score;
  if (points.some((n) => !Number.isInteger(n) || n < 0 || (length > 0 && n >= length)) || !Number.isInteger(length) || length < 0) return fail('score_impossible');
  if (!isCubeValue(rest.cube.value) || (rest.cube.value === 1 && rest.cube.owner !== null)) return fail('cube_impossible');
  if (crawford && rest.cube.value > 1) return fail('cube_impossible');
  if (rest.cube.value > cap) return fail('cube_above_cap', { value: rest.cube.value, cap });
  return ok({ ...rest, position: position.value });
}
