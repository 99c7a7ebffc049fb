import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { CubeChoice, CubeDecision } from '../../analysis/cube/cube-decision.ts';
import type { CubeConditions } from '../../core/cube-conditions.ts';
import { DEFAULT_MET } from '../../core/met/known.ts';
import { CUBE_LINES, type CubeLine } from '../../core/cube-verdict.ts';
import type { CubeAnswer, Evaluator } from '../../engine/protocol.ts';
import { cubeVerdictText, noCubeText, stakesText } from '../../i18n/cube-words.ts';
import { texts } from '../../i18n/index.ts';
import { formatEquity, formatMatchChance } from '../shared/format.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { cubeTableRows, type CubeTableRow } from './cube-rows.ts';
import { cubeTableStyles } from './cube-table-style.ts';

/**
 * A cube decision as people read it: the verdict, what each action is worth, and what produced the numbers. Lines keep their
 * places while numbers come.
 *
 * @csspart verdict - the verdict in words
 */
export class NardCubeTable extends LitElement {
  static override styles = cubeTableStyles;

  /** null = being computed. */
  @property({ attribute: false }) decision: CubeDecision | null = null;
  @property({ attribute: false }) conditions: CubeConditions | null = null;
  /** What was done, to be marked; null = nothing yet. */
  @property() choice: CubeChoice | null = null;
  @property({ attribute: false }) evaluator: Evaluator | null = null;
  /** Where the numbers come from. */
  @property() by: CubeAnswer['by'] = 'net';

  constructor() {
    super();
    new LanguageController(this);
  }

  private get isMatch(): boolean {
    return this.decision ? this.decision.mwc !== null : Boolean(this.conditions?.match);
  }

  private nameOf(name: CubeLine): string {
    const { equities, redoubled } = texts().cube;
    const redouble = this.decision ? this.decision.verdict.redouble : this.conditions?.cube.holder === 'own';
    return redouble && name !== 'doubleBeaver' ? redoubled[name] : equities[name];
  }

  private whereOf(conditions: CubeConditions): string {
    const { evaluator } = this;
    // What does not say by which table it was made is from before another one could be chosen.
    const { name } = evaluator ? evaluator.met ?? DEFAULT_MET : conditions.met;
    return stakesText(conditions, name, texts());
  }

  private renderUnder(): TemplateResult {
    const { cube } = texts();
    const { conditions, evaluator, by, decision } = this;
    const where = conditions ? this.whereOf(conditions) : '';
    const made = by !== 'net' ? cube.by[by] : evaluator ? cube.by.net(evaluator) : '';
    return html`<div class="under">${where ? html`<div class="where">${where}</div>` : nothing}<div class="made">${made || html`&nbsp;`}</div>
      ${decision?.verdict.action === 'no_cube' && conditions ? html`<div class="none">${noCubeText(conditions, texts())}</div>` : nothing}</div>`;
  }

  private renderRow({ name, emg, difference, mwc, isRight, isChosen }: CubeTableRow): TemplateResult {
    const { screen } = texts().cube;
    return html`<tr class=${isRight ? 'right' : ''}>
      <th scope="row"><span class="glyph" aria-hidden="true">${isRight ? '✓' : ''}</span>${this.nameOf(name)}${isRight ? html`<span class="unseen"> (${screen.right})</span>` : nothing}${isChosen ? html`<span class="chosen">${screen.chosen}</span>` : nothing}</th>
      <td class="main">${formatEquity(emg)}</td><td class="difference">${isRight ? '' : formatEquity(difference)}</td>${this.isMatch ? html`<td>${mwc === null ? '' : `${formatMatchChance(mwc)}%`}</td>` : nothing}</tr>`;
  }

  /** A line whose numbers are on their way. */
  private renderWaiting(name: CubeLine): TemplateResult {
    return html`<tr><th scope="row"><span class="glyph"></span>${this.nameOf(name)}</th><td class="main">…</td><td></td>${this.isMatch ? html`<td></td>` : nothing}</tr>`;
  }

  protected override render(): TemplateResult {
    const { cube } = texts();
    const { decision } = this;
    const value = this.conditions?.cube.value;
    return html`
      <div class="verdict" part="verdict" role="status">${value === undefined ? nothing : html`<span class="cube" aria-hidden="true">${value}</span>`}<span class="words">${decision ? cubeVerdictText(decision.verdict, texts()) : '…'}</span></div>
      ${this.renderUnder()}
      <table>
        <thead><tr><th scope="col">${cube.screen.action}</th><th scope="col" title=${cube.screen.emgHelp}>${cube.emg}</th><th scope="col">${cube.screen.difference}</th>${this.isMatch ? html`<th scope="col" title=${cube.screen.mwcHelp}>${cube.mwc}</th>` : nothing}</tr></thead>
        <tbody>
          ${decision ? cubeTableRows(decision, this.choice).map((row) => this.renderRow(row)) : CUBE_LINES.slice(0, 3).map((name) => this.renderWaiting(name))}
          <tr class="cubeless"><th scope="row"><span class="glyph"></span>${cube.equities.cubeless}</th><td>${decision ? formatEquity(decision.emg.cubeless) : '…'}</td><td></td>${this.isMatch ? html`<td>${decision?.mwc ? `${formatMatchChance(decision.mwc.cubeless)}%` : ''}</td>` : nothing}</tr>
        </tbody>
      </table>`;
  }
}
