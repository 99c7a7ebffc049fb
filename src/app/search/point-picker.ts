/** Points of a board as buttons, to draw a condition on: the side to roll at the bottom, its home at the right. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { BAR, OFF } from '../../core/position.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { MOST_CHECKERS, type Condition } from '../../study/structure/query.ts';
import { baseStyles } from '../ui-styles.ts';

const SIGNS: Readonly<Record<Condition['how'], string>> = { each: '', any: '∨', sum: 'Σ' };
const TOP = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
const BOTTOM = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/** @fires nard-points - the points chosen, rising */
@customElement('nard-point-picker')
export class PointPicker extends LitElement {
  /** The one that is drawn. */
  @property({ attribute: false }) condition: Condition | null = null;
  /** All of them: what is asked of each point is shown. */
  @property({ attribute: false }) conditions: readonly Condition[] = [];

  static override styles = [baseStyles, css`
    .board { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)) 8px repeat(6, minmax(0, 1fr)) minmax(28px, 0.9fr); gap: 2px; padding: 6px; background: var(--nard-sunken); border-radius: 8px; }
    button { font: inherit; font-size: 12px; color: inherit; min-height: 52px; min-width: 0; padding: 2px 0; border: 1px solid var(--nard-line); border-radius: 4px; background: var(--nard-raised); cursor: pointer; display: grid; align-content: space-between; justify-items: center; touch-action: manipulation; }
    button[aria-pressed='true'] { border: 2px solid var(--nard-accent); background: var(--nard-accent-wash); color: var(--nard-accent-ink); font-weight: 600; }
    .asked { display: block; font-size: 11px; line-height: 13px; }
    /* Drawn, not written: the words of a condition stand beside the board. */
    .asked::before { content: attr(data-sign); } .asked::after { content: attr(data-count); }
    @media (max-width: 480px) { button { font-size: 11px; } .asked { font-size: 10px; line-height: 11px; letter-spacing: -0.04em; overflow-wrap: anywhere; text-align: center; } .asked::before { display: block; } .board { gap: 1px; padding: 4px; } }
    .own { color: var(--nard-accent-ink); } .other { color: var(--nard-error); }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private toggle(point: number): void {
    const { condition } = this;
    if (!condition) return;
    const chosen = new Set(condition.points);
    if (!chosen.delete(point)) chosen.add(point);
    this.dispatchEvent(new CustomEvent('nard-points', { detail: [...chosen].sort((a, b) => a - b) }));
  }

  private renderPoint(point: number, label: string = String(point)): TemplateResult {
    const asked = this.conditions.filter(({ points }) => points.includes(point));
    const count = ({ least, most }: Condition): string => (most === MOST_CHECKERS ? `${least}+` : least === most ? `${least}` : `${least}–${most}`);
    return html`<button type="button" aria-pressed=${this.condition?.points.includes(point) ?? false} aria-label=${texts().study.search.choosePoint(label)} ?disabled=${!this.condition} @click=${() => this.toggle(point)}>
      <span>${label}</span>
      <span aria-hidden="true">${asked.map((each) => html`<span class="asked ${each.side}" data-sign=${`${each.side === 'own' ? '○' : '●'}${SIGNS[each.how]}`} data-count=${count(each)}></span>`)}</span></button>`;
  }

  override render(): TemplateResult {
    const half = (points: readonly number[]): TemplateResult[] => points.map((point) => this.renderPoint(point));
    return html`<div class="board" role="group" aria-label=${texts().study.search.draw}>
      ${half(TOP.slice(0, 6))}<span></span>${half(TOP.slice(6))}${this.renderPoint(BAR)}
      ${half(BOTTOM.slice(0, 6))}<span></span>${half(BOTTOM.slice(6))}${this.renderPoint(OFF)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-point-picker': PointPicker;
  }
}
