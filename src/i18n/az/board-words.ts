/** Azerbaijani texts of the board itself: all that a board on somebody’s page loads. */
import type { BoardWords } from '../en/board-words.ts';
import { checkers, nth } from './words.ts';

type Side = 0 | 1;

const Colour = (side: Side): string => (side === 0 ? 'Ağlar' : 'Qaralar');
/** Whose. */
const Colours = (side: Side): string => (side === 0 ? 'Ağların' : 'Qaraların');
const stones = (count: number, side: Side): string => (count === 0 ? 'boş' : `${count} ${side === 0 ? 'ağ' : 'qara'} daş`);

export const boardWords: BoardWords = {
  colour: Colour,
  picture: (f) =>
    `Taxta, ${f.game === 'short' ? 'qısa nərd' : 'uzun nərd'}. ${Colour(f.turn)}: ${f.offered ? `kub ${f.offered}, qəbul və ya imtina` : f.roll ? `gediş ${f.roll}` : 'atış'}. Piplər: ağlar ${f.pips[0]}, qaralar ${f.pips[1]}. ${f.points}.`
    + (f.bar[0] + f.bar[1] > 0 ? ` Barda: ağlar ${f.bar[0]}, qaralar ${f.bar[1]}.` : '')
    + (f.off[0] + f.off[1] > 0 ? ` Çıxarılıb: ağlar ${f.off[0]}, qaralar ${f.off[1]}.` : '')
    + (f.cube ? ` ${f.cube}` : ''),
  pictureSide: (side, points) => (points ? `${Colour(side)}, xanalar: ${points}` : `${Colour(side)}: xanalarda daş yoxdur`),
  cube: (value, owner) => (owner === null ? (value === 1 ? 'Kub ortadadır.' : `Kub ${value}, ortadadır.`) : `Kub ${value}, ${owner === 0 ? 'ağlardadır' : 'qaralardadır'}.`),
  grid: 'Taxta: oxlar hərəkət edir, Enter daşı götürür və qoyur, 1–6 zəri seçir, Escape ləğv edir',
  topRow: 'Uzaq tərəf',
  bottomRow: 'Yaxın tərəf',
  cell: {
    point: (number, count, side) => `${nth(number)} xana: ${stones(count, side)}`,
    bar: (count, side) => `${Colours(side)} barı: ${count === 0 ? 'boş' : checkers(count)}`,
    off: (count, side) => `${Colours(side)} çıxarılan daşları: ${count === 0 ? 'yoxdur' : checkers(count)}`,
    movable: 'gedə bilər',
    picked: 'götürülüb',
    target: 'bura qoymaq olar',
  },
  swapDice: (left, right) => `Zərlər ${left} və ${right}, əvvəl ${left} oynanılır; dəyişmək üçün basın`,
  takeUpDice: 'Hamısı oynanılıb; zərləri götürüb gedişi bitirmək üçün basın',
  said: {
    picked: (place, targets) => `${place}: daş götürüldü. ${targets ? `Qoymaq olar: ${targets}` : 'Gedəcək yeri yoxdur'}.`,
    cancelled: 'Daş yerinə qayıtdı.',
    moved: (play) => `${play}.`,
    complete: (play) => `Gediş bitdi: ${play || 'daş tərpənmədi'}.`,
    undone: 'Addım geri alındı.',
    noPlay: 'Gediş yoxdur.',
    cannot: 'Bura olmaz.',
    dieFirst: (die) => `Əvvəl ${die} oynanılır.`,
  },
  place: { bar: 'bar', off: 'taxtadan kənar' },
  failed: (sentence) => `Bu taxtanı göstərmək olmur. ${sentence}`,
};
