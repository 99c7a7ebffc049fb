/** Azerbaijani texts of a quiz on somebody’s page. */
import type { QuizWords } from '../en/quiz.ts';

export const quiz: QuizWords = {
  ask: (side, roll) => `${side === 0 ? 'Ağlar' : 'Qaralar'}: ${roll ? `${roll} gedişi` : 'qərar'}. Ən yaxşısı hansıdır?`,
  choose: 'Cavabı seçin',
  chooseOrPlay: 'Cavabı seçin və ya taxtada oynayın',
  play: 'Cavabı taxtada oynayın',
  answer: 'Bu gedişlə cavab ver',
  takeBack: 'Geri götür',
  again: 'Bir də',
  right: 'Düzdür: bundan yaxşısı yoxdur.',
  near: (loss) => `Düzdür: ən yaxşısından geri qalmır (${loss}).`,
  wrong: (loss, best) => `Ən yaxşısı deyil: ${loss} itirir. Ən yaxşısı ${best}.`,
  unlisted: (play, best) => `${play} bu cavablar arasında yoxdur. Ən yaxşısı ${best}.`,
  empty: 'Bu məsələdə seçməyə cavab yoxdur.',
  failed: (what) => `Bunu göstərmək olmur: ${what}`,
  chosen: 'seçilib',
  best: 'ən yaxşısı',
};
