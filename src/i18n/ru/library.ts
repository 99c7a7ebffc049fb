/** Russian texts: the Library screen. */
import type { Texts } from '../en/index.ts';
import { sizeIn } from '../numbers.ts';
import { entries, games } from './words.ts';

const size = sizeIn('ru', ['кБ', 'МБ', 'ГБ']);

export const library: Texts['library'] = {
  title: 'Архив',
  empty: 'Здесь пока пусто',
  emptyHelp: 'Здесь хранятся разобранные матчи и сохранённые позиции, только в этом браузере.',
  count: entries,
  filter: 'Показать',
  kinds: { all: 'Все', match: 'Матчи', position: 'Позиции' },
  noneOfKind: 'Таких записей нет.',
  rename: 'Переименовать',
  renameLabel: 'Новое название',
  renameSave: 'Сохранить название',
  delete: 'Удалить',
  deleteEntry: (title) => `Удалить: ${title}`,
  renameEntry: (title) => `Переименовать: ${title}`,
  deleted: (title) => `Удалено: «${title}».`,
  restored: (title) => `Снова здесь: «${title}».`,
  exportAll: 'Сохранить в файл',
  import: 'Загрузить',
  imported: (report) => {
    const added = report.added + report.renamed;
    const news = added === 0 ? 'Нового в этом файле нет' : `Загружено: ${entries(added)}`;
    return report.skipped > 0 ? `${news}; уже было: ${report.skipped}.` : `${news}.`;
  },
  alreadyHere: 'Уже есть в архиве.',
  alreadyHereOf: (n) => `Уже было в архиве: ${n}.`,
  filesRead: (read, all) => `Прочитано файлов: ${read} из ${all}.`,
  fileFailed: (name, why) => `${name}: ${why}`,
  exportName: (date) => `nardscope-${date}.jsonl`,
  progress: (done, total) => `разобрано ${done} из ${total}`,
  pr: (left, right) => `PR ${left} – ${right}`,
  rateNote: 'только ходы, без куба',
  rateShort: { cube: 'ходы и куб', plays: 'только ходы' },
  games,
  better: 'Можно разобрать точнее',
  storage: (used, available) => `Занято ${size(used)} из ${size(available)}, которые даёт браузер`,
  kept: 'Браузер обещал хранить эти данные.',
  notKept: 'Браузер может удалить эти данные, когда не хватит места.',
  keep: 'Попросить браузер хранить',
  keepRefused: 'Браузер этого не обещал. Иногда сохраняйте архив в файл.',
  offline: 'Nardscope целиком на этом устройстве: он работает без связи.',
  nearlyFull: 'Места осталось мало. Сохраните архив в файл и удалите ненужное.',
  storageTitle: 'Где это хранится и как долго',
  storageHelp: 'Браузер держит архив в своём хранилище для этого сайта и даёт каждому сайту столько-то места. Когда на устройстве не хватает места, браузеры стирают данные сайтов, которыми давно не пользовались, если не обещали их хранить. Очистка данных браузера удаляет и архив, а приватное окно забывает его при закрытии.',
  backupHelp: 'Копия – один файл, в котором всё: матчи, разборы, позиции, роллауты, задачи, настройки, начатые матч и шуэт. Загрузка добавляет недостающее, здесь или на другом устройстве, и ничего не заменяет.',
};
