/** A match of two at the table: game after game, kept on its own. */
import { playMatch } from '../../core/match-play.ts';
import type { PlayParts, TableHome } from './play-session.ts';
import { openTable, saveTable } from './saved-play.ts';

export const matchHome = ({ bookOf, now }: Pick<PlayParts, 'bookOf' | 'now'>): TableHome => ({
  keepsake: 'play',
  advance: ({ match, chouette }, action) => {
    const next = playMatch(match, action, bookOf(match.options.game, match.options.preset));
    return next.ok ? { ok: true, value: { match: next.value, chouette } } : next;
  },
  open: (kept) => openTable(kept, bookOf, now()),
  save: saveTable,
});
