/** Uzbek: reading a lesson. */
import type { LessonWords } from '../en/lesson.ts';

const sides = ['Oq', 'Qora'] as const;

export const lesson: LessonWords = {
  position: (n) => `${n}-pozitsiya`,
  place: (n, total) => `${total} tadan ${n}-si`,
  previous: 'Orqaga',
  next: 'Keyingi',
  tree: 'Darsdagi pozitsiyalar',
  variations: 'Keyin nima boʻladi',
  played: (side, play) => `${sides[side]} ${play}`,
  danced: (side) => `${sides[side]} yura olmaydi`,
  cube: {
    double: (side) => `${sides[side]}: ikkilantirish`,
    take: (side) => `${sides[side]}: qabul`,
    drop: (side) => `${sides[side]}: rad etish`,
    beaver: (side) => `${sides[side]}: biver`,
    raccoon: (side) => `${sides[side]}: rakun`,
  },
  thrown: (dice) => `tashlash ${dice}`,
  onBoard: 'Yurishni taxtada bajaring.',
  choose: 'Javobni tanlang.',
  walk: 'Davom etish uchun taxtada yuring.',
  notHere: (play) => `Darsda ${play} davomi yoʻq.`,
  answer: 'Javob berish',
  takeBack: 'Qaytarib olish',
  show: 'Javobni koʻrsatish',
  right: 'Toʻgʻri.',
  wrong: 'Bu emas. Yana urinib koʻring.',
  rightIs: (answer) => `Toʻgʻrisi: ${answer}`,
  again: 'Yana soʻrash',
  empty: 'Bu darsda hali pozitsiya yoʻq.',
  solved: (right, total) => `Toʻgʻri javoblar: ${total} tadan ${right} ta`,
};
