/** Azerbaijani texts of an analysis on somebody’s page. */
import type { AnalysisWords } from '../en/analysis.ts';

export const analysis: AnalysisWords = {
  start: 'Təhlil et',
  stop: 'Dayandır',
  loading: 'Proqram yüklənir…',
  deeper: (plies) => `${plies} gediş dərinliyə baxılır…`,
  done: (plies) => `${plies} gediş dərinliyə baxıldı.`,
  stopped: 'Dayandırıldı.',
  over: 'Oyun bitib.',
  name: 'Təhlil',
  equity: 'Ekviti',
  win: 'Qələbə',
  gammon: 'Gammon',
  backgammon: 'Backgammon',
  mars: 'Mars',
  side: (side) => (side === 0 ? 'Ağlar' : 'Qaralar'),
};
