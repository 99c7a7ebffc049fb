/** Russian texts about rollouts. */
import type { Texts } from '../en/index.ts';
import type { RolloutErrorCode } from '../../core/errors.ts';
import type { NardError } from '../../core/result.ts';
import { ofTrials, trials } from './words.ts';

type Sentence = (facts: NardError['facts']) => string;

const PARTS = {
  game: 'это разные игры', subjects: 'это разные позиции или ходы', rules: 'они сыграны по разным правилам',
  scoring: 'победы в них считаются по-разному', seed: 'у них разные начальные числа', plies: 'ходы выбраны с разной глубиной', luck: 'везение вычтено только в одном',
  truncation: 'они обрываются на разных ходах', table: 'только один кончается точной таблицей', began: 'партию начали разные стороны', net: 'их сыграли разные нейросети',
};

export const rolloutErrors: Record<RolloutErrorCode, Sentence> = {
  rollout_unknown: () => 'Это не роллаут, сохранённый программой Nardscope.',
  rollout_version: (f) => `Это роллаут версии ${f.version}, а здесь известна версия ${f.known}. Сложить их нельзя: сделайте роллаут заново.`,
  rollout_malformed: (f) => `Роллаут повреждён${f.at === '' ? '' : ` (${f.at})`}: таких чисел в нём быть не может.`,
  rollout_differs: (f) => `Эти роллауты нельзя сложить: ${PARTS[f.part as keyof typeof PARTS] ?? f.part}.`,
  rollout_overlap: (f) => `Розыгрыши с ${f.from} по ${f.to} есть в двух роллаутах, а считать их можно только один раз.`,
};

export const rollout: Texts['rollout'] = {
  heading: (f) => `Роллаут без куба: нейросеть ${f.net} (версия ${f.version}), глубина выбора хода ${f.plies}, начальное число ${f.seed}, ${trials(f.trials)}.`,
  luckOut: 'Везение вычтено.',
  luckIn: 'Везение не вычтено.',
  truncated: (f) => `Оценка нейросети после ${f.turns} ходов.`,
  columns: 'Эквити ± 95%-й интервал; победы (из них марсы / коксы) – поражения (так же); вероятность быть лучшим.',
  position: 'позиция',
  best: (f) => `лучший: ${f.percent}`,
  progress: (f) => `${f.done} из ${ofTrials(f.total)}`,
  paused: (f) => `Остановлено. Сделанное сохранено в ${f.file}; та же команда продолжит.`,
  nothing: 'Ещё не закончен ни один блок из 36 розыгрышей.',
  notInState: (f) => `В ${f.file} другой роллаут; укажите другой файл в --state или уберите то, что отличается.`,
  illegal: (f) => `«${f.play}» здесь не ход по правилам.`,
  noPlay: 'Здесь нет ни одного хода.',
};
