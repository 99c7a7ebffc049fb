/** Russian: one sentence an error, what is wrong and what to do. */
import type { NardError } from '../../core/result.ts';
import type { Texts } from '../en/index.ts';
import { cubeErrors } from './cube.ts';
import { embedErrors } from './embed-errors.ts';
import { playErrors } from './play-errors.ts';
import { rolloutErrors } from './rollout.ts';
import { characters, checkers, fields } from './words.ts';

type Sentence = (facts: NardError['facts']) => string;

/** Why nothing can be kept, by the browser’s own name for it. */
const NO_STORE = {
  VersionError: () => 'С этим архивом уже работал более новый Nardscope. Обновите страницу, чтобы получить его; до тех пор ничего не сохраняется.',
  BlockedError: () => 'Старый Nardscope в другой вкладке не даёт открыть архив. Закройте ту вкладку и обновите эту страницу. До тех пор ничего не сохраняется.',
  other: () => 'Браузер не разрешает странице ничего хранить (приватное окно?). Разборы пропадут, когда она закроется.',
} satisfies Record<string, Sentence>;

const BROKEN_BACKUPS = {
  not_backup: () => 'Этот файл – не копия архива Nardscope.',
  newer: () => 'Эта копия сделана более новой версией Nardscope. Обновите страницу, чтобы получить её, и загрузите файл снова.',
  cut_off: (f) => `Эта копия обрывается на строке ${f.line}. Ничего не загружено.`,
  entry: (f) => `Строка ${f.line} этой копии повреждена${f.at === '' ? '' : ` (${f.at})`}. Ничего не загружено.`,
} satisfies Record<string, Sentence>;

const WANTED = {
  boolean: () => 'нужно true или false.',
  object: () => 'нужен объект со своими полями.',
  text: (f) => `нужен текст не длиннее ${f.most} знаков.`,
  integer: (f) => `нужно целое число от ${f.least} до ${f.most}.`,
  number: (f) => `нужно число от ${f.least} до ${f.most}.`,
  list: (f) => `нужен список из ${f.least}–${f.most} значений.`,
  choice: (f) => `нужно одно из: ${f.choices}.`,
  other: () => 'это не подходит.',
} satisfies Record<string, Sentence>;

const ID_FIELDS = {
  length: 'неверна длина', preset: 'неверен набор правил', rules: 'неверны правила', board: 'неверна доска', phase: 'неверна стадия',
  dice: 'неверен бросок', cube: 'неверен куб', score: 'неверен счёт', rest: 'неверен конец',
};

export const errors: Texts['errors'] = {
  position_too_many_checkers: (f) => `У одной стороны ${checkers(Number(f.count))}; должно быть 15 вместе со снятыми.`,
  position_too_few_checkers: (f) => `У одной стороны только ${checkers(Number(f.count))}; должно быть 15 вместе со снятыми.`,
  position_both_on_point: (f) => `На пункте ${f.point} стоят фишки обеих сторон; уберите одну из них.`,
  position_negative: () => 'Число фишек отрицательное или не целое.',
  position_both_done: () => 'Обе стороны сняли все фишки; так может быть только у одной.',
  side_malformed: (f) => `«${f.text}» – не пункт и количество; пишите 6:5, bar:1 или off:2, каждое один раз.`,
  batch_entry: () => 'Строка должна быть объектом JSON с полями «id» и «dice» или «mover», «opponent» и «roll».',
  dice_malformed: (f) => `«${f.text}» – не бросок; напишите два числа от 1 до 6, например 63.`,
  score_impossible: () => 'Счёт не подходит к длине матча.',
  cube_impossible: () => 'Такого куба не бывает: его число – степень двойки, а в партии Кроуфорда куб не поворачивают.',
  text_unknown: () => 'Такого формата Nardscope не знает. Вставьте код позиции, XGID, доску, нарисованную текстом, или матч в формате .mat, JSON или текстом.',
  text_empty: () => 'Читать нечего.',
  text_too_long: (f) => `Текст слишком длинный: ${characters(Number(f.length))}, можно не больше ${f.limit}.`,
  id_malformed: (f) => `«${f.text}» – не код позиции: в нём есть знаки, которых в кодах не бывает.`,
  id_length: (f) => `В коде позиции 14 знаков, в коде матча 12; в «${f.text}» их ${f.length}.`,
  id_without_board: (f) => `«${f.text}» – код матча, в нём нет доски; вставьте вместе с ним код позиции.`,
  id_of_long: (f) => `«${f.text}» – код позиции длинных нард, а здесь нужны короткие.`,
  id_of_short: (f) => `«${f.text}» – код коротких нард, а здесь нужны длинные: их коды начинаются с LN1-.`,
  xgid_fields: (f) => `В XGID 9 или 10 полей через двоеточие; здесь ${fields(Number(f.count))}.`,
  xgid_board: (f) => `Доска в этом XGID неверна у знака ${f.at}.`,
  xgid_field: (f) => `Поле ${f.field} этого XGID не может быть «${f.text}».`,
  diagram_frame: (f) => `У нарисованной доски только один ряд номеров, в строке ${f.line}; скопируйте её с обоими: от 13 до 24 и от 12 до 1.`,
  diagram_row: (f) => `Строка ${f.line} нарисованной доски сбита относительно номеров; скопируйте её со всеми пробелами.`,
  diagram_cell: (f) => `«${f.text}» в строке ${f.line}, столбце ${f.column} нарисованной доски – не X, не O и не число фишек.`,
  diagram_stack: (f) => `Строка ${f.line}, столбец ${f.column} нарисованной доски: фишки пункта стоят подряд от края и все одной стороны.`,
  diagram_sides: () => 'Обе стороны нарисованной доски названы X или обе O.',
  diagram_bar: () => 'Нарисована доска длинных нард, где на баре фишек не бывает.',
  diagram_differs: (f) => (f.of === 'pips' ? `Рядом с нарисованной доской у ${f.mark} пипсов ${f.said}, на ней – ${f.counted}.` : `Рядом с нарисованной доской у ${f.mark} снято ${f.said}, на ней не хватает ${f.counted}.`),
  play_malformed: (f) => `«${f.text}» – не ход; пишите ходы так: 13/7 8/7 или bar/22.`,
  play_illegal: (f) => `Ход ${f.text} здесь не по правилам.`,
  match_no_header: () => 'Нет строки вроде «7 point match», значит, это не файл матча.',
  match_no_games: () => 'В файле матча нет ни одной партии.',
  match_too_big: (f) => `Файл слишком большой: ${characters(Number(f.length))}, можно не больше ${f.limit}.`,
  match_too_many_rows: (f) => `В матче больше ${f.limit} ходов и действий с кубом; разделите файл.`,
  variant_unsupported: (f) => `Вид «${f.name}» не поддерживается; Nardscope знает обычные короткие и длинные нарды.`,
  json_malformed: (f) => `Это не полный JSON: ошибка около строки ${f.line}, знак ${f.column}.`,
  record_unknown: () => 'Этот JSON – не запись Nardscope: в нём нет «format» со значением «nardscope-record».',
  record_version: (f) => `Запись версии ${f.version}, а этот Nardscope читает до ${f.known}. Обновите страницу, чтобы получить новый.`,
  record_malformed: (f) => `Ошибка в записи (${f.at === '' ? 'в самом начале' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  puzzles_version: (f) => `Набор задач версии ${f.version}, а этот Nardscope читает до ${f.known}. Обновите страницу, чтобы получить новый.`,
  puzzles_malformed: (f) => `Ошибка в наборе задач (${f.at === '' ? 'в самом начале' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  puzzle_phase: (f) => `Ошибка в наборе задач (${f.at}): в этой позиции такое спросить нельзя.`,
  puzzle_play: (f) => `Ошибка в наборе задач (${f.at}): «${f.text}» – не ход по правилам в этой позиции.`,
  puzzle_unclear: () => 'Задачу из этого не сделать: несколько ответов слишком близки или нет анализа.',
  search_malformed: (f) => `Ошибка в запросе (${f.at === '' ? 'в самом начале' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  lesson_version: (f) => `Урок версии ${f.version}, а этот Nardscope читает до ${f.known}. Обновите страницу, чтобы получить новый.`,
  lesson_malformed: (f) => `Ошибка в уроке (${f.at === '' ? 'в самом начале' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  lesson_position: (f) => `Ошибка в уроке (${f.place}): ${errors[f.reason as keyof Texts['errors']](f)}`,
  lesson_play: (f) => `Ошибка в уроке (${f.at}): «${f.text}» – не ход по правилам в этой позиции.`,
  puzzle_link_malformed: () => 'В этой ссылке нет задачи: часть её могла потеряться по дороге. Попросите ссылку ещё раз.',
  lesson_link_malformed: () => 'В этой ссылке нет урока: часть её могла потеряться по дороге. Попросите ссылку ещё раз или файл.',
  preset_unknown: (f) => `Набор правил «${f.id}», версия ${f.version}, здесь не известен, и нельзя сказать, по каким правилам играли.`,
  long_id_checksum: (f) => `В «${f.text}» опечатка: последние четыре знака не подходят к остальным. Скопируйте ещё раз.`,
  long_id_version: (f) => `Этот код длинных нард версии ${f.version}, а этот Nardscope читает версию 1. Обновите страницу, чтобы получить новый.`,
  long_id_malformed: (f) => `Такого в длинных нардах быть не может: в коде позиции ${ID_FIELDS[f.field as keyof typeof ID_FIELDS] ?? `неверно ${f.field}`}.`,
  long_text_line: (f) => `Строка ${f.line} не читается: «${f.text}».`,
  rules_malformed: (f) => `«${f.text}» – не параметр правил; пишите head=first_346,block=ahead,transient=no,largerDie=yes,bearoff=strict.`,
  start_json_only: () => 'Матч с игрой, начатой с середины, записывается только как JSON.',
  short_only: (f) => `Формат «${f.format}» – только для коротких нард; длинные записываются как JSON или текст.`,
  long_only: (f) => `Формат «${f.format}» – только для длинных нард; короткие записываются как mat или JSON.`,
  store_unavailable: (f) => (NO_STORE[f.reason as keyof typeof NO_STORE] ?? NO_STORE.other)(),
  store_full: () => 'Нет места для новых разборов. Сохраните архив в файл и удалите то, что больше не нужно.',
  backup_malformed: (f) => (BROKEN_BACKUPS[f.reason as keyof typeof BROKEN_BACKUPS] ?? BROKEN_BACKUPS.not_backup)(f),
  match_link_malformed: () => 'В этой ссылке нет матча: часть её могла потеряться по дороге. Попросите ссылку ещё раз или файл.',
  engine_failed: (f) => `Программа оценки остановилась: ${f.reason}. Обновите страницу; что разобрано, не пропадёт.`,
  net_missing: (f) => `Не удалось загрузить нейросеть (${f.reason}). Проверьте связь и попробуйте снова.`,
  net_malformed: () => 'Нейросеть повреждена. Обновите страницу.',
  table_corrupt: () => 'Сохранённая таблица снятия с доски повреждена и будет построена заново.',
  not_found: () => 'В архиве этого браузера такого нет.',
  language_missing: () => 'Не удалось загрузить тексты на этом языке. Проверьте связь и выберите его снова.',
  ...cubeErrors,
  ...rolloutErrors,
  ...playErrors,
  ...embedErrors,
};
