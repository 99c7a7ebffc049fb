/** Azerbaijani texts: sharing and the sheet of diagrams. */
import type { Texts } from '../en/index.ts';
import { diagrams } from './words.ts';

export const share: Texts['share'] = {
  open: 'Paylaş',
  title: 'Paylaş',
  close: 'Bağla',
  link: 'Bu mövqeyə keçid',
  matchLink: 'Bütün matça keçid, bu qərardan',
  matchTooLong: 'Matç keçid üçün çox uzundur; onu matçın başlığından fayla saxlayın.',
  making: 'Matça keçid hazırlanır…',
  linkHelp: 'Hər şey keçidin özündə yazılıb: heç nə heç yerə göndərilmir, keçid bağlantısız da açılır.',
  copy: 'Köçür',
  copyOf: (what) => `Köçür: ${what}`,
  send: 'Göndər…',
  noPicture: 'Brauzer şəkil yaratmadı.',
  addToSheet: 'Diaqramlar vərəqinə əlavə et',
  openSheet: 'Vərəqi aç',
  sheetTitle: 'Diaqramlar vərəqi',
  sheetEmpty: 'Hələ diaqram yoxdur: Təhlil və İcmal ekranlarında «Paylaş» düyməsi ilə mövqe əlavə edin.',
  perPage: 'Səhifədəki diaqramlar',
  perPageOf: (count) => `Səhifədə ${count}`,
  print: 'Çap et',
  takeOff: 'Götür',
  unreadable: 'Bu mövqeni oxumaq olmur.',
  onSheet: diagrams,
};
