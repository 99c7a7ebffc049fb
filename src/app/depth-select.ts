/** Chooses how deep to look. Fires `nard-depth` with the plies. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LanguageController } from '../elements/shared/language-controller.ts';
import { PLIES, type Plies } from '../engine/protocol.ts';
import { texts } from '../i18n/index.ts';
import { baseStyles, controlStyles } from './ui-styles.ts';

@customElement('nard-depth-select')
export class DepthSelect extends LitElement {
  @property({ attribute: false }) plies: Plies = 0;
  @property() label = '';

  static override styles = [baseStyles, controlStyles, css`
    :host { display: inline-block; }
    @media (max-width: 480px) { .segments button { padding: 0 7px; } }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  override render(): TemplateResult {
    return html`<div class="segments" role="group" aria-label=${this.label || texts().app.analyse.depth}>${PLIES.map((plies) => html`
      <button aria-pressed=${plies === this.plies} @click=${() => this.dispatchEvent(new CustomEvent('nard-depth', { detail: plies }))}>${texts().app.plies(plies)}</button>`)}</div>`;
  }
}
