/** The fields of a filter. Fires `nard-filter` with the filter that is asked for. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { GAMES, PRESETS, type Game } from '../../core/games.ts';
import { LONG_PRESETS } from '../../core/presets.ts';
import { makeTags, parseTags } from '../../core/tags.ts';
import { MAX_PLIES, PLIES } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import { FILTER_KINDS, MOST_LOSS, MOST_PIPS, type FilterKind, type LibraryFilter, type Range, type ScoreFilter } from '../../study/filter/filter.ts';
import { isAnything, makeLibraryQuery, parseScore, type LibraryQuery } from '../../study/filter/filter-text.ts';
import { STAGES } from '../../study/stage.ts';
import { parseDecimal } from '../decimal.ts';
import { formatThousandths } from '../../elements/shared/format.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { shelfWords } from './words.ts';

/** What is typed into a field of numbers: null = nothing, `wrong` = no number between 0 and the top. */
function readNumber(text: string, top: number): number | null | 'wrong' {
  if (text.trim() === '') return null;
  const value = parseDecimal(text);
  return value === null || value < 0 || value > top ? 'wrong' : value;
}

/** A score as people type it: null = none. */
const readScore = (text: string): ScoreFilter | null | 'wrong' =>
  (text.trim() === '' ? null : parseScore(text.trim().toLowerCase().replace(/[–:]/, '-')) ?? 'wrong');

@customElement('nard-filter-form')
export class FilterForm extends LitElement {
  @property({ attribute: false }) query!: LibraryQuery;
  @property({ attribute: false }) players: readonly string[] = [];
  @property({ attribute: false }) events: readonly string[] = [];
  @property({ attribute: false }) tags: readonly string[] = [];
  @property({ attribute: false }) collections: readonly string[] = [];
  /** Searching: the button waits. */
  @property({ type: Boolean }) busy = false;
  /** Why the fields cannot be read. */
  @state() private wrong = '';
  /** The button that was pressed is drawn anew: the keyboard stays on it. */
  private asked = false;

  static override styles = [baseStyles, controlStyles, css`
    form { display: grid; gap: 10px 12px; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); align-items: end; }
    label:not(.check), fieldset { display: grid; gap: 4px; font-size: 13px; color: var(--nard-muted); min-width: 0; }
    label > input:not([type='checkbox']), label > select { width: 100%; color: var(--nard-ink); }
    fieldset { border: 0; margin: 0; padding: 0; }
    .wide, ::slotted(*) { grid-column: 1 / -1; }
    .phases { display: flex; flex-wrap: wrap; gap: 6px; color: var(--nard-ink); }
    .wrong { color: var(--nard-blunder); }
    @media (max-width: 480px) { form { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  `];

  constructor() {
    super();
    shelfWords.watch(this);
  }

  private field(id: string): string {
    return this.renderRoot.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)!.value;
  }

  /** Both ends of a range; null = neither is given; a text = the label of the one that is wrong. */
  private range(from: string, to: string, top: number, names: readonly [string, string]): Range | null | string {
    const least = readNumber(this.field(from), top), most = readNumber(this.field(to), top);
    if (least === 'wrong') return names[0];
    if (most === 'wrong' || (most !== null && most < (least ?? 0))) return names[1];
    return least === null && most === null ? null : { least: least ?? 0, most: most ?? Infinity };
  }

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    const words = shelfWords.now().filter;
    const loss = this.range('loss-from', 'loss-to', MOST_LOSS, [words.lossFrom, words.lossTo]);
    const pips = this.range('pips-from', 'pips-to', MOST_PIPS, [words.pipsFrom, words.pipsTo]);
    const depth = this.range('depth-from', 'depth-to', MAX_PLIES, [words.depthFrom, words.depthTo]);
    const score = readScore(this.field('score'));
    const wrong = [loss, pips, depth].find((each) => typeof each === 'string') ?? (score === 'wrong' ? words.score : '');
    this.wrong = wrong === '' ? '' : words.wrong(wrong as string);
    if (this.wrong) return;
    const said = (id: string): string | null => this.field(id).trim() || null;
    const from = said('date-from'), to = said('date-to');
    const filter: LibraryFilter = {
      words: said('words'), player: said('player'), event: said('event'), tags: parseTags(this.field('tags')), collection: said('collection'), starred: this.renderRoot.querySelector<HTMLInputElement>('#starred')!.checked,
      preset: said('preset'), kind: said('kind') as FilterKind | null, stages: STAGES.filter((stage) => this.renderRoot.querySelector<HTMLInputElement>(`#stage-${stage}`)!.checked),
      loss: loss as Range | null, pips: pips as Range | null, depth: depth as Range | null, score: score as ScoreFilter | null, date: from || to ? { from, to } : null,
    };
    const game = said('game') as Game | null;
    this.asked = true;
    this.dispatchEvent(new CustomEvent('nard-filter', { detail: { filter, game } }));
  };

  private text(id: string, label: string, value: string, extra: { readonly list?: readonly string[]; readonly numeric?: boolean; readonly help?: string } = {}): TemplateResult {
    const { list, numeric, help } = extra;
    return html`<label>${label}<input id=${id} autocomplete="off" maxlength="200" inputmode=${numeric ? 'decimal' : nothing} list=${list ? `${id}-list` : nothing} title=${help ?? nothing} placeholder=${help ? '2-5' : nothing} .value=${value} />
      ${list ? html`<datalist id=${`${id}-list`}>${list.map((each) => html`<option value=${each}></option>`)}</datalist>` : nothing}</label>`;
  }

  private choice<T extends string | number>(id: string, label: string, values: readonly T[], chosen: T | null, name: (value: T) => string): TemplateResult {
    return html`<label>${label}<select id=${id}><option value="" ?selected=${chosen === null}>${shelfWords.now().filter.any}</option>${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${name(value)}</option>`)}</select></label>`;
  }

  private renderRules({ preset }: LibraryFilter): TemplateResult {
    const words = texts().play.form.presets;
    const named = (id: string): string => (Object.hasOwn(words, id) ? words[id]!.name : id);
    const group = (label: string, ids: readonly string[]): TemplateResult => html`<optgroup label=${label}>${ids.map((id) => html`<option value=${id} ?selected=${id === preset}>${named(id)}</option>`)}</optgroup>`;
    const { games } = texts().play.form;
    return html`<label>${shelfWords.now().filter.rules}<select id="preset"><option value="" ?selected=${preset === null}>${shelfWords.now().filter.any}</option>
      ${group(games.short, PRESETS.filter(({ id }) => !LONG_PRESETS.some((each) => each.id === id)).map(({ id }) => id))}${group(games.long, LONG_PRESETS.map(({ id }) => id))}</select></label>`;
  }

  /** The form begins anew with each question: what was typed and not asked is gone then, and not before. */
  override render(): TemplateResult {
    return html`${keyed(makeLibraryQuery(this.query), this.renderForm())}`;
  }

  override updated(): void {
    if (!this.asked || this.busy) return;
    this.asked = false;
    this.renderRoot.querySelector<HTMLButtonElement>('button.primary')!.focus();
  }

  private renderForm(): TemplateResult {
    const words = shelfWords.now().filter;
    const { filter, structure } = this.query;
    const { plies } = texts().app;
    const end = (range: Range | null, at: 'least' | 'most'): number | null => { const value = range?.[at]; return value === undefined || value === Infinity ? null : value; };
    const loss = (value: number | null): string => (value === null ? '' : formatThousandths(value));
    const pips = (value: number | null): string => (value === null ? '' : `${value}`);
    const score = filter.score === null ? '' : filter.score === 'money' ? filter.score : `${filter.score.own}-${filter.score.other}`;
    return html`<form @submit=${this.submit}>
      ${this.text('words', words.words, filter.words ?? '')}
      ${this.text('player', words.player, filter.player ?? '', { list: this.players })}
      ${this.text('event', words.event, filter.event ?? '', { list: this.events })}
      ${this.text('tags', words.tags, makeTags(filter.tags), { list: this.tags })}
      ${this.choice('collection', words.collection, filter.collection === null || this.collections.includes(filter.collection) ? this.collections : [...this.collections, filter.collection], filter.collection, (name) => name)}
      ${this.choice<Game>('game', texts().play.form.game, GAMES, structure.game, (game) => texts().play.form.games[game])}
      ${this.renderRules(filter)}
      ${this.choice<FilterKind>('kind', words.kind, FILTER_KINDS, filter.kind, (kind) => words.kinds[kind])}
      ${this.text('loss-from', words.lossFrom, loss(end(filter.loss, 'least')), { numeric: true })}
      ${this.text('loss-to', words.lossTo, loss(end(filter.loss, 'most')), { numeric: true })}
      ${this.choice('depth-from', words.depthFrom, PLIES, end(filter.depth, 'least') as (typeof PLIES)[number] | null, plies)}
      ${this.choice('depth-to', words.depthTo, PLIES, end(filter.depth, 'most') as (typeof PLIES)[number] | null, plies)}
      ${this.text('pips-from', words.pipsFrom, pips(end(filter.pips, 'least')), { numeric: true })}
      ${this.text('pips-to', words.pipsTo, pips(end(filter.pips, 'most')), { numeric: true })}
      ${this.text('score', words.score, score, { help: words.scoreHelp })}
      <label>${words.dateFrom}<input id="date-from" type="date" .value=${filter.date?.from ?? ''} /></label>
      <label>${words.dateTo}<input id="date-to" type="date" .value=${filter.date?.to ?? ''} /></label>
      <label class="check small"><input id="starred" type="checkbox" .checked=${filter.starred} />${words.starred}</label>
      <fieldset class="wide"><legend>${words.phases}</legend><div class="phases">${STAGES.map((stage) => html`<label class="check small"><input id=${`stage-${stage}`} type="checkbox" .checked=${filter.stages.includes(stage)} />${texts().study.stages[stage]}</label>`)}</div></fieldset>
      <slot></slot>
      <div class="row wrap wide"><button class="primary" ?disabled=${this.busy}>${words.run}</button>
        <button type="button" class="quiet" ?disabled=${isAnything(this.query)} @click=${() => this.dispatchEvent(new CustomEvent('nard-clear'))}>${words.clear}</button>
        ${this.wrong ? html`<span class="small wrong" role="alert">${this.wrong}</span>` : nothing}</div>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-filter-form': FilterForm;
  }
}
