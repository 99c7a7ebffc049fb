/** Russian texts: board, play list, position input, equity graph. */
import type { Texts } from '../en/index.ts';
import { boardWords } from './board-words.ts';
import { editWords } from './edit-words.ts';
import { plays } from './words.ts';

export const board: Texts['board'] = {
  ...boardWords,
  edit: editWords,
  list: {
    name: 'Ходы, сначала лучшие',
    rank: 'Место',
    play: 'Ход',
    equity: 'Эквити',
    cubeful: 'Эквити с кубом',
    cubeless: (equity) => `без куба ${equity}`,
    mwc: (chance) => `выигрыш матча ${chance}%`,
    difference: 'Потеря',
    wins: 'Выигр.',
    loses: 'Проигр.',
    by: 'Оценка',
    won: 'Победа',
    gammon: 'Гэммон',
    backgammon: 'Бэкгэммон',
    mars: 'Марс',
    koks: 'Кокс',
    short: { won: 'В', gammon: 'Г', backgammon: 'БГ', mars: 'М', koks: 'К', loses: 'П' },
    depth: (plies) => plays(plies),
    shallow: (plies, count) => `Глубина лишь ${plays(plies)}: с верхними не сравнить ещё ${plays(count)}`,
    evaluator: { table: 'точно', over: 'конец' },
    played: 'сыгран',
    showAll: (count) => `Показать все ходы (${count})`,
    showFewer: 'Показать меньше',
    waiting: 'Оценивается…',
    none: 'Ходов нет: очередь соперника.',
    marks: { none: '', doubtful: 'сомнительно', error: 'ошибка', blunder: 'грубая ошибка' },
    glyphs: { none: '', doubtful: '?!', error: '?', blunder: '??' },
  },
  input: {
    label: 'Позиция, матч, кости или ход',
    placeholder: 'Вставьте XGID, GNUbg ID или матч',
    open: 'Открыть',
    file: 'Файл…',
    drop: 'Отпустите, чтобы открыть',
  },
  graph: {
    name: 'Ход матча',
    value: (f) =>
      `Решение ${f.at} из ${f.count}, партия ${f.game}: ${f.who}${f.play ? ` ${f.play}` : ''}${f.chance ? `, победа ${f.chance}%` : ''}${f.loss ? `, потеря ${f.loss}` : ''}${f.mark ? `, ${f.mark}` : ''}`,
    empty: 'Пока ничего не разобрано',
    chanceOf: (name) => `Побеждает ${name}`,
    game: (number) => `Партия ${number}`,
    table: 'Таблицей',
    columns: { decision: '№', game: 'Партия', player: 'Игрок', play: 'Ход', chance: 'Победа, %', loss: 'Потеря', mark: 'Пометка' },
    errorRows: 'Только ошибки',
  },
};
