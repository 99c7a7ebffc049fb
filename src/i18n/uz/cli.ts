/** Uzbek texts of the command line. */
import type { Texts } from '../en/index.ts';
import { help } from './cli-help.ts';
import { doubts } from './doubts.ts';
import { blunders, decisions, errorsCounted, paths, plays, points, positions, trials } from './words.ts';

export const cli: Texts['cli'] = {
  usage: `nardscope: nard tahlili buyruqlar satrida

  nardscope analyze FILE [--plies 0|1|2|3] [--json] [--match N]
                                                       match fayli va har bir yurishning bahosi
  nardscope convert FILE --to mat|json|text            yozuvni boshqa formatga oʻtkazish
  nardscope eval [--game long] --plies N --ids FILE [--json]
                                                       pozitsiya ID lari boʻyicha imkoniyatlar, har satrda bittadan
  nardscope rollout --id ID [--dice 31 | --plays "8/5 6/5; 24/20"] [--cubeful | --cube] [--trials N] [--json] …
                                                       pozitsiya yoki yurishlar rollauti
  nardscope merge FILE… [--json]                       bitta rollaut qismlarini qoʻshadi
  nardscope cube --id ID [--match-id ID] | --xgid XGID [--plies N] [--jacoby] [--beavers] [--backgammon 2] [--cap N] [--stake N] [--crawford] [--met NAME|FILE.xml] [--json]
                                                       pozitsiyadagi kub qarori
  nardscope met [--met NAME|FILE.xml] [--score 3-5/7 [--crawford]] [--json]
                                                       match imkoniyatlari; hisobda kubni qabul qilish chegarasi
  nardscope puzzles FILE… [--min-loss 0.05] [--player NAME] [--only checker|cube] [--stage …] [--estimates LIST]
                   [--plies N] [--json]
                                                       match fayllaridagi xatolardan masalalar
  nardscope search BACKUP --query "own any 20-22 2+; other each 7 0" [--game short|long] [--limit N] [--json]
                                                       arxiv nusxasidan joylashuv boʻyicha pozitsiyalar
  nardscope lesson FILE [--json]                       dars fayli: tekshirish va matn qilib chiqarish
  nardscope plays --batch FILE.jsonl [RULES]           qonuniy yurishlar, har biri JSON satri
  nardscope perft --depth N [RULES] [--json]           boshidan nechta pozitsiyaga yetish mumkin
  nardscope bench                                      dastur tezligi, JSON da
  nardscope --version                                  versiya raqami

RULES: --game short (boshqasi aytilmasa) yoki --game long, u bilan --preset ID yoki --rules head=…,block=…,transient=…,largerDie=…,bearoff=….
FILE yoki BACKUP oʻrniga - yozish mumkin: standart kirish (analyze, convert, eval, merge, plays, puzzles, search, lesson).
--lang en|ru|uz|az: gaplar tili (aytilmasa, muhit tili, LANG); maʼlumotlar va JSON tarjima qilinmaydi.
nardscope BUYRUQ --help: uning parametrlari va misollar. Batafsil: docs/cli.md.`,
  help,
  unknownCommand: (f) => `«${f.name}» degan buyruq yoʻq; roʻyxatni nardscope --help koʻrsatadi.`,
  missing: (f) => `${f.what} yetishmaydi; nardscope --help ga qarang.`,
  unexpected: (f) => `«${f.text}» ortiqcha; nardscope --help ga qarang.`,
  unknownOption: (f) => `Bu yerda ${f.option} degan parametr yoʻq; nardscope --help ga qarang.`,
  optionNeedsValue: (f) => `${f.option} dan keyin qiymat kerak; nardscope --help ga qarang.`,
  optionTakesNone: (f) => `${f.option} qiymatsiz yoziladi; nardscope --help ga qarang.`,
  badOption: (f) => `${f.option} uchun «${f.value}» boʻlmaydi; mumkin: ${f.expected}.`,
  expected: {
    score: 'ikkala tomon ochkolari, match uzunligidan kam, va shu uzunlik, masalan 3-5/7',
    share: '0 dan 1 gacha ulush',
    shard: 'qism raqami va qismlar soni, masalan 3/8',
    cube: 'ikkining darajasi, masalan 1, 2, 4 yoki 8',
    onlyMatch: '1, faylda bitta match bor',
  },
  needs: (f) => `${f.needed} boʻlmasa, ${f.option} hech narsa anglatmaydi.`,
  excludes: (f) => `${f.option} va ${f.other} birga boʻlmaydi; bittasini qoldiring.`,
  beforeThrow: (f) =>
    `--cube va ${f.option} birga boʻlmaydi: ikkilantirish tashlashdan oldin boʻladi, undan keyin faqat yurish tanlanadi. Bittasini qoldiring yoki kubli yurishlar uchun --cubeful ni oling.`,
  ofMoney: (f) => `${f.option} pulga oʻyin uchun, bu esa match, uzunligi: ${points(f.length)}.`,
  ofMatch: (f) => `${f.option} matchlar uchun, bu esa pulga oʻyin.`,
  ofShort: (f) => `${f.option} faqat qisqa nard uchun.`,
  stakeOwned: '--stake oʻrtadagi kub uchun, bu yerda esa u bir tomonda.',
  matchIdTwice: 'Kodda ikki nuqtadan keyin match kodi bor; --match-id ni olib tashlang.',
  notCrawford: (f) => `--crawford faqat bir tomonga bitta ochko kerak boʻlgan hisob uchun; bu yerda ${f.own} va ${f.other} kerak.`,
  takenAfterCrawford: 'Faqat bir tomonga bitta ochko kerak va bu Kroford oʻyini ekani hech qayerda aytilmagan: u oʻynalgan deb olindi. --crawford shu oʻyin oʻsha ekanini aytadi.',
  doubts,
  sureOfOne: '--until-sure yurishlardan qaysi biri eng yaxshi ekanini soʻraydi, bu yerda esa bitta pozitsiya. Unga --until-error mos.',
  noPlayer: (f) => `U yerda «${f.name}» degan oʻyinchi yoʻq. Oʻyinchilar: ${f.known}.`,
  noPuzzles: 'Bu fayllardagi birorta xato soʻralganga mos emas: masala yoʻq.',
  inputTooLong: (f) => `Standart kirish ${f.megabytes} MB dan uzun.`,
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
  cube: {
    chances: 'Yutuqlar (shundan gammon / backgammon) – yutqazishlar (xuddi shunday)',
    rates: (f) =>
      `${f.name}: kub, ${f.decisions} ta qaror, PR ${f.cubePr}${f.mwcLost === null ? '' : `, matchning ${f.mwcLost}% i yoʻqotildi`}; yurishlar bilan PR ${f.pr}${f.rating === null ? '' : ` (${f.rating})`}`,
    before: 'tashlashdan oldin',
  },
  met: {
    title: (f) => `${f.name}, ${f.length} ochkogacha: matchni yutish imkoniyati, %, shuncha ochko kerak (pastga), raqibga shuncha (oʻngga), Kroford oʻyinigacha va oʻyinida`,
    after: 'Kroford oʻyinidan keyin ortda qolganning imkoniyati, unga shuncha ochko kerak boʻlganda:',
    window: (f) => `Kerak: ${f.own}, raqibga ${f.other}${f.crawford ? ', Kroford oʻyini' : f.after ? ', Kroford oʻyinidan keyin' : ''}, kub ${f.value}`,
    matchChance: 'Matchni yutish imkoniyati',
    sides: { own: 'navbati kelgan tomon', other: 'raqib' },
  },
  rollout: {
    columns: (f) => `${f.cubeful ? 'Kubli ekviti (EMG)' : 'Ekviti'} ± 95% oraliq; gʻalabalar (shundan ${f.game === 'long' ? 'mars / koks' : 'gammon / backgammon'}) – magʻlubiyatlar (xuddi shunday); eng yaxshi boʻlish ehtimoli.`,
    verdict: (f) => `${f.verdict} (toʻgʻri boʻlish ehtimoli ${f.percent})`,
    best: (f) => `eng yaxshi: ${f.percent}`,
    progress: (f) => `${f.done} / ${trials(f.total)}`,
    paused: (f) => `Toʻxtatildi. Bajarilgani ${f.file} faylida; oʻsha buyruq davom ettiradi.`,
    nothing: 'Hali 36 sinovli birorta ham blok tugamagan.',
    notInState: (f) => `${f.file} ichida boshqa rollaut bor; --state uchun boshqa fayl bering yoki farq qiladigan narsani olib tashlang.`,
    severalInState: (f) => `${f.file} ichida ${f.count} ta rollaut bor, --state esa bittasini davom ettiradi; bittasining qismlarini nardscope merge birlashtiradi.`,
    illegal: (f) => `«${f.play}» bu yerda qonuniy yurish emas.`,
    noRoll: 'Bu yurishlarning hammasi qonuniy boʻladigan tashlash yoʻq.',
    tooManyPlays: (f) => `Yonma-yon koʻpi bilan ${f.most} ta yurish sinaladi.`,
    samePlay: (f) => `«${f.play}» va «${f.other}» – bir xil yurish.`,
    noPlay: 'Bu yerda birorta ham yurish yoʻq.',
  },
};
