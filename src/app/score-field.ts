/** The points of both sides in a match. What is typed and cannot be stays where it is, with the reason beside it: the score that counts is the last one that can be. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MatchScore, Player } from '../core/situation.ts';
import { formatCount } from '../elements/shared/format.ts';
import { LanguageController } from '../elements/shared/language-controller.ts';
import { texts } from '../i18n/index.ts';
import { baseStyles, controlStyles } from './ui-styles.ts';

type Typed = readonly [string | null, string | null];
const NOTHING: Typed = [null, null];

/** The points that a text says; null when it says none that a side can have in a match of this length. */
export function parsePoints(text: string, length: number): number | null {
  const points = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : NaN;
  return points < length ? points : null;
}

/** @fires nard-points - both sides' points, of which one was changed. */
@customElement('nard-score-field')
export class ScoreField extends LitElement {
  @property({ attribute: false }) score!: MatchScore;
  /** Of each side what was typed and cannot be; null = nothing such. */
  @state() private wrong: Typed = NOTHING;

  static override styles = [baseStyles, controlStyles, css`
    :host { display: flex; flex-direction: column; gap: 4px; }
    .name { font-size: 12px; line-height: 16px; color: var(--nard-muted); }
    .colon { color: var(--nard-muted); }
    input { width: 52px; }
    .wrong { color: var(--nard-blunder); font-size: 13px; max-width: 180px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  /** Another score from elsewhere: what was typed before is no longer asked about. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('score');
    if (before && (before.length !== this.score.length || before.points.some((points, player) => points !== this.score.points[player]))) this.wrong = NOTHING;
  }

  private mark(player: Player, text: string | null): void {
    this.wrong = player === 0 ? [text, this.wrong[1]] : [this.wrong[0], text];
  }

  private take(player: Player, text: string): void {
    const points = parsePoints(text, this.score.length);
    this.mark(player, points === null ? text : null);
    if (points === null || points === this.score.points[player]) return;
    const both = this.score.points.map((before, at) => (at === player ? points : before));
    this.dispatchEvent(new CustomEvent('nard-points', { detail: both }));
  }

  private renderPoints(player: Player): TemplateResult {
    const wrong = this.wrong[player];
    return html`<input inputmode="numeric" autocomplete="off" aria-label=${texts().app.analyse.score(texts().app.sides[player])} aria-invalid=${wrong !== null} aria-describedby=${wrong === null ? nothing : 'wrong'}
      .value=${wrong ?? String(this.score.points[player])} @change=${(event: Event) => this.take(player, (event.target as HTMLInputElement).value)} />`;
  }

  override render(): TemplateResult {
    const most = formatCount(this.score.length - 1);
    return html`<span class="name">${texts().app.analyse.scoreShort}</span>
      <div class="row">${this.renderPoints(0)}<span class="colon">:</span>${this.renderPoints(1)}</div>
      ${this.wrong.some((text) => text !== null) ? html`<span class="wrong" id="wrong" role="alert">${texts().rollout.panel.outOfRange({ least: '0', most })}</span>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-score-field': ScoreField;
  }
}
