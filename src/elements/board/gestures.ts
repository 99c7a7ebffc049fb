/**
 * Pointers over the board. A press on a checker that may be taken can become a drag; everything else is left to the page,
 * which scrolls. Taps are clicks, so that whatever can click (a finger, a switch, a screen reader) can play.
 */
import { spotAt, type BoardView, type Place, type Spot } from './geometry.ts';
import type { Interaction, Means } from './interaction.ts';

type Gesture =
  | { readonly kind: 'idle' }
  /** Down on a checker, not moved yet. */
  | { readonly kind: 'pressed'; readonly pointer: number; readonly spot: Spot; readonly at: Place }
  | { readonly kind: 'dragging'; readonly pointer: number; readonly place: Place };

/** Screen pixels a press may wander before it is a drag. */
const SLACK = 5;

export interface GestureHost {
  readonly boardView: BoardView;
  readonly interaction: Interaction | null;
  /** The picture, which knows its place on the screen. */
  readonly picture: SVGSVGElement | null;
  /** The dragged checker is now here. */
  dragged(place: Place): void;
  requestUpdate(): void;
}

const meansOf = (type: string): Means => (type === 'touch' ? 'touch' : 'mouse');

export class Gestures {
  #gesture: Gesture = { kind: 'idle' };
  #means: Means = 'mouse';
  /** The click that follows a drag means nothing. */
  #swallowClick = false;

  constructor(private readonly host: GestureHost) {}

  /** Where the dragged checker is; null when none is dragged. */
  get place(): Place | null {
    return this.#gesture.kind === 'dragging' ? this.#gesture.place : null;
  }

  #placeOf(event: MouseEvent): Place | null {
    const matrix = this.host.picture?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  #spotOf(event: MouseEvent): Spot | null {
    const place = this.#placeOf(event);
    return place && spotAt(this.host.boardView, place);
  }

  readonly down = (event: PointerEvent): void => {
    this.#swallowClick = false;
    this.#means = meansOf(event.pointerType);
    const spot = this.#spotOf(event);
    const { interaction } = this.host;
    if (!interaction || !spot || event.button !== 0 || this.#gesture.kind !== 'idle') return;
    if (interaction.pickable(spot, this.#means) !== null) {
      interaction.foresee?.(spot);
      this.#gesture = { kind: 'pressed', pointer: event.pointerId, spot, at: { x: event.clientX, y: event.clientY } };
    }
  };

  readonly move = (event: PointerEvent): void => {
    const gesture = this.#gesture;
    if (gesture.kind === 'idle' || event.pointerId !== gesture.pointer) return;
    const place = this.#placeOf(event);
    if (!place) return;
    if (gesture.kind === 'pressed') {
      if (Math.hypot(event.clientX - gesture.at.x, event.clientY - gesture.at.y) < SLACK) return;
      this.host.picture?.setPointerCapture(event.pointerId);
      this.host.interaction?.pickUp(gesture.spot);
      this.host.requestUpdate();
    }
    this.#gesture = { kind: 'dragging', pointer: gesture.pointer, place };
    this.host.dragged(place);
  };

  readonly up = (event: PointerEvent): void => {
    const gesture = this.#gesture;
    if (gesture.kind === 'idle' || event.pointerId !== gesture.pointer) return;
    this.#gesture = { kind: 'idle' };
    if (gesture.kind !== 'dragging') return;
    this.#swallowClick = true;
    this.host.interaction?.drop(this.#spotOf(event));
    this.host.requestUpdate();
  };

  readonly cancel = (): void => {
    const wasDragging = this.#gesture.kind === 'dragging';
    this.#gesture = { kind: 'idle' };
    if (!wasDragging) return;
    this.host.interaction?.cancel();
    this.host.requestUpdate();
  };

  /** Keeps the page still under a finger that holds a checker; browsers differ in what `touch-action` does inside a picture. */
  readonly touchMove = (event: TouchEvent): void => {
    if (this.#gesture.kind !== 'idle' && event.cancelable) event.preventDefault();
  };

  readonly click = (event: MouseEvent): void => {
    if (this.#swallowClick) {
      this.#swallowClick = false;
      return;
    }
    const spot = this.#spotOf(event);
    if (spot) this.host.interaction?.activate(spot, this.#means);
  };

  readonly contextMenu = (event: MouseEvent): void => {
    const spot = this.#spotOf(event);
    // A long press of a finger is the page's own.
    if (!this.host.interaction || !spot || this.#means === 'touch') return;
    event.preventDefault();
    this.host.interaction.secondary(spot);
  };
}
