/** Lies over the board of a lesson that is written, and hears hands and keys that draw arrows on it. */
import { css, html, LitElement, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { BoardWords } from '../../i18n/en/board-words.ts';
import type { Player } from '../../core/situation.ts';
import { boardElementStyles } from '../../elements/board/board-element-style.ts';
import { grid, marks } from '../../elements/board/board-grid.ts';
import { Keys, type KeysHost } from '../../elements/board/board-keys.ts';
import { countsByPlayer } from '../../elements/board/board-svg.ts';
import { checkerPlace, HEIGHT, slotOf, WIDTH, type BoardView, type Place } from '../../elements/board/geometry.ts';
import { Gestures, type GestureHost } from '../../elements/board/gestures.ts';
import type { InteractionHost } from '../../elements/board/interaction.ts';
import type { NardBoard } from '../../elements/board/nard-board.ts';
import { drawLayer } from '../../elements/board/svg-layer.ts';
import type { OpenPlace } from '../../study/lesson/open-lesson.ts';
import { ArrowInteraction } from './arrow-interaction.ts';
import { lessonWords } from './words.ts';

/**
 * @fires {CustomEvent<string>} nard-arrow - An arrow was drawn: `13/7`.
 * @fires nard-arrow-undo - The last one is to go.
 */
@customElement('nard-arrow-pad')
export class ArrowPad extends LitElement implements InteractionHost, GestureHost, KeysHost {
  /** What it lies on. */
  @property({ attribute: false }) board!: NardBoard;
  /** What the board shows. */
  @property({ attribute: false }) place!: OpenPlace;
  @state() private said = '';
  @query('svg') readonly picture!: SVGSVGElement;

  readonly interaction = new ArrowInteraction(this, this.makeHand());
  private readonly gestures = new Gestures(this);
  private readonly keys = new Keys(this);

  static override styles = [...boardElementStyles, css`
    :host { position: absolute; inset: 0; aspect-ratio: auto; }
    .cell { cursor: crosshair; touch-action: none; }
    line { stroke: var(--nard-accent); stroke-width: 8; stroke-linecap: round; opacity: 0.8; pointer-events: none; }
  `];

  constructor() {
    super();
    lessonWords.watch(this);
  }

  private makeHand(): ConstructorParameters<typeof ArrowInteraction>[1] {
    const tell = (type: string, detail?: string): void => { this.dispatchEvent(new CustomEvent(type, { detail })); };
    return {
      counts: () => countsByPlayer(this.place.situation.position, this.turn),
      get writing() { return lessonWords.now().writing; },
      draw: (arrow) => tell('nard-arrow', arrow),
      undraw: () => tell('nard-arrow-undo'),
    };
  }

  get words(): BoardWords {
    return this.board.words;
  }

  get boardView(): BoardView {
    return this.board.boardView;
  }

  get turn(): Player {
    return this.place.situation.turn;
  }

  pointName(point: number): string {
    return this.board.pointName(point);
  }

  say(text: string): void {
    this.said = text;
  }

  override focus(): void {
    this.keys.cell?.focus();
  }

  /** The line that follows a hand begins where its arrow will. */
  dragged({ x, y }: Place): void {
    const { picked } = this.interaction;
    const line = this.renderRoot.querySelector('line')!;
    if (!picked) return;
    const { boardView: view, turn } = this;
    const from = checkerPlace(view, picked.spot, Math.max(0, this.interaction.counts()[turn][slotOf(view, turn, picked.spot)!]! - 1));
    for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: x, y2: y })) line.setAttribute(name, value.toFixed(1));
  }

  private readonly stopScroll = (event: TouchEvent): void => this.gestures.touchMove(event);

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('touchmove', this.stopScroll, { passive: false });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('touchmove', this.stopScroll);
    this.gestures.cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Another board: what was begun on the one before ends.
    if (changed.get('place')?.path !== undefined && changed.get('place')!.path.join() !== this.place.path.join()) this.interaction.picked = null;
  }

  protected override updated(): void {
    const { boardView, words, interaction, picture } = this;
    const host = { boardView, words, interaction, active: this.keys.active, pointName: (point: number) => this.pointName(point) };
    drawLayer(picture.querySelector('.marks')!, marks(host), false);
    drawLayer(picture.querySelector('.grid-layer')!, grid(host), true);
  }

  protected override render(): TemplateResult {
    const { down, move, up, cancel, click, contextMenu } = this.gestures;
    return html`<svg class="picture" viewBox="0 0 ${WIDTH} ${HEIGHT}" @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @click=${click} @contextmenu=${contextMenu} @keydown=${this.keys.down} @focusin=${this.keys.focusIn}>
        ${svg`<g class="marks" aria-hidden="true"></g><g class="grid-layer"></g><line aria-hidden="true" ?hidden=${!this.gestures.place}></line>`}</svg>
      <div class="unseen" aria-live="polite">${this.said}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-arrow-pad': ArrowPad;
  }
}
