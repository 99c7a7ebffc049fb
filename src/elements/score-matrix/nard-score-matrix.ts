import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { emptyMatrix, MATRIX_SIZE, type ScoreMatrix, type ScoreVerdict } from '../../analysis/explore/score-matrix.ts';
import type { CubeVerdict } from '../../core/cube-verdict.ts';
import { cubeVerdictText } from '../../i18n/cube-words.ts';
import { texts } from '../../i18n/index.ts';
import '../cube-table/define.ts';
import { gridStep } from '../shared/grid-keys.ts';
import { heatStyles } from '../shared/heat-style.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { baseStyles } from '../shared/styles.ts';
import { colour } from '../shared/tokens.ts';

/** What a cell says in two letters and a colour. */
const KINDS = ['no_cube', 'no_double', 'take', 'pass', 'beaver', 'too_good'] as const;
type Kind = (typeof KINDS)[number];
const kindOf = ({ action, reply }: CubeVerdict): Kind => (action === 'double' ? reply ?? 'no_cube' : action);

/** The verdict of one position at every score: points the side to roll needs downwards, the other side's across. The chosen score's equities stand under it. */
export class NardScoreMatrix extends LitElement {
  static override styles = [baseStyles, heatStyles, css`
    .grid { gap: 2px; }
    .grid .cell { min-height: 32px; font-size: 12px; font-weight: 600; }
    .no_double { background: ${colour('sunken')}; }
    .take { background: color-mix(in oklab, ${colour('accent')} 26%, ${colour('raised')}); }
    .pass { background: color-mix(in oklab, ${colour('doubtful')} 34%, ${colour('raised')}); }
    .beaver { background: color-mix(in oklab, ${colour('blunder')} 28%, ${colour('raised')}); }
    .too_good { background: color-mix(in oklab, ${colour('good')} 36%, ${colour('raised')}); }
    .grid .no_cube { background: transparent; color: ${colour('muted')}; }
    .here { font-weight: 700; color: ${colour('ink')}; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 8px 0 0; padding: 0; list-style: none; font-size: 12px; line-height: 16px; }
    .legend span { display: inline-block; min-width: 30px; margin-right: 4px; padding: 1px 4px; border-radius: 4px; text-align: center; font-weight: 600; }
    nard-cube-table { margin-top: 12px; }
    @media (pointer: coarse) { .grid .cell { min-height: 40px; } }
  `];

  @property({ attribute: false }) matrix: ScoreMatrix = emptyMatrix(MATRIX_SIZE);
  /** Points both sides need on the board; null = it is money play. */
  @property({ attribute: false }) here: { readonly own: number; readonly other: number } | null = null;
  @state() private at = 0;
  @state() private chosen: number | null = null;

  constructor() {
    super();
    new LanguageController(this);
  }

  private get size(): number {
    return this.matrix.length;
  }

  private scoreAt(cell: number): { readonly own: number; readonly other: number } {
    return { own: 1 + Math.floor(cell / this.size), other: 1 + (cell % this.size) };
  }

  private verdictAt(cell: number): ScoreVerdict | null {
    const { own, other } = this.scoreAt(cell);
    return this.matrix[own - 1]?.[other - 1] ?? null;
  }

  private readonly keyDown = (event: KeyboardEvent): void => {
    const to = gridStep(event.key, this.at, this.size, this.size);
    if (to === null) return;
    event.preventDefault();
    this.at = to;
    void this.updateComplete.then(() => this.renderRoot.querySelectorAll<HTMLElement>('.cell')[to]!.focus());
  };

  private renderCell(cell: number): TemplateResult {
    const { scores } = texts().explore;
    const found = this.verdictAt(cell);
    const kind = found && kindOf(found.decision.verdict);
    const score = this.scoreAt(cell);
    const isHere = this.here?.own === score.own && this.here.other === score.other;
    const label = scores.cell({ ...score, verdict: found ? cubeVerdictText(found.decision.verdict, texts()) : scores.waiting });
    return html`<button type="button" role="gridcell" class="cell ${kind ?? ''} ${isHere ? 'current' : ''}" aria-label=${label} aria-current=${isHere ? 'true' : nothing} aria-selected=${this.chosen === cell ? 'true' : 'false'}
      tabindex=${cell === this.at ? 0 : -1} @focus=${() => { this.at = cell; }} @click=${() => { this.chosen = cell; }}>${kind ? scores.codes[kind] : '·'}</button>`;
  }

  private renderChosen(): TemplateResult {
    const { scores } = texts().explore;
    if (this.chosen === null) return html`<div class="detail">${scores.choose}</div>`;
    const found = this.verdictAt(this.chosen);
    return html`<div class="detail"><strong>${scores.where(this.scoreAt(this.chosen))}</strong>${found ? nothing : html`: ${scores.waiting}`}</div>
      ${found ? html`<nard-cube-table .decision=${found.decision} .evaluator=${found.evaluator}></nard-cube-table>` : nothing}`;
  }

  protected override willUpdate(): void {
    if (this.at >= this.size * this.size) this.at = 0;
    if (this.chosen !== null && this.chosen >= this.size * this.size) this.chosen = null;
  }

  protected override render(): TemplateResult {
    const { scores } = texts().explore;
    const needs = Array.from({ length: this.size }, (_, at) => at + 1);
    const used = KINDS.filter((kind) => this.matrix.some((row) => row.some((each) => each && kindOf(each.decision.verdict) === kind)));
    return html`
      <div class="grid" role="grid" aria-label=${scores.name} @keydown=${this.keyDown}>
        <div class="row" role="row"><span class="head" role="columnheader"></span>${needs.map((n) => html`<span class="head ${this.here?.other === n ? 'here' : ''}" role="columnheader" aria-label=${scores.away(n)}>${n}</span>`)}</div>
        ${needs.map((n, row) => html`<div class="row" role="row"><span class="head ${this.here?.own === n ? 'here' : ''}" role="rowheader" aria-label=${scores.away(n)}>${n}</span>${needs.map((_, column) => this.renderCell(row * this.size + column))}</div>`)}
      </div>
      <ul class="legend">${used.map((kind) => html`<li><span class=${kind}>${scores.codes[kind]}</span>${scores.legend[kind]}</li>`)}</ul>
      ${this.renderChosen()}`;
  }

  protected override updated(): void {
    // As wide as the table of match equities: no fixed number of columns.
    this.renderRoot.querySelector<HTMLElement>('.grid')!.style.setProperty('grid-template-columns', `22px repeat(${this.size}, minmax(0, 1fr))`);
  }
}
