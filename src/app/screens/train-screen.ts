/** Train: decks, a round through one of them, or its cards on paper. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import type { Deck } from '../../study/decks.ts';
import { Watching } from '../cell.ts';
import { loadOrTell } from '../load-or-tell.ts';
import type { Session } from '../session.ts';
import '../train/sent-puzzle.ts';
import '../train/train-decks.ts';
import { trainOf } from '../train/train-of.ts';
import '../train/train-round.ts';
import type { TrainSession } from '../train/train-session.ts';
import { baseStyles } from '../ui-styles.ts';

@customElement('nard-train-screen')
export class TrainScreen extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** Wanted on paper. */
  @state() private printed: Deck | null = null;

  static override styles = [baseStyles, css`.waiting { padding: 20px; }`];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.train.cell, this.session.route]);
  }

  private get train(): TrainSession {
    return trainOf(this.session);
  }

  private async print(deck: Deck): Promise<void> {
    if (await loadOrTell(() => import('../train/deck-sheet.ts'), this.session.notices)) this.printed = deck;
  }

  override render(): TemplateResult {
    const route = this.session.route.get();
    if (route.screen === 'train' && route.puzzle) return html`<nard-sent-puzzle .session=${this.session} .packed=${route.puzzle}></nard-sent-puzzle>`;
    const { loaded, round } = this.train.cell.get();
    if (!loaded) return html`<p class="waiting muted" role="status">${texts().app.loading}</p>`;
    if (this.printed && !round) return html`<nard-deck-sheet .session=${this.session} .train=${this.train} .deck=${this.printed} @nard-back=${() => { this.printed = null; }}></nard-deck-sheet>`;
    return round ? html`<nard-train-round .session=${this.session} .train=${this.train}></nard-train-round>` : html`<nard-train-decks .session=${this.session} .train=${this.train} @nard-print=${(event: CustomEvent<Deck>) => void this.print(event.detail)}></nard-train-decks>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-train-screen': TrainScreen;
  }
}
