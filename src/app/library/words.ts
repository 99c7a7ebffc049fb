/** What the Library says beyond its list. */
import { shelf, type ShelfWords } from '../../i18n/en/shelf.ts';
import { makePartWords } from '../part-words.ts';

export const shelfWords = makePartWords<ShelfWords>(shelf, {
  ru: async () => (await import('../../i18n/ru/shelf.ts')).shelf,
  uz: async () => (await import('../../i18n/uz/shelf.ts')).shelf,
  az: async () => (await import('../../i18n/az/shelf.ts')).shelf,
});
