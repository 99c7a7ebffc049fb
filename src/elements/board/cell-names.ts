/** What a screen reader says of the board and its cells. */
import { makeRoll, type Roll } from '../../core/dice.ts';
import { BAR, OFF, pips, type Counts } from '../../core/position.ts';
import type { Cube, Player } from '../../core/situation.ts';
import type { BoardWords } from '../../i18n/en/board-words.ts';
import { slotOf, spotOf, type BoardView, type Spot } from './geometry.ts';

const PLAYERS = [0, 1] as const;

interface Named {
  readonly words: BoardWords;
  readonly boardView: BoardView;
  pointName(point: number): string;
}

/** `6 point, five white`; `White bar, empty`; `Black tray, three borne off`. */
export function spotName(board: Named, counts: readonly [Counts, Counts], spot: Spot): string {
  const { cell } = board.words;
  if (spot.kind !== 'point') {
    return spot.kind === 'bar' ? cell.bar(counts[spot.player][BAR]!, spot.player) : cell.off(counts[spot.player][OFF]!, spot.player);
  }
  const countOf = (player: Player): number => counts[player][slotOf(board.boardView, player, spot)!]!;
  const owner = PLAYERS.find((player) => countOf(player) > 0) ?? 0;
  return cell.point(Number(board.pointName(spot.point)), countOf(owner), owner);
}

/** The whole board in a few sentences. */
export function pictureName(board: Named, counts: readonly [Counts, Counts], turn: Player, roll: Roll | null, cube: Cube | null, offered: boolean): string {
  const { words } = board;
  const pointsOf = (player: Player): string =>
    counts[player].flatMap((count, slot) => {
      const spot = spotOf(board.boardView, player, slot);
      return count > 0 && spot.kind === 'point' ? [{ name: board.pointName(spot.point), count }] : [];
    }).sort((a, b) => Number(b.name) - Number(a.name)).map(({ name, count }) => `${name} (${count})`).join(', ');
  return words.picture({
    game: board.boardView.game,
    turn,
    pips: [pips(counts[0]), pips(counts[1])],
    roll: roll ? makeRoll(roll) : '',
    offered: offered && cube ? cube.value * 2 : null,
    bar: [counts[0][BAR]!, counts[1][BAR]!],
    off: [counts[0][OFF]!, counts[1][OFF]!],
    points: PLAYERS.map((player) => words.pictureSide(player, pointsOf(player))).join('; '),
    cube: cube ? words.cube(cube.value, cube.owner) : '',
  });
}
