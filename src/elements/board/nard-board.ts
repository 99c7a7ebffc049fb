import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { makePlay, type Play } from '../../core/play.ts';
import { makePosition, positionKey, type Counts } from '../../core/position.ts';
import type { LegalPlay } from '../../core/rule-book.ts';
import { emit } from '../shared/emit.ts';
import { read, READERS, type Mode } from './attributes.ts';
import { grid, grips, marks } from './board-grid.ts';
import { isDiceButton, Keys, type KeysHost } from './board-keys.ts';
import { boardLayers, type BoardPicture } from './board-svg.ts';
import { diceButton } from './dice-button.ts';
import type * as EditMode from './edit-mode.ts';
import { drawChecker } from './draw-checkers.ts';
import type { DrawnDie } from './draw-dice.ts';
import { slotOf, type Place, type Spot } from './geometry.ts';
import { Gestures, type GestureHost } from './gestures.ts';
import type { Interaction } from './interaction.ts';
import { PlayInteraction, type MadePlay, type PlayHost } from './play-interaction.ts';
import { PresetBook } from './preset-book.ts';
import { ShownBoard } from './shown-board.ts';
import type * as Slides from './slide.ts';
import type { BoardRules } from './surroundings.ts';

let editMode: typeof EditMode | null = null;
let slides: typeof Slides | null = null;

/**
 * A board: shows any position of short or long nard, lets a legal play be made, or a position be set up.
 *
 * @tag nard-board
 * @slot - Shown where the element is not known (feeds, old browsers), before it is there, and under the board in print.
 * @fires {CustomEvent<{ play: Play; result: Position; notation: string }>} nard-play-request - A whole play is made; cancel the event to leave it unfinished.
 * @fires {CustomEvent<{ play: Play; result: Position; notation: string }>} nard-play - The play is done.
 * @fires {CustomEvent<{ play: Play; result: Position; notation: string }>} nard-answer - In mode `quiz`, in place of `nard-play`.
 * @fires {CustomEvent<{ steps: Play; done: Play; complete: boolean }>} nard-step - Steps of a play were made.
 * @fires {CustomEvent<{ done: Play }>} nard-undo - The last step was taken back.
 * @fires {CustomEvent<{ from: number; to: number; done: Play; refusal: Refusal }>} nard-refused - A step that the rules do not allow was tried, and which rule is against it.
 * @fires {CustomEvent<{ setup: Setup; turn: Player }>} nard-position-change - The position was changed by hand.
 * @fires {CustomEvent<{ error: NardError }>} nard-error - Something given to the board cannot be understood, or a file of its own did not come.
 * @csspart board - The frame.
 * @csspart point - Each of the 24 points.
 * @csspart checker - Each checker.
 * @csspart checker-light - White’s checkers.
 * @csspart checker-dark - Black’s checkers.
 * @csspart cube - The doubling cube.
 * @csspart die - Each die.
 * @csspart arrow - Each arrow.
 * @csspart arrow-plain - An arrow of no judgement.
 * @csspart arrow-good - The arrow of the best play.
 * @csspart arrow-doubtful - The arrow of a doubtful play.
 * @csspart arrow-error - The arrow of an error.
 * @csspart arrow-blunder - The arrow of a blunder.
 * @csspart label - Each number and text on the board.
 */
export class NardBoard extends ShownBoard implements PlayHost, GestureHost, KeysHost {
  static override properties: PropertyDeclarations = {
    mode: { reflect: true, useDefault: true, converter: read<Mode>(READERS.mode, 'view') },
    ruleBook: { attribute: false },
    made: { attribute: false },
    confirm: { type: Boolean },
    interaction: { state: true },
    said: { state: true },
  };

  /** `view` shows, `play` lets the dice be played, `edit` sets up a position, `quiz` is `play` that asks for an answer. */
  mode: Mode = 'view';
  /** The rules of legal play; null = those of the preset, loaded when they are needed. */
  ruleBook: BoardRules | null = null;
  /** Steps of the play that were made before, such as ahead of a reload; the board goes on from them. */
  made: Play = [];
  /** A complete play waits until the dice are taken up (a click on them, Enter, `commit()`). */
  confirm = false;

  /** @internal */
  interaction: Interaction | null = null;
  private said = '';

  readonly #gestures = new Gestures(this);
  readonly #keys = new Keys(this);
  readonly #presetBook = new PresetBook(this);
  #interactionKey = '';
  #shown: readonly [Counts, Counts] | null = null;
  #shownBefore: readonly [Counts, Counts] | null = null;
  #droppedByHand = false;
  #hadFocus = false;
  #toolsOf: Interaction | null = null;
  #toolsPlace: HTMLElement | null = null;

  /** @internal */
  say(text: string): void {
    this.said = text;
  }

  get #playing(): PlayInteraction | null {
    return this.interaction?.kind === 'play' ? (this.interaction as PlayInteraction) : null;
  }

  get #book(): BoardRules | null {
    return this.ruleBook ?? this.#presetBook.book;
  }

  get #isPlay(): boolean {
    return this.mode === 'play' || this.mode === 'quiz';
  }

  /** Takes back the last step made on the board; false when there is none. */
  undo(): boolean {
    return this.#playing?.undo() ?? false;
  }

  /** Ends a complete play that waits for it; false while steps are missing. */
  commit(): boolean {
    return this.#playing?.finish() ?? false;
  }

  /** Makes a whole play, as typed (`13/7 8/7`). Resolves to false when it cannot be read, is not legal, or nobody is to play. */
  async play(text: string): Promise<boolean> {
    await this.updateComplete;
    const playing = this.#playing;
    const found = playing && (await this.findPlay(text));
    if (!found || playing !== this.#playing) return false;
    playing.makeWhole(found);
    return true;
  }

  /** The legal play that a typed one means; null when there is none. @internal */
  async findPlay(text: string): Promise<LegalPlay | null> {
    const book = this.#book;
    const { roll, board, scheme, turn } = this;
    const position = makePosition(board);
    const { readTypedPlay } = await import('./typed-play.ts');
    const spelled = readTypedPlay(text, scheme, board.game, turn);
    return book && roll && spelled && position.ok ? book.find(position.value, roll, spelled) : null;
  }

  protected override get counts(): readonly [Counts, Counts] {
    return this.interaction?.counts() ?? super.counts;
  }

  protected override get dice(): readonly DrawnDie[] {
    return this.mode === 'edit' ? [] : this.#playing?.dice ?? super.dice;
  }

  protected override makePicture(): BoardPicture {
    const picture = super.makePicture();
    return this.mode === 'edit' ? { ...picture, offered: false } : picture;
  }

  /** What a drag changes is drawn in a task of its own: with the event before it and the frame after it that would be one too long for a slow device. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    return this.#droppedByHand ? new Promise((next) => { setTimeout(next); }).then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.broken) return;
    // Another board from outside: what was said of the one before holds no longer.
    if (this.mode === 'edit' && changed.has('setup') && !changed.has('said' as keyof NardBoard)) this.said = '';
    this.#hadFocus = this.shadowRoot?.activeElement?.closest('.picture') != null;
    this.#needBook();
    this.#makeInteraction(changed);
    this.#shownBefore = this.#shown;
    this.#shown = this.counts;
  }

  #needBook(): void {
    const { rules } = this.surroundings;
    const coming = rules && this.#isPlay && !this.ruleBook && this.roll && this.#presetBook.need(this.board.game, this.preset, rules);
    if (coming) this.waitFor(coming);
  }

  /** A new mode object only when what it stands on is another: the same values given anew must not undo what a hand has done. */
  #makeInteraction(changed: PropertyValues<this>): void {
    const playing = this.#playing;
    const book = this.#book;
    const { mode, roll, turn } = this;
    // What was changed from outside counts; what the board itself has done comes back as it is.
    if (playing && changed.has('made') && makePlay(playing.done) !== makePlay(this.made)) this.#interactionKey = '';
    const key = this.mini ? '' : [mode, turn, this.#isPlay ? `${roll?.join('')} ${positionKey(this.board)} ${this.confirm}` : ''].join(' ');
    const isWanted = !this.mini && (mode === 'edit' || (this.#isPlay && book !== null && roll !== null));
    if (key === this.#interactionKey && isWanted === (this.interaction !== null)) return;
    this.#interactionKey = key;
    this.interaction = !isWanted ? null : mode === 'edit' ? this.#makeEditing() : this.#makePlaying();
  }

  #makeEditing(): Interaction | null {
    const readWords = () => this.surroundings.editWords(this);
    const words = readWords();
    if (editMode && !(words instanceof Promise)) return editMode.startEditing(this, words, readWords, () => ({ setup: this.board, turn: this.turn }));
    this.waitFor(Promise.all([import('./edit-mode.ts'), words]).then(([loaded]) => {
      editMode = loaded;
      this.requestUpdate();
    }));
    return null;
  }

  #makePlaying(): PlayInteraction | null {
    const position = makePosition(this.board);
    if (!this.#book || !this.roll || !position.ok) return null;
    return new PlayInteraction(this, {
      stepped: (steps, { done, complete }) => emit(this, 'nard-step', { steps, done, complete }),
      undone: ({ done }) => emit(this, 'nard-undo', { done }),
      refused: (from, to, refusal) => emit(this, 'nard-refused', { from, to, done: this.#playing?.done ?? [], refusal }),
      finished: (play) => this.#finished(play),
    }, this.#book, position.value, this.roll, this.confirm || this.mode === 'quiz', this.made);
  }

  #finished(play: MadePlay): void {
    if (emit(this, 'nard-play-request', play, true)) emit(this, this.mode === 'quiz' ? 'nard-answer' : 'nard-play', play);
  }

  protected override draw(): void {
    const shown = this.makePicture();
    const { interaction, boardView, words } = this;
    const playing = this.#playing;
    const held = this.#gestures.place && interaction?.picked;
    const host = interaction && { boardView, words, interaction, active: this.#keys.active, pointName: (point: number) => this.pointName(point) };
    this.drawLayers({
      ...boardLayers(shown, held ? this.#without(shown.counts, held) : shown.counts),
      held: held ? drawChecker(held.player, { x: 0, y: 0 }) : '',
      marks: host ? marks(host) : '',
      // What is touched stays as it is under a hand: it would be the most of a slow device's work.
      ...(held ? {} : { grid: host ? grid(host) : '', grips: host ? grips(host) : '' }),
      button: playing && this.show.includes('dice') ? diceButton(boardView, this.turn, playing, words) : '',
    });
    const picture = this.picture!;
    // What can be touched is a grid inside the picture, which then has no name of its own.
    picture.role = interaction ? null : 'img';
    picture.ariaLabel = interaction ? null : this.description();
    this.renderRoot.querySelector('.unseen')!.textContent = this.said;
    this.#drawTools();
  }

  /** Each mode draws its tools to a place of its own. */
  #drawTools(): void {
    const { interaction } = this;
    if (this.#toolsOf !== interaction) {
      this.#toolsPlace?.remove();
      this.#toolsPlace = interaction?.drawTools ? document.createElement('div') : null;
      if (this.#toolsPlace) this.picture!.after(this.#toolsPlace);
      this.#toolsOf = interaction;
    }
    if (this.#toolsPlace) interaction!.drawTools!(this.#toolsPlace);
  }

  #without([light, dark]: readonly [Counts, Counts], held: { readonly spot: Spot; readonly player: 0 | 1 }): readonly [Counts, Counts] {
    const slot = slotOf(this.boardView, held.player, held.spot);
    const lifted = (counts: Counts): Counts => counts.map((n, i) => (i === slot ? n - 1 : n));
    return held.player === 0 ? [lifted(light), dark] : [light, lifted(dark)];
  }

  /** @internal */
  dragged(place: Place): void {
    this.#droppedByHand = true;
    const layer = this.renderRoot.querySelector<SVGElement>('.held-layer');
    // By style, which the compositor follows without painting the board again.
    if (layer) layer.style.transform = `translate(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px)`;
  }

  readonly #clicked = (event: MouseEvent): void => {
    if (isDiceButton(event.target)) this.interaction?.pressDice?.();
    else this.#gestures.click(event);
  };

  protected override firstUpdated(): void {
    const gestures = this.#gestures;
    const keys = this.#keys;
    const handlers = {
      pointerdown: gestures.down, pointermove: gestures.move, pointerup: gestures.up, pointercancel: gestures.cancel,
      click: this.#clicked, contextmenu: gestures.contextMenu, keydown: keys.down, focusin: keys.focusIn,
    };
    for (const [type, hear] of Object.entries(handlers)) this.picture!.addEventListener(type, hear as EventListener);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Not passive: it must be able to keep the page from scrolling under a held checker.
    this.addEventListener('touchmove', this.#gestures.touchMove, { passive: false });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('touchmove', this.#gestures.touchMove);
    this.#gestures.cancel();
  }

  /** Puts the keyboard on the cell it was last on; on the picture while nothing can be touched. */
  override focus(options?: FocusOptions): void {
    (this.interaction ? this.#keys.cell : this.picture)?.focus(options);
  }

  /** Decoration only; it loads with the first move. */
  async #slide(before: readonly [Counts, Counts], now: readonly [Counts, Counts]): Promise<void> {
    if (before.join() === now.join()) return;
    slides ??= await import('./slide.ts');
    if (this.#shown === now) slides.slideMoved(this.renderRoot, this.boardView, before, now);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // A play ends, the grid goes: the keyboard stays on the board, and is on its cell again when the next play begins.
    if (changed.has('interaction') && this.#hadFocus) this.focus({ preventScroll: true });
    const turned = changed.has('perspective') || changed.has('direction');
    if (!this.#droppedByHand && !turned && !this.mini && this.#shownBefore && this.#shown) {
      this.waitFor(this.#slide(this.#shownBefore, this.#shown));
    }
    if (!this.#gestures.place) this.#droppedByHand = false;
  }
}
