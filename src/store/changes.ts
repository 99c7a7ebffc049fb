/** Tells this page and the other tabs what changed. */
import type { StoreChange } from './store.ts';

export interface Changes {
  tell(what: StoreChange['what'], ids?: readonly string[]): void;
  /** What concerns this page alone. */
  tellHere(what: StoreChange['what']): void;
  listen(listener: (change: StoreChange) => void): () => void;
  close(): void;
}

/** `channelName` null: no other tab shares this store. */
export function createChanges(channelName: string | null): Changes {
  const listeners = new Set<(change: StoreChange) => void>();
  const hear = (change: StoreChange): void => [...listeners].forEach((listener) => listener(change));
  const channel = channelName !== null && typeof BroadcastChannel === 'function' ? new BroadcastChannel(channelName) : null;
  if (channel) channel.onmessage = ({ data }: MessageEvent<Omit<StoreChange, 'here'>>) => hear({ ...data, here: false });
  let closed = false;
  return {
    tell(what, ids = []) {
      // A write that was under way may end after the store was closed.
      if (closed) return;
      channel?.postMessage({ what, ids });
      hear({ what, ids, here: true });
    },
    tellHere(what) {
      if (!closed) hear({ what, ids: [], here: true });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      channel?.close();
      listeners.clear();
    },
  };
}
