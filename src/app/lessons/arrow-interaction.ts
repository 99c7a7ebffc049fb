/** Arrows drawn on a board: from one spot to another, by a drag, two taps or two presses of Enter. */
import { BAR, OFF, type Counts } from '../../core/position.ts';
import type { Player } from '../../core/situation.ts';
import type { LessonsWords } from '../../i18n/en/lessons.ts';
import { sameSpot, slotOf, type Spot } from '../../elements/board/geometry.ts';
import type { Interaction, InteractionHost } from '../../elements/board/interaction.ts';

/** `13/7`, `bar/22` or `6/off`, by the numbers of the side whose turn it is. */
const spell = (from: number, to: number): string => `${from === BAR ? 'bar' : from}/${to === OFF ? 'off' : to}`;

export interface ArrowHand {
  counts(): readonly [Counts, Counts];
  readonly writing: LessonsWords;
  draw(arrow: string): void;
  /** Takes the last one away. */
  undraw(): void;
}

export class ArrowInteraction implements Interaction {
  readonly kind = 'edit';
  picked: { readonly spot: Spot; readonly player: Player } | null = null;

  constructor(private readonly host: InteractionHost, private readonly hand: ArrowHand) {}

  get gridName(): string {
    return this.hand.writing.drawGrid;
  }

  counts(): readonly [Counts, Counts] {
    return this.hand.counts();
  }

  private slot(spot: Spot): number | null {
    return slotOf(this.host.boardView, this.host.turn, spot);
  }

  private placeName(spot: Spot): string {
    return spot.kind === 'point' ? this.host.pointName(spot.point) : this.host.words.place[spot.kind];
  }

  /** Nothing comes back from where it was borne off to. */
  pickable(spot: Spot): Player | null {
    const slot = this.slot(spot);
    return slot === null || slot === OFF ? null : this.host.turn;
  }

  targets(): readonly Spot[] {
    return [];
  }

  pickUp(spot: Spot): void {
    this.picked = { spot, player: this.host.turn };
    this.host.say(this.hand.writing.drawFrom(this.placeName(spot)));
    this.host.requestUpdate();
  }

  drop(spot: Spot | null): void {
    const from = this.picked && this.slot(this.picked.spot);
    const to = spot && this.slot(spot);
    this.picked = null;
    this.host.requestUpdate();
    if (from === null || to === null || to === BAR || from === to) this.host.say(this.host.words.said.cannot);
    else this.hand.draw(spell(from, to));
  }

  activate(spot: Spot): void {
    if (this.picked && sameSpot(this.picked.spot, spot)) this.cancel();
    else if (this.picked) this.drop(spot);
    else if (this.pickable(spot) === null) this.host.say(this.host.words.said.cannot);
    else this.pickUp(spot);
  }

  key(key: string): boolean {
    if (key !== 'Backspace' && key !== 'Delete') return false;
    this.hand.undraw();
    return true;
  }

  secondary(): void {
    this.hand.undraw();
  }

  cancel(): void {
    this.picked = null;
    this.host.say(this.host.words.said.cancelled);
    this.host.requestUpdate();
  }
}
