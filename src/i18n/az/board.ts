/** Azerbaijani texts: board, play list, position input, equity graph. */
import type { Texts } from '../en/index.ts';
import { boardWords } from './board-words.ts';
import { editWords } from './edit-words.ts';
import { nth, plays } from './words.ts';

export const board: Texts['board'] = {
  ...boardWords,
  edit: editWords,
  list: {
    name: 'Gedişlər, ən yaxşısı birinci',
    rank: 'Yer',
    play: 'Gediş',
    equity: 'Ekviti',
    cubeful: 'Kubla ekviti',
    cubeless: (equity) => `kubsuz ${equity}`,
    mwc: (chance) => `matçı udmaq ${chance}%`,
    difference: 'İtki',
    wins: 'Qazanır',
    loses: 'Uduzur',
    by: 'Qiymət',
    won: 'Qələbə',
    gammon: 'Gammon',
    backgammon: 'Backgammon',
    mars: 'Mars',
    koks: 'Koks',
    short: { won: 'Q', gammon: 'G', backgammon: 'BG', mars: 'M', koks: 'K', loses: 'U' },
    depth: (plies) => plays(plies),
    shallow: (plies, count) => `Dərinlik yalnız ${plays(plies)}: ${plays(count)} yuxarıdakılarla müqayisə edilməyib`,
    evaluator: { table: 'dəqiq', over: 'bitib' },
    played: 'oynanılıb',
    showAll: (count) => `Bütün ${count} gedişi göstər`,
    showFewer: 'Daha az göstər',
    waiting: 'Qiymətləndirilir…',
    none: 'Gediş yoxdur: növbə rəqibə keçir.',
    marks: { none: '', doubtful: 'şübhəli', error: 'səhv', blunder: 'kobud səhv' },
    glyphs: { none: '', doubtful: '?!', error: '?', blunder: '??' },
  },
  input: {
    label: 'Mövqe, matç, zərlər və ya gediş',
    placeholder: 'XGID, GNUbg ID və ya matçı yapışdırın',
    open: 'Aç',
    file: 'Fayl…',
    drop: 'Açmaq üçün buraxın',
  },
  graph: {
    name: 'Matçın gedişatı',
    value: (f) =>
      `Qərar ${f.at} / ${f.count}, ${nth(f.game)} oyun: ${f.who}${f.play ? ` ${f.play}` : ''}${f.chance ? `, qələbə ${f.chance}%` : ''}${f.loss ? `, itki ${f.loss}` : ''}${f.mark ? `, ${f.mark}` : ''}`,
    empty: 'Hələ heç nə təhlil olunmayıb',
    chanceOf: (name) => `${name} qazanır`,
    game: (number) => `${nth(number)} oyun`,
    table: 'Cədvəl',
    columns: { decision: '№', game: 'Oyun', player: 'Oyunçu', play: 'Gediş', chance: 'Qələbə, %', loss: 'İtki', mark: 'İşarə' },
    errorRows: 'Yalnız səhvlər',
  },
};
