/** Whether what a backup kept can be gone on with here. */
import type { KeptRow } from '../../store/kept.ts';
import { openChouette } from './chouette-session.ts';
import type { PlayParts } from './play-session.ts';
import { openTable } from './saved-play.ts';

/** A game is played again by its rules. */
export function canUse({ id, value }: KeptRow, { bookOf, now }: Pick<PlayParts, 'bookOf' | 'now'>): boolean {
  switch (id) {
    case 'play': return openTable(value, bookOf, now()).ok;
    case 'chouette': return openChouette(value, bookOf).ok;
    // Read again by those who use them, who do without what they cannot read: their code is not loaded for this.
    case 'train': case 'collections': case 'renewal': case 'lessons': case 'answers': return true;
  }
}
