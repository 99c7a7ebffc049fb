/** Azerbaijani: reading a lesson. */
import type { LessonWords } from '../en/lesson.ts';

const sides = ['Ağ', 'Qara'] as const;

export const lesson: LessonWords = {
  position: (n) => `Mövqe ${n}`,
  place: (n, total) => `${n} / ${total}`,
  previous: 'Geri',
  next: 'Növbəti',
  tree: 'Dərsin mövqeləri',
  variations: 'Sonra nə olur',
  played: (side, play) => `${sides[side]} ${play}`,
  danced: (side) => `${sides[side]} gedə bilmir`,
  cube: {
    double: (side) => `${sides[side]}: ikiqatlama`,
    take: (side) => `${sides[side]}: qəbul`,
    drop: (side) => `${sides[side]}: imtina`,
    beaver: (side) => `${sides[side]}: biver`,
    raccoon: (side) => `${sides[side]}: rakun`,
  },
  thrown: (dice) => `atış ${dice}`,
  onBoard: 'Gedişi taxtada edin.',
  choose: 'Cavabı seçin.',
  walk: 'Davam etmək üçün taxtada gedin.',
  notHere: (play) => `Dərsdə ${play} ilə davam yoxdur.`,
  answer: 'Cavab ver',
  takeBack: 'Geri al',
  show: 'Cavabı göstər',
  right: 'Düzdür.',
  wrong: 'Bu deyil. Yenidən cəhd edin.',
  rightIs: (answer) => `Düzgün cavab: ${answer}`,
  again: 'Yenidən soruş',
  empty: 'Bu dərsdə hələ mövqe yoxdur.',
  solved: (right, total) => `Düzgün cavablar: ${total} sualdan ${right}`,
};
