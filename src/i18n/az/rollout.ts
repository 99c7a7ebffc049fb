/** Azerbaijani texts about rollouts. */
import type { Texts } from '../en/index.ts';
import type { RolloutErrorCode } from '../../core/errors.ts';
import type { NardError } from '../../core/result.ts';
import { trials } from './words.ts';

type Sentence = (facts: NardError['facts']) => string;

const PARTS = {
  game: 'onlar müxtəlif oyunlardır', subjects: 'onlar müxtəlif mövqelər və ya gedişlərdir', rules: 'onlar müxtəlif qaydalarla oynanılıb',
  scoring: 'onlarda qələbələr fərqli sayılır', seed: 'başlanğıc ədədləri fərqlidir', plies: 'gedişlər müxtəlif dərinlikdə seçilib', luck: 'bəxt yalnız birindən çıxılıb',
  truncation: 'onlar müxtəlif gedişdə kəsilib', table: 'yalnız biri dəqiq cədvəllə bitir', began: 'oyunu müxtəlif tərəflər başlayıb', net: 'onları müxtəlif neyron şəbəkələr oynayıb',
};

export const rolloutErrors: Record<RolloutErrorCode, Sentence> = {
  rollout_unknown: () => 'Bu, Nardscope-un saxladığı rollaut deyil.',
  rollout_version: (f) => `Bu rollautun versiyası ${f.version}, burada isə ${f.known} tanınır. Onları birləşdirmək olmaz: rollautu yenidən edin.`,
  rollout_malformed: (f) => `Rollaut zədələnib${f.at === '' ? '' : ` (${f.at})`}: onda belə ədədlər ola bilməz.`,
  rollout_differs: (f) => `Bu rollautları birləşdirmək olmaz: ${PARTS[f.part as keyof typeof PARTS] ?? f.part}.`,
  rollout_overlap: (f) => `${f.from}–${f.to} sınaqları iki rollautda var; hər biri yalnız bir dəfə sayıla bilər.`,
};

export const rollout: Texts['rollout'] = {
  heading: (f) => `Kubsuz rollaut: neyron şəbəkə ${f.net} (versiya ${f.version}), gediş seçmə dərinliyi ${f.plies}, başlanğıc ədəd ${f.seed}, ${trials(f.trials)}.`,
  luckOut: 'Bəxt çıxılıb.',
  luckIn: 'Bəxt çıxılmayıb.',
  truncated: (f) => `${f.turns} gedişdən sonra neyron şəbəkə qiymətləndirir.`,
  columns: 'Ekviti ± 95% interval; qələbələr (onlardan mars / koks) – məğlubiyyətlər (eləcə də); ən yaxşı olma ehtimalı.',
  position: 'mövqe',
  best: (f) => `ən yaxşı: ${f.percent}`,
  progress: (f) => `${f.done} / ${trials(f.total)}`,
  paused: (f) => `Dayandırıldı. Görülən iş ${f.file} faylındadır; həmin əmr davam etdirəcək.`,
  nothing: 'Hələ 36 sınaqlıq heç bir blok bitməyib.',
  notInState: (f) => `${f.file} faylında başqa rollaut var; --state üçün başqa fayl verin və ya fərqlənəni çıxarın.`,
  illegal: (f) => `«${f.play}» burada qaydaya uyğun gediş deyil.`,
  noPlay: 'Burada heç bir gediş yoxdur.',
};
