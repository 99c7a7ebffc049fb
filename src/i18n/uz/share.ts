/** Uzbek texts: sharing and the sheet of diagrams. */
import type { Texts } from '../en/index.ts';
import { diagrams } from './words.ts';

export const share: Texts['share'] = {
  open: 'Ulashish',
  title: 'Ulashish',
  close: 'Yopish',
  link: 'Shu pozitsiyaga havola',
  matchLink: 'Butun matchga havola, shu yechimdan',
  matchTooLong: 'Match havola uchun juda uzun; uni match sarlavhasidan faylga saqlang.',
  making: 'Matchga havola tayyorlanmoqda…',
  linkHelp: 'Hammasi havolaning oʻzida yozilgan: hech narsa hech qayerga yuborilmaydi, havola aloqasiz ham ochiladi.',
  copy: 'Nusxa olish',
  copyOf: (what) => `Nusxa olish: ${what}`,
  send: 'Yuborish…',
  noPicture: 'Brauzer rasm yasamadi.',
  addToSheet: 'Diagrammalar varagʻiga qoʻshish',
  openSheet: 'Varaqni ochish',
  sheetTitle: 'Diagrammalar varagʻi',
  sheetEmpty: 'Hozircha diagramma yoʻq: Tahlil va Sharh ekranlarida «Ulashish» orqali pozitsiya qoʻshing.',
  perPage: 'Sahifadagi diagrammalar',
  perPageOf: (count) => `Sahifada ${count} ta`,
  print: 'Chop etish',
  takeOff: 'Olib tashlash',
  unreadable: 'Bu pozitsiyani oʻqib boʻlmadi.',
  onSheet: diagrams,
};
