/** Play mode: makes a legal play step by step, by the rule book the board was given. */
import type { Die, Roll } from '../../core/dice.ts';
import { makePlay, type Play, type Step } from '../../core/play.ts';
import { OFF, type Counts, type Position } from '../../core/position.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { LegalPlay } from '../../core/rule-book.ts';
import type { Player } from '../../core/situation.ts';
import { countsByPlayer } from './board-svg.ts';
import type { DrawnDie } from './draw-dice.ts';
import { sameSpot, slotOf, spotOf, type Spot } from './geometry.ts';
import type { Interaction, InteractionHost, Means } from './interaction.ts';
import { canMove, diceLeft, diceOf, firstStep, isComplete, makeSteps, routesFrom, startPlay, stepByDie, swapDice, undoStep, type PlayState } from './play-state.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { after, type BoardRules, type Later, type Sentences } from './surroundings.ts';

/** A play with its spelling, as the board shows its points. */
export interface MadePlay extends LegalPlay {
  readonly notation: string;
}

export interface PlayHost extends InteractionHost {
  sentences(): Later<Sentences>;
}

export interface PlayEvents {
  /** After each step made or taken back. */
  stepped(steps: Play, state: { readonly done: Play; readonly complete: boolean }): void;
  undone(state: { readonly done: Play }): void;
  /** Somebody tried to move a checker where no route leads; own numbering of the mover, 0 = off. */
  refused(from: number, to: number, refusal: Refusal): void;
  /** All steps are made and nobody has to confirm, or it was confirmed. */
  finished(play: MadePlay): void;
}

export class PlayInteraction implements Interaction {
  readonly kind = 'play';
  #state: PlayState;
  picked: { readonly spot: Spot; readonly player: Player } | null = null;
  /** Where the picked checker may land and how; found once, when it is picked up. */
  #routes: ReadonlyMap<number, Play> = new Map();
  #foreseen: { readonly slot: number; readonly state: PlayState; readonly routes: ReadonlyMap<number, Play> } | null = null;

  constructor(
    private readonly host: PlayHost,
    private readonly events: PlayEvents,
    private readonly book: BoardRules,
    position: Position,
    roll: Roll,
    /** The play ends only when the dice are taken up. */
    private readonly confirm: boolean,
    /** Steps of this turn that lie on the board already, such as before a reload. */
    made: Play = [],
  ) {
    this.#state = makeSteps(book, startPlay(book, position, roll), made);
  }

  get dice(): readonly DrawnDie[] {
    return diceOf(this.#state);
  }

  get done(): Play {
    return this.#state.done;
  }

  get complete(): boolean {
    return isComplete(this.#state);
  }

  counts(): readonly [Counts, Counts] {
    return countsByPlayer(this.#state.position, this.host.turn);
  }

  #slot(spot: Spot): number | null {
    return slotOf(this.host.boardView, this.host.turn, spot);
  }

  pickable(spot: Spot): Player | null {
    const slot = this.#slot(spot);
    return slot !== null && canMove(this.#state, slot) ? this.host.turn : null;
  }

  targets(): readonly Spot[] {
    return [...this.#routes.keys()].map((to) => spotOf(this.host.boardView, this.host.turn, to));
  }

  #slotName(slot: number): string {
    return this.#placeName(spotOf(this.host.boardView, this.host.turn, slot));
  }

  #spell(play: Play): string {
    return makePlay(play, (point) => this.#slotName(point));
  }

  #placeName(spot: Spot): string {
    const names = this.host.words.place;
    return spot.kind === 'point' ? this.host.pointName(spot.point) : names[spot.kind];
  }

  #routesOf(slot: number): ReadonlyMap<number, Play> {
    const state = this.#state;
    if (this.#foreseen?.slot !== slot || this.#foreseen.state !== state) this.#foreseen = { slot, state, routes: routesFrom(this.book, state, slot) };
    return this.#foreseen.routes;
  }

  foresee(spot: Spot): void {
    this.#routesOf(this.#slot(spot)!);
  }

  pickUp(spot: Spot): void {
    this.picked = { spot, player: this.host.turn };
    this.#routes = this.#routesOf(this.#slot(spot)!);
    this.host.say(this.host.words.said.picked(this.#placeName(spot), this.targets().map((target) => this.#placeName(target)).join(', ')));
    this.host.requestUpdate();
  }

  drop(spot: Spot | null): void {
    const to = spot ? this.#slot(spot) : null;
    const route = to === null ? undefined : this.#routes.get(to);
    if (route) this.#make(route);
    else {
      const from = this.picked && this.#slot(this.picked.spot);
      this.cancel();
      if (from !== null && to !== null && from !== to) this.#refuse(from, to);
    }
  }

  /** Says which rule is against a step that was tried, and tells the page. */
  #refuse(from: number, to: number): void {
    const { complete } = this;
    void after(this.book.refusal(this.#state.start, this.#state.roll, this.done, from, to), (refusal) => {
      if (!refusal) return;
      // After a whole play, or when there is none, that is what there is to say.
      if (!complete) void after(this.host.sentences(), ({ rules }) => this.host.say(refusalSentence(refusal, (point) => this.#slotName(point), rules)));
      this.events.refused(from, to, refusal);
    });
  }

  /** No checker here can move: refused by the die that would be played first. */
  #refuseFrom(slot: number | null, die: Die | undefined): void {
    if (slot !== null && slot !== OFF && die !== undefined && this.#state.position.mover[slot]! > 0) this.#refuse(slot, Math.max(OFF, slot - die));
  }

  activate(spot: Spot, means: Means): void {
    // Enter ends a play that waits for it, whichever cell it is on.
    if (means === 'keyboard' && this.confirm && this.finish()) return;
    const slot = this.#slot(spot);
    const { picked } = this;
    if (picked && sameSpot(picked.spot, spot)) {
      // A second tap plays the die that is first; a second Enter puts the checker back.
      if (means === 'keyboard') this.cancel();
      else this.#playFirst(slot);
    } else if (picked && slot !== null && this.#routes.has(slot)) this.drop(spot);
    else if (this.pickable(spot) === null) {
      if (picked) this.drop(spot);
      else {
        this.host.say(this.complete && this.done.length === 0 ? this.host.words.said.noPlay : this.host.words.said.cannot);
        this.#refuseFrom(slot, diceLeft(this.#state)[0]);
      }
    } else if (means === 'mouse') this.#playFirst(slot);
    else this.pickUp(spot);
  }

  #playFirst(slot: number | null): void {
    const step = slot === null ? null : firstStep(this.#state, slot);
    if (step) this.#make([step]);
  }

  key(key: string, spot: Spot): boolean {
    if (/^[1-6]$/.test(key)) this.#chooseDie(Number(key) as Die, spot);
    else if (key === 'Backspace' || key === 'Delete') this.undo();
    else return false;
    return true;
  }

  /** Plays a die with the picked checker, or with the one on this spot. */
  #chooseDie(die: Die, spot: Spot): void {
    const slot = this.#slot(this.picked?.spot ?? spot);
    const step: Step | null = slot === null ? null : stepByDie(this.#state, slot, die);
    if (step) this.#make([step]);
    else if (this.#state.roll[1] === die && this.#state.roll[0] !== die) this.#swapDice();
    else {
      this.host.say(this.host.words.said.cannot);
      this.#refuseFrom(slot, die);
    }
  }

  secondary(): void {
    this.undo();
  }

  #letGo(): void {
    this.picked = null;
    this.#routes = new Map();
  }

  cancel(): void {
    if (!this.picked) return;
    this.#letGo();
    this.host.say(this.host.words.said.cancelled);
    this.host.requestUpdate();
  }

  /** Swaps the dice, or takes them up when the play is complete. */
  pressDice(): void {
    if (!this.finish()) this.#swapDice();
  }

  #swapDice(): void {
    this.#letGo();
    this.#state = swapDice(this.#state);
    this.host.say(this.host.words.said.dieFirst(this.#state.roll[0]));
    this.host.requestUpdate();
  }

  #make(steps: Play): void {
    this.#letGo();
    this.#state = makeSteps(this.book, this.#state, steps);
    const { said } = this.host.words;
    this.host.say(this.complete ? said.complete(this.#spell(this.done)) : said.moved(this.#spell(steps)));
    this.host.requestUpdate();
    this.events.stepped(steps, { done: this.done, complete: this.complete });
    if (this.complete && !this.confirm) this.finish();
  }

  /** Ends a complete play; false while steps are still to be made. */
  finish(): boolean {
    if (!this.complete) return false;
    this.events.finished({ play: this.done, result: this.#state.position, notation: this.#spell(this.done) });
    return true;
  }

  /** Makes a whole play at once, from the start of the turn. */
  makeWhole({ play }: LegalPlay): void {
    this.#state = startPlay(this.book, this.#state.start, this.#state.roll);
    this.#make(play);
  }

  /** Takes the last step back; false when there is none. */
  undo(): boolean {
    if (this.done.length === 0) return false;
    this.#letGo();
    this.#state = undoStep(this.book, this.#state);
    this.host.say(this.host.words.said.undone);
    this.host.requestUpdate();
    this.events.undone({ done: this.done });
    return true;
  }
}
