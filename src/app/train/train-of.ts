/** The one training session of a page: made when it is first needed, so that nothing of it is loaded before. */
import { oncePerSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { TrainSession } from './train-session.ts';

const begun = oncePerSession(({ services, notices }) => {
  const train = new TrainSession({ ...services, onError: (error) => notices.tellError(error) });
  return { train, loaded: train.load() };
});

export const trainOf = (session: Session): TrainSession => begun(session).train;

/** Once everything kept has been read. */
export async function loadedTrain(session: Session): Promise<TrainSession> {
  const { train, loaded } = begun(session);
  await loaded;
  return train;
}
