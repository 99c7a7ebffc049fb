/** Russian texts: board, play list, position input, equity graph. */
import type { Texts } from '../en/index.ts';
import { checkers, plays } from './words.ts';

type Side = 0 | 1;

const Colour = (side: Side): string => (side === 0 ? 'Белые' : 'Чёрные');
/** Whose: “дом белых”. */
const colours = (side: Side): string => (side === 0 ? 'белых' : 'чёрных');
/** `белые, 5 фишек`; nothing is `пусто`. */
const stones = (count: number, side: Side): string => (count === 0 ? 'пусто' : `${Colour(side).toLowerCase()}, ${checkers(count)}`);

export const board: Texts['board'] = {
  colour: Colour,
  picture: (f) =>
    `Доска, ${f.game === 'short' ? 'короткие нарды' : 'длинные нарды'}. ${Colour(f.turn)}: ${f.offered ? `принять куб ${f.offered} или пас` : f.roll ? `ход ${f.roll}` : 'бросок'}. Пипсы: белые ${f.pips[0]}, чёрные ${f.pips[1]}. ${f.points}.`
    + (f.bar[0] + f.bar[1] > 0 ? ` На баре: белых ${f.bar[0]}, чёрных ${f.bar[1]}.` : '')
    + (f.off[0] + f.off[1] > 0 ? ` Снято с доски: белых ${f.off[0]}, чёрных ${f.off[1]}.` : '')
    + (f.cube ? ` ${f.cube}` : ''),
  pictureSide: (side, points) => (points ? `${Colour(side)} на пунктах ${points}` : `${Colour(side)}: ни одного пункта`),
  cube: (value, owner) => (owner === null ? (value === 1 ? 'Куб посередине.' : `Куб ${value} посередине.`) : `Куб ${value} у ${colours(owner)}.`),
  grid: 'Доска: стрелки перемещают, Enter берёт и ставит фишку, 1–6 выбирает кость, Escape отменяет',
  editGrid: 'Доска: стрелки перемещают, Enter ставит фишку, Delete убирает, цифра задаёт количество',
  topRow: 'Дальняя сторона',
  bottomRow: 'Ближняя сторона',
  cell: {
    point: (number, count, side) => `Пункт ${number}: ${stones(count, side)}`,
    bar: (count, side) => `Бар ${colours(side)}: ${count === 0 ? 'пусто' : checkers(count)}`,
    off: (count, side) => `Лоток ${colours(side)}: ${count === 0 ? 'ничего не снято' : `снято ${checkers(count)}`}`,
    movable: 'может ходить',
    picked: 'взята',
    target: 'сюда можно поставить',
  },
  die: (value, used) => `Кость ${value}${used ? ', сыграна' : ''}`,
  swapDice: (left, right) => `Кости ${left} и ${right}, сначала играется ${left}; нажмите, чтобы поменять`,
  takeUpDice: 'Всё сыграно; нажмите, чтобы убрать кости и закончить ход',
  said: {
    picked: (place, targets) => `${place}: фишка взята. ${targets ? `Можно поставить на ${targets}` : 'Ходить ей некуда'}.`,
    cancelled: 'Фишка возвращена.',
    moved: (play) => `${play}.`,
    complete: (play) => `Ход сыгран: ${play || 'фишки не двигались'}.`,
    undone: 'Шаг взят назад.',
    noPlay: 'Ходов нет.',
    cannot: 'Сюда нельзя.',
    dieFirst: (die) => `Сначала играется ${die}.`,
    allPlaced: (side) => `Все пятнадцать фишек ${colours(side)} уже на доске; сначала уберите одну.`,
    nothingThere: 'Здесь нет фишки.',
    placed: (cell) => `${cell}.`,
  },
  place: { bar: 'бар', off: 'с доски' },
  palette: {
    name: 'Что делает касание',
    move: 'Двигать фишки',
    light: 'Ставить белые',
    dark: 'Ставить чёрные',
    erase: 'Убирать',
    placed: (side, onBoard) => `${Colour(side)}: ${onBoard} из 15`,
  },
  failed: (sentence) => `Эту доску нельзя показать. ${sentence}`,
  list: {
    name: 'Ходы, сначала лучшие',
    rank: 'Место',
    play: 'Ход',
    equity: 'Эквити',
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
    label: 'Позиция или матч',
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
