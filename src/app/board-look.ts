/** How boards look by what was chosen: the turning direction and the numbers of the points. */
import type { Game, PresetRef } from '../core/games.ts';
import { presetNumbering, type Numbering as Scheme } from '../core/numbering.ts';
import type { Numbering } from '../elements/board/board-svg.ts';
import type { Direction, Settings } from './settings.ts';

/** null = as the preset turns. */
export const directionOf = (game: Game, settings: Pick<Settings, 'direction' | 'longDirection'>): Direction | null =>
  game === 'short' ? settings.direction : settings.longDirection === 'preset' ? null : settings.longDirection;

/** How points are named in plays; short nard’s are always the mover’s own. */
export const schemeOf = (game: Game, preset: PresetRef | undefined, { longNumbering }: Pick<Settings, 'longNumbering'>): Scheme =>
  game === 'short' ? 'own' : longNumbering === 'preset' ? presetNumbering(preset?.id ?? '') : longNumbering;

/** The board carries the numbers that plays are written with. */
export const numberingOf = (scheme: Scheme): Numbering => (scheme === 'own' ? 'turn' : scheme);
