/** Russian texts: sharing and the sheet of diagrams. */
import type { Texts } from '../en/index.ts';
import { diagrams } from './words.ts';

export const share: Texts['share'] = {
  open: 'Поделиться',
  title: 'Поделиться',
  close: 'Закрыть',
  link: 'Ссылка на эту позицию',
  matchLink: 'Ссылка на весь матч, на этом решении',
  matchTooLong: 'Матч слишком длинный для ссылки; сохраните его в файл в шапке матча.',
  making: 'Готовится ссылка на матч…',
  linkHelp: 'Всё записано в самой ссылке: ничего никуда не отправляется, и открывается она и без связи.',
  copy: 'Скопировать',
  copyOf: (what) => `Скопировать: ${what}`,
  send: 'Отправить…',
  noPicture: 'Браузер не сделал картинку.',
  addToSheet: 'Добавить на лист диаграмм',
  openSheet: 'Открыть лист',
  sheetTitle: 'Лист диаграмм',
  sheetEmpty: 'Диаграмм пока нет: добавьте позиции кнопкой «Поделиться» на экранах «Анализ» и «Разбор».',
  perPage: 'Диаграмм на странице',
  perPageOf: (count) => `${count} на странице`,
  print: 'Печать',
  takeOff: 'Убрать',
  unreadable: 'Эту позицию нельзя прочитать.',
  onSheet: diagrams,
};
