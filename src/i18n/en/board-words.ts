/** English texts of the board itself: all that a board on somebody’s page loads. */
import type { Widen } from '../widen.ts';

type Side = 0 | 1;

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'];
const word = (count: number): string => WORDS[count] ?? String(count);
const colour = (side: Side): string => (side === 0 ? 'white' : 'black');
const Colour = (side: Side): string => (side === 0 ? 'White' : 'Black');
const checkers = (count: number, side: Side): string => `${word(count)} ${colour(side)}`;

export const boardWords = {
  colour: (side: Side) => Colour(side),
  /** What a screen reader says of a board that cannot be touched. */
  picture: (f: { game: 'short' | 'long'; turn: Side; pips: readonly [number, number]; roll: string; offered: number | null; bar: readonly [number, number]; off: readonly [number, number]; points: string; cube: string }) =>
    `${f.game === 'short' ? 'Backgammon' : 'Long nard'} board. ${Colour(f.turn)} to ${f.offered ? `take or drop a cube of ${f.offered}` : f.roll ? `play ${f.roll}` : 'roll'}. Pips: white ${f.pips[0]}, black ${f.pips[1]}. ${f.points}.`
    + (f.bar[0] + f.bar[1] > 0 ? ` On the bar: white ${f.bar[0]}, black ${f.bar[1]}.` : '')
    + (f.off[0] + f.off[1] > 0 ? ` Borne off: white ${f.off[0]}, black ${f.off[1]}.` : '')
    + (f.cube ? ` ${f.cube}` : ''),
  pictureSide: (side: Side, points: string) => `${Colour(side)} on ${points || 'no point'}`,
  cube: (value: number, owner: Side | null) => (owner === null ? (value === 1 ? 'Cube in the middle.' : `Cube at ${value} in the middle.`) : `${Colour(owner)} owns the cube at ${value}.`),
  grid: 'Board: arrow keys move, Enter picks up and drops, 1 to 6 plays a die, Escape cancels',
  topRow: 'Far side',
  bottomRow: 'Near side',
  cell: {
    point: (number: number, count: number, side: Side) => `${number} point, ${count === 0 ? 'empty' : checkers(count, side)}`,
    bar: (count: number, side: Side) => `${Colour(side)} bar, ${count === 0 ? 'empty' : checkers(count, side)}`,
    off: (count: number, side: Side) => `${Colour(side)} tray, ${count === 0 ? 'none' : word(count)} borne off`,
    movable: 'can move',
    picked: 'picked up',
    target: 'can land here',
  },
  swapDice: (left: number, right: number) => `Dice ${left} and ${right}, ${left} is played first; press to swap`,
  takeUpDice: 'Dice, all played; press to end the turn',
  said: {
    picked: (place: string, targets: string) => `${place} picked up. ${targets ? `Lands on ${targets}` : 'It cannot move'}.`,
    cancelled: 'Put back.',
    moved: (play: string) => `${play}.`,
    complete: (play: string) => `Play complete: ${play || 'no move'}.`,
    undone: 'Taken back.',
    noPlay: 'No legal play.',
    cannot: 'Not possible there.',
    dieFirst: (die: number) => `${die} is played first.`,
  },
  place: { bar: 'bar', off: 'off' },
  failed: (sentence: string) => `This board cannot be shown. ${sentence}`,
};

export type BoardWords = Widen<typeof boardWords>;
