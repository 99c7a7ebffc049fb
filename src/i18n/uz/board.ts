/** Uzbek texts: board, play list, position input, equity graph. */
import type { Texts } from '../en/index.ts';
import { boardWords } from './board-words.ts';
import { editWords } from './edit-words.ts';
import { plays } from './words.ts';

export const board: Texts['board'] = {
  ...boardWords,
  edit: editWords,
  list: {
    name: 'Yurishlar, eng yaxshisi birinchi',
    rank: 'Oʻrin',
    play: 'Yurish',
    equity: 'Ekviti',
    cubeful: 'Kub bilan ekviti',
    cubeless: (equity) => `kubsiz ${equity}`,
    mwc: (chance) => `matchni yutish ${chance}%`,
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
    label: 'Pozitsiya, match, zarlar yoki yurish',
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
