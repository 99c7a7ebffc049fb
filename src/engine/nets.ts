/** The nets that ship, in `public/nets/`. */
import type { Game } from '../core/games.ts';

export const NET_FILES: Readonly<Partial<Record<Game, string>>> = { short: 'short-1.net' };
