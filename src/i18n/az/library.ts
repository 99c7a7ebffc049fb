/** Azerbaijani texts: the Library screen. */
import type { Texts } from '../en/index.ts';
import { sizeIn } from '../numbers.ts';
import { entries, games } from './words.ts';

const size = sizeIn('az', ['kB', 'MB', 'GB']);

export const library: Texts['library'] = {
  title: 'Arxiv',
  empty: 'Bura hələ boşdur',
  emptyHelp: 'Təhlil olunan matçlar və saxlanılan mövqelər burada qalır, yalnız bu brauzerdə.',
  count: entries,
  filter: 'Göstər',
  kinds: { all: 'Hamısı', match: 'Matçlar', position: 'Mövqelər' },
  noneOfKind: 'Belə qeyd yoxdur.',
  rename: 'Adını dəyiş',
  renameLabel: 'Yeni ad',
  renameSave: 'Adı saxla',
  delete: 'Sil',
  deleteEntry: (title) => `Sil: ${title}`,
  renameEntry: (title) => `Adını dəyiş: ${title}`,
  deleted: (title) => `«${title}» silindi.`,
  restored: (title) => `«${title}» qaytarıldı.`,
  exportAll: 'Fayla saxla',
  import: 'Yüklə',
  imported: (report) => {
    const added = report.added + report.renamed;
    const news = added === 0 ? 'Bu faylda yeni heç nə yoxdur' : `${entries(added)} yükləndi`;
    return report.skipped > 0 ? `${news}; artıq var idi: ${report.skipped}.` : `${news}.`;
  },
  alreadyHere: 'Bu artıq arxivdədir.',
  alreadyHereOf: (n) => `Arxivdə artıq var idi: ${n}.`,
  filesRead: (read, all) => `Oxunan fayllar: ${read} / ${all}.`,
  fileFailed: (name, why) => `${name}: ${why}`,
  exportName: (date) => `nardscope-${date}.jsonl`,
  progress: (done, total) => `təhlil olunub: ${done} / ${total}`,
  pr: (left, right) => `PR ${left} – ${right}`,
  rateNote: 'yalnız gedişlər, kubsuz',
  rateShort: { cube: 'gedişlər və kub', plays: 'yalnız gedişlər' },
  games,
  better: 'Daha dəqiq təhlil mümkündür',
  storage: (used, available) => `Brauzerin verdiyi ${size(available)} yerdən ${size(used)} tutulub`,
  kept: 'Brauzer bu məlumatları saxlamağa söz verib.',
  notKept: 'Yer azalanda brauzer bu məlumatları silə bilər.',
  keep: 'Brauzerdən saxlamağı xahiş et',
  keepRefused: 'Brauzer söz vermədi. Arabir arxivi fayla saxlayın.',
  offline: 'Nardscope bütünlüklə bu cihazdadır: bağlantısız işləyir.',
  nearlyFull: 'Az yer qalıb. Arxivi fayla saxlayın, sonra lazımsızları silin.',
  storageTitle: 'Bu harada və nə qədər saxlanılır',
  storageHelp: 'Brauzer arxivi bu sayt üçün öz yaddaşında saxlayır və hər sayta müəyyən yer verir. Cihazda yer azalanda brauzerlər çoxdan açılmayan saytları təmizləyir, əgər saxlamağa söz verməyiblərsə. Brauzerin məlumatlarını təmizləmək arxivi də silir, gizli pəncərə isə bağlananda onu unudur.',
  backupHelp: 'Surət – hər şeyi olan bir fayldır: matçlar, təhlillər, mövqelər, rollautlar, tapşırıqlar, ayarlar, başlanmış matç və şuet. Yükləmə burada və ya başqa cihazda çatışmayanı əlavə edir və heç nəyi əvəz etmir.',
};
