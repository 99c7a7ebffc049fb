/** Uzbek: training – what is said beyond decks and questions. */
import type { TrainingWords } from '../en/training.ts';
import { countedIn } from '../plural.ts';

const puzzles = countedIn('uz')('ta masala');

export const training: TrainingWords = {
  rests: 'Bu masala boshqa soʻralmaydi.',
  restingCount: (n) => `Boshqa soʻralmaydigan masalalar: ${n}`,
  wake: 'Yana soʻralsin',
  wrongNumber: (most) => `0 dan ${most} gacha son kiriting.`,
  judged: (by, missing) => `Yurishingiz bunchalik chuqur hisoblanmagan edi; u hozir baholandi: ${by}.${missing === null ? '' : ` Roʻyxat tuzilgan jadval (${missing}) bu qurilmada yoʻq.`}`,
  imported: (title, added, known) => `Qoʻshildi: ${puzzles(added)} («${title}»).${known === 0 ? '' : ` Bu yerda allaqachon bor: ${puzzles(known)}.`}`,
  deleteDeck: (name) => `Toʻplamni oʻchirish: ${name}`,
  deckDeleted: (name, { gone, stay, tagged }) =>
    `“${name}” – oʻchirildi: ${puzzles(gone)}${tagged === 0 ? '' : `, shulardan belgi yoki qidiruv toʻplamida ham boʻlgani: ${tagged}`}.${stay === 0 ? '' : ` Qoldi: ${puzzles(stay)}, ular belgi yoki qidiruvda ham bor. Avval oʻsha toʻplamni oʻchiring.`}`,
  tagDeleted: (name) => `“${name}” toʻplami oʻchirildi; masalalari boshqa toʻplamlarda qoldi.`,
  deckRestored: (name) => `“${name}” qaytarildi.`,
};
