/** Two rows of die faces in a popover: the first and the second die. */
import { css, html, LitElement, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DICE, makeRoll, type Die, type Roll } from '../core/dice.ts';
import { LanguageController } from '../elements/shared/language-controller.ts';
import { texts } from '../i18n/index.ts';
import { icon } from './icons.ts';
import { baseStyles, controlStyles } from './ui-styles.ts';

/** Spots on a 3 × 3 lattice, counted by rows. */
const SPOTS: Record<Die, readonly number[]> = { 1: [4], 2: [2, 6], 3: [2, 4, 6], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

export const dieFace = (die: Die): TemplateResult => html`<svg class="die" viewBox="0 0 24 24" aria-hidden="true">
  <rect x="2" y="2" width="20" height="20" rx="4.5" />
  ${SPOTS[die].map((at) => svg`<circle cx=${7 + 5 * (at % 3)} cy=${7 + 5 * Math.floor(at / 3)} r="1.9" />`)}
</svg>`;

/** Fires `nard-roll` with the roll, or null when the dice are taken away. */
@customElement('nard-dice-picker')
export class DicePicker extends LitElement {
  @property({ attribute: false }) roll: Roll | null = null;
  @state() private first: Die | null = null;
  @state() private second: Die | null = null;

  static override styles = [baseStyles, controlStyles, css`
    :host { display: inline-block; }
    .die { width: 24px; height: 24px; flex: none; }
    .die rect { fill: var(--nard-raised); stroke: var(--nard-edge); stroke-width: 1.3; }
    .die circle { fill: var(--nard-ink); }
    .opener { padding: 0 10px; min-width: 84px; }
    [popover] {
      position: fixed; inset: auto; margin: 0; padding: 12px; border: 1px solid var(--nard-line); border-radius: var(--nard-radius);
      background: var(--nard-raised); color: var(--nard-ink); box-shadow: 0 8px 28px var(--nard-shade);
    }
    .faces { display: grid; grid-template-columns: repeat(6, 1fr); gap: 4px; margin-bottom: 8px; }
    .faces button { width: 44px; height: 44px; padding: 0; border-color: transparent; background: transparent; }
    .faces button .die { width: 32px; height: 32px; }
    .faces button:hover .die rect { stroke: var(--nard-accent); }
    .faces button[aria-pressed='true'] .die rect { fill: var(--nard-accent); stroke: var(--nard-accent); }
    .faces button[aria-pressed='true'] .die circle { fill: var(--nard-on-accent); }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('roll')) return;
    this.first = this.roll?.[0] ?? null;
    this.second = this.roll?.[1] ?? null;
  }

  private get list(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('[popover]')!;
  }

  private toggle(): void {
    this.list.togglePopover();
  }

  /** Beside the button, wherever there is room. */
  private place(event: ToggleEvent): void {
    if (event.newState !== 'open') return;
    const at = this.renderRoot.querySelector('.opener')!.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = this.list;
    const left = Math.max(8, Math.min(at.left, innerWidth - offsetWidth - 8));
    const below = at.bottom + 6 + offsetHeight < innerHeight;
    this.list.style.setProperty('left', `${left}px`);
    this.list.style.setProperty('top', `${below ? at.bottom + 6 : Math.max(8, at.top - offsetHeight - 6)}px`);
  }

  private choose(which: 'first' | 'second', die: Die): void {
    this[which] = die;
    if (this.first && this.second) this.send([this.first, this.second]);
  }

  private send(roll: Roll | null): void {
    this.list.hidePopover();
    this.dispatchEvent(new CustomEvent('nard-roll', { detail: roll }));
  }

  private faces(which: 'first' | 'second'): TemplateResult {
    return html`<div class="faces" role="group">${DICE.map((die) => html`
      <button aria-pressed=${this[which] === die} aria-label=${String(die)} @click=${() => this.choose(which, die)}>${dieFace(die)}</button>`)}</div>`;
  }

  override render(): TemplateResult {
    const words = texts().app.analyse;
    return html`
      <button class="opener" aria-haspopup="dialog" aria-label="${words.dice}: ${this.roll ? makeRoll(this.roll) : words.diceNone}" @click=${this.toggle}>
        ${this.roll ? this.roll.map(dieFace) : html`<span class="muted">${words.diceNone}</span>`}
      </button>
      <div popover role="dialog" aria-label=${words.dice} @toggle=${this.place}>
        ${this.faces('first')}${this.faces('second')}
        <button class="quiet" ?disabled=${!this.roll} @click=${() => this.send(null)}>${icon('close')}${words.diceClear}</button>
      </div>`;
  }
}
