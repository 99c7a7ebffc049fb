/** Whether the app is on this device as a whole, and whether a newer one is. */

export interface OfflineState {
  /** `none`: it is not known to be kept, as where there is no service worker; `ready`: it opens and analyses without a connection. */
  readonly kept: 'none' | 'preparing' | 'ready';
  /** Changes to the newer version that lies ready: the page begins anew. null = this is the newest. */
  readonly update: (() => void) | null;
}

export const NOT_KEPT: OfflineState = { kept: 'none', update: null };
