/** Beside a decision under review: what somebody wrote about it, and what was found less deep. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { CubeAnalysis } from '../../analysis/cube/analyse-cubes.ts';
import type { MoveAnalysis } from '../../analysis/match-analysis.ts';
import { makePlay, type PointName } from '../../core/play.ts';
import { formatLoss } from '../../elements/shared/format.ts';
import { cubeVerdictText } from '../../i18n/cube-words.ts';
import { texts } from '../../i18n/index.ts';
import { remarkAt, remarkOf, type Remark } from '../../store/remark.ts';
import { Watching } from '../cell.ts';
import type { Place } from '../routes.ts';
import type { Session } from '../session.ts';
import { baseStyles } from '../ui-styles.ts';
import './remark-editor.ts';
import { starIcon } from './star.ts';
import { shelfWords } from './words.ts';

@customElement('nard-decision-remark')
export class DecisionRemark extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** Of the match. */
  @property() match = '';
  @property({ attribute: false }) place: Place = { game: 0, decision: 0 };
  @property({ attribute: false }) analysis: MoveAnalysis | null = null;
  @property({ attribute: false }) cube: CubeAnalysis | null = null;
  @property({ attribute: false }) pointName: PointName = String;

  static override styles = [baseStyles, css`
    :host { border-top: 1px solid var(--nard-line); }
    details { padding: 0 16px; }
    details + details { border-top: 1px solid var(--nard-line); }
    summary { cursor: pointer; padding: 8px 0; font-size: 14px; min-height: 36px; }
    summary svg { width: 16px; height: 16px; vertical-align: -3px; color: var(--nard-doubtful-ink); }
    .first { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    details[open] .first { display: none; }
    ul { list-style: none; margin: 0; padding: 0 0 10px; }
    @media (max-width: 860px) { details { padding: 0 12px; } summary { min-height: 44px; padding: 11px 0; } }
  `];

  constructor() {
    super();
    shelfWords.watch(this);
    new Watching(this, () => [this.session.library.cell]);
  }

  private get remark(): Remark {
    const entry = this.session.library.cell.get()?.find(({ id }) => id === this.match);
    const found = entry?.kind === 'match' ? remarkAt(entry.remarks, this.place.game, this.place.decision) : null;
    return found ? remarkOf(found) : {};
  }

  /** A line for each depth that a deeper one stands above. */
  private renderBelow(): TemplateResult | typeof nothing {
    const { analysis, cube, pointName } = this;
    const words = shelfWords.now().below;
    const line = (plies: number, best: string, loss: number | null): TemplateResult =>
      html`<li class="small">${texts().app.plies(plies)}: <bdi dir="ltr">${best}</bdi>${loss === null ? nothing : html` · ${words.loss(formatLoss(loss))}`}</li>`;
    const lines = [
      ...(cube?.below ?? []).map(({ evaluator, decision, judgement }) => line(evaluator.plies, cubeVerdictText(decision.verdict, texts()), judgement.loss)),
      ...(analysis?.below ?? []).flatMap(({ evaluator, candidates, loss }) => (candidates[0] ? [line(evaluator.plies, makePlay(candidates[0].play, pointName), loss)] : [])),
    ];
    return lines.length === 0 ? nothing : html`<details><summary>${words.title}</summary><ul>${lines}</ul></details>`;
  }

  override render(): TemplateResult {
    const { remark, match, place: { game, decision } } = this;
    const { tags = [], note = '', starred } = remark;
    return html`<details><summary>${shelfWords.now().remark.title}${starred ? html` ${starIcon(true)}` : nothing}${tags.map((tag) => html` <span class="badge accent">${tag}</span>`)}${note ? html`<span class="first small muted">${note}</span>` : nothing}</summary>
        <nard-remark-editor .session=${this.session} .item=${{ id: match, game, decision }} .remark=${remark}></nard-remark-editor></details>
      ${this.renderBelow()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-decision-remark': DecisionRemark;
  }
}
