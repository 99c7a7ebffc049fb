/** What can be done with the dice: swap them, or take them up when the play is complete. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Player } from '../../core/situation.ts';
import type { BoardWords } from '../../i18n/en/board-words.ts';
import { dicePlaces, DIE_SIZE, type BoardView } from './geometry.ts';
import type { PlayInteraction } from './play-interaction.ts';

export function diceButton(view: BoardView, turn: Player, playing: PlayInteraction, words: BoardWords, commit: () => void): SVGTemplateResult | typeof nothing {
  const [first, second] = playing.dice;
  // The dice of a double are alike: nothing to swap.
  if (!playing.complete && first!.value === second!.value) return nothing;
  const places = dicePlaces(view, turn, playing.dice.length);
  const half = DIE_SIZE / 2 + 6;
  const left = places[0]!.x - half;
  const act = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    if (playing.complete) commit();
    else playing.swapDice();
  };
  return svg`<rect
    class="dice-button" role="button" tabindex="0" aria-label=${playing.complete ? words.takeUpDice : words.swapDice(first!.value, second!.value)}
    x=${left} y=${places[0]!.y - half} width=${places.at(-1)!.x + half - left} height=${2 * half} rx="14"
    @click=${act} @keydown=${(event: KeyboardEvent) => { if (event.key === 'Enter' || event.key === ' ') act(event); }}
  ></rect>`;
}
