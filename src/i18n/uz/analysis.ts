/** Uzbek texts of an analysis on somebody’s page. */
import type { AnalysisWords } from '../en/analysis.ts';

export const analysis: AnalysisWords = {
  start: 'Tahlil qilish',
  stop: 'Toʻxtatish',
  loading: 'Dvigatel yuklanmoqda…',
  deeper: (plies) => `${plies} yurish chuqurlikda koʻrilmoqda…`,
  done: (plies) => `${plies} yurish chuqurlikda koʻrildi.`,
  stopped: 'Toʻxtatildi.',
  over: 'Oʻyin tugagan.',
  name: 'Tahlil',
  equity: 'Ekviti',
  win: 'Yutuq',
  gammon: 'Gammon',
  backgammon: 'Backgammon',
  mars: 'Mars',
  side: (side) => (side === 0 ? 'Oqlar' : 'Qoralar'),
};
