/** Russian texts of the command line. */
import type { Texts } from '../en/index.ts';
import { blunders, decisions, errorsCounted, ofPlays, paths, plays, points, positions } from './words.ts';

export const cli: Texts['cli'] = {
  usage: `nardscope: анализ нард из командной строки

  nardscope analyze FILE [--plies 0|1|2|3] [--json] [--match N]
                                                       файл матча и цена каждого хода
  nardscope convert FILE --to mat|json|text            запись в другом формате
  nardscope eval [--game long] --plies N --ids FILE    шансы позиций по их ID, по одному в строке
  nardscope rollout --id ID [--dice 31 | --plays "8/5 6/5; 24/20"] [--cubeful | --cube] [--trials N] [--json] …
                                                       роллаут позиции или ходов
  nardscope merge FILE… [--json]                       складывает части одного роллаута
  nardscope cube --id ID [--match-id ID] | --xgid XGID [--plies N] [--jacoby] [--beavers] [--backgammon 2] [--cap N] [--stake N] [--met NAME|FILE.xml] [--json]
                                                       решение о кубе в позиции
  nardscope met [--met NAME|FILE.xml] [--score 3-5/7] [--json]
                                                       матчевые шансы; при счёте — когда принимать куб
  nardscope puzzles FILE… [--min-loss 0.05] [--player NAME] [--only checker|cube] [--stage …] [--plies N] [--json]
                                                       задачи из ошибок в файлах матчей
  nardscope search BACKUP --query "own any 20-22 2+; other each 7 0" [--game short|long] [--limit N] [--json]
                                                       позиции из копии архива по расстановке
  nardscope plays --batch FILE.jsonl [RULES]           возможные ходы, по строке JSON
  nardscope perft --depth N [RULES] [--json]           сколько позиций достижимо с начала
  nardscope bench                                      скорость программы, в JSON
  nardscope --version                                  номер версии

RULES: --game short (если не сказано иначе) или --game long с --preset ID или --rules head=…,block=…,transient=…,largerDie=…,bearoff=….
--lang en|ru|uz|az: язык предложений (иначе язык среды, LANG); данные и JSON не переводятся.
Подробнее: docs/cli.md.`,
  unknownCommand: (f) => `Команды «${f.name}» нет; список покажет nardscope --help.`,
  missing: (f) => `Не хватает ${f.what}; смотрите nardscope --help.`,
  unexpected: (f) => `Лишнее: «${f.text}»; смотрите nardscope --help.`,
  unknownOption: (f) => `Здесь нет параметра ${f.option}; смотрите nardscope --help.`,
  optionNeedsValue: (f) => `После ${f.option} нужно значение; смотрите nardscope --help.`,
  optionTakesNone: (f) => `${f.option} пишется без значения; смотрите nardscope --help.`,
  badOption: (f) => `${f.option} не может быть «${f.value}»; годится: ${f.expected}.`,
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
};
