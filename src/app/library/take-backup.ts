/** A backup goes into the library; one that takes its time says how far it is. */
import type { Result } from '../../core/result.ts';
import type { ImportReport } from '../../store/store.ts';
import type { ShelfParts } from '../library-shelf.ts';
import type { Notice } from '../notices.ts';
import { canUse } from '../play/use-kept.ts';
import { shelfWords } from './words.ts';

/** Bytes; a smaller file is taken over in a moment. */
const LONG = 3_000_000;
/** Percent from one notice to the next: each is read out. */
const STEP = 5;

/** Errors: those of `importAll`. */
export async function takeBackup(file: Blob, { services, notices, readSettings }: Pick<ShelfParts, 'services' | 'notices' | 'readSettings'>): Promise<Result<ImportReport>> {
  const words = await shelfWords.ready();
  let told: Notice | null = null;
  const tell = (share: number): void => {
    const text = words.importing(Math.floor((share * 100) / STEP) * STEP);
    // Whoever dismissed it has seen enough of it.
    if (told && (told.text === text || notices.cell.get() !== told)) return;
    told = { kind: 'info', text, stays: true };
    notices.show(told);
  };
  const taken = await services.store.importAll(file, (kept) => canUse(kept, services), file.size > LONG ? tell : undefined);
  if (told && notices.cell.get() === told) notices.cell.set(null);
  // There may be some where there were none.
  if (taken.ok) await readSettings();
  return taken;
}
