/** Uzbek: why a step is refused, the rule in one short sentence. */
import type { Texts } from '../en/index.ts';
import { steps } from './words.ts';

const refusals: Texts['rules']['refusals'] = {
  turn_complete: () => 'Oʻynash mumkin boʻlgan zarlarning hammasi oʻynaldi.',
  not_yours: (f) => `${f.from}-katakda sizning toshingiz yoʻq.`,
  wrong_way: () => 'Toshlar faqat oʻz uyi tomon yuradi.',
  bar_first: () => 'Avval bardagi toshlarni oʻyinga kiriting.',
  no_such_die: (f) => `Qolgan zarlar (${f.dice}) bu toshni u yerga olib bormaydi.`,
  point_closed: (f) => `${f.point}-katakni raqib egallagan.`,
  not_all_home: (f) => `Toshlarni chiqarish oʻn beshtasi ham uyga yigʻilganda boshlanadi; bittasi hali ${f.point}-katakda.`,
  farther_checker: (f) => `${f.point}-katakdagi tosh ${f.die} ni oʻynay olsa yoki uzoqroq tursa, bu toshni ${f.die} bilan chiqarib boʻlmaydi.`,
  head_once: () => 'Bosh: bir yurishda boshdan faqat bitta tosh olish mumkin.',
  head_twice: () => 'Bosh: bu yurishda boshdan koʻpi bilan ikkita tosh olish mumkin.',
  block_ahead: () => 'Oldinda birorta raqib toshi boʻlmasa, ketma-ket olti katakni egallab boʻlmaydi.',
  block_home: () => 'Raqib toshi oʻz uyiga yetmaguncha, ketma-ket olti katakni egallab boʻlmaydi.',
  block_never: () => 'Ketma-ket olti katakni egallab boʻlmaydi.',
  block_open_again: (f) => `${f.point}-katakdagi tosh ketma-ket olti katakni yopdi: uning oʻzi yana yurib, ularni ochishi kerak.`,
  both_dice: () => 'Ikkala zar ham oʻynalishi kerak: shunday yuringki, ikkinchisini ham oʻynash mumkin boʻlsin.',
  most_steps: (f) => `Dublni imkon boricha toʻliq oʻynash kerak: ${steps(Number(f.most))}.`,
  larger_die: (f) => `Faqat bitta zarni oʻynash mumkin, u kattasi boʻlishi kerak: ${f.die}.`,
};

export const rules: Texts['rules'] = { refusals };
