import { html, LitElement, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Roll } from '../../core/dice.ts';
import type { Game, PresetRef } from '../../core/games.ts';
import { presetNumbering } from '../../core/numbering.ts';
import { makePlay, parsePlay, type Play } from '../../core/play.ts';
import { BAR, makePosition, OFF, positionKey, startPosition, type Counts, type Setup } from '../../core/position.ts';
import { fail, ok, type NardError, type Result } from '../../core/result.ts';
import type { LegalPlay, RuleBook } from '../../core/rule-book.ts';
import { presetTerms } from '../../core/terms.ts';
import { CENTRED, MONEY, otherPlayer, type Cube, type MatchScore, type Phase, type Player, type Situation } from '../../core/situation.ts';
import { readText } from '../../formats/detect.ts';
import { makeGnubgId } from '../../formats/gnubg-id.ts';
import { makeLongId } from '../../formats/long-id.ts';
import { makeXgid } from '../../formats/xgid.ts';
import { texts } from '../../i18n/index.ts';
import { emit } from '../shared/emit.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { arrowsConverter, presetConverter, showConverter } from './attributes.ts';
import { boardElementStyles } from './board-element-style.ts';
import { grid, isHeading, marks, neighbour } from './board-grid.ts';
import { boardLayers, boardSvg, countsByPlayer, numberOfPoint, pointTyped, type BoardPicture, type Detail, type Numbering } from './board-svg.ts';
import { pictureName } from './cell-names.ts';
import type { Arrow } from './draw-arrows.ts';
import { drawChecker } from './draw-checkers.ts';
import type { DrawnDie } from './draw-dice.ts';
import { diceButton } from './dice-button.ts';
import { EditInteraction } from './edit-interaction.ts';
import { HEIGHT, sameSpot, slotOf, spotKey, spotRows, WIDTH, type BoardView, type Direction, type Place, type Spot } from './geometry.ts';
import { Gestures, type GestureHost } from './gestures.ts';
import type { Interaction, InteractionHost } from './interaction.ts';
import { palette } from './palette.ts';
import { PlayInteraction } from './play-interaction.ts';
import { slideMoved } from './slide.ts';

export const MODES = ['view', 'play', 'edit'] as const;
export type Mode = (typeof MODES)[number];

export const ID_FORMATS = ['xgid', 'gnubg', 'long'] as const;
export type IdFormat = (typeof ID_FORMATS)[number];

const ALL_DETAILS: readonly Detail[] = ['pips', 'numbers', 'dice', 'cube', 'score', 'turn'];

/**
 * A board: shows any set-up, lets a legal play be made, or a set-up be edited. Knows no rules of play: it asks `ruleBook`.
 *
 * @fires nard-step - `{ steps, done, complete }`: steps were made.
 * @fires nard-undo - `{ done }`: the last step was taken back.
 * @fires nard-refused - `{ from, to, done, refusal }`: a step that the rules do not allow was tried, and which rule is against it.
 * @fires nard-play-request - `{ play, result }`: a whole play is made; cancel it to leave it unfinished.
 * @fires nard-play - `{ play, result }`: the play is done.
 * @fires nard-position-change - `{ setup, turn }`: edited by hand.
 * @fires nard-error - `{ error }`: an attribute could not be understood.
 * @csspart board, point, checker, checker-light, checker-dark, cube, die, arrow, label
 */
export class NardBoard extends LitElement implements InteractionHost, GestureHost {
  static override styles = boardElementStyles;

  /** Attribute: an XGID, a GNUbg ID or an ID of long nard. Sets `game`, `preset`, `setup`, `turn`, `phase`, `roll`, `cube` and `score`. */
  @property() position: string | null = null;
  /** Which starting position is shown where there is no setup. */
  @property() game: Game = 'short';
  /** Whose rules are played: says the numbers, the direction and whether there is a cube, where those are not set here; null = the game’s usual ones. */
  @property({ converter: presetConverter }) preset: PresetRef | null = null;
  /** Seen by `turn`: `mover` are that player's checkers. null = the starting position of `game`. */
  @property({ attribute: false }) setup: Setup | null = null;
  @property({ type: Number }) turn: Player = 0;
  @property({ attribute: false }) roll: Roll | null = null;
  /** null = `play` with dice, `roll` without. In `answer` the cube lies doubled before `turn`. */
  @property({ attribute: false }) phase: Phase | null = null;
  /** null = a centred one where the preset has one. */
  @property({ attribute: false }) cube: Cube | null = null;
  @property({ attribute: false }) score: MatchScore | null = null;
  @property({ reflect: true }) mode: Mode = 'view';
  /** Who sits at the bottom. Checkers keep their colours. */
  @property({ type: Number }) perspective: Player = 0;
  /** Where the bottom player's home is: `ccw` right, `cw` left; null = as the preset turns. */
  @property() direction: Direction | null = null;
  /** Whose numbers the points carry: `bottom` the bottom player's, `turn` those plays are written by, or a scheme; null = as the preset's text. */
  @property() numbering: Numbering | null = null;
  /** Attribute: some of `pips numbers dice cube score turn`. */
  @property({ converter: showConverter }) show: readonly Detail[] = ALL_DETAILS;
  /** Attribute: a play such as `13/7 8/7`. Numbering of `turn`. */
  @property({ converter: arrowsConverter }) arrows: readonly Arrow[] = [];
  /** Without one, play mode shows and does not move. */
  @property({ attribute: false }) ruleBook: RuleBook | null = null;
  /** Steps of the play that were made before, such as ahead of a reload; the board goes on from them. */
  @property({ attribute: false }) made: Play = [];
  /** A complete play waits until the dice are taken up (a click on them, Enter, `commit()`). */
  @property({ type: Boolean }) confirm = false;
  /** A small picture for lists: no numbers, no pips, nothing to touch. */
  @property({ type: Boolean, reflect: true }) mini = false;

  @state() interaction: Interaction | null = null;
  @state() private active: Spot = { kind: 'point', point: 6 };
  @state() private said = '';
  /** Why the attribute cannot be shown. */
  @state() private problem: NardError | null = null;
  @query('svg.picture') readonly picture!: SVGSVGElement | null;

  private readonly gestures = new Gestures(this);
  private interactionKey = '';
  private shown: readonly [Counts, Counts] | null = null;
  private shownBefore: readonly [Counts, Counts] | null = null;
  private droppedByHand = false;
  private hadFocus = false;

  constructor() {
    super();
    new LanguageController(this);
  }

  get boardView(): BoardView {
    const { game } = this.board;
    return { game, perspective: this.perspective, direction: this.direction ?? (presetTerms(game, this.preset?.id ?? '').direction === 'clockwise' ? 'cw' : 'ccw') };
  }

  private get board(): Setup {
    return this.setup ?? startPosition(this.game);
  }

  private get scheme(): Numbering {
    const ofPreset = presetNumbering(this.preset?.id ?? '');
    return this.numbering ?? (ofPreset === 'own' ? 'bottom' : ofPreset);
  }

  private get cubeInPlay(): Cube | null {
    return this.cube ?? (presetTerms(this.board.game, this.preset?.id ?? '').cube ? CENTRED : null);
  }

  pointName(point: number): string {
    return String(numberOfPoint({ view: this.boardView, turn: this.turn, numbering: this.scheme }, point));
  }

  say(text: string): void {
    this.said = text;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('position') && this.position !== null) this.setPosition(this.position);
    else if (changed.has('setup') || changed.has('position')) this.problem = null;
    // Another board from outside: what was said of the one before holds no longer.
    if (this.mode === 'edit' && changed.has('setup') && !changed.has('said' as keyof NardBoard)) this.said = '';
    this.hadFocus = this.shadowRoot?.activeElement?.closest('.picture') != null;
    this.makeInteraction(changed);
    this.shownBefore = this.shown;
    this.shown = this.interaction?.counts() ?? countsByPlayer(this.board, this.turn);
  }

  /** Shows what an ID describes. False when it cannot be read: the board then says why. */
  setPosition(text: string): boolean {
    const reading = readText(text);
    // A match is many positions; a board shows one.
    const found: Result<Situation> = !reading.ok ? reading : reading.value.kind === 'situation' ? ok(reading.value.situation) : fail('text_unknown');
    this.problem = found.ok ? null : found.error;
    if (found.ok) this.showSituation(found.value);
    return found.ok;
  }

  private showSituation({ position, turn, phase, roll, cube, score, preset }: Situation): void {
    Object.assign(this, { setup: position, game: position.game, preset: preset ?? null, turn, phase, roll, score });
    // An ID says nothing of a cube that nobody has turned.
    this.cube = position.game === 'long' && cube.value === 1 ? null : cube;
  }

  /** What stands on the board as an ID; null when it is impossible or the format is the other game's. A play under way is not in it. */
  getId(format: IdFormat): string | null {
    const position = makePosition(this.board);
    if (!position.ok || (format === 'long') !== (position.value.game === 'long')) return null;
    const { turn } = this;
    const phase = this.phase ?? (this.roll ? 'play' : 'roll');
    const roll = phase === 'play' ? this.roll : null;
    const situation: Situation = { position: position.value, turn, roll, phase, cube: this.cube ?? CENTRED, score: this.score ?? MONEY, ...(this.preset && { preset: this.preset }) };
    return format === 'long' ? makeLongId(situation) : format === 'xgid' ? makeXgid(situation) : makeGnubgId(situation);
  }

  /** A new mode object only when what it stands on is another: the same values given anew must not undo what a hand has done. */
  private makeInteraction(changed: PropertyValues<this>): void {
    const { mode, roll, turn, ruleBook } = this;
    const { playing } = this;
    // What was changed from outside counts; what the board itself has done comes back as it is.
    if (playing && changed.has('made') && makePlay(playing.done) !== makePlay(this.made)) this.interactionKey = '';
    const key = this.mini ? '' : [mode, turn, mode === 'play' ? `${roll?.join('')} ${positionKey(this.board)} ${this.confirm}` : ''].join(' ');
    if (key === this.interactionKey && (mode !== 'play' || (this.interaction !== null) === (ruleBook !== null && roll !== null))) return;
    this.interactionKey = key;
    this.interaction = this.mini || mode === 'view' ? null : mode === 'edit' ? this.makeEditing() : this.makePlaying();
  }

  private makeEditing(): EditInteraction {
    return new EditInteraction(this, () => ({ setup: this.board, turn: this.turn }), ({ setup }) => {
      this.setup = setup;
      emit(this, 'nard-position-change', { setup, turn: this.turn });
    });
  }

  private makePlaying(): PlayInteraction | null {
    const position = makePosition(this.board);
    if (!this.ruleBook || !this.roll || !position.ok) return null;
    return new PlayInteraction(this, {
      stepped: (steps, { done, complete }) => emit(this, 'nard-step', { steps, done, complete }),
      undone: ({ done }) => emit(this, 'nard-undo', { done }),
      refused: (from, to, refusal) => emit(this, 'nard-refused', { from, to, done: this.playing?.done ?? [], refusal }),
      finished: (play) => this.finished(play),
    }, this.ruleBook, position.value, this.roll, this.confirm, this.made);
  }

  private finished(play: LegalPlay): void {
    if (emit(this, 'nard-play-request', play, true)) emit(this, 'nard-play', play);
  }

  private get playing(): PlayInteraction | null {
    return this.interaction instanceof PlayInteraction ? this.interaction : null;
  }

  /** Takes back the last step made on the board; false when there is none. */
  undo(): boolean {
    return this.playing?.undo() ?? false;
  }

  /** Ends a complete play that waits for it; false while steps are missing. */
  commit(): boolean {
    return this.playing?.finish() ?? false;
  }

  /** Makes a whole play, as typed (`13/7 8/7`). False when it cannot be read, is not legal, or nobody is to play. */
  play(text: string): boolean {
    const { playing } = this;
    const spelled = parsePlay(text);
    const position = makePosition(this.board);
    const slot = (typed: number): number => (typed === OFF || typed === BAR ? typed : pointTyped(this.scheme, this.board.game, this.turn, typed));
    const found = playing && spelled.ok && position.ok && this.roll
      ? this.ruleBook!.find(position.value, this.roll, spelled.value.map((move) => ({ ...move, from: slot(move.from), to: slot(move.to) }))) : null;
    if (!found) return false;
    playing!.makeWhole(found);
    return true;
  }

  /** Turns the board: the other player sits at the bottom. */
  flip(): void {
    this.perspective = otherPlayer(this.perspective);
  }

  /** The board as it is drawn now, as a document of its own. */
  toSVG(): string {
    return boardSvg(this.makePicture(), this.description());
  }

  private description(): string {
    return pictureName(this, this.shown ?? countsByPlayer(this.board, this.turn), this.turn, this.roll, this.cubeInPlay, this.phase === 'answer');
  }

  private get dice(): readonly DrawnDie[] {
    return this.playing?.dice ?? (this.roll ?? []).map((value) => ({ value, used: false }));
  }

  private makePicture(): BoardPicture {
    const counts = this.interaction?.counts() ?? countsByPlayer(this.board, this.turn);
    return {
      view: this.boardView, counts, turn: this.turn, dice: this.mode === 'edit' ? [] : this.dice, cube: this.cubeInPlay, offered: this.phase === 'answer' && this.mode !== 'edit', score: this.score,
      show: new Set(this.mini ? this.show.filter((detail) => detail === 'dice' || detail === 'cube') : this.show),
      numbering: this.scheme, arrows: this.arrows,
    };
  }

  protected override render(): TemplateResult {
    if (this.problem) return html`<div class="problem" role="alert">${texts().board.failed(texts().errors[this.problem.code](this.problem.facts))}</div>`;
    const picture = this.makePicture();
    const held = this.gestures.place && this.interaction?.picked;
    const counts = held ? this.without(picture.counts, held) : picture.counts;
    const layers = boardLayers({ ...picture, counts });
    const { interaction } = this;
    return html`
      <svg
        class="picture" tabindex="-1" viewBox="0 0 ${WIDTH} ${HEIGHT}" role=${interaction ? nothing : 'img'} aria-label=${interaction ? nothing : this.description()}
        @pointerdown=${this.gestures.down} @pointermove=${this.gestures.move} @pointerup=${this.gestures.up} @pointercancel=${this.gestures.cancel}
        @click=${this.gestures.click} @contextmenu=${this.gestures.contextMenu} @keydown=${this.keyDown} @focusin=${this.focusIn}
      >
        <g class="drawn" aria-hidden="true">
          <g>${unsafeSVG(layers.field)}</g>
          <g>${unsafeSVG(layers.labels)}</g>
          <g class="checkers">${unsafeSVG(layers.checkers)}</g>
          <g>${unsafeSVG(layers.dice)}</g>
        </g>
        ${interaction ? svg`<g class="marks" aria-hidden="true">${marks(this.boardView, interaction)}</g>` : nothing}
        ${interaction ? grid({ boardView: this.boardView, interaction, pointName: (point) => this.pointName(point), active: this.active }, this.mode === 'edit' ? texts().board.editGrid : texts().board.grid) : nothing}
        <g class="arrows" aria-hidden="true">${unsafeSVG(layers.arrows)}</g>
        ${this.playing && this.show.includes('dice') ? diceButton(this.boardView, this.turn, this.playing, () => this.commit()) : nothing}
        <g class="held" aria-hidden="true">${held ? unsafeSVG(drawChecker(held.player, { x: 0, y: 0 })) : nothing}</g>
      </svg>
      ${interaction instanceof EditInteraction ? palette(interaction, picture.counts, this.boardView.direction, () => this.requestUpdate()) : nothing}
      <div class="unseen" aria-live="polite">${this.said}</div>
    `;
  }

  private without([light, dark]: readonly [Counts, Counts], held: { readonly spot: Spot; readonly player: Player }): readonly [Counts, Counts] {
    const slot = slotOf(this.boardView, held.player, held.spot);
    const lifted = (counts: Counts): Counts => counts.map((n, i) => (i === slot ? n - 1 : n));
    return held.player === 0 ? [lifted(light), dark] : [light, lifted(dark)];
  }

  dragged(place: Place): void {
    this.droppedByHand = true;
    this.renderRoot.querySelector('.held')?.setAttribute('transform', `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`);
  }

  private spotOfCell(target: EventTarget | null): Spot | null {
    const key = target instanceof Element ? target.getAttribute('data-spot') : null;
    return spotRows(this.boardView).flat().find((spot) => spotKey(spot) === key) ?? null;
  }

  private readonly focusIn = (event: FocusEvent): void => {
    const spot = this.spotOfCell(event.target);
    if (spot && !sameSpot(spot, this.active)) this.active = spot;
  };

  private readonly keyDown = (event: KeyboardEvent): void => {
    const { interaction } = this;
    const spot = this.spotOfCell(event.target);
    if (!interaction || !spot || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isHeading(event.key)) {
      this.active = neighbour(this.boardView, spot, event.key);
      void this.updateComplete.then(() => this.cellOf(this.active)?.focus());
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (this.playing?.complete && this.confirm) this.commit();
      else interaction.activate(spot, 'keyboard');
    } else if (event.key === 'Escape') {
      if (!interaction.picked) return;
      interaction.cancel();
    } else if (!interaction.key(event.key, spot)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    // Not passive: it must be able to keep the page from scrolling under a held checker.
    this.addEventListener('touchmove', this.gestures.touchMove, { passive: false });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('touchmove', this.gestures.touchMove);
    this.gestures.cancel();
  }

  /** Puts the keyboard on the cell it was last on; on the picture while nothing can be touched. */
  override focus(options?: FocusOptions): void {
    const stop = this.interaction ? this.cellOf(this.active) : this.picture;
    stop?.focus(options);
  }

  /** A play ends, the grid goes: the keyboard stays on the board, and is on its cell again when the next play begins. */
  private keepFocus(): void {
    if (this.hadFocus) this.focus({ preventScroll: true });
  }

  private cellOf(spot: Spot): SVGElement | null {
    return this.renderRoot.querySelector<SVGElement>(`[data-spot="${spotKey(spot)}"]`);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('interaction')) this.keepFocus();
    const turned = changed.has('perspective') || changed.has('direction');
    if (!this.droppedByHand && !turned && !this.mini && this.shownBefore && this.shown) {
      slideMoved(this.renderRoot, this.boardView, this.shownBefore, this.shown);
    }
    if (!this.gestures.place) this.droppedByHand = false;
    if (this.problem && changed.has('problem' as keyof NardBoard)) emit(this, 'nard-error', { error: this.problem });
  }
}
