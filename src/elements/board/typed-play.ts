/** A play as somebody typed it, in the numbers that the board shows. */
import type { Game } from '../../core/games.ts';
import { ownPoint } from '../../core/numbering.ts';
import { parsePlay, type SpelledMove } from '../../core/play.ts';
import { BAR, OFF } from '../../core/position.ts';
import type { Player } from '../../core/situation.ts';
import type { Numbering } from './board-svg.ts';

/** A player’s own point by the number in a typed play: plays are typed in own numbers, or in those of a scheme for both sides. */
export const pointTyped = (numbering: Numbering, game: Game, player: Player, typed: number): number =>
  numbering === 'bottom' || numbering === 'turn' ? typed : ownPoint(numbering, game, player, typed);

/** Its moves in the player's own numbers; null = it cannot be read, such as what a page gives that is no text. */
export function readTypedPlay(text: unknown, numbering: Numbering, game: Game, player: Player): readonly SpelledMove[] | null {
  if (typeof text !== 'string') return null;
  const spelled = parsePlay(text);
  const slot = (typed: number): number => (typed === OFF || typed === BAR ? typed : pointTyped(numbering, game, player, typed));
  return spelled.ok ? spelled.value.map((move) => ({ ...move, from: slot(move.from), to: slot(move.to) })) : null;
}
