/** Searching the library by what stands where: conditions drawn on a board, the boards that fit. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { GAMES, type Game } from '../../core/games.ts';
import '../../elements/board/define.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { NO_FILTER } from '../../study/filter/filter.ts';
import type { Hit } from '../../study/structure/board-index.ts';
import { ANY_POSITION, HOWS, makePoints, MOST_CHECKERS, parsePoints, QUERY_SIDES, type Condition, type How, type QuerySide, type StructureQuery } from '../../study/structure/query.ts';
import { directionOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { failureOf } from '../failures.ts';
import { icon } from '../icons.ts';
import { makeRoute, type Route } from '../routes.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import type { SearchAnswer } from './library-searcher.ts';
import './point-picker.ts';
import { searcherOf } from './search-client.ts';

/** Boards that are shown. */
const SHOWN = 24;
const FIRST: Condition = { side: 'own', how: 'each', points: [], least: 2, most: MOST_CHECKERS };
const COUNTS = Array.from({ length: MOST_CHECKERS + 1 }, (_, count) => count);

@customElement('nard-structure-search')
export class StructureSearch extends LitElement {
  @property({ attribute: false }) session!: Session;
  @state() private query: StructureQuery = { ...ANY_POSITION, conditions: [FIRST] };
  /** The condition that is drawn. */
  @state() private active = 0;
  @state() private answer: SearchAnswer | null = null;
  @state() private progress: { readonly done: number; readonly total: number } | null = null;
  @state() private wrong = '';

  static override styles = [baseStyles, controlStyles, css`
    :host { display: block; padding: 16px; }
    .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px; align-items: start; }
    form { display: grid; gap: 12px; }
    .condition { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 8px; border: 1px solid var(--nard-line); border-radius: 8px; }
    .condition.active { border-color: var(--nard-accent); }
    .condition input { width: 100px; flex: 1 1 80px; min-width: 0; }
    ul { list-style: none; margin: 16px 0 0; padding: 0; display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); }
    li a { display: grid; gap: 6px; text-decoration: none; color: inherit; } li a:hover span { text-decoration: underline; }
    nard-board { aspect-ratio: 990 / 724; display: block; }
    .wrong { color: var(--nard-blunder); }
    @media (max-width: 860px) { :host { padding: 12px; } .columns { grid-template-columns: minmax(0, 1fr); } ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.settings, this.session.library.cell]);
  }

  private set(at: number, change: Partial<Condition>): void {
    this.query = { ...this.query, conditions: this.query.conditions.map((each, place) => (place === at ? { ...each, ...change } : each)) };
  }

  private select<T extends string | number>(label: string, values: readonly T[], chosen: T, name: (value: T) => string, change: (value: T) => void): TemplateResult {
    return html`<select aria-label=${label} @change=${(event: Event) => change(values[(event.target as HTMLSelectElement).selectedIndex]!)}>${values.map((value) => html`<option ?selected=${value === chosen}>${name(value)}</option>`)}</select>`;
  }

  private renderCondition({ side, how, points, least, most }: Condition, at: number): TemplateResult {
    const words = texts().study.search;
    return html`<div class="condition ${at === this.active ? 'active' : ''}" role="group" @focusin=${() => { this.active = at; }}>
      ${this.select<QuerySide>(words.side, QUERY_SIDES, side, (each) => words.sides[each], (next) => this.set(at, { side: next }))}
      ${this.select<number>(words.least, COUNTS, least, (each) => `${words.least} ${each}`, (next) => this.set(at, { least: next, most: Math.max(next, most) }))}
      ${this.select<number>(words.most, COUNTS, most, (each) => `${words.most} ${each}`, (next) => this.set(at, { most: next, least: Math.min(next, least) }))}
      ${this.select<How>(words.how, HOWS, how, (each) => words.hows[each], (next) => this.set(at, { how: next }))}
      <input aria-label=${words.points} placeholder=${words.points} autocomplete="off" title=${words.pointsHelp} .value=${makePoints(points)} @change=${(event: Event) => this.typePoints(at, (event.target as HTMLInputElement).value)} />
      <button type="button" class="quiet icon-only" aria-label=${words.remove} title=${words.remove} ?disabled=${this.query.conditions.length === 1} @click=${() => this.dropCondition(at)}>${icon('remove')}</button>
    </div>`;
  }

  private typePoints(at: number, text: string): void {
    const points = text.trim() === '' ? [] : parsePoints(text);
    this.wrong = points ? '' : texts().study.search.wrongPoints;
    if (points) this.set(at, { points });
  }

  private dropCondition(at: number): void {
    this.query = { ...this.query, conditions: this.query.conditions.filter((_, place) => place !== at) };
    this.active = Math.min(this.active, this.query.conditions.length - 1);
  }

  private readonly add = (): void => {
    this.query = { ...this.query, conditions: [...this.query.conditions, { ...FIRST, side: 'other' }] };
    this.active = this.query.conditions.length - 1;
  };

  private readonly submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.progress || this.wrong) return;
    this.progress = { done: 0, total: 0 };
    const { notices } = this.session;
    const query = { ...this.query, conditions: this.query.conditions.filter(({ points }) => points.length > 0) };
    try {
      const answer = await searcherOf(this.session).search({ structure: query, filter: NO_FILTER }, SHOWN, (done, total) => { this.progress = { done, total }; });
      if (answer.ok) this.answer = answer.value;
      else notices.tellError(answer.error);
    } catch (error) {
      notices.tellError(failureOf(error));
    }
    this.progress = null;
  };

  private renderHit({ id, game, decision, setup }: Hit): TemplateResult {
    const words = texts().study.search;
    const entry = (this.session.library.cell.get() ?? []).find((each) => each.id === id);
    const title = entry?.title ?? '';
    const route: Route = { screen: 'review', match: id, at: { game, decision } };
    const open = (event: Event): void => {
      event.preventDefault();
      if (entry?.kind === 'position') this.session.openEntry(entry);
      else this.session.go(route);
    };
    return html`<li><a href=${entry?.kind === 'position' ? this.session.addressOf(entry.situation) : makeRoute(route)} @click=${open}>
      <nard-board mini aria-hidden="true" .setup=${setup} .direction=${directionOf(setup.game, this.session.settings.get())}></nard-board>
      <span class="small">${entry?.kind === 'position' ? title : words.where(title, game + 1, decision + 1)}</span></a></li>`;
  }

  private get status(): string {
    const words = texts().study.search;
    const { progress, answer } = this;
    if (this.wrong) return this.wrong;
    if (progress) return progress.total > 0 ? words.indexing(progress.done, progress.total) : texts().app.loading;
    if (!answer) return '';
    if (answer.count === 0) return words.none;
    return `${words.found(answer.count, answer.boards)}.${answer.count > answer.hits.length ? ` ${words.more(answer.hits.length)}` : ''}`;
  }

  override render(): TemplateResult {
    const words = texts().study.search;
    const { query, answer } = this;
    const games: readonly (Game | null)[] = [null, ...GAMES];
    return html`<h2>${words.title}</h2><p class="small muted">${words.help}</p>
      <div class="columns">
        <form @submit=${this.submit}>
          ${query.conditions.map((condition, at) => this.renderCondition(condition, at))}
          <div class="row wrap">
            <button type="button" @click=${this.add}>${icon('plus')}${words.add}</button>
            <label class="check small"><input type="checkbox" .checked=${query.either} @change=${(event: Event) => { this.query = { ...query, either: (event.target as HTMLInputElement).checked }; }} />${words.either}</label>
            <select aria-label=${texts().play.form.game} @change=${(event: Event) => { this.query = { ...query, game: games[(event.target as HTMLSelectElement).selectedIndex] ?? null }; }}>
              ${games.map((game) => html`<option ?selected=${game === query.game}>${game === null ? texts().study.make.allStages : texts().play.form.games[game]}</option>`)}</select>
          </div>
          <div class="row wrap"><button class="primary" ?disabled=${this.progress !== null}>${words.run}</button><span class="small ${this.wrong ? 'wrong' : 'muted'}" role="status">${this.status}</span></div>
        </form>
        <nard-point-picker .condition=${query.conditions[this.active] ?? null} .conditions=${query.conditions} @nard-points=${(event: CustomEvent<readonly number[]>) => { this.wrong = ''; this.set(this.active, { points: event.detail }); }}></nard-point-picker>
      </div>
      ${answer && answer.hits.length > 0 ? html`<ul>${repeat(answer.hits, ({ id, game, decision }) => `${id} ${game} ${decision}`, (hit) => this.renderHit(hit))}</ul>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-structure-search': StructureSearch;
  }
}
