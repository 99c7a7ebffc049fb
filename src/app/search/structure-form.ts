/** What must stand where: conditions drawn on a board. Fires `nard-structure` with the query after each change. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { ANY_POSITION, HOWS, makePoints, MOST_CHECKERS, parsePoints, QUERY_SIDES, type Condition, type How, type QuerySide, type StructureQuery } from '../../study/structure/query.ts';
import { icon } from '../icons.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import './point-picker.ts';

const FIRST: Condition = { side: 'own', how: 'each', points: [], least: 2, most: MOST_CHECKERS };
const COUNTS = Array.from({ length: MOST_CHECKERS + 1 }, (_, count) => count);

@customElement('nard-structure-form')
export class StructureForm extends LitElement {
  /** As it is searched for. */
  @property({ attribute: false }) given: StructureQuery = ANY_POSITION;
  @state() private query: StructureQuery = { ...ANY_POSITION, conditions: [FIRST] };
  /** The condition that is drawn. */
  @state() private active = 0;
  @state() private wrong = '';

  static override styles = [baseStyles, controlStyles, css`
    :host { display: grid; gap: 8px; }
    .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px; align-items: start; }
    .conditions { display: grid; gap: 12px; }
    .condition { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 8px; border: 1px solid var(--nard-line); border-radius: 8px; }
    .condition.active { border-color: var(--nard-accent); }
    .condition input { width: 100px; flex: 1 1 80px; min-width: 0; }
    .wrong { color: var(--nard-blunder); }
    @media (max-width: 860px) { .columns { grid-template-columns: minmax(0, 1fr); } }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private set(at: number, change: Partial<Condition>): void {
    this.tell({ ...this.query, conditions: this.query.conditions.map((each, place) => (place === at ? { ...each, ...change } : each)) });
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
    this.tell({ ...this.query, conditions: this.query.conditions.filter((_, place) => place !== at) });
  }

  private readonly add = (): void => {
    this.tell({ ...this.query, conditions: [...this.query.conditions, { ...FIRST, side: 'other' }] });
    this.active = this.query.conditions.length - 1;
  };

  /** Those that say something. */
  private tell(query: StructureQuery): void {
    this.query = query;
    this.dispatchEvent(new CustomEvent<StructureQuery>('nard-structure', { detail: { ...query, conditions: query.conditions.filter(({ points }) => points.length > 0) } }));
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('given')) this.query = { ...this.given, conditions: this.given.conditions.length > 0 ? this.given.conditions : [FIRST] };
    this.active = Math.min(this.active, this.query.conditions.length - 1);
  }

  override render(): TemplateResult {
    const words = texts().study.search;
    const { query } = this;
    return html`<p class="small muted">${words.help}</p>
      <div class="columns">
        <div class="conditions">
          ${query.conditions.map((condition, at) => this.renderCondition(condition, at))}
          <div class="row wrap">
            <button type="button" @click=${this.add}>${icon('plus')}${words.add}</button>
            <label class="check small"><input type="checkbox" .checked=${query.either} @change=${(event: Event) => this.tell({ ...query, either: (event.target as HTMLInputElement).checked })} />${words.either}</label>
          </div>
          ${this.wrong ? html`<p class="small wrong" role="alert">${this.wrong}</p>` : nothing}
        </div>
        <nard-point-picker .condition=${query.conditions[this.active] ?? null} .conditions=${query.conditions} @nard-points=${(event: CustomEvent<readonly number[]>) => { this.wrong = ''; this.set(this.active, { points: event.detail }); }}></nard-point-picker>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-structure-form': StructureForm;
  }
}
