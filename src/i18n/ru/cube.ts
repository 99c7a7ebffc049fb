/** Russian texts about the doubling cube. */
import type { Texts } from '../en/index.ts';
import type { CubeErrorCode } from '../../core/cube-errors.ts';
import type { NardError } from '../../core/result.ts';

type Sentence = (facts: NardError['facts']) => string;

const XML_FAULTS = { size: 'файл слишком длинный', doctype: 'в нём свой тип документа', entity: 'в нём неизвестная сущность', tag: 'тег не на месте или записан неверно', end: 'файл обрывается' };

const TABLE_FAULTS = {
  root: 'это не таблица матчевых шансов', parameters: 'в ней формула, а не числа', length: 'в ней нет строк или их слишком много', row: 'её строки разной длины',
  chance: 'одно из чисел — не вероятность от 0 до 1',
};

const PHASES = { play: 'кости уже брошены, а удваивают до броска', beaver: 'идёт ответ на бивер', raccoon: 'идёт ответ на ракун', over: 'партия закончена' };

export const cubeErrors: Record<CubeErrorCode, Sentence> = {
  xml_malformed: (f) => `Этот XML не читается со строки ${f.line}: ${XML_FAULTS[f.what as keyof typeof XML_FAULTS] ?? f.what}.`,
  met_malformed: (f) => `Эта таблица матчевых шансов не годится: ${TABLE_FAULTS[f.what as keyof typeof TABLE_FAULTS] ?? f.what}.`,
  met_unequal: (f) => `Эта таблица матчевых шансов — для игроков разной силы (когда нужно ${f.own} и ${f.other}); годятся только таблицы для равных.`,
  met_too_short: (f) => `Таблица матчевых шансов доходит до ${f.length} очков, а здесь нужно ${f.needed}.`,
  cube_no_decision: (f) => `Здесь нет решения о кубе: ${PHASES[f.phase as keyof typeof PHASES] ?? f.phase}.`,
  cube_above_cap: (f) => `Куб показывает ${f.value}, а его предел – ${f.cap}: уменьшите куб или поднимите предел.`,
};

const holderText = (holder: 'own' | 'other' | null): string => (holder === null ? 'в центре' : holder === 'own' ? 'свой' : 'у соперника');

export const cube: Texts['cube'] = {
  verdict: {
    no_cube: () => 'Куба нет',
    no_double: (f) => `${f.redouble ? 'Не передваивать' : 'Не удваивать'}/${f.reply}`,
    double: (f) => `${f.redouble ? 'Передвоить' : 'Удвоить'}/${f.reply}`,
    optional: (f) => `${f.redouble ? 'Передвоить (всё равно)' : 'Удвоить (всё равно)'}/${f.reply}`,
    too_good: (f) => `Слишком хорошо/${f.reply}`,
  },
  replies: { take: 'Принять', pass: 'Пас', beaver: 'Бивер' },
  errors: {
    missed_double: 'пропущено удвоение', double_early: 'удвоено рано', double_late: 'слишком хорошо для удвоения', wrong_take: 'ошибочно принято', wrong_pass: 'ошибочный пас',
    wrong_beaver: 'ошибочный бивер', missed_beaver: 'пропущен бивер',
  },
  equities: { cubeless: 'Без куба', noDouble: 'Не удваивать', doubleTake: 'Удвоить/Принять', doublePass: 'Удвоить/Пас', doubleBeaver: 'Удвоить/Бивер' },
  redoubled: { noDouble: 'Не передваивать', doubleTake: 'Передвоить/Принять', doublePass: 'Передвоить/Пас' },
  analysing: (f) => `решений о кубе: ${f.done} из ${f.total}`,
  ratings: {
    champion: 'чемпион', world_class: 'мировой класс', expert: 'эксперт', advanced: 'сильный игрок', intermediate: 'средний игрок', casual: 'любитель', beginner: 'новичок', distracted: 'рассеянный',
  },
  screen: {
    action: 'Действие',
    difference: 'Разница',
    right: 'верно',
    chosen: 'сделано',
    noCube: {
      crawford: () => 'Это партия Кроуфорда: в ней никто не удваивает.',
      other_owns: () => 'Куб у соперника: удвоить может только он.',
      cap: (f) => `Выше ${f.cap} куб не поднимают: удваивать больше нельзя.`,
      wins_match: (f) => `С кубом ${f.value} победа и так выигрывает матч: удваивать незачем.`,
    },
    crawford: { isBehind: 'Считается, что партия Кроуфорда уже сыграна.', isIt: 'Партия Кроуфорда: никто не удваивает.', makeIt: 'Это партия Кроуфорда', makeBehind: 'Она уже сыграна' },
    emgHelp: 'Эквити в ставках нынешнего куба; в матче простая победа 1, простое поражение −1',
    mwcHelp: 'Шансы выиграть матч',
    lossMwc: (f) => `${f.loss}% матча`,
  },
  emg: 'EMG',
  mwc: 'Матч',
  capped: (f) => `предел куба ${f.cap}`,
  backgammonTwo: 'бэкгэммон считается ×2',
  money: (f) => ['Игра на деньги', `куб ${f.value}`, holderText(f.holder), ...(f.jacoby ? ['правило Джекоби'] : []), ...(f.beavers ? ['биверы'] : [])].join(', '),
  match: (f) => `Нужно ${f.own}, сопернику ${f.other}${f.crawford ? ', партия Кроуфорда' : f.after ? ', после партии Кроуфорда' : ''}, куб ${f.value}, ${holderText(f.holder)}; матчевые шансы: ${f.met}`,
  by: { net: (f) => `оценка нейросети ${f.net}, глубина ${f.plies}, куб по модели Яновского`, table: 'точно (таблица обеих сторон)', over: 'партия закончена' },
  table: {
    gammonValue: 'Цена гэммона',
    takePoint: 'Принимать от (мёртвый / живой)',
    doublePoint: 'Последнее удвоение от',
    cashPoint: 'Пас соперника от (мёртвый / живой)',
    tooGood: 'Слишком хорошо от (мёртвый куб)',
    marketWindow: 'Окно удвоения (живой куб)',
    noDouble: 'куб бесполезен',
    never: 'никогда',
  },
};
