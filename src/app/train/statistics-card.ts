/** How studying goes: what is still known, and what answers cost by part of the game, by structure and by week. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { formatCount, formatThousandths } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { currentLanguage, texts } from '../../i18n/index.ts';
import { dateFormat } from '../../i18n/numbers.ts';
import { readText } from '../../formats/detect.ts';
import { structureOf } from '../../study/decks.ts';
import type { StoredReview } from '../../study/review.ts';
import { stageOf, type Stage } from '../../study/stage.ts';
import { lossByWeek, statisticsOf, WEEK, type Outcome, type Statistics } from '../../study/statistics.ts';
import { Watching } from '../cell.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import type { Shelf, TrainSession } from './train-session.ts';
import { deckName } from './train-words.ts';

/** Whose losses by week are shown. */
interface Chosen {
  readonly kind: 'stage' | 'search' | 'tag';
  readonly name: string;
}

@customElement('nard-statistics-card')
export class StatisticsCard extends LitElement {
  @property({ attribute: false }) train!: TrainSession;
  /** null = of all answers. */
  @state() private chosen: Chosen | null = null;
  private readonly stages = new Map<string, Stage | null>();

  static override styles = [baseStyles, controlStyles, css`
    :host { display: block; padding: 16px; }
    .facts { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 8px 0; }
    table { width: 100%; border-collapse: collapse; margin-top: 8px; font-size: 13px; }
    label { display: grid; gap: 4px; margin-top: 12px; } select { width: 100%; }
    caption { text-align: left; font-weight: 600; padding: 4px 0; }
    th, td { text-align: right; padding: 3px 4px; border-top: 1px solid var(--nard-line); font-weight: 400; }
    th:first-child { text-align: left; overflow-wrap: anywhere; } thead th { color: var(--nard-muted); border: 0; }
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

  private renderOutcomes(caption: string, first: string, rows: readonly (Outcome & { readonly name: string })[]): TemplateResult {
    const { columns } = texts().study.statistics;
    return html`<table><caption>${caption}</caption>
      <thead><tr><th scope="col">${first}</th><th scope="col">${columns.answers}</th><th scope="col">${columns.right}</th><th scope="col">${columns.loss}</th></tr></thead>
      <tbody>${rows.map(({ name, answers, right, loss }) => html`<tr><th scope="row">${name}</th><td>${formatCount(answers)}</td><td>${formatCount(Math.round(100 * right))}%</td><td>${formatThousandths(loss)}</td></tr>`)}</tbody></table>`;
  }

  /** Answers of a part of the game, or of a structure. */
  private isChosen({ puzzle }: StoredReview, shelf: Shelf): boolean {
    const { chosen } = this;
    if (chosen === null) return true;
    if (chosen.kind === 'stage') return this.stage(puzzle, shelf) === chosen.name;
    return shelf.puzzles.get(puzzle)?.puzzle.tags.some((tag) => { const { kind, name } = structureOf(tag); return kind === chosen.kind && name === chosen.name; }) ?? false;
  }

  private renderWeeks(shelf: Shelf, { byStage, byStructure }: Statistics, now: number): TemplateResult | typeof nothing {
    const words = texts().study.statistics;
    if (lossByWeek(shelf.reviews, now).length < 2) return nothing;
    const dates = dateFormat(currentLanguage());
    const choices: readonly (Chosen & { readonly text: string })[] = [
      ...byStage.map(({ stage }) => ({ kind: 'stage' as const, name: stage, text: texts().study.stages[stage] })), ...byStructure.map(({ kind, name }) => ({ kind, name, text: deckName({ kind, name }) })),
    ];
    return html`<label class="small">${words.weekOf} <select @change=${(event: Event) => { this.chosen = choices[(event.target as HTMLSelectElement).selectedIndex - 1] ?? null; }}>
        <option ?selected=${this.chosen === null}>${words.all}</option>${choices.map(({ kind, name, text }) => html`<option ?selected=${this.chosen?.kind === kind && this.chosen.name === name}>${text}</option>`)}</select></label>
      <table><caption class="unseen">${words.byWeek}</caption>
        <thead><tr><th scope="col">${words.columns.week}</th><th scope="col">${words.columns.answers}</th><th scope="col">${words.columns.loss}</th></tr></thead>
        <tbody>${lossByWeek(shelf.reviews.filter((review) => this.isChosen(review, shelf)), now).map(({ week, answers, loss }) => html`<tr><th scope="row">${words.week(dates.format(week * WEEK))}</th><td>${formatCount(answers)}</td><td>${formatThousandths(loss)}</td></tr>`)}</tbody></table>`;
  }

  override render(): TemplateResult {
    const words = texts().study.statistics;
    const { shelf } = this.train.cell.get();
    const now = Date.now();
    const found = statisticsOf(shelf.reviews, [...shelf.puzzles.values()], shelf.memories, (id) => this.stage(id, shelf), now, -new Date(now).getTimezoneOffset());
    return html`<h2>${words.title}</h2>
      <div class="facts small muted">
        <span>${words.answers(found.answers)}</span>
        ${found.retention === null ? nothing : html`<span>${words.retention(Math.round(100 * found.retention))}</span>`}
        ${found.mature === 0 ? nothing : html`<span>${words.mature(found.mature)}</span>`}
        ${found.streak < 2 ? nothing : html`<span>${words.streak(found.streak)}</span>`}
      </div>
      ${this.renderOutcomes(words.byStage, words.columns.stage, found.byStage.map((each) => ({ ...each, name: texts().study.stages[each.stage] })))}
      ${found.byStructure.length === 0 ? nothing : this.renderOutcomes(words.byStructure, words.structure, found.byStructure.map((each) => ({ ...each, name: deckName(each) })))}
      ${this.renderWeeks(shelf, found, now)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-statistics-card': StatisticsCard;
  }
}
