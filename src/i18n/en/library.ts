/** English texts: the Library screen. */
import { sizeIn } from '../numbers.ts';
import { entries, games } from './words.ts';

const size = sizeIn('en', ['kB', 'MB', 'GB']);

export const library = {
  title: 'Library',
  empty: 'Nothing here yet',
  emptyHelp: 'Matches you review and positions you save are kept here, in this browser only.',
  count: entries,
  filter: 'Show',
  kinds: { all: 'All', match: 'Matches', position: 'Positions' },
  noneOfKind: 'No entries of this kind.',
  rename: 'Rename',
  renameLabel: 'New title',
  renameSave: 'Save title',
  delete: 'Delete',
  deleteEntry: (title: string) => `Delete ${title}`,
  renameEntry: (title: string) => `Rename ${title}`,
  deleted: (title: string) => `“${title}” deleted.`,
  restored: (title: string) => `“${title}” is back.`,
  exportAll: 'Export all',
  import: 'Import',
  imported: (report: { added: number; renamed: number; skipped: number }) => {
    const added = report.added + report.renamed;
    const news = added === 0 ? 'Nothing new in this file' : `${entries(added)} imported`;
    return report.skipped > 0 ? `${news}; ${report.skipped} already here.` : `${news}.`;
  },
  alreadyHere: 'Already in the library.',
  alreadyHereOf: (n: number) => `Already in the library: ${n}.`,
  filesRead: (read: number, all: number) => `${read} of ${all} files read.`,
  fileFailed: (name: string, why: string) => `${name}: ${why}`,
  exportName: (date: string) => `nardscope-${date}.jsonl`,
  progress: (done: number, total: number) => `${done} of ${total} analysed`,
  pr: (left: string, right: string) => `PR ${left} – ${right}`,
  rateNote: 'checker play only, cubeless',
  /** What rates are of, where there is room for two words. */
  rateShort: { cube: 'plays and cube', plays: 'plays only' },
  games,
  better: 'A better analysis is possible',
  storage: (used: number, available: number) => `${size(used)} used of ${size(available)} this browser allows`,
  kept: 'The browser has promised to keep it.',
  notKept: 'The browser may delete it when space runs short.',
  keep: 'Ask the browser to keep it',
  keepRefused: 'The browser did not promise. Export the library now and then.',
  offline: 'Nardscope is on this device as a whole: it works without a connection.',
  nearlyFull: 'Little room is left. Export a backup, then delete what you no longer need.',
  storageTitle: 'Where this is kept, and how long',
  storageHelp: 'The browser keeps the library in its storage for this site and allows each site so much room. When the device runs short of space, browsers clear sites that have not been used for long, unless they have promised to keep one. Clearing the browser’s data deletes the library too, and a private window forgets it when it is closed.',
  backupHelp: 'A backup is one file with everything: matches, analyses, positions, rollouts, puzzles, settings, the match and the chouette under way. Import adds what is missing, here or on another device, and replaces nothing.',
};
