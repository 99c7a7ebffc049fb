/** English texts of setting up a position: a board on somebody’s page loads them with its editor. */
import type { Widen } from '../widen.ts';

type Side = 0 | 1;

const colour = (side: Side): string => (side === 0 ? 'white' : 'black');
const Colour = (side: Side): string => (side === 0 ? 'White' : 'Black');

export const editWords = {
  grid: 'Board: arrow keys move, Enter sets a checker, Delete takes one away, a digit sets how many',
  allPlaced: (side: Side) => `All fifteen ${colour(side)} checkers are on the board; take one away first.`,
  nothingThere: 'No checker there.',
  done: (cell: string) => `${cell}.`,
  palette: {
    name: 'What a tap does',
    move: 'Move checkers',
    light: 'Set white',
    dark: 'Set black',
    erase: 'Take away',
    placed: (side: Side, onBoard: number) => `${Colour(side)} ${onBoard} of 15`,
  },
};

export type EditWords = Widen<typeof editWords>;
