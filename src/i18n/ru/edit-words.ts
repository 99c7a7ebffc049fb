/** Russian texts of setting up a position: a board on somebody’s page loads them with its editor. */
import type { EditWords } from '../en/edit-words.ts';

type Side = 0 | 1;

const Colour = (side: Side): string => (side === 0 ? 'Белые' : 'Чёрные');
/** Whose: “дом белых”. */
const colours = (side: Side): string => (side === 0 ? 'белых' : 'чёрных');

export const editWords: EditWords = {
  grid: 'Доска: стрелки перемещают, Enter ставит фишку, Delete убирает, цифра задаёт количество',
  allPlaced: (side) => `Все пятнадцать фишек ${colours(side)} уже на доске; сначала уберите одну.`,
  nothingThere: 'Здесь нет фишки.',
  done: (cell) => `${cell}.`,
  palette: {
    name: 'Что делает касание',
    move: 'Двигать фишки',
    light: 'Ставить белые',
    dark: 'Ставить чёрные',
    erase: 'Убирать',
    placed: (side, onBoard) => `${Colour(side)}: ${onBoard} из 15`,
  },
};
