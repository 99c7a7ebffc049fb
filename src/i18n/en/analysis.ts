/** English texts of an analysis on somebody’s page. */
import type { Widen } from '../widen.ts';

export const analysis = {
  start: 'Analyse',
  stop: 'Stop',
  loading: 'Loading the engine…',
  deeper: (plies: number) => `Looking ${plies}-ply deep…`,
  done: (plies: number) => `Looked ${plies}-ply deep.`,
  stopped: 'Stopped.',
  over: 'The game is over.',
  name: 'Analysis',
  equity: 'Equity',
  win: 'Wins',
  gammon: 'Gammons',
  backgammon: 'Backgammons',
  mars: 'Mars',
  side: (side: 0 | 1) => (side === 0 ? 'White' : 'Black'),
};

export type AnalysisWords = Widen<typeof analysis>;
