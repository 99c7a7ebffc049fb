/** Whether what a backup kept can be gone on with here. */
import type { KeptRow } from '../../store/kept.ts';
import { openChouette } from './chouette-session.ts';
import type { PlayParts } from './play-session.ts';
import { openTable } from './saved-play.ts';

/** Plays it again by its rules. */
export const canUse = ({ id, value }: KeptRow, { bookOf, now }: Pick<PlayParts, 'bookOf' | 'now'>): boolean =>
  (id === 'play' ? openTable(value, bookOf, now()) : openChouette(value, bookOf)).ok;
