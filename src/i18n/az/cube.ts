/** Azerbaijani texts about the doubling cube. */
import type { Texts } from '../en/index.ts';
import type { CubeErrorCode } from '../../core/cube-errors.ts';
import type { NardError } from '../../core/result.ts';

type Sentence = (facts: NardError['facts']) => string;

const XML_FAULTS = { size: 'fayl çox uzundur', doctype: 'içində öz sənəd növü var', entity: 'içində naməlum işarə adı var', tag: 'teq yerində deyil və ya səhv yazılıb', end: 'fayl yarımçıqdır' };

const TABLE_FAULTS = {
  root: 'bu, matç şansları cədvəli deyil', parameters: 'içində ədədlər deyil, düstur var', length: 'sətri yoxdur və ya çoxdur', row: 'sətirlərinin uzunluğu fərqlidir',
  chance: 'ədədlərdən biri 0 ilə 1 arasında ehtimal deyil',
};

const PHASES = { play: 'zərlər atılıb, ikiqatlama isə atışdan əvvəl olur', beaver: 'biverə cavab verilir', raccoon: 'rakuna cavab verilir', over: 'oyun bitib' };

export const cubeErrors: Record<CubeErrorCode, Sentence> = {
  xml_malformed: (f) => `XML faylı ${f.line}-ci sətirdən etibarən oxunmur: ${XML_FAULTS[f.what as keyof typeof XML_FAULTS] ?? f.what}.`,
  met_malformed: (f) => `Bu matç şansları cədvəli yaramır: ${TABLE_FAULTS[f.what as keyof typeof TABLE_FAULTS] ?? f.what}.`,
  met_unequal: (f) => `Bu cədvəl gücü fərqli oyunçular üçündür (${f.own} və ${f.other} xal lazım olanda); yalnız bərabərlər üçün cədvəl yarayır.`,
  met_too_short: (f) => `Matç şansları cədvəli ${f.length} xala qədərdir, burada ${f.needed} lazımdır.`,
  cube_no_decision: (f) => `Burada kub qərarı yoxdur: ${PHASES[f.phase as keyof typeof PHASES] ?? f.phase}.`,
  cube_above_cap: (f) => `Kub ${f.value} göstərir, hədd isə belədir: ${f.cap}. Kubu azaldın və ya həddi artırın.`,
};

const holderText = (holder: 'own' | 'other' | null): string => (holder === null ? 'ortada' : holder === 'own' ? 'özündə' : 'rəqibdə');

export const cube: Texts['cube'] = {
  verdict: {
    no_cube: () => 'Kub yoxdur',
    no_double: (f) => `${f.redouble ? 'Yenidən ikiqatlamamaq' : 'İkiqatlamamaq'}/${f.reply}`,
    double: (f) => `${f.redouble ? 'Yenidən ikiqatlamaq' : 'İkiqatlamaq'}/${f.reply}`,
    optional: (f) => `${f.redouble ? 'Yenidən ikiqatlamaq (fərqi yoxdur)' : 'İkiqatlamaq (fərqi yoxdur)'}/${f.reply}`,
    too_good: (f) => `Həddən artıq yaxşı/${f.reply}`,
  },
  replies: { take: 'Qəbul', pass: 'İmtina', beaver: 'Biver' },
  errors: {
    missed_double: 'ikiqatlanmadı', double_early: 'tez ikiqatlandı', double_late: 'ikiqatlamaq üçün həddən artıq yaxşı', wrong_take: 'səhv qəbul', wrong_pass: 'səhv imtina',
    wrong_beaver: 'səhv biver', missed_beaver: 'biver edilmədi',
  },
  equities: { cubeless: 'Kubsuz', noDouble: 'İkiqatlamamaq', doubleTake: 'İkiqatlamaq/Qəbul', doublePass: 'İkiqatlamaq/İmtina', doubleBeaver: 'İkiqatlamaq/Biver' },
  redoubled: { noDouble: 'Yenidən ikiqatlamamaq', doubleTake: 'Yenidən ikiqatlamaq/Qəbul', doublePass: 'Yenidən ikiqatlamaq/İmtina' },
  analysing: (f) => `kub qərarları: ${f.total} qərardan ${f.done}`,
  ratings: {
    champion: 'çempion', world_class: 'dünya səviyyəsi', expert: 'ekspert', advanced: 'güclü', intermediate: 'orta', casual: 'həvəskar', beginner: 'yeni başlayan', distracted: 'diqqətsiz',
  },
  screen: {
    action: 'Hərəkət',
    difference: 'Fərq',
    right: 'düzgün',
    chosen: 'edilən',
    noCube: {
      crawford: () => 'Bu, Krouford oyunudur: onda heç kim ikiqatlamır.',
      other_owns: () => 'Kub rəqibdədir: yalnız o ikiqatlaya bilər.',
      cap: (f) => `Kub ${f.cap} həddini keçmir: daha ikiqatlamaq olmaz.`,
      wins_match: (f) => `Kub ${f.value} olanda qələbə onsuz da matçı udur: ikiqatlamağın faydası yoxdur.`,
    },
    crawford: { isBehind: 'Krouford oyunu artıq oynanılmış sayılır.', isIt: 'Krouford oyunu: heç kim ikiqatlamır.', makeIt: 'Bu, Krouford oyunudur', makeBehind: 'O, oynanılıb' },
    emgHelp: 'İndiki kubun mərcləri ilə dəyər; matçda adi uduş 1, adi uduzma −1',
    mwcHelp: 'Matçı udmaq şansı',
    lossMwc: (f) => `matçın ${f.loss}%-i`,
  },
  emg: 'EMG',
  mwc: 'Matç',
  capped: (f) => `kub həddi ${f.cap}`,
  backgammonTwo: 'backgammon ×2 sayılır',
  money: (f) => ['Pulla oyun', `kub ${f.value}`, holderText(f.holder), ...(f.jacoby ? ['Ceykobi qaydası'] : []), ...(f.beavers ? ['biverlər'] : [])].join(', '),
  match: (f) => `Lazımdır: ${f.own}, rəqibə ${f.other}${f.crawford ? ', Krouford oyunu' : f.after ? ', Krouford oyunundan sonra' : ''}, kub ${f.value}, ${holderText(f.holder)}; matç şansları: ${f.met}`,
  by: { net: (f) => `${f.net} neyron şəbəkəsi qiymətləndirdi, dərinlik ${f.plies}, kub Yanovski modelinə görə`, table: 'dəqiq (hər iki tərəfin cədvəli)', over: 'oyun bitib' },
  table: {
    gammonValue: 'Gammonun dəyəri',
    takePoint: 'Qəbul həddi (ölü / diri)',
    doublePoint: 'Sonuncu ikiqatlama həddi',
    cashPoint: 'Rəqibin imtina həddi (ölü / diri)',
    tooGood: 'Həddən artıq yaxşı (ölü kub)',
    marketWindow: 'İkiqatlama pəncərəsi (diri kub)',
    noDouble: 'kub fayda vermir',
    never: 'heç vaxt',
  },
};
