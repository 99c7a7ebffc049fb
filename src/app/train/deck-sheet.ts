/** The cards of a deck on paper: a page of questions, then a page of their answers, mirrored for printing on both sides. Fires `nard-back`. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { isInDeck, queueOf, type Deck } from '../../study/decks.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import { PER_PAGE, type PerPage } from '../routes.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { makeFaces, type CardFaces } from './card-faces.ts';
import { columnsOf, EDGES, sheetPages, type Edge, type SheetPage } from './sheet-pages.ts';
import type { TrainSession } from './train-session.ts';
import { deckTitle } from './train-words.ts';

/** Cards of one printing: pictures of a page each. */
const MOST = 120;

@customElement('nard-deck-sheet')
export class DeckSheet extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) train!: TrainSession;
  @property({ attribute: false }) deck!: Deck;
  @state() private perPage: PerPage = 4;
  @state() private edge: Edge = 'long';
  /** null = being made. */
  @state() private faces: readonly CardFaces[] | null = null;
  /** Puzzles of the deck. */
  @state() private total = 0;
  private madeBy = '';

  static override styles = [baseStyles, controlStyles, css`
    .screen { max-width: 900px; margin: 0 auto; padding: 24px 20px 48px; display: grid; gap: 16px; }
    .paper {
      color-scheme: light; forced-color-adjust: none; background: white; color: black; border: 1px solid var(--nard-line); aspect-ratio: 210 / 297; padding: 24px; display: grid; gap: 16px 24px;
      grid-auto-rows: minmax(0, 1fr); grid-template-columns: minmax(0, 1fr); overflow: hidden; font-size: 13px; line-height: 18px;
    }
    .paper.two-columns { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .cell { min-width: 0; min-height: 0; display: flex; flex-direction: column; gap: 6px; overflow: hidden; }
    .cell img { display: block; min-height: 0; flex: 0 1 auto; object-fit: contain; width: 100%; }
    h2 { font-size: 14px; line-height: 18px; }
    ol { list-style: upper-alpha; margin: 0; padding-left: 22px; columns: 2; }
    table { border-collapse: collapse; width: 100%; } td, th { text-align: right; padding: 1px 4px; border-top: 1px solid #bbb; font-weight: 400; } th { text-align: left; }
    p { overflow-wrap: anywhere; } .paper .small { font-size: 11px; line-height: 14px; color: #333; }
    .note { white-space: pre-wrap; }
    @media screen and (max-width: 760px) { .screen { padding: 16px 12px 32px; } .paper { padding: 8px; gap: 8px; font-size: 8px; line-height: 10px; } .paper h2 { font-size: 8px; line-height: 10px; } .paper .small { font-size: 6px; line-height: 8px; } .paper ol { padding-left: 14px; } }
    @media print {
      .screen { max-width: none; padding: 0; display: block; }
      .head { display: none; }
      .paper { border: 0; padding: 0; aspect-ratio: auto; height: 99vh; break-after: page; print-color-adjust: exact; }
      .paper:last-child { break-after: auto; }
    }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.train.cell, this.session.settings]);
  }

  /** Made anew when another deck, other words or another look are wanted. */
  override willUpdate(): void {
    const settings = this.session.settings.get();
    const { puzzles, memories } = this.train.cell.get().shelf;
    const own = [...puzzles.values()].filter((puzzle) => isInDeck(puzzle, this.deck));
    const key = JSON.stringify([this.deck, settings.language, settings.direction, settings.longDirection, settings.longNumbering, own.length]);
    if (key === this.madeBy) return;
    this.madeBy = key;
    this.total = own.length;
    this.faces = null;
    // As they would be asked.
    const asked = queueOf(own, memories, this.deck, MOST, this.session.services.now(), true).flatMap((id) => puzzles.get(id)?.puzzle ?? []);
    void makeFaces(asked, settings, this.session.services.bookOf).then((faces) => { if (this.madeBy === key) this.faces = faces; });
  }

  private renderFront({ question, board, options }: CardFaces, number: number): TemplateResult {
    return html`<h2>${number}. ${question}</h2>
      <img alt=${texts().study.cards.board} src=${`data:image/svg+xml,${encodeURIComponent(board)}`} />
      ${options.length === 0 ? nothing : html`<ol>${options.map((option) => html`<li>${option}</li>`)}</ol>`}`;
  }

  private renderBack({ best, rows, evaluator, note, source, position }: CardFaces, number: number): TemplateResult {
    return html`<h2>${number}. ${texts().study.cards.answer}: ${best}</h2>
      <table><tbody>${rows.map(({ text, equity, loss }) => html`<tr><th scope="row">${text}</th>${equity ? html`<td>${equity}</td>` : nothing}${loss ? html`<td>${loss}</td>` : nothing}</tr>`)}</tbody></table>
      ${note ? html`<p class="note">${note}</p>` : nothing}
      <p class="small">${[evaluator, source].filter(Boolean).join(' · ')}</p><p class="small">${position}</p>`;
  }

  private renderPage({ side, cells }: SheetPage<number>): TemplateResult {
    return html`<section class="paper ${columnsOf(this.perPage) === 2 ? 'two-columns' : ''}" data-side=${side}>${cells.map((at) => html`<div class="cell">${at === null ? nothing : side === 'front' ? this.renderFront(this.faces![at]!, at + 1) : this.renderBack(this.faces![at]!, at + 1)}</div>`)}</section>`;
  }

  override render(): TemplateResult {
    const words = texts().study;
    const { faces } = this;
    return html`<div class="screen">
      <div class="row wrap spread head">
        <div><h1>${words.cards.print}: ${deckTitle(this.deck)}</h1><p class="muted" role="status">${faces === null ? words.cards.making : html`${words.decks.total(faces.length)}. ${this.total > faces.length ? words.cards.cut(faces.length, this.total) : nothing} ${words.cards.about}`}</p></div>
        <div class="row wrap">
          <button class="quiet" @click=${() => this.dispatchEvent(new CustomEvent('nard-back'))}>${icon('previous')}${words.finished.back}</button>
          <div class="segments" role="group" aria-label=${words.cards.perPage}>${PER_PAGE.map((count) => html`<button aria-pressed=${count === this.perPage} aria-label=${texts().share.perPageOf(count)} @click=${() => { this.perPage = count; }}>${count}</button>`)}</div>
          <label class="row small">${words.cards.edge} <select @change=${(event: Event) => { this.edge = EDGES[(event.target as HTMLSelectElement).selectedIndex]!; }}>${EDGES.map((edge) => html`<option ?selected=${edge === this.edge}>${words.cards.edges[edge]}</option>`)}</select></label>
          <button class="primary" ?disabled=${!faces || faces.length === 0} @click=${() => print()}>${icon('print')}${texts().share.print}</button>
        </div></div>
      ${faces === null ? nothing : sheetPages(faces.map((_, at) => at), this.perPage, this.edge).map((page) => this.renderPage(page))}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-deck-sheet': DeckSheet;
  }
}
