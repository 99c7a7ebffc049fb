/** Another tab for tests: a frame with a page of its own, which opens the same library and writes to it. */
import { unwrap } from '../../core/result.ts';
import type { openStore } from '../open.ts';
import type { Store } from '../store.ts';

/** What such a page puts into its window. */
export interface Tab {
  readonly openStore: typeof openStore;
}
type TabWindow = Window & Partial<Tab>;

/** A frame whose code is loaded anew: modules, connections and channels of its own. */
export async function openTab(): Promise<Tab & { close(): void }> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inner = frame.contentWindow as TabWindow;
  const script = inner.document.createElement('script');
  script.type = 'module';
  const loaded = new Promise<void>((resolve, reject) => {
    inner.addEventListener('tab-ready', () => resolve());
    script.addEventListener('error', () => reject(new Error('the other tab did not load')));
  });
  script.textContent = `import { openStore } from '${new URL('../open.ts', import.meta.url).href}'; window.openStore = openStore; dispatchEvent(new Event('tab-ready'));`;
  inner.document.body.append(script);
  await loaded;
  return { openStore: inner.openStore!, close: () => frame.remove() };
}

/** Puts so many things one after the other, as a page that is busy does. */
export async function write(count: number, put: (index: number) => ReturnType<Store['put']>): Promise<void> {
  for (let index = 0; index < count; index++) unwrap(await put(index));
}
