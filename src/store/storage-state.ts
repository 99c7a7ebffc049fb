/** How much room the browser gives, and whether it may throw the library away on its own. */

export interface StorageState {
  /** Bytes; null where the browser does not tell. */
  readonly used: number | null;
  readonly available: number | null;
  /** The browser has promised not to evict. */
  readonly kept: boolean;
}

export async function readStorageState(): Promise<StorageState> {
  const { storage } = navigator;
  // Absent on pages that are not secure.
  if (!storage) return { used: null, available: null, kept: false };
  const [estimate, kept] = await Promise.all([storage.estimate(), storage.persisted()]);
  return { used: estimate.usage ?? null, available: estimate.quota ?? null, kept };
}

/** From here on a browser may soon refuse to store more. */
const NEARLY = 0.8;

export const isNearlyFull = ({ used, available }: StorageState): boolean => used !== null && available !== null && available > 0 && used / available > NEARLY;

/** Asks the browser to keep the library until the user deletes it; true when it promised. */
export const askToKeep = async (): Promise<boolean> => (await navigator.storage?.persist()) ?? false;
