/** Azerbaijani texts about rollouts. */
import type { Texts } from '../en/index.ts';
import type { RolloutErrorCode } from '../../core/errors.ts';
import type { NardError } from '../../core/result.ts';
import { trials } from './words.ts';

type Sentence = (facts: NardError['facts']) => string;

const PARTS = {
  game: 'onlar müxtəlif oyunlardır', subjects: 'onlar müxtəlif mövqelər və ya gedişlərdir', rules: 'onlar müxtəlif qaydalarla oynanılıb',
  scoring: 'onlarda qələbələr fərqli sayılır', seed: 'başlanğıc ədədləri fərqlidir', plies: 'gedişlər müxtəlif dərinlikdə seçilib', luck: 'bəxt yalnız birindən çıxılıb',
  truncation: 'onlar müxtəlif gedişdə kəsilib', table: 'yalnız biri dəqiq cədvəllə bitir', cubeful: 'onlarda kub, hesab və ya kub qərarlarının dərinliyi fərqlidir', net: 'onları müxtəlif neyron şəbəkələr oynayıb',
};

export const rolloutErrors: Record<RolloutErrorCode, Sentence> = {
  rollout_unknown: () => 'Bu, Nardscope-un saxladığı rollaut deyil.',
  rollout_version: (f) => `Bu rollautun versiyası ${f.version}, burada isə ${f.known} tanınır. Onları birləşdirmək olmaz: rollautu yenidən edin.`,
  rollout_malformed: (f) => `Rollaut zədələnib${f.at === '' ? '' : ` (${f.at})`}: onda belə ədədlər ola bilməz.`,
  rollout_differs: (f) => `Bu rollautları birləşdirmək olmaz: ${PARTS[f.part as keyof typeof PARTS] ?? f.part}.`,
  rollout_overlap: (f) => `${f.from}–${f.to} sınaqları iki rollautda var; hər biri yalnız bir dəfə sayıla bilər.`,
};

export const rollout: Texts['rollout'] = {
  heading: (f) => `${f.cubePlies === null ? 'Kubsuz' : 'Kublu'} rollaut: neyron şəbəkə ${f.net} (versiya ${f.version}), gediş seçmə dərinliyi ${f.plies}, ${f.cubePlies === null ? '' : `kub qərarlarının dərinliyi ${f.cubePlies}, `}başlanğıc ədəd ${f.seed}, ${trials(f.trials)}.`,
  luckOut: 'Bəxt çıxılıb.',
  luckIn: 'Bəxt çıxılmayıb.',
  lastThrow: { counted: 'Son atış nəzərə alınıb', notCounted: 'Kimin başladığı deyilməyib: son atış nəzərə alınmayıb' },
  truncated: (f) => `${f.turns} gedişdən sonra neyron şəbəkə qiymətləndirir.`,
  position: 'mövqe',
  panel: {
    name: 'Rollaut',
    open: 'Rollaut',
    openDecision: 'Kub qərarının rollautu',
    show: (f) => `Rollaut: ${trials(f.trials)}`,
    close: 'Rollautu bağla',
    start: 'Başla',
    anew: 'Yenidən başla',
    pause: 'Fasilə',
    resume: 'Davam et',
    stop: 'Dayandır',
    extend: (f) => `Daha ${trials(f.trials)}`,
    remove: 'Sil',
    deleted: 'Rollaut silindi.',
    restored: 'Rollaut qaytarıldı.',
    work: { starting: 'Başlayır…', stopping: 'Dayanır…' },
    states: { new: 'Hələ sınanmayıb', running: 'Gedir', paused: 'Fasilədə', stopped: 'Dayandırılıb', done: 'Hazırdır' },
    trialsDone: (f) => trials(f.trials),
    trialsOf: (f) => `Sınaqlar: ${f.done} / ${f.total}`,
    otherNet: (f) => `${f.net} neyron şəbəkəsi, versiya ${f.version} edib: baxmaq olar, davam etdirmək olmaz.`,
    withCube: 'kublu',
    asked: { name: 'Nə sınanır', decision: 'Kub qərarı', position: 'Mövqe' },
    kept: 'Bu mövqenin saxlanmış rollautları',
    keptLabel: (f) =>
      `${trials(f.trials)}, dərinlik ${f.plies}, ${f.cubePlies === null ? 'kubsuz' : `kub dərinliyi ${f.cubePlies}`}, başlanğıc ədəd ${f.seed}, ${f.of === 'decision' ? 'kub qərarı' : f.of === 'position' ? 'mövqe' : `namizədlər: ${f.of}`}`,
    candidates: 'Namizədlər',
    candidate: 'Namizəd',
    equity: 'Ekviti ± 95%',
    error: 'Standart xəta',
    trials: 'Sınaqlar',
    best: 'Ən yaxşı',
    bestHelp: 'Ən yaxşı olma ehtimalı',
    choose: 'Gedişləri seç',
    bestPlays: (f) => `Ən yaxşı ${f.count}`,
    chooseHelp: (f) => `Yan-yana ən çoxu ${f.most} gediş, zərlər hamısında eynidir.`,
    outcomes: (f) => `Nəticələr: ${f.name}`,
    outcome: 'Nəticə',
    chance: 'Ehtimal',
    won: { single: 'Adi qələbə', gammon: 'Gammonla qələbə', backgammon: 'Backgammonla qələbə', mars: 'Marsla qələbə', koks: 'Koksla qələbə' },
    lost: { single: 'Adi məğlubiyyət', gammon: 'Gammonla məğlubiyyət', backgammon: 'Backgammonla məğlubiyyət', mars: 'Marsla məğlubiyyət', koks: 'Koksla məğlubiyyət' },
    settings: 'Ayarlar',
    fields: { trials: 'Sınaqlar', truncation: 'Bu qədər atışdan sonra kəs (0 – heç vaxt)', seed: 'Başlanğıc ədəd', plies: 'Gediş seçmə dərinliyi', cube: 'Kub', error: 'Xəta bu qədər olana qədər', sure: 'Ən yaxşısı 99% aydın olana qədər', luck: 'Bəxti çıx' },
    noCube: 'nəzərə alınmır (kubsuz)',
    cubeDecided: (f) => `qərarların dərinliyi ${f.plies}`,
    noError: 'istənilən',
    outOfRange: (f) => `${f.least}–${f.most} arası tam ədəd.`,
    counts: (f) => `Hələlik ${f.value} qüvvədədir.`,
    said: (f) => `Sınaqlar: ${f.trials}. Hələlik ən yaxşısı: ${f.name}, ${f.equity}${f.sure ? `, əminlik ${f.sure}%` : ''}.`,
    verdictSure: (f) => `Doğru olma ehtimalı: ${f.percent}`,
    saidVerdict: (f) => `Sınaqlar: ${f.trials}. ${f.verdict}${f.sure ? `, əminlik ${f.sure}` : ''}.`,
  },
  chart: {
    name: 'Yaxınlaşma',
    summary: (f) => `Sınaqlar üzrə ekviti: ${f.trials} sınaqdan sonra ${f.name} ${f.equity} ± ${f.half}`,
    empty: 'Qrafik ilk 36 sınaqdan başlayır.',
    trials: 'Sınaqlar',
    table: 'Cədvəl kimi',
  },
};
