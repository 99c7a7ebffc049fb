/**
 * How points are named on the screen and in texts. Inside the program every side counts its own path: 24 (long nard's head) to 1.
 * The other schemes number the board once, for both sides, as seen by one of them. Bar and off have names of their own.
 */
import type { Game } from './games.ts';
import type { PointName } from './play.ts';
import { facing } from './position.ts';
import { otherPlayer, type Player } from './situation.ts';

/**
 * `own`: each side 24 → 1. `white_24`: White 24 → 1, the other side by the same numbers (long nard: head 12, home 18–13).
 * `white_1`: White 1 → 24, the other side's head 13, home 7–12. `white_13`: the other way round.
 */
export const NUMBERINGS = ['own', 'white_24', 'white_1', 'white_13'] as const;
export type Numbering = (typeof NUMBERINGS)[number];
export const isNumbering = (text: string): text is Numbering => (NUMBERINGS as readonly string[]).includes(text);

/** What the texts of these presets print on the board; all others use `own`. */
const PRESET_NUMBERINGS: Readonly<Record<string, Numbering>> = { uzun_tavla_arena: 'white_1', classic_b: 'white_24', classic_b_home: 'white_24', classic_uzun: 'white_13' };

export const presetNumbering = (preset: string): Numbering => (Object.hasOwn(PRESET_NUMBERINGS, preset) ? PRESET_NUMBERINGS[preset]! : 'own');

/** The number shown for a player's own point (1–24); player 0 is White. */
export function shownPoint(numbering: Numbering, game: Game, player: Player, point: number): number {
  if (numbering === 'own') return point;
  if (numbering === 'white_13') return shownPoint('white_1', game, otherPlayer(player), point);
  const white = player === 0 ? point : facing(game, point);
  return numbering === 'white_24' ? white : 25 - white;
}

/** A player's own point by the number shown: the inverse of {@link shownPoint}. */
export function ownPoint(numbering: Numbering, game: Game, player: Player, shown: number): number {
  if (numbering === 'own') return shown;
  if (numbering === 'white_13') return ownPoint('white_1', game, otherPlayer(player), shown);
  const white = numbering === 'white_24' ? shown : 25 - shown;
  return player === 0 ? white : facing(game, white);
}

/** Names of a player’s own points, for `makePlay`. */
export const pointNames = (numbering: Numbering, game: Game, player: Player): PointName => (point) => String(shownPoint(numbering, game, player, point));
