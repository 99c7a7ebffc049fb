/** Uzbek texts about rollouts. */
import type { Texts } from '../en/index.ts';
import type { RolloutErrorCode } from '../../core/errors.ts';
import type { NardError } from '../../core/result.ts';
import { trials } from './words.ts';

type Sentence = (facts: NardError['facts']) => string;

const PARTS = {
  game: 'ular turli oʻyinlarniki', subjects: 'ular turli pozitsiya yoki yurishlarniki', rules: 'ular turli qoidalar bilan oʻynalgan',
  scoring: 'ularda gʻalabalar turlicha hisoblanadi', seed: 'boshlangʻich sonlari turlicha', plies: 'yurishlar turli chuqurlikda tanlangan', luck: 'omad faqat bittasidan ayirilgan',
  truncation: 'ular turli yurishda uzilgan', table: 'faqat bittasi aniq jadval bilan tugaydi', cubeful: 'ularda kub, hisob yoki kub qarorlari chuqurligi turlicha', net: 'ularni turli neyrotarmoqlar oʻynagan',
};

export const rolloutErrors: Record<RolloutErrorCode, Sentence> = {
  rollout_unknown: () => 'Bu Nardscope saqlagan rollaut emas.',
  rollout_version: (f) => `Bu rollaut ${f.version}-versiyada, bu yerda esa ${f.known}-versiya maʼlum. Ularni qoʻshib boʻlmaydi: rollautni yangidan bajaring.`,
  rollout_malformed: (f) => `Rollaut buzilgan${f.at === '' ? '' : ` (${f.at})`}: unda bunday sonlar boʻlishi mumkin emas.`,
  rollout_differs: (f) => `Bu rollautlarni qoʻshib boʻlmaydi: ${PARTS[f.part as keyof typeof PARTS] ?? f.part}.`,
  rollout_overlap: (f) => `${f.from} dan ${f.to} gacha sinovlar ikkita rollautda bor; har biri faqat bir marta hisoblanadi.`,
};

export const rollout: Texts['rollout'] = {
  heading: (f) => `${f.cubePlies === null ? 'Kubsiz' : 'Kubli'} rollaut: neyrotarmoq ${f.net} (${f.version}-versiya), yurish tanlash chuqurligi ${f.plies}, ${f.cubePlies === null ? '' : `kub qarorlari chuqurligi ${f.cubePlies}, `}boshlangʻich son ${f.seed}, ${trials(f.trials)}.`,
  luckOut: 'Omad ayirib tashlangan.',
  luckIn: 'Omad ayirilmagan.',
  lastThrow: { counted: 'Oxirgi tashlash hisobga olingan', notCounted: 'Kim boshlagani aytilmagan: oxirgi tashlash hisobga olinmagan' },
  truncated: (f) => `${f.turns} yurishdan keyin neyrotarmoq baholaydi.`,
  position: 'pozitsiya',
  panel: {
    name: 'Rollaut',
    open: 'Rollaut',
    openDecision: 'Kub qarori rollauti',
    show: (f) => `Rollaut: ${trials(f.trials)}`,
    close: 'Rollautni yopish',
    start: 'Boshlash',
    anew: 'Yangidan boshlash',
    pause: 'Toʻxtatib turish',
    resume: 'Davom ettirish',
    stop: 'Tugatish',
    extend: (f) => `Yana ${trials(f.trials)}`,
    remove: 'Oʻchirish',
    deleted: 'Rollaut oʻchirildi.',
    restored: 'Rollaut qaytarildi.',
    work: { starting: 'Boshlanmoqda…', stopping: 'Toʻxtamoqda…' },
    states: { new: 'Hali sinalmagan', running: 'Ishlamoqda', paused: 'Toʻxtatilgan', stopped: 'Tugatilgan', done: 'Tayyor' },
    trialsDone: (f) => trials(f.trials),
    trialsOf: (f) => `Sinovlar: ${f.done} / ${f.total}`,
    otherNet: (f) => `${f.net} neyrotarmogʻi, ${f.version}-versiya bajargan: koʻrish mumkin, davom ettirib boʻlmaydi.`,
    withCube: 'kubli',
    asked: { name: 'Nima sinaladi', decision: 'Kub qarori', position: 'Pozitsiya' },
    kept: 'Bu pozitsiyaning saqlangan rollautlari',
    keptLabel: (f) =>
      `${trials(f.trials)}, chuqurlik ${f.plies}, ${f.cubePlies === null ? 'kubsiz' : `kub chuqurligi ${f.cubePlies}`}, boshlangʻich son ${f.seed}, ${f.of === 'decision' ? 'kub qarori' : f.of === 'position' ? 'pozitsiya' : `nomzodlar: ${f.of}`}`,
    candidates: 'Nomzodlar',
    candidate: 'Nomzod',
    equity: 'Ekviti ± 95%',
    error: 'Standart xato',
    trials: 'Sinovlar',
    best: 'Eng yaxshi',
    bestHelp: 'Eng yaxshi boʻlish ehtimoli',
    choose: 'Yurishlarni tanlash',
    bestPlays: (f) => `Eng yaxshi ${f.count}`,
    chooseHelp: (f) => `Yonma-yon koʻpi bilan ${f.most} ta yurish, zarlar hammasida bir xil.`,
    outcomes: (f) => `Natijalar: ${f.name}`,
    outcome: 'Natija',
    chance: 'Ehtimol',
    won: { single: 'Oddiy gʻalaba', gammon: 'Gammon bilan gʻalaba', backgammon: 'Backgammon bilan gʻalaba', mars: 'Mars bilan gʻalaba', koks: 'Koks bilan gʻalaba' },
    lost: { single: 'Oddiy magʻlubiyat', gammon: 'Gammon bilan magʻlubiyat', backgammon: 'Backgammon bilan magʻlubiyat', mars: 'Mars bilan magʻlubiyat', koks: 'Koks bilan magʻlubiyat' },
    settings: 'Sozlamalar',
    fields: { trials: 'Sinovlar', truncation: 'Shuncha tashlashdan keyin uzish (0 – hech qachon)', seed: 'Boshlangʻich son', plies: 'Yurish tanlash chuqurligi', cube: 'Kub', error: 'Xato shuncha boʻlguncha', sure: 'Eng yaxshisi 99% aniq boʻlguncha', luck: 'Omadni ayirish' },
    noCube: 'hisobga olinmaydi (kubsiz)',
    cubeDecided: (f) => `qarorlar chuqurligi ${f.plies}`,
    noError: 'har qanday',
    outOfRange: (f) => `${f.least} dan ${f.most} gacha butun son.`,
    counts: (f) => `Hozircha ${f.value} amal qiladi.`,
    said: (f) => `Sinovlar: ${f.trials}. Hozircha eng yaxshisi: ${f.name}, ${f.equity}${f.sure ? `, ishonch ${f.sure}%` : ''}.`,
    verdictSure: (f) => `Toʻgʻri boʻlish ehtimoli: ${f.percent}`,
    saidVerdict: (f) => `Sinovlar: ${f.trials}. ${f.verdict}${f.sure ? `, ishonch ${f.sure}` : ''}.`,
  },
  chart: {
    name: 'Yaqinlashish',
    summary: (f) => `Sinovlar boʻyicha ekviti: ${f.trials} dan keyin ${f.name} ${f.equity} ± ${f.half}`,
    empty: 'Grafik birinchi 36 sinovdan boshlanadi.',
    trials: 'Sinovlar',
    table: 'Jadval koʻrinishida',
  },
};
