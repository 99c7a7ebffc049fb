/** Uzbek texts of the board itself: all that a board on somebody’s page loads. */
import type { BoardWords } from '../en/board-words.ts';
import { checkers } from './words.ts';

type Side = 0 | 1;

const Colour = (side: Side): string => (side === 0 ? 'Oqlar' : 'Qoralar');
const stones = (count: number, side: Side): string => (count === 0 ? 'boʻsh' : `${count} ta ${side === 0 ? 'oq' : 'qora'} tosh`);

export const boardWords: BoardWords = {
  colour: Colour,
  picture: (f) =>
    `Taxta, ${f.game === 'short' ? 'qisqa nard' : 'uzun nard'}. ${Colour(f.turn)}: ${f.offered ? `${f.offered} kubini qabul qilish yoki rad etish` : f.roll ? `${f.roll} yurishi` : 'tashlash'}. Piplar: oqlar ${f.pips[0]}, qoralar ${f.pips[1]}. ${f.points}.`
    + (f.bar[0] + f.bar[1] > 0 ? ` Barda: oqlar ${f.bar[0]}, qoralar ${f.bar[1]}.` : '')
    + (f.off[0] + f.off[1] > 0 ? ` Chiqarilgan: oqlar ${f.off[0]}, qoralar ${f.off[1]}.` : '')
    + (f.cube ? ` ${f.cube}` : ''),
  pictureSide: (side, points) => (points ? `${Colour(side)}, kataklar: ${points}` : `${Colour(side)}: kataklarda tosh yoʻq`),
  cube: (value, owner) => (owner === null ? (value === 1 ? 'Kub oʻrtada.' : `Kub ${value}, oʻrtada.`) : `Kub ${value}, egasi: ${Colour(owner).toLowerCase()}.`),
  grid: 'Taxta: strelkalar yuradi, Enter toshni oladi va qoʻyadi, 1–6 zarni tanlaydi, Escape bekor qiladi',
  topRow: 'Narigi tomon',
  bottomRow: 'Beri tomon',
  cell: {
    point: (number, count, side) => `${number}-katak: ${stones(count, side)}`,
    bar: (count, side) => `${Colour(side)} bari: ${count === 0 ? 'boʻsh' : checkers(count)}`,
    off: (count, side) => `${Colour(side)}, chiqarilgan toshlar: ${count === 0 ? 'yoʻq' : checkers(count)}`,
    movable: 'yura oladi',
    picked: 'olingan',
    target: 'shu yerga qoʻysa boʻladi',
  },
  swapDice: (left, right) => `Zarlar ${left} va ${right}, avval ${left} oʻynaladi; almashtirish uchun bosing`,
  takeUpDice: 'Hammasi oʻynaldi; zarlarni olib, yurishni tugatish uchun bosing',
  said: {
    picked: (place, targets) => `${place}: tosh olindi. ${targets ? `Qoʻysa boʻladi: ${targets}` : 'Uning yuradigan joyi yoʻq'}.`,
    cancelled: 'Tosh joyiga qaytdi.',
    moved: (play) => `${play}.`,
    complete: (play) => `Yurish tugadi: ${play || 'tosh surilmadi'}.`,
    undone: 'Qadam qaytarildi.',
    noPlay: 'Yurib boʻlmaydi.',
    cannot: 'Bu yerga mumkin emas.',
    dieFirst: (die) => `Avval ${die} oʻynaladi.`,
  },
  place: { bar: 'bar', off: 'taxtadan tashqari' },
  failed: (sentence) => `Bu taxtani koʻrsatib boʻlmaydi. ${sentence}`,
};
