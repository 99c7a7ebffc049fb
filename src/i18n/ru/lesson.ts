/** Russian: reading a lesson. */
import type { LessonWords } from '../en/lesson.ts';

const sides = ['Белые', 'Чёрные'] as const;

export const lesson: LessonWords = {
  position: (n) => `Позиция ${n}`,
  place: (n, total) => `${n} из ${total}`,
  previous: 'Назад',
  next: 'Дальше',
  tree: 'Позиции урока',
  variations: 'Что дальше',
  played: (side, play) => `${sides[side]} ${play}`,
  danced: (side) => `${sides[side]} не могут ходить`,
  cube: {
    double: (side) => `${sides[side]}: удвоение`,
    take: (side) => `${sides[side]}: принято`,
    drop: (side) => `${sides[side]}: пас`,
    beaver: (side) => `${sides[side]}: бивер`,
    raccoon: (side) => `${sides[side]}: ракун`,
  },
  thrown: (dice) => `бросок ${dice}`,
  onBoard: 'Сделайте ход на доске.',
  choose: 'Выберите ответ.',
  walk: 'Сделайте ход на доске, чтобы идти дальше.',
  notHere: (play) => `Продолжения с ${play} в уроке нет.`,
  answer: 'Ответить',
  takeBack: 'Взять назад',
  show: 'Показать ответ',
  right: 'Верно.',
  wrong: 'Не то. Попробуйте ещё раз.',
  rightIs: (answer) => `Верно: ${answer}`,
  again: 'Спросить снова',
  empty: 'В этом уроке ещё нет позиций.',
  solved: (right, total) => `Верных ответов: ${right} из ${total}`,
};
