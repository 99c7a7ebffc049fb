/** The one training session of a page: made when it is first needed, so that nothing of it is loaded before. */
import { isMetId, loadMet } from '../../core/met/known.ts';
import { loadedPerSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { TrainSession, type TrainParts } from './train-session.ts';

/** What training takes of a session. */
export const trainParts = ({ services, notices, settings, met }: Session): TrainParts => ({
  ...services,
  // An imported table may be gone, or may never have been here: then the chosen one judges.
  metOf: async ({ id }) => (isMetId(id) ? loadMet(id) : settings.get().ownMets.find((each) => each.id === id) ?? met.get()),
  onError: (error) => notices.tellError(error),
});

/** `loadedTrain`: once everything kept has been read. */
export const { of: trainOf, loaded: loadedTrain } = loadedPerSession((session) => new TrainSession(trainParts(session)));
