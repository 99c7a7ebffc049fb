/** Uzbek: one sentence an error, what is wrong and what to do. */
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
  VersionError: () => 'Bu arxiv bilan yangiroq Nardscope ishlagan. Uni olish uchun sahifani yangilang; ungacha hech narsa saqlanmaydi.',
  BlockedError: () => 'Boshqa oynadagi eski Nardscope arxivni ochishga yoʻl bermayapti. Oʻsha oynani yoping va bu sahifani yangilang. Ungacha hech narsa saqlanmaydi.',
  other: () => 'Brauzer sahifaga hech narsa saqlashga ruxsat bermayapti (maxfiy oynami?). Sahifa yopilsa, tahlillar yoʻqoladi.',
} satisfies Record<string, Sentence>;

const BROKEN_BACKUPS = {
  not_backup: () => 'Bu fayl Nardscope arxivining nusxasi emas.',
  newer: () => 'Bu nusxa yangiroq Nardscope bilan olingan. Uni olish uchun sahifani qayta yuklang, soʻng faylni yana yuklang.',
  cut_off: (f) => `Bu nusxa ${f.line}-satrda uzilib qolgan. Hech narsa yuklanmadi.`,
  entry: (f) => `Bu nusxaning ${f.line}-satri buzilgan${f.at === '' ? '' : ` (${f.at})`}. Hech narsa yuklanmadi.`,
} satisfies Record<string, Sentence>;

const WANTED = {
  boolean: () => 'true yoki false boʻlishi kerak.',
  object: () => 'oʻz maydonlari bor obyekt boʻlishi kerak.',
  text: (f) => `koʻpi bilan ${f.most} belgili matn boʻlishi kerak.`,
  integer: (f) => `${f.least} dan ${f.most} gacha butun son boʻlishi kerak.`,
  number: (f) => `${f.least} dan ${f.most} gacha son boʻlishi kerak.`,
  list: (f) => `${f.least} tadan ${f.most} tagacha qiymatli roʻyxat boʻlishi kerak.`,
  choice: (f) => `shulardan biri boʻlishi kerak: ${f.choices}.`,
  other: () => 'bu toʻgʻri kelmaydi.',
} satisfies Record<string, Sentence>;

const ID_FIELDS = {
  length: 'uzunligi', preset: 'qoidalar toʻplami', rules: 'qoidalari', board: 'taxtasi', phase: 'bosqichi', dice: 'tashlashi', cube: 'kubi', score: 'hisobi', rest: 'oxiri',
};

export const errors: Texts['errors'] = {
  position_too_many_checkers: (f) => `Bir tomonda ${checkers(Number(f.count))} bor; chiqarilganlari bilan 15 ta boʻlishi kerak.`,
  position_too_few_checkers: (f) => `Bir tomonda atigi ${checkers(Number(f.count))} bor; chiqarilganlari bilan 15 ta boʻlishi kerak.`,
  position_both_on_point: (f) => `${f.point}-katakda ikkala tomonning toshi bor; birini boshqa joyga oling.`,
  position_negative: () => 'Toshlar soni manfiy yoki butun emas.',
  position_both_done: () => 'Ikkala tomon ham hamma toshini chiqargan; bunday faqat bir tomonda boʻladi.',
  side_malformed: (f) => `«${f.text}» katak va son emas; 6:5, bar:1 yoki off:2 deb yozing, har birini bir marta.`,
  batch_entry: () => 'Satr JSON obyekti boʻlishi kerak: «id» va «dice» yoki «mover», «opponent» va «roll» bilan.',
  dice_malformed: (f) => `«${f.text}» tashlash emas; 1 dan 6 gacha ikkita son yozing, masalan 63.`,
  score_impossible: () => 'Hisob match uzunligiga toʻgʻri kelmaydi.',
  cube_impossible: () => 'Bunday kub boʻlmaydi: uning soni ikkining darajasi, Crawford oʻyinida esa kub aylantirilmaydi.',
  text_unknown: () => 'Nardscope bunday formatni bilmaydi. Pozitsiya kodini, XGID ni, matn bilan chizilgan taxtani yoki .mat, JSON yoki matn koʻrinishidagi matchni qoʻying.',
  text_empty: () => 'Oʻqiydigan narsa yoʻq.',
  text_too_long: (f) => `Matn juda uzun: ${characters(Number(f.length))}, koʻpi bilan ${f.limit} mumkin.`,
  id_malformed: (f) => `«${f.text}» pozitsiya kodi emas: unda kodlarda boʻlmaydigan belgilar bor.`,
  id_length: (f) => `Pozitsiya kodida 14 ta, match kodida 12 ta belgi boʻladi; «${f.text}» da ${f.length} ta.`,
  id_without_board: (f) => `«${f.text}» match kodi, unda taxta yoʻq; u bilan birga pozitsiya kodini ham qoʻying.`,
  id_of_long: (f) => `«${f.text}» uzun nard pozitsiyasi kodi, bu yerda esa qisqa nard kerak.`,
  id_of_short: (f) => `«${f.text}» qisqa nard kodi, bu yerda esa uzun nard kerak: uning kodlari LN1- bilan boshlanadi.`,
  xgid_fields: (f) => `XGID da ikki nuqta bilan ajratilgan 9 yoki 10 ta maydon boʻladi; bunda ${fields(Number(f.count))}.`,
  xgid_board: (f) => `Bu XGID ning taxtasi ${f.at}-belgida xato.`,
  xgid_field: (f) => `Bu XGID ning ${f.field} maydoni «${f.text}» boʻla olmaydi.`,
  diagram_frame: (f) => `Chizilgan taxtada raqamlarning bitta qatori bor, ${f.line}-satrda; uni ikkalasi bilan nusxalang: 13–24 va 12–1.`,
  diagram_row: (f) => `Chizilgan taxtaning ${f.line}-satri raqamlariga toʻgʻri kelmaydi; uni barcha boʻsh joylari bilan nusxalang.`,
  diagram_cell: (f) => `Chizilgan taxtaning ${f.line}-satr, ${f.column}-ustunidagi “${f.text}” na X, na O, na toshlar soni.`,
  diagram_stack: (f) => `Chizilgan taxtaning ${f.line}-satri, ${f.column}-ustuni: punktdagi toshlar chetdan ketma-ket turadi va bir tomonniki boʻladi.`,
  diagram_sides: () => 'Chizilgan taxtaning ikkala tomoni ham X yoki ham O deb nomlangan.',
  diagram_bar: () => 'Uzun nard taxtasi chizilgan, unda barda tosh boʻlmaydi.',
  diagram_differs: (f) => (f.of === 'pips' ? `Chizilgan taxta yonida ${f.mark} da ${f.said} pip, taxtada esa ${f.counted}.` : `Chizilgan taxta yonida ${f.mark} ${f.said} ta tosh chiqargan, taxtada esa ${f.counted} ta yetishmaydi.`),
  play_malformed: (f) => `«${f.text}» yurish emas; 13/7 8/7 yoki bar/22 kabi yozing.`,
  play_illegal: (f) => `${f.text} yurishi bu yerda qoidaga toʻgʻri kelmaydi.`,
  match_no_header: () => '«7 point match» kabi satr topilmadi, demak bu match fayli emas.',
  match_no_games: () => 'Match faylida birorta ham oʻyin yoʻq.',
  match_too_big: (f) => `Fayl juda katta: ${characters(Number(f.length))}, koʻpi bilan ${f.limit} mumkin.`,
  match_too_many_rows: (f) => `Matchda ${f.limit} tadan koʻp yurish va kub amali bor; faylni boʻling.`,
  variant_unsupported: (f) => `«${f.name}» turi yoʻq; Nardscope oddiy qisqa nard va uzun nardni biladi.`,
  json_malformed: (f) => `JSON toʻliq emas: xato ${f.line}-satr, ${f.column}-belgi atrofida.`,
  record_unknown: () => 'Bu JSON Nardscope yozuvi emas: unda «nardscope-record» qiymatli «format» yoʻq.',
  record_version: (f) => `Yozuv ${f.version}-versiyada, bu Nardscope esa ${f.known}-gacha oʻqiydi. Yangisini olish uchun sahifani qayta yuklang.`,
  record_malformed: (f) => `Yozuvda xato (${f.at === '' ? 'eng boshida' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  puzzles_version: (f) => `Masalalar toʻplami ${f.version}-versiyada, bu Nardscope esa ${f.known}-gacha oʻqiydi. Yangisini olish uchun sahifani qayta yuklang.`,
  puzzles_malformed: (f) => `Masalalar toʻplamida xato (${f.at === '' ? 'eng boshida' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  puzzle_phase: (f) => `Masalalar toʻplamida xato (${f.at}): bu pozitsiyada bunday savol berib boʻlmaydi.`,
  puzzle_play: (f) => `Masalalar toʻplamida xato (${f.at}): «${f.text}» bu pozitsiyada qoidaga mos yurish emas.`,
  puzzle_unclear: () => 'Bundan masala chiqmaydi: bir nechta javob juda yaqin yoki tahlil yoʻq.',
  search_malformed: (f) => `Soʻrovda xato (${f.at === '' ? 'eng boshida' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  lesson_version: (f) => `Dars ${f.version}-versiyada, bu Nardscope esa ${f.known}-gacha oʻqiydi. Yangisini olish uchun sahifani qayta yuklang.`,
  lesson_malformed: (f) => `Darsda xato (${f.at === '' ? 'eng boshida' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  lesson_position: (f) => `Darsda xato (${f.place}): ${errors[f.reason as keyof Texts['errors']](f)}`,
  lesson_play: (f) => `Darsda xato (${f.at}): «${f.text}» bu pozitsiyada qoidaga mos yurish emas.`,
  puzzle_link_malformed: () => 'Bu havolada masala yoʻq: uning bir qismi yoʻlda yoʻqolgan boʻlishi mumkin. Havolani yana soʻrang.',
  lesson_link_malformed: () => 'Bu havolada dars yoʻq: uning bir qismi yoʻlda yoʻqolgan boʻlishi mumkin. Havolani yana soʻrang yoki faylni soʻrang.',
  preset_unknown: (f) => `«${f.id}» qoidalar toʻplami, ${f.version}-versiya, bu yerda nomaʼlum; qaysi qoida bilan oʻynalganini aytib boʻlmaydi.`,
  long_id_checksum: (f) => `«${f.text}» da yozuv xatosi bor: oxirgi toʻrt belgi qolganiga mos emas. Uni qaytadan nusxalang.`,
  long_id_version: (f) => `Bu uzun nard kodi ${f.version}-versiyada, bu Nardscope esa 1-versiyani oʻqiydi. Yangisini olish uchun sahifani qayta yuklang.`,
  long_id_malformed: (f) => `Uzun nardda bunday boʻlmaydi: pozitsiya kodining ${ID_FIELDS[f.field as keyof typeof ID_FIELDS] ?? f.field} notoʻgʻri.`,
  long_text_line: (f) => `${f.line}-satrni oʻqib boʻlmadi: «${f.text}».`,
  rules_malformed: (f) => `«${f.text}» qoida parametri emas; head=first_346,block=ahead,transient=no,largerDie=yes,bearoff=strict deb yozing.`,
  start_json_only: () => 'Oʻrtasidan boshlangan oʻyinli match faqat JSON koʻrinishida yoziladi.',
  short_only: (f) => `«${f.format}» formati faqat qisqa nard uchun; uzun nard JSON yoki matn koʻrinishida yoziladi.`,
  long_only: (f) => `«${f.format}» formati faqat uzun nard uchun; qisqa nard mat yoki JSON koʻrinishida yoziladi.`,
  store_unavailable: (f) => (NO_STORE[f.reason as keyof typeof NO_STORE] ?? NO_STORE.other)(),
  store_full: () => 'Yangi tahlillar uchun joy qolmadi. Arxivni faylga saqlang, soʻng keraksizini oʻchiring.',
  backup_malformed: (f) => (BROKEN_BACKUPS[f.reason as keyof typeof BROKEN_BACKUPS] ?? BROKEN_BACKUPS.not_backup)(f),
  match_link_malformed: () => 'Bu havolada match yoʻq: uning bir qismi yoʻlda yoʻqolgan boʻlishi mumkin. Havolani yana soʻrang yoki faylni soʻrang.',
  engine_failed: (f) => `Baholovchi dastur toʻxtab qoldi: ${f.reason}. Sahifani qayta yuklang; tahlil qilingani saqlangan.`,
  net_missing: (f) => `Neyrotarmoqni yuklab boʻlmadi (${f.reason}). Aloqani tekshirib, qayta urinib koʻring.`,
  net_malformed: () => 'Neyrotarmoq buzilgan. Sahifani qayta yuklang.',
  table_corrupt: () => 'Saqlangan toshlarni chiqarish jadvali buzilgan va qaytadan tayyorlanadi.',
  not_found: () => 'Bu brauzerning arxivida bunday narsa yoʻq.',
  language_missing: () => 'Bu tildagi matnlarni yuklab boʻlmadi. Aloqani tekshirib, tilni qayta tanlang.',
  ...cubeErrors,
  ...rolloutErrors,
  ...playErrors,
  ...embedErrors,
};
