/** Library: what was analysed and saved. Cards with a small board each; deletion can be taken back. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Game } from '../../core/games.ts';
import { startPosition } from '../../core/position.ts';
import { cubeOf } from '../../core/preset-board.ts';
import { firstPreset } from '../../core/presets.ts';
import { situationOf, type Situation } from '../../core/situation.ts';
import '../../elements/board/define.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { formatRate } from '../numbers.ts';
import { remarkOf } from '../../store/remark.ts';
import { currentLanguage, texts } from '../../i18n/index.ts';
import { dateFormat } from '../../i18n/numbers.ts';
import type { EntrySummary } from '../../store/store.ts';
import { askToKeep, isNearlyFull, readStorageState, type StorageState } from '../../store/storage-state.ts';
import { directionOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import '../library/library-search.ts';
import '../library/remark-editor.ts';
import '../library/renewal-card.ts';
import { renewalOf } from '../library/renewal-of.ts';
import { starIcon } from '../library/star.ts';
import { shelfWords } from '../library/words.ts';
import { LongList } from '../long-list.ts';
import { evaluatorWords, progressWords, rateWords, shareDone } from '../progress-words.ts';
import { isAsGood } from '../review-state.ts';
import { makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { takenFiles } from '../taken-files.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { gameWords } from '../win-words.ts';
import { libraryStyles } from './library-style.ts';

const gameOf = (entry: EntrySummary): Game => (entry.kind === 'match' ? entry.game ?? 'short' : entry.situation.position.game);

const KINDS = ['all', 'match', 'position'] as const;

@customElement('nard-library-screen')
export class LibraryScreen extends LitElement {
  @property({ attribute: false }) session!: Session;
  @state() private kind: (typeof KINDS)[number] = 'all';
  /** Entry whose title is being changed. */
  @state() private renaming: string | null = null;
  /** The search was opened, though nothing is asked for yet. */
  @state() private searching = false;
  /** Entry whose note and tags are shown. */
  @state() private remarked: string | null = null;
  @state() private renewing = false;
  /** Entries that a search found; null = nothing is asked for. */
  @state() private found: ReadonlySet<string> | null = null;
  private readonly list = new LongList(this, () => this.shown.length);
  @state() private storage: StorageState | null = null;

  static override styles = [baseStyles, controlStyles, libraryStyles];

  constructor() {
    super();
    new LanguageController(this);
    shelfWords.watch(this);
    new Watching(this, () => [this.session.library.cell, this.session.offline, this.session.facts.info, this.session.facts.longInfo, this.session.settings, this.session.route, renewalOf(this.session).cell]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Here for the export when the connection is gone.
    void Promise.all([import('../../store/export-backup.ts'), import('../../store/import-backup.ts')]).catch(() => {});
    void readStorageState().then((state) => { this.storage = state; });
  }

  private readonly keep = async (): Promise<void> => {
    const kept = await askToKeep();
    this.storage = await readStorageState();
    this.session.notices.tell(kept ? texts().library.kept : texts().library.keepRefused);
  };

  private readonly chooseFile = (event: Event): void => void this.session.intake.openFiles(takenFiles(event));

  private renderHead(count: number): TemplateResult {
    const words = texts().library;
    return html`<header class="row wrap spread">
      <div class="row wrap"><h1>${words.title}</h1><span class="muted">${words.count(count)}</span></div>
      <div class="row wrap">
        <div class="segments" role="group" aria-label=${words.filter}>${KINDS.map((kind) => html`
          <button aria-pressed=${kind === this.kind} @click=${() => { this.kind = kind; }}>${words.kinds[kind]}</button>`)}</div>
        ${this.renderTools(count)}
        <button @click=${() => void this.session.library.exportAll()}>${icon('download')}${words.exportAll}</button>
        <label class="button import">${icon('file')}${words.import}<input class="unseen" type="file" multiple @change=${this.chooseFile} /></label>
      </div>
    </header>`;
  }

  /** What is searched for, by the address. */
  private get query(): string {
    const route = this.session.route.get();
    return route.screen === 'library' ? route.query ?? '' : '';
  }

  private get isSearching(): boolean {
    return this.searching || this.query !== '';
  }

  private toggleSearch(): void {
    this.searching = !this.isSearching;
    if (!this.searching) this.session.go({ screen: 'library' });
  }

  private renderTools(count: number): TemplateResult {
    const words = shelfWords.now();
    return html`<button aria-pressed=${this.isSearching} ?disabled=${count === 0} @click=${() => this.toggleSearch()}>${icon('analyse')}${words.filter.open}</button>
      <button aria-pressed=${this.renewing} ?disabled=${count === 0} @click=${() => { this.renewing = !this.renewing; }}>${icon('again')}${words.renewal.open}</button>`;
  }

  private renderStorage(): TemplateResult | typeof nothing {
    const words = texts().library;
    const { storage } = this;
    if (!storage) return nothing;
    return html`<footer class="row wrap muted small">
      ${storage.used !== null && storage.available !== null ? html`<span>${words.storage(storage.used, storage.available)}.</span>` : nothing}
      <span>${storage.kept ? words.kept : words.notKept}</span>
      ${storage.kept ? nothing : html`<button class="quiet small" @click=${this.keep}>${words.keep}</button>`}
      ${this.session.offline.get().kept === 'ready' ? html`<span>${words.offline}</span>` : nothing}
      ${isNearlyFull(storage) ? html`<strong class="mark-error" role="status">${words.nearlyFull}</strong>` : nothing}
      <details><summary>${words.storageTitle}</summary><p>${words.storageHelp}</p><p>${words.backupHelp}</p>
        <p><a href=${makeRoute({ screen: 'help', part: 'privacy' })}>${texts().help.privacyTitle}</a></p></details>
    </footer>`;
  }

  private renderTitle(entry: EntrySummary): TemplateResult {
    const words = texts().library;
    if (this.renaming !== entry.id) return html`<a class="name" href=${this.addressOf(entry)} @click=${(event: Event) => this.open(event, entry)}>${entry.title}</a>`;
    const save = (field: HTMLInputElement): void => {
      this.renaming = null;
      const title = field.value.trim();
      if (title !== '' && title !== entry.title) void this.session.library.rename(entry.id, title);
    };
    return html`<form class="row" @submit=${(event: Event) => { event.preventDefault(); save((event.target as HTMLFormElement).querySelector('input')!); }}>
      <input class="grow" aria-label=${words.renameLabel} maxlength="200" .value=${entry.title}
        @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') this.renaming = null; }} />
      <button class="icon-only" aria-label=${words.renameSave}>${icon('check')}</button></form>`;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    // Other cards are drawn step by step too.
    if (changed.has('found') || changed.has('kind')) this.list.reset();
  }

  override updated(): void {
    if (this.renaming) this.renderRoot.querySelector<HTMLInputElement>('form input')?.focus();
  }

  private open(event: Event, entry: EntrySummary): void {
    event.preventDefault();
    this.session.openEntry(entry);
  }

  private addressOf(entry: EntrySummary): string {
    return entry.kind === 'match' ? makeRoute({ screen: 'review', match: entry.id, at: null }) : this.session.addressOf(entry.situation);
  }

  /** Short nard goes without saying. */
  private renderGame(entry: EntrySummary): TemplateResult | typeof nothing {
    if (gameOf(entry) === 'short') return nothing;
    const preset = entry.kind === 'match' ? entry.preset : entry.situation.preset?.id;
    return html`<span class="badge">${gameWords('long', preset ?? firstPreset('long').id)}</span>`;
  }

  private renderFacts(entry: EntrySummary): TemplateResult {
    const words = texts().library;
    const { review } = texts();
    const now = this.session.facts.infoOf(gameOf(entry));
    const { plies, matchPlies } = this.session.settings.get();
    const wanted = entry.kind === 'match' ? matchPlies : plies;
    const old = entry.evaluator !== null && now !== null && !isAsGood(entry.evaluator, { netVersion: now.netVersion, plies: wanted });
    const better = old ? html`<span class="badge accent">${words.better}</span>` : nothing;
    const depths = entry.kind === 'match' ? entry.progress.depths : undefined;
    const evaluator = entry.evaluator ? html`<span class="badge">${evaluatorWords(entry.evaluator.net, entry.evaluator.plies, depths)}</span>` : nothing;
    const game = this.renderGame(entry);
    if (entry.kind === 'position') return html`<div class="row wrap badges"><span class="badge">${review.positionBadge}</span>${game}${evaluator}${better}</div>`;
    const { done, total, pr, plies: asked = matchPlies } = entry.progress;
    const rated = gameOf(entry) === 'long' ? 'long' : entry.progress.cubes ? 'cube' : 'plays';
    const rateNote = rateWords({ long: review.rateNoteLong, cube: review.rateNote, plays: words.rateNote }[rated], depths);
    return html`
      <div class="small muted one-line">${entry.length > 0 ? review.length(entry.length) : review.money} · ${words.games(entry.games)}</div>
      ${pr && pr.some((each) => each !== null) ? html`<div class="pr" title=${rateNote}>${words.pr(formatRate(pr[0]), formatRate(pr[1]))} <span class="small muted wide">${rateNote}</span>${rated === 'long' ? nothing : html`<span class="small muted narrow">${words.rateShort[rated]}</span>`}</div>` : nothing}
      ${done < total ? html`<div class="row small"><progress max="1" .value=${shareDone(depths, asked, { done, total })}></progress><span class="muted nowrap">${progressWords(depths, asked, words.progress(done, total))}</span></div>` : nothing}
      <div class="row wrap badges">${game}${evaluator}${better}</div>`;
  }

  private async toggleStar({ id }: EntrySummary): Promise<void> {
    const done = await this.session.services.store.annotate(id, null, ({ starred, ...rest }) => (starred ? rest : { ...rest, starred: true }));
    if (!done.ok) this.session.notices.tellError(done.error);
  }

  /** What somebody wrote about an entry, or where it is written. */
  private renderRemark(entry: EntrySummary): TemplateResult | typeof nothing {
    const event = entry.kind === 'match' ? [entry.event, entry.date].filter(Boolean).join(' · ') : '';
    const { tags = [], note } = entry;
    return html`
      ${event ? html`<div class="small muted one-line">${event}</div>` : nothing}
      ${this.remarked === entry.id ? html`<nard-remark-editor .session=${this.session} .item=${{ id: entry.id }} .remark=${remarkOf(entry)}></nard-remark-editor>`
        : html`${tags.length > 0 ? html`<div class="row wrap badges">${tags.map((tag) => html`<span class="badge accent">${tag}</span>`)}</div>` : nothing}${note ? html`<p class="small note">${note}</p>` : nothing}`}`;
  }

  private renderCard(entry: EntrySummary): TemplateResult {
    const words = texts().library;
    const situation: Situation = entry.kind === 'position' ? entry.situation : entry.progress.cover ?? situationOf(startPosition(gameOf(entry)));
    const { game } = situation.position;
    const preset = situation.preset ?? (entry.kind === 'match' && entry.preset ? { id: entry.preset, version: 1 } : null);
    const date = dateFormat(currentLanguage()).format(entry.createdAt);
    return html`<li class="card entry">
      <a class="picture" href=${this.addressOf(entry)} tabindex="-1" aria-hidden="true" @click=${(event: Event) => this.open(event, entry)}>
        <nard-board mini .setup=${situation.position} .turn=${situation.turn} .roll=${situation.roll} .phase=${situation.phase} .preset=${preset} .cube=${cubeOf(game, situation.cube)} .direction=${directionOf(game, this.session.settings.get())}></nard-board></a>
      <div class="facts">
        ${this.renderTitle(entry)}
        ${this.renderFacts(entry)}
        ${this.renderRemark(entry)}
        <div class="row tools"><span class="small muted grow">${date}</span>
          <button class="quiet icon-only" aria-pressed=${entry.starred ?? false} aria-label=${shelfWords.now().remark.starEntry(entry.title)} title=${entry.starred ? shelfWords.now().remark.unstar : shelfWords.now().remark.star} @click=${() => void this.toggleStar(entry)}>${starIcon(entry.starred ?? false)}</button>
          <button class="quiet icon-only" aria-expanded=${this.remarked === entry.id} aria-label=${shelfWords.now().remark.edit(entry.title)} title=${shelfWords.now().remark.title} @click=${() => { this.remarked = this.remarked === entry.id ? null : entry.id; }}>${icon('flag')}</button>
          <button class="quiet icon-only" aria-label=${words.renameEntry(entry.title)} title=${words.rename} @click=${() => { this.renaming = this.renaming === entry.id ? null : entry.id; }}>${icon('edit')}</button>
          <button class="quiet icon-only" aria-label=${words.deleteEntry(entry.title)} title=${words.delete} @click=${() => void this.session.library.remove(entry.id)}>${icon('remove')}</button></div>
      </div></li>`;
  }

  private get shown(): readonly EntrySummary[] {
    return (this.session.library.cell.get() ?? []).filter((entry) => (this.kind === 'all' || entry.kind === this.kind) && (this.found?.has(entry.id) ?? true));
  }

  override render(): TemplateResult {
    const words = texts().library;
    const library = this.session.library.cell.get();
    const { shown } = this;
    return html`<div class="screen">
      ${this.renderHead(library?.length ?? 0)}
      ${this.renewing || renewalOf(this.session).cell.get() ? html`<nard-renewal-card class="card" .session=${this.session} .entries=${shown}></nard-renewal-card>` : nothing}
      ${this.isSearching ? html`<nard-library-search class="card" .session=${this.session} .text=${this.query} @nard-found=${(event: CustomEvent<ReadonlySet<string> | null>) => { this.found = event.detail; }}></nard-library-search>` : nothing}
      ${library === null ? html`<p class="muted">${texts().app.loading}</p>`
        : shown.length === 0 ? html`<div class="empty card"><h2>${library.length === 0 ? words.empty : this.found ? texts().study.search.none : words.noneOfKind}</h2>${library.length === 0 ? html`<p class="muted">${words.emptyHelp}</p>` : nothing}</div>`
        : html`<ul>${repeat(this.list.of(shown), (entry) => entry.id, (entry) => this.renderCard(entry))}</ul>${this.list.end}`}
      ${this.renderStorage()}
    </div>`;
  }
}
