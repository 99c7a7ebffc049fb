/** The one training session of a page: made when it is first needed, so that nothing of it is loaded before. */
import { loadedPerSession } from '../once-per-session.ts';
import { TrainSession } from './train-session.ts';

/** `loadedTrain`: once everything kept has been read. */
export const { of: trainOf, loaded: loadedTrain } = loadedPerSession(({ services, notices }) => new TrainSession({ ...services, onError: (error) => notices.tellError(error) }));
