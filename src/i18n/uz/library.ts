/** Uzbek texts: the Library screen. */
import type { Texts } from '../en/index.ts';
import { sizeIn } from '../numbers.ts';
import { entries, games } from './words.ts';

const size = sizeIn('uz', ['kB', 'MB', 'GB']);

export const library: Texts['library'] = {
  title: 'Arxiv',
  empty: 'Bu yer hozircha boʻsh',
  emptyHelp: 'Sharhlangan matchlar va saqlangan pozitsiyalar shu yerda turadi, faqat shu brauzerda.',
  count: entries,
  filter: 'Koʻrsatish',
  kinds: { all: 'Hammasi', match: 'Matchlar', position: 'Pozitsiyalar' },
  noneOfKind: 'Bunday yozuv yoʻq.',
  rename: 'Nomini oʻzgartirish',
  renameLabel: 'Yangi nom',
  renameSave: 'Nomni saqlash',
  delete: 'Oʻchirish',
  deleteEntry: (title) => `Oʻchirish: ${title}`,
  renameEntry: (title) => `Nomini oʻzgartirish: ${title}`,
  deleted: (title) => `«${title}» oʻchirildi.`,
  restored: (title) => `«${title}» qaytarildi.`,
  exportAll: 'Faylga saqlash',
  import: 'Yuklash',
  imported: (report) => {
    const added = report.added + report.renamed;
    const news = added === 0 ? 'Bu faylda yangi narsa yoʻq' : `${entries(added)} yuklandi`;
    return report.skipped > 0 ? `${news}; ${report.skipped} tasi bor edi.` : `${news}.`;
  },
  alreadyHere: 'Bu arxivda bor.',
  alreadyHereOf: (n) => `Arxivda avvaldan bor edi: ${n}.`,
  filesRead: (read, all) => `Oʻqilgan fayllar: ${all} tadan ${read} tasi.`,
  fileFailed: (name, why) => `${name}: ${why}`,
  exportName: (date) => `nardscope-${date}.jsonl`,
  progress: (done, total) => `${total} yurishdan ${done} tasi tahlil qilindi`,
  pr: (left, right) => `PR ${left} – ${right}`,
  rateNote: 'faqat yurishlar, kubsiz',
  rateShort: { cube: 'yurishlar va kub', plays: 'faqat yurishlar' },
  games,
  better: 'Aniqroq tahlil qilish mumkin',
  storage: (used, available) => `Brauzer bergan ${size(available)} joydan ${size(used)} band`,
  kept: 'Brauzer bu maʼlumotlarni saqlashga vaʼda berdi.',
  notKept: 'Joy yetmay qolsa, brauzer bu maʼlumotlarni oʻchirishi mumkin.',
  keep: 'Brauzerdan saqlashni soʻrash',
  keepRefused: 'Brauzer vaʼda bermadi. Vaqti-vaqti bilan arxivni faylga saqlang.',
  offline: 'Nardscope shu qurilmada toʻliq bor: aloqasiz ishlaydi.',
  nearlyFull: 'Joy oz qoldi. Arxivni faylga saqlang, soʻng keraksizini oʻchiring.',
  storageTitle: 'Bu qayerda va qancha saqlanadi',
  storageHelp: 'Brauzer arxivni shu sayt uchun oʻz xotirasida saqlaydi va har bir saytga maʼlum joy beradi. Qurilmada joy yetmasa, brauzerlar anchadan beri ochilmagan saytlarni tozalaydi, agar saqlashga vaʼda bermagan boʻlsa. Brauzer maʼlumotlarini tozalash arxivni ham oʻchiradi, maxfiy oyna esa yopilganda uni unutadi.',
  backupHelp: 'Nusxa – hammasi bor bitta fayl: matchlar, tahlillar, pozitsiyalar, rollautlar, masalalar, sozlamalar, boshlangan match va chouette. Yuklash shu yerda yoki boshqa qurilmada yetishmaganini qoʻshadi va hech narsani almashtirmaydi.',
};
