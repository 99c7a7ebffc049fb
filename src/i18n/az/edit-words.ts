/** Azerbaijani texts of setting up a position: a board on somebody’s page loads them with its editor. */
import type { EditWords } from '../en/edit-words.ts';

type Side = 0 | 1;

const Colour = (side: Side): string => (side === 0 ? 'Ağlar' : 'Qaralar');
const Colours = (side: Side): string => (side === 0 ? 'Ağların' : 'Qaraların');

export const editWords: EditWords = {
  grid: 'Taxta: oxlar hərəkət edir, Enter daş qoyur, Delete götürür, rəqəm sayını təyin edir',
  allPlaced: (side) => `${Colours(side)} on beş daşı da taxtadadır; əvvəlcə birini götürün.`,
  nothingThere: 'Burada daş yoxdur.',
  done: (cell) => `${cell}.`,
  palette: {
    name: 'Toxunanda nə olur',
    move: 'Daşları çək',
    light: 'Ağ daş qoy',
    dark: 'Qara daş qoy',
    erase: 'Götür',
    placed: (side, onBoard) => `${Colour(side)}: ${onBoard} / 15`,
  },
};
