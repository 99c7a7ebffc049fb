/** What a first visit is offered: a sample match, the glossary, and a word about data. Gone for good once it is dismissed or there is something in the library. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { icon } from '../icons.ts';
import { HELP_PARTS, makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { openSample } from './open-sample.ts';

@customElement('nard-welcome')
export class Welcome extends LitElement {
  @property({ attribute: false }) session!: Session;

  static override styles = [baseStyles, controlStyles, css`
    :host { padding: 12px 20px 0; }
    section { max-width: 1400px; margin: 0 auto; padding: 10px 8px 10px 16px; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
    p { flex: 1 1 320px; }
    a { white-space: nowrap; }
    /* On a phone the board is what one came for. */
    @media (max-width: 760px) { :host { padding: 6px 8px; } section { padding: 6px 6px 6px 12px; gap: 4px; } p { flex-basis: 100%; font-size: 13px; line-height: 18px; } .row { flex: 1; flex-wrap: nowrap; justify-content: space-between; } button { min-width: 0; padding: 0 10px; white-space: normal; line-height: 1.2; } }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  override render(): TemplateResult {
    const words = texts().help;
    return html`<section class="card" aria-label=${words.hello}>
      <p><strong>${words.hello}</strong> ${words.intro}${HELP_PARTS.map((part, n) => html`${n === 0 ? ' ' : ' · '}<a href=${makeRoute({ screen: 'help', part })}>${words.parts[part]}</a>`)}</p>
      <div class="row wrap"><button class="primary" @click=${() => void openSample(this.session)}>${icon('review')}${words.sample}</button>
        <button class="quiet" @click=${() => this.session.choose({ welcomed: true })}>${words.dismiss}</button></div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-welcome': Welcome;
  }
}
