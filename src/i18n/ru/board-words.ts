/** Russian texts of the board itself: all that a board on somebody’s page loads. */
import type { BoardWords } from '../en/board-words.ts';
import { checkers } from './words.ts';

type Side = 0 | 1;

const Colour = (side: Side): string => (side === 0 ? 'Белые' : 'Чёрные');
/** Whose: “дом белых”. */
const colours = (side: Side): string => (side === 0 ? 'белых' : 'чёрных');
/** `белые, 5 фишек`; nothing is `пусто`. */
const stones = (count: number, side: Side): string => (count === 0 ? 'пусто' : `${Colour(side).toLowerCase()}, ${checkers(count)}`);

export const boardWords: BoardWords = {
  colour: Colour,
  picture: (f) =>
    `Доска, ${f.game === 'short' ? 'короткие нарды' : 'длинные нарды'}. ${Colour(f.turn)}: ${f.offered ? `принять куб ${f.offered} или пас` : f.roll ? `ход ${f.roll}` : 'бросок'}. Пипсы: белые ${f.pips[0]}, чёрные ${f.pips[1]}. ${f.points}.`
    + (f.bar[0] + f.bar[1] > 0 ? ` На баре: белых ${f.bar[0]}, чёрных ${f.bar[1]}.` : '')
    + (f.off[0] + f.off[1] > 0 ? ` Снято с доски: белых ${f.off[0]}, чёрных ${f.off[1]}.` : '')
    + (f.cube ? ` ${f.cube}` : ''),
  pictureSide: (side, points) => (points ? `${Colour(side)} на пунктах ${points}` : `${Colour(side)}: ни одного пункта`),
  cube: (value, owner) => (owner === null ? (value === 1 ? 'Куб посередине.' : `Куб ${value} посередине.`) : `Куб ${value} у ${colours(owner)}.`),
  grid: 'Доска: стрелки перемещают, Enter берёт и ставит фишку, 1–6 выбирает кость, Escape отменяет',
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
  },
  place: { bar: 'бар', off: 'с доски' },
  failed: (sentence) => `Эту доску нельзя показать. ${sentence}`,
};
