/** Russian texts about rollouts. */
import type { Texts } from '../en/index.ts';
import type { RolloutErrorCode } from '../../core/errors.ts';
import type { NardError } from '../../core/result.ts';
import { trials } from './words.ts';

type Sentence = (facts: NardError['facts']) => string;

const PARTS = {
  game: 'это разные игры', subjects: 'это разные позиции или ходы', rules: 'они сыграны по разным правилам',
  scoring: 'победы в них считаются по-разному', seed: 'у них разные начальные числа', plies: 'ходы выбраны с разной глубиной', luck: 'везение вычтено только в одном',
  truncation: 'они обрываются на разных ходах', table: 'только один кончается точной таблицей', cubeful: 'в них разные куб, счёт или глубина решений о кубе', net: 'их сыграли разные нейросети',
};

export const rolloutErrors: Record<RolloutErrorCode, Sentence> = {
  rollout_unknown: () => 'Это не роллаут, сохранённый программой Nardscope.',
  rollout_version: (f) => `Это роллаут версии ${f.version}, а здесь известна версия ${f.known}. Сложить их нельзя: сделайте роллаут заново.`,
  rollout_malformed: (f) => `Роллаут повреждён${f.at === '' ? '' : ` (${f.at})`}: таких чисел в нём быть не может.`,
  rollout_differs: (f) => `Эти роллауты нельзя сложить: ${PARTS[f.part as keyof typeof PARTS] ?? f.part}.`,
  rollout_overlap: (f) => `Розыгрыши с ${f.from} по ${f.to} есть в двух роллаутах, а считать их можно только один раз.`,
};

export const rollout: Texts['rollout'] = {
  heading: (f) => `Роллаут ${f.cubePlies === null ? 'без куба' : 'с кубом'}: нейросеть ${f.net} (версия ${f.version}), глубина выбора хода ${f.plies}, ${f.cubePlies === null ? '' : `глубина решений о кубе ${f.cubePlies}, `}начальное число ${f.seed}, ${trials(f.trials)}.`,
  luckOut: 'Везение вычтено.',
  luckIn: 'Везение не вычтено.',
  lastThrow: { counted: 'Последний бросок учтён', notCounted: 'Не указано, кто начал: последний бросок не учтён' },
  truncated: (f) => `Оценка нейросети после ${f.turns} ходов.`,
  position: 'позиция',
  panel: {
    name: 'Роллаут',
    open: 'Роллаут',
    openDecision: 'Роллаут решения о кубе',
    show: (f) => `Роллаут: ${trials(f.trials)}`,
    close: 'Закрыть роллаут',
    start: 'Начать',
    anew: 'Начать заново',
    pause: 'Пауза',
    resume: 'Продолжить',
    stop: 'Остановить',
    extend: (f) => `Ещё ${trials(f.trials)}`,
    remove: 'Удалить',
    deleted: 'Роллаут удалён.',
    restored: 'Роллаут снова здесь.',
    work: { starting: 'Запускается…', stopping: 'Останавливается…' },
    states: { new: 'Ещё не разыгрывалось', running: 'Идёт', paused: 'На паузе', stopped: 'Остановлено', done: 'Готово' },
    trialsDone: (f) => trials(f.trials),
    trialsOf: (f) => `Розыгрыши: ${f.done} из ${f.total}`,
    otherNet: (f) => `Сделан нейросетью ${f.net}, версия ${f.version}: его можно смотреть, но не продолжить.`,
    withCube: 'с кубом',
    asked: { name: 'Что разыгрывается', decision: 'Решение о кубе', position: 'Позиция' },
    kept: 'Сохранённые роллауты этой позиции',
    keptLabel: (f) =>
      `${trials(f.trials)}, глубина ${f.plies}, ${f.cubePlies === null ? 'без куба' : `глубина куба ${f.cubePlies}`}, начальное число ${f.seed}, ${f.of === 'decision' ? 'решение о кубе' : f.of === 'position' ? 'позиция' : `кандидатов: ${f.of}`}`,
    candidates: 'Кандидаты',
    candidate: 'Кандидат',
    equity: 'Эквити ± 95%',
    error: 'Станд. ошибка',
    trials: 'Розыгрыши',
    best: 'Лучший',
    bestHelp: 'Вероятность быть лучшим',
    choose: 'Выбрать ходы',
    bestPlays: (f) => `Лучшие ${f.count}`,
    chooseHelp: (f) => `Рядом – не больше ${f.most} ходов, кости у всех одни и те же.`,
    outcomes: (f) => `Исходы: ${f.name}`,
    outcome: 'Исход',
    chance: 'Вероятность',
    won: { single: 'Простая победа', gammon: 'Победа с гэммоном', backgammon: 'Победа с бэкгэммоном', mars: 'Победа с марсом', koks: 'Победа с коксом' },
    lost: { single: 'Простое поражение', gammon: 'Поражение с гэммоном', backgammon: 'Поражение с бэкгэммоном', mars: 'Поражение с марсом', koks: 'Поражение с коксом' },
    settings: 'Настройки',
    fields: { trials: 'Розыгрыши', truncation: 'Обрывать после бросков (0 – никогда)', seed: 'Начальное число', plies: 'Глубина выбора хода', cube: 'Куб', error: 'Пока ошибка не станет', sure: 'Пока лучший не ясен на 99%', luck: 'Вычитать везение' },
    noCube: 'не учитывать (без куба)',
    cubeDecided: (f) => `глубина решений ${f.plies}`,
    noError: 'любая',
    outOfRange: (f) => `Целое число от ${f.least} до ${f.most}.`,
    counts: (f) => `Пока действует ${f.value}.`,
    said: (f) => `Розыгрышей: ${f.trials}. Пока лучший: ${f.name}, ${f.equity}${f.sure ? `, уверенность ${f.sure}%` : ''}.`,
    verdictSure: (f) => `Верно с вероятностью ${f.percent}`,
    saidVerdict: (f) => `Розыгрышей: ${f.trials}. ${f.verdict}${f.sure ? `, уверенность ${f.sure}` : ''}.`,
  },
  chart: {
    name: 'Сходимость',
    summary: (f) => `Эквити по розыгрышам: после ${f.trials} ${f.name} ${f.equity} ± ${f.half}`,
    empty: 'График начнётся с первых 36 розыгрышей.',
    trials: 'Розыгрыши',
    table: 'Таблицей',
  },
};
