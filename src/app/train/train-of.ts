/** The one training session of a page: made when it is first needed, so that nothing of it is loaded before. */
import type { NardError } from '../../core/result.ts';
import type { Session } from '../session.ts';
import { TrainSession } from './train-session.ts';

const made = new WeakMap<Session, { readonly train: TrainSession; readonly loaded: Promise<void> }>();

export function trainOf(session: Session): TrainSession {
  return begun(session).train;
}

/** Once everything kept has been read. */
export async function loadedTrain(session: Session): Promise<TrainSession> {
  const { train, loaded } = begun(session);
  await loaded;
  return train;
}

function begun(session: Session): { readonly train: TrainSession; readonly loaded: Promise<void> } {
  const known = made.get(session);
  if (known) return known;
  const train = new TrainSession({ ...session.services, onError: (error: NardError) => session.notices.tellError(error) });
  const begin = { train, loaded: train.load() };
  made.set(session, begin);
  return begin;
}
