/** The page's searcher: a worker of its own over the same library, or the page itself where nothing is kept for a worker to read. */
import { proxy, wrap } from 'comlink';
import { oncePerSession } from '../once-per-session.ts';
import { LibrarySearcher, type Searcher } from './library-searcher.ts';

function startWorker(): Searcher {
  const worker = wrap<Searcher>(new Worker(new URL('../../../workers/search.ts', import.meta.url), { type: 'module' }));
  return { search: (query, limit, onProgress, version) => worker.search(query, limit, proxy(onProgress), version) };
}

export const searcherOf = oncePerSession(({ services: { store, replay } }): Pick<Searcher, 'search'> => {
  // The worker has a connection of its own and hears of changes later than the page.
  let version = 0;
  store.onChange(({ what }) => { if (what === 'entries') version += 1; });
  const searcher = store.problem ? new LibrarySearcher(store, replay) : startWorker();
  return { search: (query, limit, onProgress) => searcher.search(query, limit, onProgress, version) };
});
