/** What stands on the Analyse board: a situation that may still be impossible while it is edited. */
import type { Roll } from '../core/dice.ts';
import { CHECKERS, type Game } from '../core/games.ts';
import { countsOf, makePosition, OFF, startPosition, swapSides, type Position, type Setup } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { CENTRED, MONEY, otherPlayer, type Cube, type MatchScore, type Player, type Situation } from '../core/situation.ts';

/** A situation whose position nobody has checked. Its setup is seen by `turn`, like a situation’s position. */
export interface Draft extends Omit<Situation, 'position'> {
  readonly setup: Setup;
}

export const draftOf = ({ position, ...rest }: Situation): Draft => ({ ...rest, setup: position });

export const startDraft = (game: Game = 'short'): Draft => ({
  setup: startPosition(game), turn: 0, phase: 'roll', roll: null, cube: CENTRED, score: MONEY,
});

/** No checkers on the board: all are off, ready to be set. */
export const clearDraft = (draft: Draft): Draft => ({
  ...withRoll(draft, null), setup: { game: draft.setup.game, mover: countsOf({}), opponent: countsOf({}) },
});

export const withSetup = (draft: Draft, setup: Setup): Draft => settle({ ...draft, setup });

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

/** The Crawford game exists only where somebody needs one point. */
export function withScore(draft: Draft, score: MatchScore): Draft {
  const mayBeCrawford = score.length > 0 && score.points.some((points) => points === score.length - 1);
  const crawford = score.crawford && mayBeCrawford;
  return { ...draft, score: { ...score, crawford }, cube: crawford ? CENTRED : draft.cube };
}

/** The other side’s turn after a play that ended in this position (seen by the side that moved). */
export const afterPlay = (draft: Draft, result: Position): Draft =>
  settle({ ...draft, setup: swapSides(result), turn: otherPlayer(draft.turn), roll: null });

function settle(draft: Draft): Draft {
  const over = draft.setup.mover[OFF] === CHECKERS || draft.setup.opponent[OFF] === CHECKERS;
  return { ...draft, roll: over ? null : draft.roll, phase: over ? 'over' : draft.roll ? 'play' : 'roll' };
}

const isCubeValue = (value: number): boolean => Number.isInteger(Math.log2(value)) && value >= 1;

/** The situation, or what is wrong with it. Errors: those of `makePosition`, score_impossible, cube_impossible. */
export function checkDraft({ setup, ...rest }: Draft): Result<Situation> {
  const position = makePosition(setup);
  if (!position.ok) return position;
  const { length, points, crawford } = rest.score;
  if (points.some((n) => !Number.isInteger(n) || n < 0 || (length > 0 && n >= length)) || !Number.isInteger(length) || length < 0) return fail('score_impossible');
  if (!isCubeValue(rest.cube.value) || (rest.cube.value === 1 && rest.cube.owner !== null)) return fail('cube_impossible');
  if (crawford && rest.cube.value > 1) return fail('cube_impossible');
  return ok({ ...rest, position: position.value });
}
