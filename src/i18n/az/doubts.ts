/** Azerbaijani: what was assumed where an ID contradicts itself. */
import type { DoubtWords } from '../en/doubts.ts';

export const doubts: DoubtWords = {
  crawford: {
    score: (f) => `Bu ID-də Krouford oyunu qeyd olunub, amma tərəflərə ${f.own} və ${f.other} xal lazımdır, Krouford oyununda isə bir xal yalnız bir tərəfə lazım olur. Adi oyun kimi oxundu.`,
    cube: () => 'Bu ID-də Krouford oyunu qeyd olunub, amma kub çevrilib, o oyunda isə kub çevrilmir. Ondan sonrakı oyun kimi oxundu.',
  },
};
