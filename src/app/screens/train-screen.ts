/** Train: decks, and a round through one of them. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import type { Session } from '../session.ts';
import '../train/train-decks.ts';
import { trainOf } from '../train/train-of.ts';
import '../train/train-round.ts';
import type { TrainSession } from '../train/train-session.ts';
import { baseStyles } from '../ui-styles.ts';

@customElement('nard-train-screen')
export class TrainScreen extends LitElement {
  @property({ attribute: false }) session!: Session;

  static override styles = [baseStyles, css`.waiting { padding: 20px; }`];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.train.cell]);
  }

  private get train(): TrainSession {
    return trainOf(this.session);
  }

  override render(): TemplateResult {
    const { loaded, round } = this.train.cell.get();
    if (!loaded) return html`<p class="waiting muted" role="status">${texts().app.loading}</p>`;
    return round ? html`<nard-train-round .session=${this.session} .train=${this.train}></nard-train-round>` : html`<nard-train-decks .session=${this.session} .train=${this.train}></nard-train-decks>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-train-screen': TrainScreen;
  }
}
