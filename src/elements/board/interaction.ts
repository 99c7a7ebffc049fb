/** What a mode of the board answers when it is touched: the element knows pointers and keys, a mode knows what they mean. */
import type { Counts } from '../../core/position.ts';
import type { Player } from '../../core/situation.ts';
import type { BoardWords } from '../../i18n/en/board-words.ts';
import type { BoardView, Spot } from './geometry.ts';

/** How a spot was activated. A mouse aims well, so one click plays; a finger or a key picks up first and drops next. */
export type Means = 'mouse' | 'touch' | 'keyboard';

export interface Interaction {
  readonly kind: 'play' | 'edit';
  /** What the grid is called, where it is not played on. */
  readonly gridName?: string;
  /** By player, as they stand now, with a picked-up checker still in its place. */
  counts(): readonly [Counts, Counts];
  /** Whose checker a drag from here would take; null = nothing to take. */
  pickable(spot: Spot, means: Means): Player | null;
  /** What is picked up, if anything. */
  readonly picked: { readonly spot: Spot; readonly player: Player } | null;
  /** Where the picked checker may land. */
  targets(): readonly Spot[];
  /** The checker here may be picked up next: what that takes is worked out before, apart from the frame that shows it. */
  foresee?(spot: Spot): void;
  pickUp(spot: Spot): void;
  /** Puts the picked checker down; null = outside the board. */
  drop(spot: Spot | null): void;
  activate(spot: Spot, means: Means): void;
  /** A key on a spot; true when it meant something. */
  key(key: string, spot: Spot): boolean;
  /** The second button of the mouse. */
  secondary(spot: Spot): void;
  /** The drawn dice were pressed. */
  pressDice?(): void;
  cancel(): void;
  /** Draws what lies beside the checkers, such as a palette. */
  drawTools?(place: HTMLElement): void;
}

/** What a mode needs of the element. */
export interface InteractionHost {
  readonly words: BoardWords;
  readonly boardView: BoardView;
  readonly turn: Player;
  /** Number a point carries on the screen. */
  pointName(point: number): string;
  /** Tells a screen reader. */
  say(text: string): void;
  /** Something drawn has changed. */
  requestUpdate(): void;
}
