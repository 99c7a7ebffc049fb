/** The chances of the side to roll, both ways round, and what they are worth. Rows keep their place while numbers come. */
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Game } from '../core/games.ts';
import { formatChance, formatEquity } from '../elements/shared/format.ts';
import { LanguageController } from '../elements/shared/language-controller.ts';
import type { EvaluateAnswer } from '../engine/protocol.ts';
import { texts } from '../i18n/index.ts';
import { baseStyles } from './ui-styles.ts';

@customElement('nard-chances-card')
export class ChancesCard extends LitElement {
  /** null = being computed. */
  @property({ attribute: false }) answer: EvaluateAnswer | null = null;
  @property() game: Game = 'short';
  /** The equity is one number among others. */
  @property({ type: Boolean, reflect: true }) compact = false;
  /** Beside numbers of a match: the equity is that of money play. */
  @property({ type: Boolean }) besideMatch = false;
  /** From the table of both sides, whatever depth was asked for. */
  @property({ type: Boolean }) exact = false;
  /** Names of the side to roll and of the other side. */
  @property({ attribute: false }) sides: readonly [string, string] = ['', ''];

  static override styles = [baseStyles, css`
    table { width: 100%; border-collapse: collapse; }
    th { font-weight: 400; color: var(--nard-muted); font-size: 13px; text-align: right; padding: 4px 0; }
    th[scope='row'] { text-align: left; color: var(--nard-ink); font-size: 15px; }
    td { text-align: right; padding: 6px 0; border-top: 1px solid var(--nard-line); width: 30%; }
    tbody th { border-top: 1px solid var(--nard-line); }
    .value { font-size: 17px; font-weight: 600; }
    .split { display: flex; height: 10px; margin: 12px 0 8px; border-radius: 5px; overflow: hidden; background: var(--nard-sunken); }
    .split svg { width: 100%; height: 100%; display: block; }
    .own { fill: var(--nard-accent); } .own-gammon { fill: var(--nard-accent-ink); }
    .other { fill: var(--nard-doubtful); } .other-gammon { fill: var(--nard-error); }
    .equity { display: flex; align-items: baseline; gap: 12px; min-height: 40px; }
    .equity strong { font-size: 30px; line-height: 40px; font-weight: 650; letter-spacing: -0.02em; }
    :host([compact]) .equity { min-height: 24px; flex-direction: row-reverse; justify-content: space-between; }
    :host([compact]) .equity strong { font-size: 17px; line-height: 24px; font-weight: 600; letter-spacing: 0; }
    :host([compact]) td { padding-block: 4px; } :host([compact]) .value { font-size: 15px; }
    .waiting { color: var(--nard-muted); }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private renderSplit(): TemplateResult {
    const chances = this.answer?.probabilities;
    const [own, ownGammon, other, otherGammon] = chances
      ? [chances.win - chances.winGammon, chances.winGammon, 1 - chances.win - chances.loseGammon, chances.loseGammon]
      : [0, 0, 0, 0];
    const parts = [['own-gammon', ownGammon], ['own', own], ['other', other], ['other-gammon', otherGammon]] as const;
    let x = 0;
    return html`<div class="split"><svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">${parts.map(([name, width]) => {
      const bar = svg`<rect class=${name} x=${x} y="0" width=${Math.max(0, width)} height="1" />`;
      x += Math.max(0, width);
      return bar;
    })}</svg></div>`;
  }

  /** What the equity is, and by what it was made. */
  private noteOf({ evaluator }: EvaluateAnswer): string {
    const words = texts().app.analyse;
    if (this.exact) return words.equityExact;
    return (this.besideMatch ? words.equityForMoney : words.equityNote)(evaluator.plies);
  }

  override render(): TemplateResult {
    const words = texts().app.analyse;
    const { answer } = this;
    const cell = (chance: number | undefined): TemplateResult =>
      html`<td><span class=${chance === undefined ? 'value waiting' : 'value'}>${chance === undefined ? '–' : `${formatChance(chance)}%`}</span></td>`;
    const p = answer?.probabilities;
    return html`
      <div class="equity"><strong class=${answer ? '' : 'waiting'}>${answer ? formatEquity(answer.equity) : '–'}</strong>
        <span class="muted small">${answer ? `${words.equityOf(this.sides[0])}, ${this.noteOf(answer)}` : words.equityOf(this.sides[0])}</span></div>
      ${this.renderSplit()}
      <table>
        <thead><tr><th></th><th scope="col">${this.sides[0]}</th><th scope="col">${this.sides[1]}</th></tr></thead>
        <tbody>
          <tr><th scope="row">${words.win}</th>${cell(p?.win)}${cell(p && 1 - p.win)}</tr>
          <tr><th scope="row">${this.game === 'short' ? words.gammon : words.mars}</th>${cell(p?.winGammon)}${cell(p?.loseGammon)}</tr>
          ${this.game === 'short' ? html`<tr><th scope="row">${words.backgammon}</th>${cell(p?.winBackgammon)}${cell(p?.loseBackgammon)}</tr>` : nothing}
        </tbody>
      </table>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-chances-card': ChancesCard;
  }
}
