/** The one deeper analysis in the background of a page: made when the Library is first seen, or when some of it was left to do. */
import { oncePerSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { Renewal, type Alone } from './renewal.ts';
import { shelfWords } from './words.ts';

const LOCK = 'nardscope-renewal';

/** By the browser's locks; where it has none, or nothing is shared between tabs, there is nobody to wait for. */
const aloneAmongTabs: Alone = async (work, onWait, signal) => {
  const { locks } = navigator;
  if (!locks) return work(false);
  const isFree = await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work(false);
    return lock !== null;
  });
  if (isFree) return;
  onWait();
  await locks.request(LOCK, { signal }, () => work(true));
};

const begun = oncePerSession((session: Session) => {
  const { services, notices, review } = session;
  const renewal = new Renewal({
    services, review, settings: () => session.settings.get(), met: () => session.met.get(), onError: (error) => notices.tellError(error),
    onDone: (entries) => notices.tell(shelfWords.now().renewal.finished(entries)), alone: services.store.problem ? (work) => work(false) : aloneAmongTabs,
  });
  void renewal.load();
  return renewal;
});

export const renewalOf = (session: Session): Renewal => begun(session);
