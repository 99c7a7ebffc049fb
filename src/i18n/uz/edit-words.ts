/** Uzbek texts of setting up a position: a board on somebody’s page loads them with its editor. */
import type { EditWords } from '../en/edit-words.ts';

type Side = 0 | 1;

const Colour = (side: Side): string => (side === 0 ? 'Oqlar' : 'Qoralar');

export const editWords: EditWords = {
  grid: 'Taxta: strelkalar yuradi, Enter tosh qoʻyadi, Delete olib tashlaydi, raqam sonini belgilaydi',
  allPlaced: (side) => `${side === 0 ? 'Oqlarning' : 'Qoralarning'} oʻn besh toshi ham taxtada; avval bittasini olib tashlang.`,
  nothingThere: 'Bu yerda tosh yoʻq.',
  done: (cell) => `${cell}.`,
  palette: {
    name: 'Bosilganda nima boʻladi',
    move: 'Toshlarni surish',
    light: 'Oq tosh qoʻyish',
    dark: 'Qora tosh qoʻyish',
    erase: 'Olib tashlash',
    placed: (side, onBoard) => `${Colour(side)}: 15 tadan ${onBoard}`,
  },
};
