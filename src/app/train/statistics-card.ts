/** How studying goes: what is still known, and what answers cost by part of the game and by week. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { formatCount, formatThousandths } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { currentLanguage, texts } from '../../i18n/index.ts';
import { dateFormat } from '../../i18n/numbers.ts';
import { readText } from '../../formats/detect.ts';
import { stageOf, type Stage } from '../../study/stage.ts';
import { statisticsOf, WEEK } from '../../study/statistics.ts';
import { Watching } from '../cell.ts';
import { baseStyles } from '../ui-styles.ts';
import type { Shelf, TrainSession } from './train-session.ts';

@customElement('nard-statistics-card')
export class StatisticsCard extends LitElement {
  @property({ attribute: false }) train!: TrainSession;
  private readonly stages = new Map<string, Stage | null>();

  static override styles = [baseStyles, css`
    :host { display: block; padding: 16px; }
    .facts { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 8px 0; }
    table { width: 100%; border-collapse: collapse; margin-top: 8px; font-size: 13px; }
    caption { text-align: left; font-weight: 600; padding: 4px 0; }
    th, td { text-align: right; padding: 3px 4px; border-top: 1px solid var(--nard-line); font-weight: 400; }
    th:first-child { text-align: left; } thead th { color: var(--nard-muted); border: 0; }
    .bar { display: block; height: 6px; border-radius: 3px; background: var(--nard-doubtful); min-width: 1px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.train.cell]);
  }

  /** Read once for each puzzle: positions do not change. */
  private stage(id: string, { puzzles }: Shelf): Stage | null {
    const known = this.stages.get(id);
    if (known !== undefined) return known;
    const puzzle = puzzles.get(id)?.puzzle;
    const read = puzzle && readText(puzzle.position);
    const found = read?.ok && read.value.kind === 'situation' ? stageOf(read.value.situation.position) : null;
    this.stages.set(id, found);
    return found;
  }

  override render(): TemplateResult | typeof nothing {
    const words = texts().study.statistics;
    const { shelf } = this.train.cell.get();
    if (shelf.reviews.length === 0) return nothing;
    const now = Date.now();
    const found = statisticsOf(shelf.reviews, [...shelf.puzzles.values()], shelf.memories, (id) => this.stage(id, shelf), now, -new Date(now).getTimezoneOffset());
    const percent = (share: number): string => `${formatCount(Math.round(100 * share))}%`;
    const dates = dateFormat(currentLanguage());
    return html`<h2>${words.title}</h2>
      <div class="facts small muted">
        <span>${words.answers(found.answers)}</span>
        ${found.retention === null ? nothing : html`<span>${words.retention(Math.round(100 * found.retention))}</span>`}
        ${found.mature === 0 ? nothing : html`<span>${words.mature(found.mature)}</span>`}
        ${found.streak < 2 ? nothing : html`<span>${words.streak(found.streak)}</span>`}
      </div>
      <table><caption>${words.byStage}</caption>
        <thead><tr><th scope="col">${words.columns.stage}</th><th scope="col">${words.columns.answers}</th><th scope="col">${words.columns.right}</th><th scope="col">${words.columns.loss}</th></tr></thead>
        <tbody>${found.byStage.map(({ stage, answers, right, loss }) => html`<tr><th scope="row">${texts().study.stages[stage]}</th><td>${formatCount(answers)}</td><td>${percent(right)}</td><td>${formatThousandths(loss)}</td></tr>`)}</tbody></table>
      ${found.byWeek.length < 2 ? nothing : html`<table><caption>${words.byWeek}</caption>
        <thead><tr><th scope="col">${words.columns.week}</th><th scope="col">${words.columns.answers}</th><th scope="col">${words.columns.loss}</th></tr></thead>
        <tbody>${found.byWeek.map(({ week, answers, loss }) => html`<tr><th scope="row">${words.week(dates.format(week * WEEK))}</th><td>${formatCount(answers)}</td><td>${formatThousandths(loss)}</td></tr>`)}</tbody></table>`}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-statistics-card': StatisticsCard;
  }
}
