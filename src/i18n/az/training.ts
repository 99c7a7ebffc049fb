/** Azerbaijani: training – what is said beyond decks and questions. */
import type { TrainingWords } from '../en/training.ts';
import { countedIn } from '../plural.ts';

const puzzles = countedIn('az')('tapşırıq');

export const training: TrainingWords = {
  rests: 'Bu tapşırıq daha soruşulmur.',
  restingCount: (n) => `Daha soruşulmayan tapşırıqlar: ${n}`,
  wake: 'Yenə soruş',
  wrongNumber: (most) => `0 ilə ${most} arasında ədəd yazın.`,
  judged: (by, missing) => `Gedişiniz bu dərinlikdə hesablanmamışdı; indi qiymətləndirildi: ${by}.${missing === null ? '' : ` Siyahının qurulduğu cədvəl (${missing}) bu cihazda yoxdur.`}`,
  imported: (title, added, known) => `Əlavə olundu: ${puzzles(added)} («${title}»).${known === 0 ? '' : ` Artıq buradadır: ${puzzles(known)}.`}`,
  deleteDeck: (name) => `Dəsti sil: ${name}`,
  deckDeleted: (name, { gone, stay, tagged }) =>
    `“${name}” – silindi: ${puzzles(gone)}${tagged === 0 ? '' : `, onlardan nişan və ya axtarış dəstində də olanlar: ${tagged}`}.${stay === 0 ? '' : ` Qaldı: ${puzzles(stay)}, onlar nişanda və ya axtarışda da var. Əvvəlcə o dəsti silin.`}`,
  tagDeleted: (name) => `“${name}” dəsti silindi; tapşırıqları başqa dəstlərdə qaldı.`,
  deckRestored: (name) => `“${name}” qaytarıldı.`,
};
