/** The tables of a page, the match and the chouette: made when Play is first opened, so that nothing of them is loaded before. */
import { loadedPerSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { ChouetteSession } from './chouette-session.ts';
import { matchHome } from './match-home.ts';
import { PlaySession, type PlayParts } from './play-session.ts';

const partsOf = ({ services, notices, review }: Session): Omit<PlayParts, 'home'> => ({
  ...services, onError: (error) => notices.tellError(error), file: async (record) => { await review.addRecord(record, { name: '', text: '' }); },
});

/** `loadedPlay`: once what was kept is on the table. */
export const { of: playOf, loaded: loadedPlay } = loadedPerSession((session) => new PlaySession({ ...partsOf(session), home: matchHome(session.services) }));

export const { of: chouetteOf } = loadedPerSession((session) => new ChouetteSession(partsOf(session)));
