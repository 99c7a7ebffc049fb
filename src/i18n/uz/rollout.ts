/** Uzbek texts about rollouts. */
import type { Texts } from '../en/index.ts';
import type { RolloutErrorCode } from '../../core/errors.ts';
import type { NardError } from '../../core/result.ts';
import { trials } from './words.ts';

type Sentence = (facts: NardError['facts']) => string;

const PARTS = {
  game: 'ular turli oʻyinlarniki', subjects: 'ular turli pozitsiya yoki yurishlarniki', rules: 'ular turli qoidalar bilan oʻynalgan',
  scoring: 'ularda gʻalabalar turlicha hisoblanadi', seed: 'boshlangʻich sonlari turlicha', plies: 'yurishlar turli chuqurlikda tanlangan', luck: 'omad faqat bittasidan ayirilgan',
  truncation: 'ular turli yurishda uzilgan', table: 'faqat bittasi aniq jadval bilan tugaydi', began: 'oʻyinni turli tomonlar boshlagan', net: 'ularni turli neyrotarmoqlar oʻynagan',
};

export const rolloutErrors: Record<RolloutErrorCode, Sentence> = {
  rollout_unknown: () => 'Bu Nardscope saqlagan rollaut emas.',
  rollout_version: (f) => `Bu rollaut ${f.version}-versiyada, bu yerda esa ${f.known}-versiya maʼlum. Ularni qoʻshib boʻlmaydi: rollautni yangidan bajaring.`,
  rollout_malformed: (f) => `Rollaut buzilgan${f.at === '' ? '' : ` (${f.at})`}: unda bunday sonlar boʻlishi mumkin emas.`,
  rollout_differs: (f) => `Bu rollautlarni qoʻshib boʻlmaydi: ${PARTS[f.part as keyof typeof PARTS] ?? f.part}.`,
  rollout_overlap: (f) => `${f.from} dan ${f.to} gacha sinovlar ikkita rollautda bor; har biri faqat bir marta hisoblanadi.`,
};

export const rollout: Texts['rollout'] = {
  heading: (f) => `Kubsiz rollaut: neyrotarmoq ${f.net} (${f.version}-versiya), yurish tanlash chuqurligi ${f.plies}, boshlangʻich son ${f.seed}, ${trials(f.trials)}.`,
  luckOut: 'Omad ayirib tashlangan.',
  luckIn: 'Omad ayirilmagan.',
  truncated: (f) => `${f.turns} yurishdan keyin neyrotarmoq baholaydi.`,
  columns: 'Ekviti ± 95% oraliq; gʻalabalar (shundan mars / koks) – magʻlubiyatlar (xuddi shunday); eng yaxshi boʻlish ehtimoli.',
  position: 'pozitsiya',
  best: (f) => `eng yaxshi: ${f.percent}`,
  progress: (f) => `${f.done} / ${trials(f.total)}`,
  paused: (f) => `Toʻxtatildi. Bajarilgani ${f.file} faylida; oʻsha buyruq davom ettiradi.`,
  nothing: 'Hali 36 sinovli birorta ham blok tugamagan.',
  notInState: (f) => `${f.file} ichida boshqa rollaut bor; --state uchun boshqa fayl bering yoki farq qiladigan narsani olib tashlang.`,
  illegal: (f) => `«${f.play}» bu yerda qonuniy yurish emas.`,
  noPlay: 'Bu yerda birorta ham yurish yoʻq.',
};
