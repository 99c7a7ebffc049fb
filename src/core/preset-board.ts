/** What of a preset's terms a board shows: a board loads no more of them. */
import type { Game } from './games.ts';
import type { Cube } from './situation.ts';

export const DIRECTIONS = ['anticlockwise', 'clockwise'] as const;

/** In which both sides turn (short nard: the side at the bottom). */
export const presetDirection = (preset: string): (typeof DIRECTIONS)[number] => (preset === 'moscow_open' ? 'clockwise' : 'anticlockwise');

/** There is a doubling cube. */
export const hasCube = (game: Game): boolean => game === 'short';

/** A situation’s cube as a board shows it; null = none: what the texts of a game know nothing of is drawn only once somebody has turned it. */
export const cubeOf = (game: Game, cube: Cube): Cube | null => (hasCube(game) || cube.value > 1 ? cube : null);
