/** The page's searcher: a worker of its own over the same library, or the page itself where nothing is kept for a worker to read. */
import { proxy, wrap } from 'comlink';
import { oncePerSession } from '../once-per-session.ts';
import { LibrarySearcher, type Searcher } from './library-searcher.ts';

function startWorker(): Searcher {
  const worker = wrap<Searcher>(new Worker(new URL('../../../workers/search.ts', import.meta.url), { type: 'module' }));
  return { search: (query, limit, onProgress) => worker.search(query, limit, proxy(onProgress)) };
}

export const searcherOf = oncePerSession(({ services: { store, replay } }): Searcher => (store.problem ? new LibrarySearcher(store, replay) : startWorker()));
