/** Russian texts of the command line. */
import type { Texts } from '../en/index.ts';
import { help } from './cli-help.ts';
import { doubts } from './doubts.ts';
import { blunders, decisions, errorsCounted, ofPlays, ofTrials, paths, plays, points, positions } from './words.ts';

export const cli: Texts['cli'] = {
  usage: `nardscope: анализ нард из командной строки

  nardscope analyze FILE [--plies 0|1|2|3] [--json] [--match N]
                                                       файл матча и цена каждого хода
  nardscope convert FILE --to mat|json|text            запись в другом формате
  nardscope eval [--game long] --plies N --ids FILE [--json]
                                                       шансы позиций по их ID, по одному в строке
  nardscope rollout --id ID [--dice 31 | --plays "8/5 6/5; 24/20"] [--cubeful | --cube] [--trials N] [--json] …
                                                       роллаут позиции или ходов
  nardscope merge FILE… [--json]                       складывает части одного роллаута
  nardscope cube --id ID [--match-id ID] | --xgid XGID [--plies N] [--jacoby] [--beavers] [--backgammon 2] [--cap N] [--stake N] [--crawford] [--met NAME|FILE.xml] [--json]
                                                       решение о кубе в позиции
  nardscope met [--met NAME|FILE.xml] [--score 3-5/7 [--crawford]] [--json]
                                                       матчевые шансы; при счёте — когда принимать куб
  nardscope puzzles FILE… [--min-loss 0.05] [--player NAME] [--only checker|cube] [--stage …] [--estimates LIST]
                   [--plies N] [--json]
                                                       задачи из ошибок в файлах матчей
  nardscope search BACKUP --query "own any 20-22 2+; other each 7 0" [--game short|long] [--limit N] [--json]
                                                       позиции из копии архива по расстановке
  nardscope lesson FILE [--json]                       файл урока: проверка и печать текстом
  nardscope plays --batch FILE.jsonl [RULES]           возможные ходы, по строке JSON
  nardscope perft --depth N [RULES] [--json]           сколько позиций достижимо с начала
  nardscope bench                                      скорость программы, в JSON
  nardscope --version                                  номер версии

RULES: --game short (если не сказано иначе) или --game long с --preset ID или --rules head=…,block=…,transient=…,largerDie=…,bearoff=….
Вместо FILE или BACKUP можно указать -: стандартный ввод (analyze, convert, eval, merge, plays, puzzles, search, lesson).
--lang en|ru|uz|az: язык предложений (иначе язык среды, LANG); данные и JSON не переводятся.
nardscope КОМАНДА --help: её параметры и примеры. Подробнее: docs/cli.md.`,
  help,
  unknownCommand: (f) => `Команды «${f.name}» нет; список покажет nardscope --help.`,
  missing: (f) => `Не хватает ${f.what}; смотрите nardscope --help.`,
  unexpected: (f) => `Лишнее: «${f.text}»; смотрите nardscope --help.`,
  unknownOption: (f) => `Здесь нет параметра ${f.option}; смотрите nardscope --help.`,
  optionNeedsValue: (f) => `После ${f.option} нужно значение; смотрите nardscope --help.`,
  optionTakesNone: (f) => `${f.option} пишется без значения; смотрите nardscope --help.`,
  badOption: (f) => `${f.option} не может быть «${f.value}»; годится: ${f.expected}.`,
  expected: {
    score: 'очки обеих сторон, меньше длины матча, и эта длина, например 3-5/7',
    share: 'доля от 0 до 1',
    shard: 'номер части и число частей, например 3/8',
    cube: 'степень двойки, например 1, 2, 4 или 8',
    onlyMatch: '1, в файле один матч',
  },
  needs: (f) => `${f.option} ничего не значит без ${f.needed}.`,
  excludes: (f) => `${f.option} и ${f.other} несовместимы; оставьте одно.`,
  beforeThrow: (f) =>
    `--cube и ${f.option} несовместимы: удваивают до броска, а после него остаётся только выбрать ход. Оставьте одно или возьмите --cubeful для ходов с кубом.`,
  ofMoney: (f) => `${f.option} – для игры на деньги, а это матч, длина: ${points(f.length)}.`,
  ofMatch: (f) => `${f.option} – для матчей, а это игра на деньги.`,
  ofShort: (f) => `${f.option} – только для коротких нард.`,
  stakeOwned: '--stake – для куба в центре, а здесь он у одной из сторон.',
  matchIdTwice: 'В коде за двоеточием уже есть код матча; уберите --match-id.',
  notCrawford: (f) => `--crawford – для счёта, при котором ровно одной стороне нужно одно очко; здесь нужно ${f.own} и ${f.other}.`,
  takenAfterCrawford: 'Ровно одной стороне нужно одно очко, и нигде не сказано, что это партия Кроуфорда: считается, что она уже сыграна. --crawford скажет, что это она.',
  doubts,
  sureOfOne: '--until-sure спрашивает, какой из ходов лучший, а здесь одна позиция. Ей подходит --until-error.',
  noPlayer: (f) => `Игрока «${f.name}» там нет. Игроки: ${f.known}.`,
  noPuzzles: 'Ни одна ошибка в этих файлах не подходит под запрос: задач нет.',
  inputTooLong: (f) => `Стандартный ввод длиннее ${f.megabytes} МБ.`,
  unreadable: (f) => `${f.file}: не читается (${f.reason}).`,
  unwritable: (f) => `${f.file}: не удалось записать (${f.reason}).`,
  fileProblems: {
    ENOENT: (f) => `${f.file}: такого файла нет.`,
    EISDIR: (f) => `${f.file}: это папка, а не файл.`,
    EACCES: (f) => `${f.file}: нет прав на чтение.`,
  },
  at: (f) => `${f.file}:${f.line}: ${f.sentence}`,
  inFile: (f) => `${f.file}: ${f.sentence}`,
  notAMatch: 'Это позиция, а не матч.',
  notRecognised: 'Это не матч, который Nardscope умеет читать: годятся .mat, длинные нарды текстом и записи в JSON.',
  oneOfMatches: (f) => `${f.file}: матч ${f.at} из ${f.count}; --match N выберет другой.`,
  perft: (f) => `глубина ${f.ply}: ${paths(f.sum)}, ${positions(f.distinct)}`,
  perftProgress: (f) => `глубина ${f.ply}: ${f.percent}%`,
  makingTable: 'Строится таблица снятия с доски (один раз) …',
  analysing: (f) => `${f.done} из ${ofPlays(f.total)}`,
  match: (f) => (f.length === 0 ? 'Игра на деньги' : `Матч до ${f.length}`),
  rates: (f) => `${f.cube ? `С кубом${f.met === null ? '' : `, матчевые шансы: ${f.met}`}` : 'Только ходы, без куба'}; оценила нейросеть ${f.net}, глубина: ${plays(f.plies)}.`,
  player: (f) =>
    `${f.name}: ${decisions(f.decisions)}, средняя ошибка ${f.errorRate}, PR ${f.pr}, везение ${f.luck}; сомнительных ходов ${f.doubtful}, ${errorsCounted(f.error)}, ${blunders(f.blunder)}`,
  sides: (f) => `< ${f.left}   > ${f.right}`,
  numbers: { line: 'Числа слева: строки файла матча.', turn: 'Числа слева: номера ходов партии.' },
  game: (f) => `Партия ${f.number}  ${f.left}–${f.right}${f.crawford ? '  партия Кроуфорда' : ''}`,
  wins: (f) => `  ${f.name}: победа, ${points(f.points)}`,
  unfinished: '  Здесь запись обрывается: партия не закончена.',
  best: (f) => `лучше ${f.play}`,
  dance: 'нет хода',
  notRecorded: 'не записан',
  marks: { none: '', doubtful: '?!', error: '?', blunder: '??' },
  unnamed: '(без имени)',
  cube: {
    chances: 'Победы (из них гэммоны / бэкгэммоны) – поражения (так же)',
    rates: (f) =>
      `${f.name}: куб, учтено ${f.decisions}, PR ${f.cubePr}${f.mwcLost === null ? '' : `, потеряно ${f.mwcLost}% матча`}; вместе с ходами PR ${f.pr}${f.rating === null ? '' : ` (${f.rating})`}`,
    before: 'перед броском',
  },
  met: {
    title: (f) => `${f.name}, до ${f.length} очков: шансы в % выиграть матч, когда нужно столько очков (вниз) против стольких (вправо), до партии Кроуфорда и в ней`,
    after: 'Шансы отстающего после партии Кроуфорда, когда ему нужно столько очков:',
    window: (f) => `Нужно ${f.own}, сопернику ${f.other}${f.crawford ? ', партия Кроуфорда' : f.after ? ', после партии Кроуфорда' : ''}, куб ${f.value}`,
    matchChance: 'Шансы выиграть матч',
    sides: { own: 'сторона на ходу', other: 'соперник' },
  },
  rollout: {
    columns: (f) => `${f.cubeful ? 'Эквити с кубом (EMG)' : 'Эквити'} ± 95%-й интервал; победы (из них ${f.game === 'long' ? 'марсы / коксы' : 'гэммоны / бэкгэммоны'}) – поражения (так же); вероятность быть лучшим.`,
    verdict: (f) => `${f.verdict} (верно с вероятностью ${f.percent})`,
    best: (f) => `лучший: ${f.percent}`,
    progress: (f) => `${f.done} из ${ofTrials(f.total)}`,
    paused: (f) => `Остановлено. Сделанное сохранено в ${f.file}; та же команда продолжит.`,
    nothing: 'Ещё не закончен ни один блок из 36 розыгрышей.',
    notInState: (f) => `В ${f.file} другой роллаут; укажите другой файл в --state или уберите то, что отличается.`,
    severalInState: (f) => `В ${f.file} роллаутов: ${f.count}, а --state продолжает один; nardscope merge складывает части одного.`,
    illegal: (f) => `«${f.play}» здесь не ход по правилам.`,
    noRoll: 'Нет броска, при котором возможны все эти ходы.',
    tooManyPlays: (f) => `Вместе разыгрывается не больше ${f.most} ходов.`,
    samePlay: (f) => `«${f.play}» – тот же ход, что и «${f.other}».`,
    noPlay: 'Здесь нет ни одного хода.',
  },
};
