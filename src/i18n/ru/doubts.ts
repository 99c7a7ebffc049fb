/** Russian: what was assumed where an ID contradicts itself. */
import type { DoubtWords } from '../en/doubts.ts';

export const doubts: DoubtWords = {
  crawford: {
    score: (f) => `В этом ID отмечена партия Кроуфорда, но сторонам нужно ${f.own} и ${f.other}, а в партии Кроуфорда одно очко нужно ровно одной стороне. Прочитано как обычная партия.`,
    cube: () => 'В этом ID отмечена партия Кроуфорда, но куб уже повёрнут, а в ней его не поворачивают. Прочитано как партия после неё.',
  },
};
