/** Files of the built app as the service worker keeps them. */

export interface OfflineFile {
  /** From the app's folder on: `assets/x.js`. */
  readonly path: string;
  /** SHA-256, base64. */
  readonly hash: string;
  /** Kept once it has been asked for, not before. */
  readonly late?: true;
}

/** An origin may have several Nardscopes, each in a folder of its own. */
const prefixOf = (scope: string): string => `nardscope ${scope} `;

export const nameCache = (scope: string, version: string): string => prefixOf(scope) + version;
export const isOwnCache = (name: string, scope: string): boolean => name.startsWith(prefixOf(scope));

/** Address a file is kept under: one for each content it has had. */
export const keyOf = (scope: string, { path, hash }: OfflineFile): string => `${new URL(path, scope).href}?kept=${encodeURIComponent(hash)}`;

/** The file an address means; the folder itself is its page. null = none of this version. */
export function findFile(files: readonly OfflineFile[], scope: string, address: string): OfflineFile | null {
  const { origin, pathname } = new URL(address);
  const path = `${origin}${pathname}`.slice(scope.length);
  return files.find((file) => file.path === (path === '' ? 'index.html' : path)) ?? null;
}
