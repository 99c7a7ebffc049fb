/** Searching the library by filters and by what stands where. The question is in the address; the entries found are told to the screen. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Game } from '../../core/games.ts';
import { texts } from '../../i18n/index.ts';
import type { LibraryFilter } from '../../study/filter/filter.ts';
import { ANYTHING, isAnything, makeLibraryQuery, parseLibraryQuery, type LibraryQuery } from '../../study/filter/filter-text.ts';
import type { StructureQuery } from '../../study/structure/query.ts';
import { Watching } from '../cell.ts';
import { failureOf } from '../failures.ts';
import type { SearchAnswer } from '../search/library-searcher.ts';
import { searcherOf } from '../search/search-client.ts';
import '../search/structure-form.ts';
import type { Session } from '../session.ts';
import '../train/search-deck.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import './collect-form.ts';
import './collection-tools.ts';
import './filter-form.ts';
import './hit-list.ts';
import { shelvesOf } from './shelves.ts';
import { shelfWords } from './words.ts';

/** Boards that are shown at first, and how many more at a time. */
const SHOWN = 24;
/** Positions that can be put into a collection in one go. */
const COLLECTED = 1000;
/** Milliseconds between two searches that nobody but the library asks for: an analysis changes it several times a second. */
const AGAIN_EVERY = 2000;

@customElement('nard-library-search')
export class LibrarySearch extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** The question, as the address has it. */
  @property() text = '';
  @state() private query: LibraryQuery = ANYTHING;
  @state() private structure: StructureQuery = ANYTHING.structure;
  @state() private answer: SearchAnswer | null = null;
  /** Of a question somebody waits for; a library that has changed is searched again without a word. */
  @state() private progress: { readonly done: number; readonly total: number } | null = null;
  @state() private limit = SHOWN;
  private isSearching = false;
  /** The question or a collection has changed while it was searched. */
  private isStale = false;
  private searchedAt = -Infinity;
  private timer = 0;
  /** What the screen was told last. */
  private told: ReadonlySet<string> | null = null;

  static override styles = [baseStyles, controlStyles, css`
    :host { display: grid; gap: 14px; padding: 16px; }
    summary { cursor: pointer; padding: 6px 0; width: fit-content; font-weight: 600; font-size: 14px; }
    code { overflow-wrap: anywhere; }
    @media (max-width: 760px) { :host { padding: 12px; } }
  `];

  constructor() {
    super();
    shelfWords.watch(this);
    new Watching(this, () => [this.session.settings, this.session.library.cell, shelvesOf(this.session).cell]);
  }

  private stops: (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.stops = [this.session.library.cell.watch(() => this.searchSoon()), shelvesOf(this.session).cell.watch(() => void this.search())];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.stops) stop();
    clearTimeout(this.timer);
    this.timer = 0;
    this.found(null);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('text')) return;
    const found = parseLibraryQuery(this.text);
    if (!found.ok) this.session.notices.tellError(found.error);
    this.query = found.ok ? found.value : ANYTHING;
    this.structure = this.query.structure;
    this.limit = SHOWN;
    this.askAnew();
  }

  /** Tells the screen, which draws its cards anew then: the same ones again are nothing to tell. */
  private found(entries: readonly string[] | null): void {
    const { told } = this;
    if (told === null ? entries === null : entries?.length === told.size && entries.every((id) => told.has(id))) return;
    this.told = entries && new Set(entries);
    this.dispatchEvent(new CustomEvent('nard-found', { detail: this.told }));
  }

  /** For somebody who waits for the answer. */
  private askAnew(): void {
    if (!isAnything(this.query)) this.progress = { done: 0, total: 0 };
    void this.search();
  }

  /** The library has changed. */
  private searchSoon(): void {
    if (this.timer !== 0) return;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      if (this.isSearching) this.searchSoon();
      else void this.search();
    }, this.isSearching ? AGAIN_EVERY : Math.max(0, this.searchedAt + AGAIN_EVERY - performance.now()));
  }

  private async search(): Promise<void> {
    if (this.isSearching) {
      this.isStale = true;
      return;
    }
    if (isAnything(this.query)) {
      this.answer = null;
      this.found(null);
      return;
    }
    this.isSearching = true;
    do {
      this.isStale = false;
      await this.ask();
    } while (this.isStale && this.isConnected && !isAnything(this.query));
    this.isSearching = false;
    this.progress = null;
    this.searchedAt = performance.now();
    if (isAnything(this.query)) void this.search();
  }

  private async ask(): Promise<void> {
    const { query } = this;
    try {
      const answer = await searcherOf(this.session).search(query, this.limit, (done, total) => { if (this.progress || total > 1) this.progress = { done, total }; });
      // Another question was asked meanwhile: its answer comes next.
      if (query !== this.query) return;
      if (!answer.ok) return this.session.notices.tellError(answer.error);
      this.answer = answer.value;
      if (this.isConnected) this.found(answer.value.entries);
    } catch (error) {
      this.session.notices.tellError(failureOf(error));
    }
  }

  private go(query: LibraryQuery): void {
    const text = makeLibraryQuery(query);
    this.session.go(text === '' ? { screen: 'library' } : { screen: 'library', query: text });
  }

  private readonly submit = ({ detail: { filter, game } }: CustomEvent<{ filter: LibraryFilter; game: Game | null }>): void => this.go({ filter, structure: { ...this.structure, game } });

  private readonly more = (): void => {
    this.limit += SHOWN;
    this.askAnew();
  };

  private get status(): string {
    const words = shelfWords.now().filter;
    const { progress, answer } = this;
    if (progress && progress.total > 0) return texts().study.search.indexing(progress.done, progress.total);
    if (!answer) return progress ? texts().app.loading : '';
    return answer.count === 0 ? texts().study.search.none : words.found(answer.count, answer.boards, answer.entries.length);
  }

  /** Names that fields offer. */
  private get offered(): { readonly players: readonly string[]; readonly events: readonly string[]; readonly tags: readonly string[] } {
    const players = new Set<string>(), events = new Set<string>(), tags = new Set<string>();
    for (const entry of this.session.library.cell.get() ?? []) {
      for (const tag of entry.tags ?? []) tags.add(tag);
      if (entry.kind !== 'match') continue;
      for (const name of entry.players) players.add(name);
      if (entry.event) events.add(entry.event);
      for (const remark of entry.remarks ?? []) for (const tag of remark.tags ?? []) tags.add(tag);
    }
    const sorted = (names: Set<string>): readonly string[] => [...names].filter(Boolean).sort();
    return { players: sorted(players), events: sorted(events), tags: sorted(tags) };
  }

  private renderFound(answer: SearchAnswer): TemplateResult {
    const words = shelfWords.now();
    const { collection } = this.query.filter;
    return html`
      ${collection !== null && shelvesOf(this.session).named(collection) ? html`<nard-collection-tools .session=${this.session} .name=${collection} @nard-renamed=${(event: CustomEvent<string>) => this.go({ ...this.query, filter: { ...this.query.filter, collection: event.detail } })} @nard-deleted=${() => this.go(ANYTHING)}></nard-collection-tools>` : nothing}
      <nard-hit-list .session=${this.session} .hits=${answer.hits} .collection=${collection}></nard-hit-list>
      <div class="row wrap spread">
        ${answer.count > answer.hits.length ? html`<button @click=${this.more}>${words.filter.more}</button>` : nothing}
        ${answer.count > 0 && answer.count <= COLLECTED ? html`<nard-collect-form .session=${this.session} .label=${words.collection.addFound} .found=${this.allFound}></nard-collect-form>` : nothing}
        <nard-search-deck .session=${this.session} .query=${this.query}></nard-search-deck>
      </div>`;
  }

  /** All that was found, as items of a collection: entries of one position as a whole. */
  private readonly allFound = async () => {
    const answer = await searcherOf(this.session).search(this.query, COLLECTED, () => {});
    if (!answer.ok) {
      this.session.notices.tellError(answer.error);
      return [];
    }
    const positions = new Set((this.session.library.cell.get() ?? []).filter(({ kind }) => kind === 'position').map(({ id }) => id));
    return answer.value.hits.map(({ id, game, decision }) => (positions.has(id) ? { id } : { id, game, decision }));
  };

  override render(): TemplateResult {
    const words = shelfWords.now().filter;
    const { query, answer } = this;
    const collections = (shelvesOf(this.session).cell.get() ?? []).map(({ name }) => name);
    const { players, events, tags } = this.offered;
    return html`<h2>${words.title}</h2>
      <nard-filter-form .query=${query} .players=${players} .events=${events} .tags=${tags} .collections=${collections} ?busy=${this.progress !== null} @nard-filter=${this.submit} @nard-clear=${() => this.go(ANYTHING)}>
        <details ?open=${query.structure.conditions.length > 0}><summary>${words.structure}</summary>
          <nard-structure-form .given=${query.structure} @nard-structure=${(event: CustomEvent<StructureQuery>) => { this.structure = event.detail; }}></nard-structure-form></details>
      </nard-filter-form>
      <p class="small muted" role="status">${this.status}</p>
      ${isAnything(query) ? nothing : html`<p class="small muted">${words.asText} <code>${makeLibraryQuery(query)}</code></p>`}
      ${answer && answer.count > 0 ? this.renderFound(answer) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-library-search': LibrarySearch;
  }
}
