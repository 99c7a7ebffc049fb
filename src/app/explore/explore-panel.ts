/** Explore, beside the board: the 21 rolls, the verdict at every score, take points. One at a time on a phone. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Roll } from '../../core/dice.ts';
import { pointNames, type Numbering } from '../../core/numbering.ts';
import type { MatchEquityTable } from '../../core/met/table.ts';
import { otherPlayer, type Situation } from '../../core/situation.ts';
import '../../elements/market-window/define.ts';
import '../../elements/roll-map/define.ts';
import '../../elements/score-matrix/define.ts';
import { depthText } from '../../elements/shared/depth-text.ts';
import { formatChance } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import type { Plies } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import { Narrow } from '../narrow.ts';
import { oncePerSession } from '../once-per-session.ts';
import { EXPLORED, type Explored } from '../routes.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { ExploreSession, MATRIX_PLIES, type ExploreState } from './explore-session.ts';

/** What was explored outlives the panel. */
const exploreOf = oncePerSession((session) => new ExploreSession({ engine: session.services.engine, plies: () => session.settings.get().plies, met: () => session.met.get() }));

/**
 * @fires nard-dice - a roll chosen on the map
 * @fires nard-explore - the part to be shown
 */
@customElement('nard-explore-panel')
export class ExplorePanel extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** The board as it stands; null = an impossible one. */
  @property({ attribute: false }) situation: Situation | null = null;
  @property() scheme: Numbering = 'own';
  /** Shown alone on a phone. */
  @property() section: Explored = EXPLORED[0];
  /** Depth asked for last. */
  private asked: Plies | null = null;
  /** By which it was explored last. */
  private met: MatchEquityTable | null = null;
  private readonly narrow = new Narrow(this);

  static override styles = [baseStyles, controlStyles, css`
    :host { overflow: auto; overscroll-behavior: contain; }
    section { padding: 14px 16px 18px; }
    section + section { border-top: 1px solid var(--nard-line); }
    h2 { margin-bottom: 2px; }
    .help { margin-bottom: 10px; }
    .made { margin-top: 10px; }
    .run { margin-bottom: 10px; min-height: 36px; }
    .choose { padding: 8px 12px 0; }
    .choose .segments { display: flex; } .choose .segments button { flex: 1 1 auto; min-width: 0; padding: 0 4px; white-space: normal; line-height: 1.2; font-size: 14px; }
    progress { flex: 1; min-width: 60px; height: 8px; accent-color: var(--nard-accent); }
    .nothing { padding: 16px; }
    @media (max-width: 860px) { :host { overflow: visible; } section { padding: 12px; } }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.explore.cell, this.session.settings, this.session.met]);
  }

  private get explore(): ExploreSession {
    return exploreOf(this.session);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The same board by the same match equities goes on where it was.
    if (changed.has('situation') || this.met !== this.session.met.get()) this.explore.about(this.situation);
    this.met = this.session.met.get();
    const { plies } = this.session.settings.get();
    if (this.asked !== null && this.asked !== plies) void this.explore.ask();
    this.asked = plies;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.explore.stop();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.explore.about(this.situation);
  }

  /** The side to roll and the other. */
  private get sides(): readonly [string, string] {
    const { sides } = texts().app;
    const turn = this.situation?.turn ?? 0;
    return [sides[turn], sides[otherPlayer(turn)]];
  }

  private renderRolls({ rolls }: ExploreState): TemplateResult {
    const turn = this.situation?.turn ?? 0;
    return html`<nard-roll-map .map=${rolls} .roll=${this.situation?.roll ?? null} .pointName=${pointNames(this.scheme, 'short', turn)}
      @nard-roll-choose=${(event: CustomEvent<{ roll: Roll }>) => this.dispatchEvent(new CustomEvent('nard-dice', { detail: event.detail.roll }))}></nard-roll-map>`;
  }

  private renderScores({ matrix, matrixPlies, running, conditions }: ExploreState): TemplateResult {
    const { scores } = texts().explore;
    const isMade = matrix.some((row) => row.some(Boolean));
    return html`<div class="row wrap run">
        <div class="segments" role="group" aria-label=${scores.depth}>${MATRIX_PLIES.map((plies) => html`<button aria-pressed=${matrixPlies === plies} @click=${() => this.explore.chooseMatrixPlies(plies)}>${texts().app.plies(plies)}</button>`)}</div>
        ${running
          ? html`<button @click=${() => this.explore.stopMatrix()}>${scores.stop}</button><progress aria-hidden="true" max=${running.total} .value=${running.done}></progress><span class="small muted">${scores.progress(running)}</span>`
          : html`<button class="primary" ?disabled=${conditions === null} @click=${() => void this.explore.computeMatrix()}>${isMade ? scores.again : scores.start}</button>`}
      </div>
      <nard-score-matrix .matrix=${matrix} .here=${conditions?.match ?? null}></nard-score-matrix>`;
  }

  private helpOf(section: Explored, { chances }: ExploreState): string {
    const words = texts().explore;
    const [own] = this.sides;
    if (section === 'window') return words.window.help({ own, chance: chances ? formatChance(chances.win) : '…' });
    return section === 'rolls' ? words.rolls.help(own) : words.scores.help(own);
  }

  /** What the numbers of a part depend on: depth, which the map of rolls says itself, and at a score the match equities. */
  private madeBy(section: Explored, { matrix, chancesBy, conditions }: ExploreState): string {
    const depth = section === 'scores' ? depthText(matrix.flat().map((each) => each && each.evaluator)) : section === 'window' ? depthText([chancesBy]) : '';
    const isMatch = section === 'scores' || Boolean(conditions?.match);
    return [depth, isMatch && conditions ? `${texts().app.settings.met}: ${conditions.met.name}` : ''].filter(Boolean).join(' · ');
  }

  private renderSection(section: Explored, state: ExploreState): TemplateResult {
    const words = texts().explore;
    const body = section === 'rolls' ? this.renderRolls(state) : section === 'scores' ? this.renderScores(state)
      : html`<nard-market-window .conditions=${state.conditions} .chances=${state.chances} .sides=${this.sides}></nard-market-window>`;
    return html`<section aria-label=${words[section].name} class=${section} ?hidden=${this.narrow.is && section !== this.section}>
      <h2>${words[section].name}</h2><p class="help small muted">${this.helpOf(section, state)}</p>${body}<p class="made small muted">${this.madeBy(section, state)}</p></section>`;
  }

  override render(): TemplateResult {
    const words = texts().explore;
    const state = this.explore.cell.get();
    const tabs = html`<slot name="tabs"></slot>`;
    if (!state.situation) return html`${tabs}<p class="nothing muted">${words.nothing}</p>`;
    return html`${tabs}
      ${this.narrow.is ? html`<div class="choose"><div class="segments" role="group" aria-label=${words.title}>${EXPLORED.map((section) => html`<button aria-pressed=${this.section === section} @click=${() => this.dispatchEvent(new CustomEvent('nard-explore', { detail: section }))}>${words.sections[section]}</button>`)}</div></div>` : nothing}
      ${state.failed ? html`<p class="nothing" role="alert">${texts().errors[state.failed.code](state.failed.facts)}</p>` : nothing}
      ${EXPLORED.map((section) => this.renderSection(section, state))}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-explore-panel': ExplorePanel;
  }
}
