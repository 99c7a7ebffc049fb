/** Russian texts of an analysis on somebody’s page. */
import type { AnalysisWords } from '../en/analysis.ts';

export const analysis: AnalysisWords = {
  start: 'Разобрать',
  stop: 'Остановить',
  loading: 'Программа загружается…',
  deeper: (plies) => `Просмотр на глубину ${plies}…`,
  done: (plies) => `Просмотрено на глубину ${plies}.`,
  stopped: 'Остановлено.',
  over: 'Партия окончена.',
  name: 'Разбор',
  equity: 'Эквити',
  win: 'Победа',
  gammon: 'Гэммон',
  backgammon: 'Бэкгэммон',
  mars: 'Марс',
  side: (side) => (side === 0 ? 'Белые' : 'Чёрные'),
};
