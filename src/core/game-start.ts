/** A game that begins somewhere else than at its start position: played out from a puzzle, or set up on a board. */
import type { Roll } from './dice.ts';
import type { Game } from './games.ts';
import { isCubeValue } from './match.ts';
import { makePosition, OFF, total, type Counts, type Position } from './position.ts';
import { otherPlayer, rollingPlayer, rollingSide, type Cube, type Player, type Situation } from './situation.ts';

/** The board before a throw, as plain data. */
export interface GameStart {
  /** Who throws or doubles first. */
  readonly turn: Player;
  /** Each player's by his own numbering. */
  readonly checkers: readonly [Counts, Counts];
  /** Who has had the first throw of the game. */
  readonly thrown: readonly [boolean, boolean];
  readonly cube: Cube;
  /** Dice that lie on the board already: the first throw is none. Absent = `turn` throws. */
  readonly roll?: Roll;
  /** Long nard: who began the game, where that is said. Absent = `turn` counts as the one who did. */
  readonly began?: Player;
}

/** Two values by the players they belong to. */
const byPlayer = <T>(turn: Player, own: T, other: T): readonly [T, T] => (turn === 0 ? [own, other] : [other, own]);

/** Long nard: fifteen on the head where nothing else is said. */
const hasThrown = ({ game, mover, first }: Position, isFirst = first?.mover): boolean => !(isFirst ?? (game === 'long' && mover[24] === total(mover)));

/** Where a game goes on from a situation; a double that waits for its answer is still to be offered. null = there is nothing to play: the game is over, or a beaver waits. */
export function startOf(situation: Situation): GameStart | null {
  const { phase, roll, cube } = situation;
  if (phase !== 'roll' && phase !== 'play' && phase !== 'answer') return null;
  const turn = rollingPlayer(situation), board = rollingSide(situation);
  const { mover, opponent, first, began } = board;
  const start: GameStart = {
    turn, checkers: byPlayer(turn, mover, opponent), cube, ...(roll && { roll }), ...(began && { began: began === 'mover' ? turn : otherPlayer(turn) }),
    thrown: byPlayer(turn, hasThrown(board), hasThrown({ ...board, mover: opponent }, first?.opponent)),
  };
  return isGameStart(situation.position.game, start) ? start : null;
}

/** Whether a game can begin so: an allowed board on which nobody is done, and a cube there is; of short nard nothing says who began. */
export function isGameStart(game: Game, { turn, checkers, cube, roll, began }: GameStart): boolean {
  const mover = checkers[turn], opponent = checkers[otherPlayer(turn)];
  const board = makePosition({ game, mover, opponent });
  return board.ok && mover[OFF]! < total(mover) && opponent[OFF]! < total(opponent) && isCubeValue(cube.value) && (game === 'long' || began === undefined) && (roll === undefined || roll.every((die) => die >= 1 && die <= 6));
}
