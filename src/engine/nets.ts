/** The nets that ship, in `public/nets/`. */
import type { Game } from '../core/games.ts';

export const NET_FILES: Readonly<Record<Game, string>> = { short: 'short-1.net', long: 'long-1.net' };
