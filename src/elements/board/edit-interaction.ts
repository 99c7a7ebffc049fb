/** Edit mode: sets up any position with a palette, by taps, drags or keys. */
import { render } from 'lit';
import { OFF, type Counts } from '../../core/position.ts';
import type { Player } from '../../core/situation.ts';
import type { EditWords } from '../../i18n/en/edit-words.ts';
import { countsByPlayer } from './board-svg.ts';
import { spotName } from './cell-names.ts';
import { addChecker, countsOfPlayer, moveChecker, removeChecker, setCount, type Edited } from './edit-setup.ts';
import { sameSpot, slotOf, spotRows, type Spot } from './geometry.ts';
import { palette, type Tool } from './palette.ts';
import type { Interaction, InteractionHost, Means } from './interaction.ts';

const PLAYERS = [0, 1] as const;

export class EditInteraction implements Interaction {
  readonly kind = 'edit';
  picked: { readonly spot: Spot; readonly player: Player } | null = null;
  tool: Tool = 'light';

  constructor(
    private readonly host: InteractionHost,
    private readonly words: () => EditWords,
    private readonly read: () => Edited,
    private readonly write: (edited: Edited) => void,
  ) {}

  get gridName(): string {
    return this.words().grid;
  }

  counts(): readonly [Counts, Counts] {
    const { setup, turn } = this.read();
    return countsByPlayer(setup, turn);
  }

  /** Whose checker lies on top here; null = nobody's. */
  private ownerAt(spot: Spot): Player | null {
    const edited = this.read();
    return PLAYERS.find((player) => {
      const slot = slotOf(this.host.boardView, player, spot);
      return slot !== null && countsOfPlayer(edited, player)[slot]! > 0;
    }) ?? null;
  }

  // A finger that starts on a checker may want to scroll: it taps, and drags with the tool that moves.
  pickable(spot: Spot, means: Means): Player | null {
    return means === 'touch' && this.tool !== 'move' ? null : this.ownerAt(spot);
  }

  targets(): readonly Spot[] {
    const { picked } = this;
    return picked ? spotRows(this.host.boardView).flat().filter((spot) => !sameSpot(spot, picked.spot) && this.slotFor(picked.player, spot) !== null) : [];
  }

  private slotFor(player: Player, spot: Spot): number | null {
    // There is one bar to aim at, whichever half of it belongs to whom.
    return slotOf(this.host.boardView, player, spot.kind === 'point' ? spot : { kind: spot.kind, player });
  }

  pickUp(spot: Spot): void {
    const player = this.ownerAt(spot);
    if (player === null) return;
    this.picked = { spot, player };
    this.host.requestUpdate();
  }

  drop(spot: Spot | null): void {
    const { picked } = this;
    this.picked = null;
    this.host.requestUpdate();
    if (!picked || (spot && sameSpot(spot, picked.spot))) return;
    const from = this.slotFor(picked.player, picked.spot)!;
    // Let go outside the board: off it goes.
    const to = spot ? this.slotFor(picked.player, spot)! : OFF;
    this.change(moveChecker(this.read(), picked.player, from, to), spot ?? picked.spot);
  }

  activate(spot: Spot): void {
    if (this.picked) this.drop(spot);
    else if (this.tool === 'move') {
      if (this.ownerAt(spot) === null) this.host.say(this.words().nothingThere);
      else this.pickUp(spot);
    } else if (this.tool === 'erase') this.erase(spot);
    else this.add(this.tool === 'light' ? 0 : 1, spot);
  }

  private add(player: Player, spot: Spot): void {
    const slot = this.slotFor(player, spot)!;
    const edited = this.read();
    const added = slot === OFF ? null : addChecker(edited, player, slot);
    if (added) this.change(added, spot);
    else this.host.say(slot === OFF ? this.host.words.said.cannot : this.words().allPlaced(player));
  }

  private erase(spot: Spot): void {
    const player = this.ownerAt(spot);
    const slot = player === null ? null : this.slotFor(player, spot);
    const removed = player === null || slot === null ? null : removeChecker(this.read(), player, slot);
    if (removed) this.change(removed, spot);
    else this.host.say(this.words().nothingThere);
  }

  key(key: string, spot: Spot): boolean {
    const player: Player = this.tool === 'dark' ? 1 : this.tool === 'light' ? 0 : this.ownerAt(spot) ?? 0;
    if (/^[0-9]$/.test(key)) {
      const slot = this.slotFor(player, spot)!;
      if (slot !== OFF) this.change(setCount(this.read(), player, slot, Number(key)), spot);
    } else if (key === '+') this.add(player, spot);
    else if (key === '-' || key === 'Backspace' || key === 'Delete') this.erase(spot);
    else return false;
    return true;
  }

  secondary(spot: Spot): void {
    this.erase(spot);
  }

  cancel(): void {
    if (!this.picked) return;
    this.picked = null;
    this.host.say(this.host.words.said.cancelled);
    this.host.requestUpdate();
  }

  drawTools(place: HTMLElement): void {
    render(palette(this, this.counts(), this.host.boardView.direction, this.words().palette, () => this.host.requestUpdate()), place);
  }

  private change(edited: Edited | null, spot: Spot): void {
    if (!edited) {
      this.host.say(this.host.words.said.cannot);
      return;
    }
    this.write(edited);
    this.host.say(this.words().done(spotName(this.host, this.counts(), spot)));
  }
}
