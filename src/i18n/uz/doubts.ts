/** Uzbek: what was assumed where an ID contradicts itself. */
import type { DoubtWords } from '../en/doubts.ts';

export const doubts: DoubtWords = {
  crawford: {
    score: (f) => `Bu IDda Kroford oʻyini belgilangan, lekin tomonlarga ${f.own} va ${f.other} ochko kerak, Kroford oʻyinida esa bitta ochko faqat bir tomonga kerak boʻladi. Oddiy oʻyin deb oʻqildi.`,
    cube: () => 'Bu IDda Kroford oʻyini belgilangan, lekin kub aylantirilgan, u oʻyinda esa kub aylantirilmaydi. Undan keyingi oʻyin deb oʻqildi.',
  },
};
