/** Keys over the board: arrows walk its cells, of which one is the stop of the Tab key; what any other key means, the mode knows. */
import { isHeading, neighbour } from './board-grid.ts';
import { sameSpot, spotKey, spotRows, type BoardView, type Spot } from './geometry.ts';
import type { Interaction } from './interaction.ts';

export interface KeysHost {
  readonly boardView: BoardView;
  readonly interaction: Interaction | null;
  readonly renderRoot: ParentNode;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
}

export const isDiceButton = (target: EventTarget | null): boolean => target instanceof Element && target.classList.contains('dice-button');

export class Keys {
  /** The cell the keyboard is on. */
  active: Spot = { kind: 'point', point: 6 };

  constructor(private readonly host: KeysHost) {}

  /** The active cell as it is drawn; null while nothing can be touched. */
  get cell(): SVGElement | null {
    return this.host.renderRoot.querySelector<SVGElement>(`[data-spot="${spotKey(this.active)}"]`);
  }

  #walk(to: Spot): void {
    if (sameSpot(to, this.active)) return;
    this.active = to;
    this.host.requestUpdate();
  }

  #spotOf(target: EventTarget | null): Spot | null {
    const key = target instanceof Element ? target.getAttribute('data-spot') : null;
    return spotRows(this.host.boardView).flat().find((spot) => spotKey(spot) === key) ?? null;
  }

  readonly focusIn = (event: FocusEvent): void => {
    const spot = this.#spotOf(event.target);
    if (spot) this.#walk(spot);
  };

  readonly down = (event: KeyboardEvent): void => {
    const { interaction, boardView } = this.host;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && isDiceButton(event.target)) {
      interaction?.pressDice?.();
      event.preventDefault();
      return;
    }
    const spot = this.#spotOf(event.target);
    if (!interaction || !spot || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isHeading(event.key)) {
      this.#walk(neighbour(boardView, spot, event.key));
      void this.host.updateComplete.then(() => this.cell?.focus());
    } else if (isPress) {
      interaction.activate(spot, 'keyboard');
    } else if (event.key === 'Escape') {
      if (!interaction.picked) return;
      interaction.cancel();
    } else if (!interaction.key(event.key, spot)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
