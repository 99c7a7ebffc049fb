/** Uzbek texts about the doubling cube. */
import type { Texts } from '../en/index.ts';
import type { CubeErrorCode } from '../../core/cube-errors.ts';
import type { NardError } from '../../core/result.ts';

type Sentence = (facts: NardError['facts']) => string;

const TABLE_FAULTS = {
  root: 'bu match imkoniyatlari jadvali emas', parameters: 'unda sonlar emas, formula bor', length: 'unda qator yoʻq yoki juda koʻp', row: 'qatorlarining uzunligi har xil',
  chance: 'sonlardan biri 0 dan 1 gacha boʻlgan ehtimol emas',
};

export const cubeErrors: Record<CubeErrorCode, Sentence> = {
  xml_malformed: (f) => `XML faylning ${f.line}-qatori oʻqilmadi (${f.what}).`,
  met_malformed: (f) => `Bu match imkoniyatlari jadvali yaroqsiz: ${TABLE_FAULTS[f.what as keyof typeof TABLE_FAULTS] ?? f.what}.`,
  met_unequal: (f) => `Bu jadval kuchi har xil oʻyinchilar uchun (${f.own} va ${f.other} ochko kerak boʻlganda); faqat tenglar uchun jadval yaraydi.`,
  met_too_short: (f) => `Match imkoniyatlari jadvali ${f.length} ochkogacha, bu yerda ${f.needed} kerak.`,
  cube_no_decision: () => 'Bu yerda kub boʻyicha qaror yoʻq: toshlar tashlangan, biverga javob berilyapti yoki oʻyin tugagan.',
};

const holderText = (holder: 'own' | 'other' | null): string => (holder === null ? 'oʻrtada' : holder === 'own' ? 'oʻzida' : 'raqibda');

export const cube: Texts['cube'] = {
  verdict: {
    no_cube: () => 'Kub yoʻq',
    no_double: (f) => `${f.redouble ? 'Qayta ikkilantirmaslik' : 'Ikkilantirmaslik'}/${f.reply}`,
    double: (f) => `${f.redouble ? 'Qayta ikkilantirish' : 'Ikkilantirish'}/${f.reply}`,
    optional: (f) => `${f.redouble ? 'Qayta ikkilantirish (farqi yoʻq)' : 'Ikkilantirish (farqi yoʻq)'}/${f.reply}`,
    too_good: (f) => `Haddan tashqari yaxshi/${f.reply}`,
  },
  replies: { take: 'Qabul', pass: 'Rad', beaver: 'Biver' },
  errors: {
    missed_double: 'ikkilantirilmay qoldi', double_early: 'erta ikkilantirildi', double_late: 'ikkilantirish uchun haddan tashqari yaxshi', wrong_take: 'notoʻgʻri qabul', wrong_pass: 'notoʻgʻri rad',
    wrong_beaver: 'notoʻgʻri biver', missed_beaver: 'biver qilinmay qoldi',
  },
  equities: { cubeless: 'Kubsiz', noDouble: 'Ikkilantirmaslik', doubleTake: 'Ikkilantirish/Qabul', doublePass: 'Ikkilantirish/Rad', doubleBeaver: 'Ikkilantirish/Biver' },
  redoubled: { noDouble: 'Qayta ikkilantirmaslik', doubleTake: 'Qayta ikkilantirish/Qabul', doublePass: 'Qayta ikkilantirish/Rad' },
  chances: 'Yutuqlar (shundan gammon / backgammon) – yutqazishlar (xuddi shunday)',
  analysing: (f) => `kub qarorlari: ${f.total} tadan ${f.done} tasi`,
  rates: (f) =>
    `${f.name}: kub, ${f.decisions} ta qaror, PR ${f.cubePr}${f.mwcLost === null ? '' : `, matchning ${f.mwcLost}% i yoʻqotildi`}; yurishlar bilan PR ${f.pr}${f.rating === null ? '' : ` (${f.rating})`}`,
  before: 'tashlashdan oldin',
  ratings: {
    champion: 'chempion', world_class: 'jahon darajasi', expert: 'ekspert', advanced: 'kuchli', intermediate: 'oʻrta', casual: 'havaskor', beginner: 'yangi boshlovchi', distracted: 'eʼtiborsiz',
  },
  screen: {
    action: 'Amal',
    difference: 'Farq',
    right: 'toʻgʻri',
    chosen: 'qilingan',
    noCube: 'Navbati kelgan tomon bu yerda ikkilantira olmaydi yoki undan foyda koʻrmaydi.',
    emgHelp: 'Hozirgi kub stavkalaridagi qiymat; matchda oddiy yutuq 1, oddiy yutqazish −1',
    mwcHelp: 'Matchni yutish imkoniyati',
    lossMwc: (f) => `matchning ${f.loss}%`,
  },
  emg: 'EMG',
  mwc: 'Match',
  capped: (f) => `kub chegarasi ${f.cap}`,
  backgammonTwo: 'backgammon ×2 hisoblanadi',
  money: (f) => ['Pulga oʻyin', `kub ${f.value}`, holderText(f.holder), ...(f.jacoby ? ['Jeykobi qoidasi'] : []), ...(f.beavers ? ['biverlar'] : [])].join(', '),
  match: (f) => `Kerak: ${f.own}, raqibga ${f.other}${f.crawford ? ', Kroford oʻyini' : ''}, kub ${f.value}, ${holderText(f.holder)}; match imkoniyatlari: ${f.met}`,
  by: { net: (f) => `${f.net} neyron toʻri baholadi, chuqurlik ${f.plies}, kub Yanovskiy modeli boʻyicha`, table: 'aniq (ikki tomon jadvali)', over: 'oʻyin tugagan' },
  table: {
    title: (f) => `${f.name}, ${f.length} ochkogacha: matchni yutish imkoniyati, %, shuncha ochko kerak (pastga), raqibga shuncha (oʻngga), Kroford oʻyinigacha va oʻyinida`,
    after: 'Kroford oʻyinidan keyin ortda qolganning imkoniyati, unga shuncha ochko kerak boʻlganda:',
    window: (f) => `Kerak: ${f.own}, raqibga ${f.other}${f.crawford ? ', Kroford oʻyini' : f.after ? ', Kroford oʻyinidan keyin' : ''}, kub ${f.value}`,
    matchChance: 'Matchni yutish imkoniyati',
    gammonValue: 'Gammon qiymati',
    takePoint: 'Qabul chegarasi (oʻlik / tirik)',
    doublePoint: 'Oxirgi ikkilantirish chegarasi',
    cashPoint: 'Raqib rad etadigan chegara (oʻlik / tirik)',
    tooGood: 'Haddan tashqari yaxshi (oʻlik kub)',
    marketWindow: 'Ikkilantirish oynasi (tirik kub)',
    noDouble: 'kubdan foyda yoʻq',
    never: 'hech qachon',
    sides: { own: 'navbati kelgan tomon', other: 'raqib' },
  },
};
