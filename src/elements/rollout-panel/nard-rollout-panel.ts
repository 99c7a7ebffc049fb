import { html, LitElement, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Game } from '../../core/games.ts';
import type { Probabilities } from '../../engine/protocol.ts';
import type { RolloutNet } from '../../engine/rollout/state.ts';
import type { RolloutTask } from '../../engine/rollout/task.ts';
import type { CoursePoint } from '../../store/stored-rollout.ts';
import { cubefulText, cubeVerdictText } from '../../i18n/cube-words.ts';
import { texts } from '../../i18n/index.ts';
import { lastThrowText } from '../../i18n/last-throw-words.ts';
import { emit } from '../shared/emit.ts';
import { formatChance, formatCount, formatEquity } from '../shared/format.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { linesOf, type Line, type PanelCandidate, type PanelDecision, type PanelSubject } from './lines.ts';
import { outcomesOf, type Outcome } from './outcomes.ts';
import { renderLine } from './render-line.ts';
import { rolloutPanelStyles } from './rollout-panel-style.ts';
import type { RolloutSettings } from './rollout-settings.ts';

/** What is shown: how far it is, and how it was made. */
export interface PanelRollout {
  readonly id: string;
  readonly task: Pick<RolloutTask, 'plies' | 'seed' | 'luck' | 'truncation' | 'cubeful' | 'subjects'>;
  readonly net: RolloutNet;
  /** By a net that is no longer here. */
  readonly isOld: boolean;
  readonly isEnded: boolean;
  /** Ended by hand, before its goal. */
  readonly isStopped: boolean;
  readonly trials: number;
  readonly goal: number;
  readonly course: readonly CoursePoint[];
}

export interface KeptRollout {
  readonly id: string;
  readonly trials: number;
  readonly plies: number;
  /** Of cube decisions; null = cubeless. */
  readonly cubePlies: number | null;
  readonly seed: number;
  /** Plays side by side, or what else. */
  readonly of: number | 'position' | 'decision';
}

export type PanelWork = 'none' | 'starting' | 'running' | 'stopping';

/** Best plays that are chosen with one click. */
const BEST = [2, 3, 5] as const;
/** Plays to choose from before those that were chosen by hand. */
const OFFERED = 12;

/**
 * A rollout: candidates side by side, how sure their numbers are, and what can be done with it. Lines keep their places while
 * numbers come.
 *
 * @fires nard-rollout-start, nard-rollout-pause, nard-rollout-stop, nard-rollout-remove, nard-rollout-close
 * @fires nard-rollout-set - a part of the settings
 * @fires nard-rollout-decide - `{ decides }`: the cube decision, or the position
 * @fires nard-rollout-choose - `{ keys }`: the plays to roll out, in order
 * @fires nard-rollout-show - `{ id }`: another one of those that are kept
 */
export class NardRolloutPanel extends LitElement {
  static override styles = rolloutPanelStyles;

  @property() game: Game = 'short';
  /** Long nard: koks counts apart from mars. */
  @property({ type: Boolean }) koks = false;
  /** Those that are asked for, in order. */
  @property({ attribute: false }) subjects: readonly PanelSubject[] = [];
  /** Plays there are to choose from, best first; empty = the position itself is rolled out. */
  @property({ attribute: false }) plays: readonly PanelCandidate[] = [];
  /** The cube decision is asked for; null = it is not. */
  @property({ attribute: false }) decision: PanelDecision | null = null;
  /** The position has a cube decision that can be asked for. */
  @property({ type: Boolean }) mayDecide = false;
  /** What a cube is turned for; none = there is no cube. */
  @property() stakes: 'none' | 'money' | 'match' = 'none';
  /** The most plays side by side. */
  @property({ type: Number }) most = 10;
  @property({ attribute: false }) rollout: PanelRollout | null = null;
  @property({ attribute: false }) kept: readonly KeptRollout[] = [];
  @property({ attribute: false }) settings!: RolloutSettings;
  @property() work: PanelWork = 'none';
  /** What went wrong, in words. */
  @property() failure = '';
  /** Milliseconds between two announcements while it runs. */
  @property({ type: Number }) quiet = 10_000;
  /** Key of the candidate whose outcomes and interval are shown; the first when it is none of them. */
  @state() private looked = '';
  @state() private said = '';
  private saidAt = -Infinity;

  constructor() {
    super();
    new LanguageController(this);
  }

  private get lines(): readonly Line[] {
    return linesOf(this.subjects, this.decision, texts());
  }

  /** What is shown is, or what is asked for will be, with the cube. */
  private get isCubeful(): boolean {
    return this.rollout ? this.rollout.task.cubeful !== undefined : this.stakes !== 'none' && (this.decision !== null || this.settings.cubePlies !== null);
  }

  /** What is right, and how sure that is: '' = not known. */
  private get verdict(): { readonly words: string; readonly sure: string } {
    const result = this.decision?.result;
    const sure = result?.sure ?? null;
    return { words: result ? cubeVerdictText(result.verdict, texts()) : '', sure: sure === null ? '' : `${formatChance(sure)}%` };
  }

  private get selected(): number {
    return Math.max(0, this.subjects.findIndex(({ key }) => key === this.looked));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.rollout || !(changed.has('rollout') || changed.has('work'))) return;
    const isOver = changed.has('work') && this.work === 'none' && changed.get('work') !== undefined;
    const now = performance.now();
    if (!isOver && (this.work !== 'running' || now - this.saidAt < this.quiet)) return;
    this.saidAt = now;
    this.said = this.announcement(isOver);
  }

  /** What there is while nothing runs. */
  private get rest(): 'new' | 'paused' | 'stopped' | 'done' {
    const { rollout } = this;
    if (!rollout?.isEnded) return rollout ? 'paused' : 'new';
    return rollout.isStopped ? 'stopped' : 'done';
  }

  private announcement(isOver: boolean): string {
    const words = texts().rollout.panel;
    const results = this.subjects.flatMap(({ name, result }) => (result ? [{ name, result }] : []));
    const best = results.find(({ result }) => result.equity === Math.max(...results.map((each) => each.result.equity)));
    const end = isOver ? `${words.states[this.rest]}. ` : '';
    if (!best) return end.trim();
    const { verdict } = this;
    if (verdict.words) return end + words.saidVerdict({ trials: formatCount(this.rollout!.trials), verdict: verdict.words, sure: verdict.sure });
    const { equity, best: sure } = best.result;
    return end + words.said({ trials: formatCount(this.rollout!.trials), name: best.name, equity: formatEquity(equity), sure: results.length > 1 && sure !== null ? formatChance(sure) : '' });
  }

  private act(name: 'start' | 'pause' | 'stop' | 'remove' | 'close'): void {
    emit(this, `nard-rollout-${name}`, {});
  }

  private renderActions(): TemplateResult {
    const words = texts().rollout.panel;
    const { rollout, work } = this;
    if (work !== 'none') {
      return html`<button type="button" class="primary" ?disabled=${work === 'stopping'} @click=${() => this.act('pause')}>${words.pause}</button>
        <button type="button" ?disabled=${work === 'stopping'} @click=${() => this.act('stop')}>${words.stop}</button>`;
    }
    const isNew = !rollout || rollout.isOld;
    const start = !rollout ? words.start : rollout.isOld ? words.anew : rollout.isEnded ? words.extend({ trials: this.settings.trials }) : words.resume;
    return html`<button type="button" class="primary" ?disabled=${this.subjects.length === 0} @click=${() => this.act('start')}>${start}</button>
      ${!isNew && !rollout.isEnded ? html`<button type="button" @click=${() => this.act('stop')}>${words.stop}</button>` : nothing}
      <span class="grow"></span>
      ${rollout ? html`<button type="button" class="quiet" @click=${() => this.act('remove')}>${words.remove}</button>` : nothing}`;
  }

  private renderHeader(): TemplateResult {
    const words = texts().rollout.panel;
    const { rollout, work } = this;
    const status = work === 'starting' || work === 'stopping' ? words.work[work] : words.states[work === 'running' ? 'running' : this.rest];
    const done = rollout?.trials || 0;
    const goal = Math.max(rollout?.goal || this.settings.trials, 1);
    // Stopped by hand, it has no goal any more.
    const figures = work === 'none' && rollout?.isStopped ? words.trialsDone({ trials: done }) : words.trialsOf({ done: formatCount(done), total: formatCount(Math.max(goal, done)) });
    return html`<header>
      <div class="line"><h2>${words.name}</h2><span class="badge">${this.isCubeful ? words.withCube : texts().app.cubeless}</span><span class="grow"></span>
        <button type="button" class="quiet icon-only" aria-label=${words.close} title=${words.close} @click=${() => this.act('close')}>×</button></div>
      <progress aria-label=${words.name} max=${goal} .value=${Math.min(done, goal)}></progress>
      <div class="line figures"><span>${status}</span><span class="grow"></span><span>${figures}</span></div>
      <div class="line">${this.renderActions()}</div>
      <div class="unseen" role="status">${this.said}</div>
    </header>`;
  }

  private renderCandidates(): TemplateResult {
    const words = texts().rollout.panel;
    const { lines, rollout, game, koks, isCubeful } = this;
    const isAlone = lines.length === 1;
    const isMatch = isCubeful && this.stakes === 'match';
    return html`<div role="table" aria-label=${words.candidates} aria-busy=${this.work === 'running'}>
      <div role="row" class="row head"><span role="columnheader">${this.decision ? texts().cube.screen.action : words.candidate}</span><span role="columnheader" class="figure">${words.equity}</span>
        <span role="columnheader" class="figure" title=${words.bestHelp}>${isAlone ? nothing : words.best}</span></div>
      ${repeat(lines, ({ key }) => key, (line, index) => renderLine(line, {
        game, koks, isAlone, isMatch, number: isAlone ? null : index + 1, isSelected: index === this.selected,
        trials: line.equity !== null && rollout ? rollout.trials : null, onSelect: () => { this.looked = line.key; },
      }))}
    </div>`;
  }

  private renderDecision(): TemplateResult | typeof nothing {
    const words = texts().rollout.panel;
    const choose = (decides: boolean): TemplateResult => html`<button type="button" aria-pressed=${(this.decision !== null) === decides} ?disabled=${this.work !== 'none'}
      @click=${() => emit(this, 'nard-rollout-decide', { decides })}>${words.asked[decides ? 'decision' : 'position']}</button>`;
    return html`${this.mayDecide ? html`<div class="segments" role="group" aria-label=${words.asked.name}>${choose(true)}${choose(false)}</div>` : nothing}
      ${this.decision ? html`<p class="verdict"><strong>${this.verdict.words || '…'}</strong><span class="note">${words.verdictSure({ percent: this.verdict.sure || '–' })}</span></p>` : nothing}`;
  }

  private choose(key: string, isChosen: boolean): void {
    const keys = this.subjects.map((subject) => subject.key);
    emit(this, 'nard-rollout-choose', { keys: isChosen ? [...keys, key] : keys.filter((each) => each !== key) });
  }

  /** Plays best first: a short list, and those that were chosen wherever they rank. */
  private renderChoice(): TemplateResult | typeof nothing {
    if (this.plays.length === 0) return nothing;
    const words = texts().rollout.panel;
    const chosen = new Set(this.subjects.map(({ key }) => key));
    const isBusy = this.work !== 'none';
    return html`<details class="choice" ?open=${this.subjects.length === 0}><summary>${words.choose}</summary>
      <p class="note">${words.chooseHelp({ most: this.most })}</p>
      <div class="line">${BEST.filter((count) => count <= this.plays.length).map((count) => html`<button type="button" ?disabled=${isBusy} @click=${() => emit(this, 'nard-rollout-choose', { keys: this.plays.slice(0, count).map(({ key }) => key) })}>${words.bestPlays({ count })}</button>`)}</div>
      <ul class="plays">${repeat(this.plays.filter(({ key }, i) => i < OFFERED || chosen.has(key)), ({ key }) => key, ({ key, name }) => html`<li><label>
        <input type="checkbox" .checked=${chosen.has(key)} ?disabled=${isBusy || (!chosen.has(key) && chosen.size >= this.most)} @change=${(event: Event) => this.choose(key, (event.target as HTMLInputElement).checked)}><bdi dir="ltr">${name}</bdi></label></li>`)}</ul>
    </details>`;
  }

  private outcomeName({ side, kind }: Outcome): string {
    return texts().rollout.panel[side][kind];
  }

  private renderHistogram(): TemplateResult {
    const words = texts().rollout.panel;
    const line = this.lines[this.selected];
    const nothingYet: Probabilities = { win: 0, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };
    const outcomes = outcomesOf(line?.probabilities ?? nothingYet, this.game, this.koks);
    const isKnown = Boolean(line?.probabilities);
    const most = Math.max(0.01, ...outcomes.map(({ chance }) => chance));
    return html`<section><h3 id="outcomes">${words.outcomes({ name: line?.name ?? '' })}</h3>
      <table class="histogram" aria-labelledby="outcomes"><thead class="unseen"><tr><th scope="col">${words.outcome}</th><th scope="col"></th><th scope="col">${words.chance}</th></tr></thead>
        <tbody>${outcomes.map((outcome) => html`<tr><th scope="row">${this.outcomeName(outcome)}</th>
          <td aria-hidden="true"><svg viewBox="0 0 1 1" preserveAspectRatio="none">${isKnown ? svg`<rect class="${outcome.side} ${outcome.kind}" x="0" y="0" height="1" width=${outcome.chance / most}></rect>` : nothing}</svg></td>
          <td>${isKnown ? `${formatChance(outcome.chance)}%` : '–'}</td></tr>`)}</tbody></table></section>`;
  }

  private renderMade(): TemplateResult | typeof nothing {
    if (!this.rollout) return nothing;
    const { rollout: words } = texts();
    const { net, task, trials, isOld } = this.rollout;
    const how = [
      words.heading({ net: net.name, version: net.version, plies: task.plies, cubePlies: task.cubeful?.plies ?? null, seed: task.seed, trials }),
      ...(task.cubeful ? [`${cubefulText(task.cubeful, task.subjects[0]!.of, texts())}.`] : []),
      task.luck === 'throws' ? words.luckOut : words.luckIn,
      ...lastThrowText(task, texts()),
      ...(task.truncation > 0 ? [words.truncated({ turns: task.truncation })] : []),
      ...(isOld ? [words.panel.otherNet({ net: net.name, version: net.version })] : []),
    ];
    return html`<p class="note made">${how.join(' ')}</p>`;
  }

  private renderKept(): TemplateResult | typeof nothing {
    const words = texts().rollout.panel;
    const others = this.kept.filter(({ id }) => id !== this.rollout?.id);
    if (others.length === 0) return nothing;
    const change = (event: Event): void => {
      const chosen = this.kept[(event.target as HTMLSelectElement).selectedIndex - (this.rollout ? 0 : 1)];
      if (chosen) emit(this, 'nard-rollout-show', { id: chosen.id });
    };
    return html`<label class="kept">${words.kept}<select name="kept" ?disabled=${this.work !== 'none'} @change=${change}>
      ${this.rollout ? nothing : html`<option selected>–</option>`}
      ${this.kept.map((each) => html`<option ?selected=${each.id === this.rollout?.id}>${words.keptLabel(each)}</option>`)}</select></label>`;
  }

  protected override render(): TemplateResult {
    const words = texts().rollout.panel;
    return html`${this.renderHeader()}
      <div class="body">
        ${this.failure ? html`<p class="failure" role="alert">${this.failure}</p>` : nothing}
        ${this.renderDecision()}
        ${this.renderCandidates()}
        ${this.renderChoice()}
        <section><h3>${texts().rollout.chart.name}</h3>
          <nard-convergence-chart .course=${this.rollout?.course ?? []} .names=${this.lines.filter(({ isPlayed }) => isPlayed).map(({ name }) => name)} .selected=${this.selected}></nard-convergence-chart></section>
        ${this.renderHistogram()}
        ${this.renderMade()}
        <details class="settings"><summary>${words.settings}</summary><nard-rollout-settings .settings=${this.settings} ?alone=${this.plays.length === 0 && !this.decision} ?cube=${this.stakes !== 'none'} ?decides=${this.decision !== null} ?disabled=${this.work !== 'none'}></nard-rollout-settings></details>
        ${this.renderKept()}
      </div>`;
  }
}
