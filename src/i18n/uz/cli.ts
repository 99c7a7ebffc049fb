/** Uzbek texts of the command line. */
import type { Texts } from '../en/index.ts';
import { blunders, decisions, errorsCounted, paths, plays, points, positions } from './words.ts';

export const cli: Texts['cli'] = {
  usage: `nardscope: nard tahlili buyruqlar satrida

  nardscope analyze FILE [--plies 0|1|2|3] [--json] [--match N]
                                                       match fayli va har bir yurishning bahosi
  nardscope convert FILE --to mat|json|text            yozuvni boshqa formatga oʻtkazish
  nardscope eval [--game long] --plies N --ids FILE    pozitsiya ID lari boʻyicha imkoniyatlar, har satrda bittadan
  nardscope rollout --id ID [--dice 31 | --plays "8/5 6/5; 24/20"] [--cubeful | --cube] [--trials N] [--json] …
                                                       pozitsiya yoki yurishlar rollauti
  nardscope merge FILE… [--json]                       bitta rollaut qismlarini qoʻshadi
  nardscope cube --id ID [--match-id ID] | --xgid XGID [--plies N] [--jacoby] [--beavers] [--backgammon 2] [--cap N] [--stake N] [--met NAME|FILE.xml] [--json]
                                                       pozitsiyadagi kub qarori
  nardscope met [--met NAME|FILE.xml] [--score 3-5/7] [--json]
                                                       match imkoniyatlari; hisobda kubni qabul qilish chegarasi
  nardscope puzzles FILE… [--min-loss 0.05] [--player NAME] [--only checker|cube] [--stage …] [--plies N] [--json]
                                                       match fayllaridagi xatolardan masalalar
  nardscope search BACKUP --query "own any 20-22 2+; other each 7 0" [--game short|long] [--limit N] [--json]
                                                       arxiv nusxasidan joylashuv boʻyicha pozitsiyalar
  nardscope plays --batch FILE.jsonl [RULES]           qonuniy yurishlar, har biri JSON satri
  nardscope perft --depth N [RULES] [--json]           boshidan nechta pozitsiyaga yetish mumkin
  nardscope bench                                      dastur tezligi, JSON da
  nardscope --version                                  versiya raqami

RULES: --game short (boshqasi aytilmasa) yoki --game long, u bilan --preset ID yoki --rules head=…,block=…,transient=…,largerDie=…,bearoff=….
--lang en|ru|uz|az: gaplar tili (aytilmasa, muhit tili, LANG); maʼlumotlar va JSON tarjima qilinmaydi.
Batafsil: docs/cli.md.`,
  unknownCommand: (f) => `«${f.name}» degan buyruq yoʻq; roʻyxatni nardscope --help koʻrsatadi.`,
  missing: (f) => `${f.what} yetishmaydi; nardscope --help ga qarang.`,
  unexpected: (f) => `«${f.text}» ortiqcha; nardscope --help ga qarang.`,
  unknownOption: (f) => `Bu yerda ${f.option} degan parametr yoʻq; nardscope --help ga qarang.`,
  optionNeedsValue: (f) => `${f.option} dan keyin qiymat kerak; nardscope --help ga qarang.`,
  optionTakesNone: (f) => `${f.option} qiymatsiz yoziladi; nardscope --help ga qarang.`,
  badOption: (f) => `${f.option} uchun «${f.value}» boʻlmaydi; mumkin: ${f.expected}.`,
  unreadable: (f) => `${f.file}: oʻqib boʻlmadi (${f.reason}).`,
  unwritable: (f) => `${f.file}: yozib boʻlmadi (${f.reason}).`,
  fileProblems: {
    ENOENT: (f) => `${f.file}: bunday fayl yoʻq.`,
    EISDIR: (f) => `${f.file}: bu fayl emas, papka.`,
    EACCES: (f) => `${f.file}: oʻqishga ruxsat yoʻq.`,
  },
  at: (f) => `${f.file}:${f.line}: ${f.sentence}`,
  inFile: (f) => `${f.file}: ${f.sentence}`,
  notAMatch: 'Bu match emas, pozitsiya.',
  notRecognised: 'Bu Nardscope oʻqiy oladigan match emas: .mat, matn koʻrinishidagi uzun nard va JSON yozuvlari mumkin.',
  oneOfMatches: (f) => `${f.file}: ${f.count} matchdan ${f.at}-si; boshqasini --match N tanlaydi.`,
  perft: (f) => `chuqurlik ${f.ply}: ${paths(f.sum)}, ${positions(f.distinct)}`,
  perftProgress: (f) => `chuqurlik ${f.ply}: ${f.percent}%`,
  makingTable: 'Toshlarni chiqarish jadvali tayyorlanmoqda (bir marta) …',
  analysing: (f) => `${f.total} yurishdan ${f.done} tasi`,
  match: (f) => (f.length === 0 ? 'Pul oʻyini' : `${f.length} ochkoli match`),
  rates: (f) => `${f.cube ? `Kub bilan${f.met === null ? '' : `, match imkoniyatlari: ${f.met}`}` : 'Faqat yurishlar, kubsiz'}; neyrotarmoq ${f.net} baholadi, chuqurlik: ${plays(f.plies)}.`,
  player: (f) =>
    `${f.name}: ${decisions(f.decisions)}, oʻrtacha xato ${f.errorRate}, PR ${f.pr}, omad ${f.luck}; ${f.doubtful} ta shubhali yurish, ${errorsCounted(f.error)}, ${blunders(f.blunder)}`,
  sides: (f) => `< ${f.left}   > ${f.right}`,
  numbers: { line: 'Chapdagi sonlar: match fayli satrlari.', turn: 'Chapdagi sonlar: oʻyindagi yurish raqamlari.' },
  game: (f) => `${f.number}-oʻyin  ${f.left}–${f.right}${f.crawford ? '  Crawford oʻyini' : ''}`,
  wins: (f) => `  ${f.name}: gʻalaba, ${points(f.points)}`,
  unfinished: '  Yozuv shu yerda uziladi: oʻyin tugamagan.',
  best: (f) => `eng yaxshisi ${f.play}`,
  dance: 'yurolmadi',
  notRecorded: 'yozilmagan',
  marks: { none: '', doubtful: '?!', error: '?', blunder: '??' },
  unnamed: '(ismsiz)',
};
