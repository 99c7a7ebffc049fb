/** Uzbek texts: board, play list, position input, equity graph. */
import type { Texts } from '../en/index.ts';
import { checkers, plays } from './words.ts';

type Side = 0 | 1;

const Colour = (side: Side): string => (side === 0 ? 'Oqlar' : 'Qoralar');
const stones = (count: number, side: Side): string => (count === 0 ? 'boʻsh' : `${count} ta ${side === 0 ? 'oq' : 'qora'} tosh`);

export const board: Texts['board'] = {
  colour: Colour,
  picture: (f) =>
    `Taxta, ${f.game === 'short' ? 'qisqa nard' : 'uzun nard'}. ${Colour(f.turn)}: ${f.offered ? `${f.offered} kubini qabul qilish yoki rad etish` : f.roll ? `${f.roll} yurishi` : 'tashlash'}. Piplar: oqlar ${f.pips[0]}, qoralar ${f.pips[1]}. ${f.points}.`
    + (f.bar[0] + f.bar[1] > 0 ? ` Barda: oqlar ${f.bar[0]}, qoralar ${f.bar[1]}.` : '')
    + (f.off[0] + f.off[1] > 0 ? ` Chiqarilgan: oqlar ${f.off[0]}, qoralar ${f.off[1]}.` : '')
    + (f.cube ? ` ${f.cube}` : ''),
  pictureSide: (side, points) => (points ? `${Colour(side)}, kataklar: ${points}` : `${Colour(side)}: kataklarda tosh yoʻq`),
  cube: (value, owner) => (owner === null ? (value === 1 ? 'Kub oʻrtada.' : `Kub ${value}, oʻrtada.`) : `Kub ${value}, egasi: ${Colour(owner).toLowerCase()}.`),
  grid: 'Taxta: strelkalar yuradi, Enter toshni oladi va qoʻyadi, 1–6 zarni tanlaydi, Escape bekor qiladi',
  editGrid: 'Taxta: strelkalar yuradi, Enter tosh qoʻyadi, Delete olib tashlaydi, raqam sonini belgilaydi',
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
  die: (value, used) => `Zar ${value}${used ? ', oʻynalgan' : ''}`,
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
    allPlaced: (side) => `${side === 0 ? 'Oqlarning' : 'Qoralarning'} oʻn besh toshi ham taxtada; avval bittasini olib tashlang.`,
    nothingThere: 'Bu yerda tosh yoʻq.',
    placed: (cell) => `${cell}.`,
  },
  place: { bar: 'bar', off: 'taxtadan tashqari' },
  palette: {
    name: 'Bosilganda nima boʻladi',
    move: 'Toshlarni surish',
    light: 'Oq tosh qoʻyish',
    dark: 'Qora tosh qoʻyish',
    erase: 'Olib tashlash',
    placed: (side, onBoard) => `${Colour(side)}: 15 tadan ${onBoard}`,
  },
  failed: (sentence) => `Bu taxtani koʻrsatib boʻlmaydi. ${sentence}`,
  list: {
    name: 'Yurishlar, eng yaxshisi birinchi',
    rank: 'Oʻrin',
    play: 'Yurish',
    equity: 'Ekviti',
    difference: 'Farq',
    wins: 'Yutadi',
    loses: 'Yutqaz.',
    by: 'Baho',
    won: 'Gʻalaba',
    gammon: 'Gammon',
    backgammon: 'Backgammon',
    mars: 'Mars',
    koks: 'Koks',
    short: { won: 'Yu', gammon: 'G', backgammon: 'BG', mars: 'M', koks: 'K', loses: 'Yq' },
    depth: (plies) => plays(plies),
    shallow: (plies, count) => `Chuqurlik faqat ${plays(plies)}: ${plays(count)} yuqoridagilar bilan solishtirilmadi`,
    evaluator: { table: 'aniq', over: 'tugadi' },
    played: 'oʻynalgan',
    showAll: (count) => `Hamma ${count} ta yurishni koʻrsatish`,
    showFewer: 'Kamroq koʻrsatish',
    waiting: 'Baholanmoqda…',
    none: 'Yurib boʻlmaydi: navbat raqibga oʻtadi.',
    marks: { none: '', doubtful: 'shubhali', error: 'xato', blunder: 'qoʻpol xato' },
    glyphs: { none: '', doubtful: '?!', error: '?', blunder: '??' },
  },
  input: {
    label: 'Pozitsiya yoki match',
    placeholder: 'XGID, GNUbg ID yoki matchni qoʻying',
    open: 'Ochish',
    file: 'Fayl…',
    drop: 'Ochish uchun qoʻyib yuboring',
  },
  graph: {
    name: 'Match qanday kechdi',
    value: (f) =>
      `${f.count} qarordan ${f.at}-si, ${f.game}-oʻyin: ${f.who}${f.play ? ` ${f.play}` : ''}${f.chance ? `, gʻalaba ${f.chance}%` : ''}${f.loss ? `, yoʻqotish ${f.loss}` : ''}${f.mark ? `, ${f.mark}` : ''}`,
    empty: 'Hali hech narsa tahlil qilinmagan',
    chanceOf: (name) => `${name} yutadi`,
    game: (number) => `${number}-oʻyin`,
    table: 'Jadval',
    columns: { decision: '№', game: 'Oʻyin', player: 'Oʻyinchi', play: 'Yurish', chance: 'Gʻalaba, %', loss: 'Farq', mark: 'Belgi' },
    errorRows: 'Faqat xatolar',
  },
};
