/** The page's searcher: a worker of its own over the same library, or the page itself where nothing is kept for a worker to read. */
import { proxy, wrap } from 'comlink';
import type { Session } from '../session.ts';
import { LibrarySearcher, type Searcher } from './library-searcher.ts';

const made = new WeakMap<Session, Searcher>();

function startWorker(): Searcher {
  const worker = wrap<Searcher>(new Worker(new URL('../../../workers/search.ts', import.meta.url), { type: 'module' }));
  return { search: (query, limit, onProgress) => worker.search(query, limit, proxy(onProgress)) };
}

/** One for each page. */
export function searcherOf(session: Session): Searcher {
  const known = made.get(session);
  if (known) return known;
  const { store, replay } = session.services;
  const searcher = store.problem ? new LibrarySearcher(store, replay) : startWorker();
  made.set(session, searcher);
  return searcher;
}
