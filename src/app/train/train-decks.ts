/** The decks with what is due in each, and where their puzzles come from. Fires `nard-print` with the deck that is wanted on paper. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import type { RemovedDeck } from '../../store/remove-deck.ts';
import { deckId, isInDeck, type Deck, type DeckRow } from '../../study/decks.ts';
import { makePuzzleSet } from '../../study/puzzle-set.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import { loadOrTell } from '../load-or-tell.ts';
import { makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { takenFiles } from '../taken-files.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { openSample } from '../welcome/open-sample.ts';
import './make-form.ts';
import { LIMITS, type Limit } from './saved-train.ts';
import './statistics-card.ts';
import { decksStyles } from './train-style.ts';
import type { TrainSession } from './train-session.ts';
import { deckName, deckTitle } from './train-words.ts';
import { trainingWords } from './training-words.ts';

@customElement('nard-train-decks')
export class TrainDecks extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) train!: TrainSession;
  @state() private importing = false;
  /** An Anki package is being made. */
  @state() private packing = false;
  /** A deck is being deleted. */
  private deleting = false;

  static override styles = [baseStyles, controlStyles, decksStyles];

  constructor() {
    super();
    new LanguageController(this);
    trainingWords.watch(this);
    new Watching(this, () => [this.train.cell, this.session.library.cell]);
  }

  private export(deck: Deck): void {
    const puzzles = [...this.train.cell.get().shelf.puzzles.values()].filter((puzzle) => isInDeck(puzzle, deck)).map(({ puzzle }) => puzzle);
    this.session.saveText({ ok: true, value: makePuzzleSet({ title: deckName(deck), puzzles }) }, `${texts().study.decks.exportName(deckTitle(deck))}.json`);
  }

  private async pack(deck: Deck): Promise<void> {
    this.packing = true;
    const code = await loadOrTell(() => import('./anki-export.ts'), this.session.notices);
    await code?.exportToAnki(this.session, this.train, deck);
    this.packing = false;
  }

  /** Deletes a deck and offers to take that back; the keyboard goes on at the deck that takes its place. */
  private async deleteDeck(deck: Deck): Promise<void> {
    const { notices } = this.session;
    const buttons = (): readonly HTMLElement[] => [...this.renderRoot.querySelectorAll<HTMLElement>('.delete')];
    const at = buttons().findIndex((each) => each.matches(':focus'));
    this.deleting = true;
    const removed = await this.train.removeDeck(deck);
    this.deleting = false;
    await this.updateComplete;
    if (at >= 0) (buttons()[Math.min(at, buttons().length - 1)] ?? this.renderRoot.querySelector<HTMLElement>('#decks'))?.focus();
    if (!removed) return;
    const words = trainingWords.now(), title = deckTitle(deck);
    const text = deck.kind === 'tag' || deck.kind === 'search' ? words.tagDeleted(title) : words.deckDeleted(title, removed);
    if (removed.puzzles.length > 0) notices.offerUndo(text, () => void this.putBack(removed, title));
    else notices.tell(text);
  }

  private async putBack(removed: RemovedDeck, title: string): Promise<void> {
    if (await this.train.putBack(removed)) this.session.notices.tell(trainingWords.now().deckRestored(title));
  }

  private readonly chooseFile = async (event: Event): Promise<void> => {
    const [file] = takenFiles(event);
    if (!file) return;
    this.importing = true;
    await this.session.intake.openFiles([file]);
    this.importing = false;
  };

  private renderDeck({ deck, total, due, fresh }: DeckRow): TemplateResult {
    const words = texts().study.decks;
    const title = deckTitle(deck);
    const waiting = due + fresh > 0;
    return html`<li class="deck" data-deck=${deckId(deck)}>
      <div class="grow"><h3>${deckName(deck)}</h3>
        <div class="small muted">${words.parts[deck.part]} · ${words.total(total)}</div></div>
      <div class="counts small">${due > 0 ? html`<span class="badge accent">${words.due(due)}</span>` : nothing}${fresh > 0 ? html`<span class="badge">${words.fresh(fresh)}</span>` : nothing}${waiting ? nothing : html`<span class="muted">${words.nothingDue}</span>`}</div>
      <div class="row">
        <button class="quiet icon-only" title=${texts().study.cards.print} aria-label=${texts().study.cards.printDeck(title)} @click=${() => this.dispatchEvent(new CustomEvent<Deck>('nard-print', { detail: deck }))}>${icon('print')}</button>
        <button class="quiet icon-only" title=${texts().study.cards.anki} aria-label=${texts().study.cards.ankiDeck(title)} ?disabled=${this.packing} @click=${() => void this.pack(deck)}>${icon('train')}</button>
        <button class="quiet icon-only" title=${words.export} aria-label=${words.exportDeck(title)} @click=${() => this.export(deck)}>${icon('download')}</button>
        <button class="quiet icon-only delete" title=${texts().library.delete} aria-label=${trainingWords.now().deleteDeck(title)} @click=${() => { if (!this.deleting) void this.deleteDeck(deck); }}>${icon('remove')}</button>
        <button class=${waiting ? 'primary' : ''} aria-label=${waiting ? words.startDeck(title) : `${words.startDeck(title)} (${words.early})`} @click=${() => void this.train.begin(deck, !waiting)}>${waiting ? words.start : words.early}</button>
      </div></li>`;
  }

  /** What was left out of the decks, and the way back. */
  private renderResting(): TemplateResult | typeof nothing {
    const ids = [...this.train.cell.get().shelf.puzzles.values()].filter(({ resting }) => resting).map(({ id }) => id);
    const words = trainingWords.now();
    return ids.length === 0 ? nothing : html`<div class="row wrap small muted resting"><span>${words.restingCount(ids.length)}</span>
      <button class="quiet" @click=${() => void this.train.wake(ids)}>${icon('undo')}${words.wake}</button></div>`;
  }

  override render(): TemplateResult {
    const words = texts().study;
    const { decks, limit, shelf } = this.train.cell.get();
    return html`<div class="screen">
      <header class="row wrap spread">
        <h1>${words.title}</h1>
        <div class="row wrap">
          <a class="button" href=${makeRoute({ screen: 'lesson', id: null, at: null })} @click=${(event: Event) => { event.preventDefault(); this.session.go({ screen: 'lesson', id: null, at: null }); }}>${icon('flag')}${texts().app.sideScreens.lesson}</a>
          <label class="row small">${words.decks.limit}
            <select @change=${(event: Event) => this.train.setLimit(Number((event.target as HTMLSelectElement).value) as Limit)}>${LIMITS.map((each) => html`<option value=${each} ?selected=${each === limit}>${each}</option>`)}</select></label>
          <label class="button import" aria-disabled=${this.importing ? 'true' : nothing}>${icon('file')}${words.decks.import}<input class="unseen" type="file" accept=".json,application/json" ?disabled=${this.importing} @change=${this.chooseFile} /></label>
        </div>
      </header>
      <div class="columns">
        <section class="card" aria-labelledby="decks"><h2 id="decks" tabindex="-1">${words.decks.title}</h2>
          ${decks.length === 0 ? html`<div class="empty"><h3>${words.decks.empty}</h3><p class="muted">${words.decks.emptyHelp}</p>
            ${this.session.library.cell.get()?.length === 0 ? html`<button class="primary" @click=${() => void openSample(this.session)}>${icon('review')}${texts().help.sample}</button>` : nothing}</div>` : html`<ul>${decks.map((row) => this.renderDeck(row))}</ul>`}
          ${this.renderResting()}
        </section>
        <div class="side">
          <nard-make-form class="card" .session=${this.session} .train=${this.train}></nard-make-form>
          ${shelf.reviews.length === 0 ? nothing : html`<nard-statistics-card class="card" .train=${this.train}></nard-statistics-card>`}
        </div>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-train-decks': TrainDecks;
  }
}
