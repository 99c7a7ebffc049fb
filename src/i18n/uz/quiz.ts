/** Uzbek texts of a quiz on somebody’s page. */
import type { QuizWords } from '../en/quiz.ts';

export const quiz: QuizWords = {
  ask: (side, roll) => `${side === 0 ? 'Oqlar' : 'Qoralar'}: ${roll ? `${roll} yurishi` : 'qaror'}. Eng yaxshisi qaysi?`,
  choose: 'Javobni tanlang',
  chooseOrPlay: 'Javobni tanlang yoki taxtada yuring',
  play: 'Javobni taxtada yuring',
  answer: 'Shu yurish bilan javob berish',
  takeBack: 'Qaytarib olish',
  again: 'Yana bir bor',
  right: 'Toʻgʻri: bundan yaxshisi yoʻq.',
  near: (loss) => `Toʻgʻri: eng yaxshisidan qolishmaydi (${loss}).`,
  wrong: (loss, best) => `Eng yaxshisi emas: ${loss} yoʻqotadi. Eng yaxshisi ${best}.`,
  unlisted: (play, best) => `${play} bu javoblar orasida yoʻq. Eng yaxshisi ${best}.`,
  empty: 'Bu masalada tanlash uchun javob yoʻq.',
  failed: (what) => `Buni koʻrsatib boʻlmaydi: ${what}`,
  chosen: 'tanlangan',
  best: 'eng yaxshisi',
};
