/** The tables of a page, the match and the chouette: made when Play is first opened, so that nothing of them is loaded before. */
import { oncePerSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { ChouetteSession } from './chouette-session.ts';
import { matchHome } from './match-home.ts';
import { PlaySession, type PlayParts } from './play-session.ts';

const partsOf = ({ services, notices, review }: Session): Omit<PlayParts, 'home'> => ({
  ...services, onError: (error) => notices.tellError(error), file: async (record) => { await review.addRecord(record, { name: '', text: '' }); },
});

const begun = oncePerSession((session) => {
  const play = new PlaySession({ ...partsOf(session), home: matchHome(session.services) });
  return { play, loaded: play.load() };
});

export const playOf = (session: Session): PlaySession => begun(session).play;

/** Once what was kept is on the table. */
export async function loadedPlay(session: Session): Promise<PlaySession> {
  const { play, loaded } = begun(session);
  await loaded;
  return play;
}

export const chouetteOf = oncePerSession((session): ChouetteSession => {
  const chouette = new ChouetteSession(partsOf(session));
  void chouette.load();
  return chouette;
});
