/** Uzbek texts about the doubling cube. */
import type { Texts } from '../en/index.ts';
import type { CubeErrorCode } from '../../core/cube-errors.ts';
import type { NardError } from '../../core/result.ts';

type Sentence = (facts: NardError['facts']) => string;

const XML_FAULTS = { size: 'fayl juda uzun', doctype: 'unda oʻz hujjat turi bor', entity: 'unda nomaʼlum belgi nomi bor', tag: 'teg joyida emas yoki xato yozilgan', end: 'fayl uzilib qolgan' };

const TABLE_FAULTS = {
  root: 'bu match imkoniyatlari jadvali emas', parameters: 'unda sonlar emas, formula bor', length: 'unda qator yoʻq yoki juda koʻp', row: 'qatorlarining uzunligi har xil',
  chance: 'sonlardan biri 0 dan 1 gacha boʻlgan ehtimol emas',
};

const PHASES = { play: 'zarlar tashlangan, ikkilantirish esa tashlashdan oldin boʻladi', beaver: 'biverga javob berilyapti', raccoon: 'rakunga javob berilyapti', over: 'oʻyin tugagan' };

export const cubeErrors: Record<CubeErrorCode, Sentence> = {
  xml_malformed: (f) => `XML faylni ${f.line}-qatordan boshlab oʻqib boʻlmadi: ${XML_FAULTS[f.what as keyof typeof XML_FAULTS] ?? f.what}.`,
  met_malformed: (f) => `Bu match imkoniyatlari jadvali yaroqsiz: ${TABLE_FAULTS[f.what as keyof typeof TABLE_FAULTS] ?? f.what}.`,
  met_unequal: (f) => `Bu jadval kuchi har xil oʻyinchilar uchun (${f.own} va ${f.other} ochko kerak boʻlganda); faqat tenglar uchun jadval yaraydi.`,
  met_too_short: (f) => `Match imkoniyatlari jadvali ${f.length} ochkogacha, bu yerda ${f.needed} kerak.`,
  cube_no_decision: (f) => `Bu yerda kub boʻyicha qaror yoʻq: ${PHASES[f.phase as keyof typeof PHASES] ?? f.phase}.`,
  cube_above_cap: (f) => `Kub ${f.value} koʻrsatmoqda, chegarasi esa ${f.cap}: kubni kamaytiring yoki chegarani oshiring.`,
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
  analysing: (f) => `kub qarorlari: ${f.total} tadan ${f.done} tasi`,
  ratings: {
    champion: 'chempion', world_class: 'jahon darajasi', expert: 'ekspert', advanced: 'kuchli', intermediate: 'oʻrta', casual: 'havaskor', beginner: 'yangi boshlovchi', distracted: 'eʼtiborsiz',
  },
  screen: {
    action: 'Amal',
    difference: 'Farq',
    right: 'toʻgʻri',
    chosen: 'qilingan',
    noCube: {
      crawford: () => 'Bu Kroford oʻyini: unda hech kim ikkilantirmaydi.',
      other_owns: () => 'Kub raqibda: faqat u ikkilantira oladi.',
      cap: (f) => `Kub ${f.cap} dan oshmaydi: endi ikkilantirib boʻlmaydi.`,
      wins_match: (f) => `Kub ${f.value} boʻlganda gʻalaba matchni yutadi: ikkilantirishdan foyda yoʻq.`,
    },
    crawford: { isBehind: 'Kroford oʻyini oʻynalgan deb olindi.', isIt: 'Kroford oʻyini: hech kim ikkilantirmaydi.', makeIt: 'Bu Kroford oʻyini', makeBehind: 'U oʻynalgan' },
    emgHelp: 'Hozirgi kub stavkalaridagi qiymat; matchda oddiy yutuq 1, oddiy yutqazish −1',
    mwcHelp: 'Matchni yutish imkoniyati',
    lossMwc: (f) => `matchning ${f.loss}%`,
  },
  emg: 'EMG',
  mwc: 'Match',
  capped: (f) => `kub chegarasi ${f.cap}`,
  backgammonTwo: 'backgammon ×2 hisoblanadi',
  money: (f) => ['Pulga oʻyin', `kub ${f.value}`, holderText(f.holder), ...(f.jacoby ? ['Jeykobi qoidasi'] : []), ...(f.beavers ? ['biverlar'] : [])].join(', '),
  match: (f) => `Kerak: ${f.own}, raqibga ${f.other}${f.crawford ? ', Kroford oʻyini' : f.after ? ', Kroford oʻyinidan keyin' : ''}, kub ${f.value}, ${holderText(f.holder)}; match imkoniyatlari: ${f.met}`,
  by: { net: (f) => `${f.net} neyron toʻri baholadi, chuqurlik ${f.plies}, kub Yanovskiy modeli boʻyicha`, table: 'aniq (ikki tomon jadvali)', over: 'oʻyin tugagan' },
  table: {
    gammonValue: 'Gammon qiymati',
    takePoint: 'Qabul chegarasi (oʻlik / tirik)',
    doublePoint: 'Oxirgi ikkilantirish chegarasi',
    cashPoint: 'Raqib rad etadigan chegara (oʻlik / tirik)',
    tooGood: 'Haddan tashqari yaxshi (oʻlik kub)',
    marketWindow: 'Ikkilantirish oynasi (tirik kub)',
    noDouble: 'kubdan foyda yoʻq',
    never: 'hech qachon',
  },
};
