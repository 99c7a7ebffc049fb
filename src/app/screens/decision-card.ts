/** One decision of a match: what it cost, the ranked plays, luck, flags, and what evaluated it. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { DEFAULT_THRESHOLDS, type Thresholds } from '../../analysis/match-analysis.ts';
import { cubeQuestion, type CubeConditions, type CubeOptions } from '../../core/cube-conditions.ts';
import { pointNames, type Numbering } from '../../core/numbering.ts';
import { cubeOf } from '../../core/preset-board.ts';
import '../../elements/cube-table/define.ts';
import '../../elements/play-list/define.ts';
import { formatEquity, formatLoss, formatMatchChance } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { cubeVerdictText } from '../../i18n/cube-words.ts';
import { texts } from '../../i18n/index.ts';
import { lastThrowWords } from '../../i18n/last-throw-words.ts';
import { decisionTitle } from '../decision-words.ts';
import { icon } from '../icons.ts';
import { valuedWords } from '../valued-words.ts';
import type { MatchRow } from '../match-rows.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';

/**
 * @slot - what is written about it
 * @fires nard-open - to look at it on the Analyse screen
 * @fires nard-puzzle - to be asked again in Train
 */
@customElement('nard-decision-card')
export class DecisionCard extends LitElement {
  @property({ attribute: false }) row: MatchRow | null = null;
  @property({ attribute: false }) players: readonly [string, string] = ['', ''];
  @property({ attribute: false }) thresholds: Thresholds = DEFAULT_THRESHOLDS;
  /** What the match says of its cube and scoring. */
  @property({ attribute: false }) cubeOptions: CubeOptions = {};
  /** Long nard: the match counts koks apart. */
  @property({ type: Boolean }) koks = false;
  /** How points are named in plays. */
  @property() scheme: Numbering = 'own';

  static override styles = [baseStyles, controlStyles, css`
    :host { display: flex; flex-direction: column; min-height: 200px; }
    header { padding: 12px 16px 10px; display: grid; gap: 6px; border-bottom: 1px solid var(--nard-line); }
    .verdict { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 12px; min-height: 26px; }
    .verdict strong { font-size: 18px; font-weight: 650; }
    .body { flex: 1 1 auto; min-height: 0; overflow: auto; overscroll-behavior: contain; }
    .note { padding: 14px 16px; color: var(--nard-muted); }
    .padded { padding: 12px 16px; }
    .before { border-bottom: 1px solid var(--nard-line); }
    .before summary { cursor: pointer; padding: 8px 16px; font-size: 14px; min-height: 36px; }
    .before .verdict { display: inline-flex; min-height: 0; margin-left: 8px; } .before .verdict strong { font-size: 14px; }
    .flag { color: var(--nard-doubtful-ink); font-size: 13px; line-height: 18px; }
    footer { padding: 8px 12px; border-top: 1px solid var(--nard-line); display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 8px; }
    footer button { padding: 0 8px; font-size: 14px; }
    @media (max-width: 860px) { .body { overflow: visible; min-height: 200px; } header { padding: 10px 12px; } }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private renderVerdict(row: MatchRow): TemplateResult | typeof nothing {
    const words = texts().review;
    const { decision, analysis, playMark: mark } = row;
    if (decision.kind !== 'move') return this.renderCubeVerdict(row);
    if (!analysis) return html`<span class="muted">${decision.situation.roll ? words.pending : words.unjudged}</span>`;
    const dance = analysis.candidates.length === 0;
    if (dance || decision.forced) return html`<span class="muted">${dance ? words.danced : words.forced}</span>`;
    if (analysis.loss === null) return html`<span class="muted">${words.unjudged}</span>`;
    return mark === 'none' && analysis.loss < 0.0005
      ? html`<strong class="mark-none">${words.noLoss}</strong>`
      : html`<strong class="mark-${mark}">${words.marks[mark] ? `${words.markGlyphs[mark]} ${words.marks[mark]}` : words.loss} ${formatLoss(analysis.loss)}</strong>${typeof analysis.lossMwc === 'number' ? html` <span class="small muted">${texts().cube.screen.lossMwc({ loss: formatMatchChance(analysis.lossMwc) })}</span>` : nothing}`;
  }

  /** What the cube is decided on; null where there is nothing to decide. */
  private conditionsOf({ decision: { kind, situation } }: MatchRow): CubeConditions | null {
    const question = cubeQuestion(kind === 'move' ? { ...situation, phase: 'roll', roll: null } : situation, this.cubeOptions);
    return question.ok ? question.value.conditions : null;
  }

  /** The size of an error at the cube and what it was. */
  private renderCubeLoss({ cube, cubeMark }: MatchRow): TemplateResult {
    const words = texts().review;
    const { error, loss, lossMwc } = cube!.judgement;
    if (error === null) return html`<strong class="mark-none">${words.noCubeLoss}</strong>`;
    const ofMatch = lossMwc === null ? nothing : html` <span class="small muted">${texts().cube.screen.lossMwc({ loss: formatMatchChance(lossMwc) })}</span>`;
    return html`<strong class="mark-${cubeMark}">${words.markGlyphs[cubeMark]} ${words.marks[cubeMark] || words.loss} ${formatLoss(loss)}</strong><span class="error">${texts().cube.errors[error]}</span>${ofMatch}`;
  }

  private renderCubeVerdict(row: MatchRow): TemplateResult {
    const words = texts().review;
    if (row.cube) return this.renderCubeLoss(row);
    return html`<span class="muted">${this.conditionsOf(row) ? words.pending : words.cubeNoNumbers}</span>`;
  }

  private renderCubeTable(row: MatchRow): TemplateResult {
    const { decision, choice, evaluator } = row.cube!;
    return html`<nard-cube-table .decision=${decision} .conditions=${this.conditionsOf(row)} .choice=${choice} .evaluator=${evaluator}></nard-cube-table>`;
  }

  /** The cube before a play: in a line, in full where it was an error. */
  private renderBefore(row: MatchRow): TemplateResult | typeof nothing {
    if (row.decision.kind !== 'move' || !row.cube) return nothing;
    const { cube, cubeMark } = row;
    return html`<details class="before" ?open=${cubeMark !== 'none'}>
      <summary><span>${texts().review.beforeThrow}: ${cubeVerdictText(cube.decision.verdict, texts())}</span>${cube.judgement.error === null ? nothing : html` <span class="verdict">${this.renderCubeLoss(row)}</span>`}</summary>
      <div class="padded">${this.renderCubeTable(row)}</div></details>`;
  }

  private renderBody(row: MatchRow): TemplateResult | typeof nothing {
    if (row.decision.kind !== 'move') return row.cube ? html`<div class="padded">${this.renderCubeTable(row)}</div>` : nothing;
    return html`${this.renderBefore(row)}${this.renderPlays(row)}`;
  }

  private renderPlays({ decision, analysis }: MatchRow): TemplateResult | typeof nothing {
    if (decision.kind !== 'move' || !analysis || analysis.candidates.length === 0) return nothing;
    return html`<nard-play-list .candidates=${analysis.candidates} .played=${analysis.played} .thresholds=${this.thresholds}
      .game=${decision.situation.position.game} .koks=${this.koks} .pointName=${pointNames(this.scheme, decision.situation.position.game, decision.player)}></nard-play-list>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { row } = this;
    if (!row) return nothing;
    const words = texts().review;
    const { decision, analysis } = row;
    const { score, position: { game } } = decision.situation;
    const cube = cubeOf(game, decision.situation.cube);
    const lastThrow = lastThrowWords(analysis?.evaluator, this.cubeOptions.scoring, texts());
    const name = this.players[decision.player] || texts().app.sides[decision.player];
    return html`<header>
        <h2>${decisionTitle(decision, name)}</h2>
        <div class="verdict">${this.renderVerdict(row)}${analysis?.luck != null ? html`<span class="small muted">${words.luck} ${formatEquity(analysis.luck)}</span>` : nothing}</div>
        <div class="small muted">${words.score(score.points[0], score.points[1], score.length)}${cube ? ` · ${texts().board.cube(cube.value, cube.owner)}` : ''}${score.crawford ? ` ${words.crawford}.` : ''}</div>
        ${decision.flags.length > 0 ? html`<div class="flag">⚑ ${decision.flags.map((flag) => words.flags[flag]).join('; ')}. ${words.asWritten(decision.text.trim(), decision.line)}</div>` : nothing}
      </header>
      <div class="body">${this.renderBody(row)}<slot></slot></div>
      <footer><span class="row wrap">${analysis ? html`<span class="badge">${texts().app.evaluator(analysis.evaluator.net, analysis.evaluator.plies)}</span>${game === 'short' ? html`<span class="badge">${valuedWords(analysis.evaluator)}</span>` : nothing}${lastThrow === null ? nothing : html`<span class="badge words">${lastThrow}</span>`}` : nothing}</span>
        <button class="quiet" @click=${() => this.dispatchEvent(new CustomEvent('nard-puzzle'))}>${icon('train')}${texts().study.puzzle.make}</button>
        <button class="quiet" @click=${() => this.dispatchEvent(new CustomEvent('nard-open'))}>${icon('analyse')}${words.openInAnalyse}</button></footer>`;
  }
}
