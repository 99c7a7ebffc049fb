/** What can be done with the dice: swap them, or take them up when the play is complete. */
import type { Player } from '../../core/situation.ts';
import type { BoardWords } from '../../i18n/en/board-words.ts';
import { dicePlaces, DIE_SIZE, type BoardView } from './geometry.ts';
import type { PlayInteraction } from './play-interaction.ts';
import { node } from './svg-text.ts';

export function diceButton(view: BoardView, turn: Player, { dice, complete }: PlayInteraction, words: BoardWords): string {
  const [first, second] = dice;
  // The dice of a double are alike: nothing to swap.
  if (!complete && first!.value === second!.value) return '';
  const places = dicePlaces(view, turn, dice.length);
  const half = DIE_SIZE / 2 + 6;
  const left = places[0]!.x - half;
  return node('rect', {
    class: 'dice-button', role: 'button', tabindex: 0, 'aria-label': complete ? words.takeUpDice : words.swapDice(first!.value, second!.value),
    x: left, y: places[0]!.y - half, width: places.at(-1)!.x + half - left, height: 2 * half, rx: 14,
  });
}
