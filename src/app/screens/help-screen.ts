/** Help: a short glossary, and what happens to data. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import { HELP_PARTS, makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { openSample } from '../welcome/open-sample.ts';

const GROUPS = ['both', 'short', 'long', 'analysis'] as const;

@customElement('nard-help-screen')
export class HelpScreen extends LitElement {
  @property({ attribute: false }) session!: Session;

  static override styles = [baseStyles, controlStyles, css`
    .screen { max-width: 760px; margin: 0 auto; padding: 24px 20px 48px; display: grid; gap: 20px; }
    section { padding: 16px 20px; display: grid; gap: 12px; }
    dl { margin: 0; display: grid; grid-template-columns: minmax(110px, auto) minmax(0, 1fr); gap: 8px 16px; }
    dt { font-weight: 600; }
    dd { margin: 0; }
    .segments a { display: inline-flex; align-items: center; min-height: 34px; padding: 0 12px; color: var(--nard-ink); text-decoration: none; }
    .segments a[aria-current] { background: var(--nard-accent-wash); color: var(--nard-accent-ink); font-weight: 600; }
    @media (pointer: coarse) { .segments a { min-height: 42px; } }
    @media (max-width: 760px) { .screen { padding: 16px 12px 32px; gap: 14px; } section { padding: 12px 14px; } dl { grid-template-columns: minmax(0, 1fr); gap: 2px; } dd { padding-bottom: 10px; } }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.route]);
  }

  private renderTerms(): TemplateResult {
    const words = texts().help;
    return html`<h1>${words.termsTitle}</h1>${GROUPS.map((group) => html`<section class="card"><h2>${words.groups[group]}</h2>
      <dl>${Object.values(words.terms[group]).map(({ term, means }) => html`<dt>${term}</dt><dd>${means}</dd>`)}</dl></section>`)}`;
  }

  private renderPrivacy(): TemplateResult {
    const words = texts().help;
    return html`<h1>${words.privacyTitle}</h1><section class="card">${Object.values(words.privacy).map((line) => html`<p>${line}</p>`)}</section>`;
  }

  override render(): TemplateResult | typeof nothing {
    const route = this.session.route.get();
    if (route.screen !== 'help') return nothing;
    const words = texts().help;
    return html`<div class="screen">
      <div class="row wrap spread"><nav class="segments" aria-label=${texts().app.sideScreens.help}>${HELP_PARTS.map((part) => html`<a href=${makeRoute({ screen: 'help', part })} aria-current=${part === route.part ? 'page' : nothing}>${words.parts[part]}</a>`)}</nav>
        <button @click=${() => void openSample(this.session)}>${icon('review')}${words.sample}</button></div>
      ${route.part === 'terms' ? this.renderTerms() : this.renderPrivacy()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-help-screen': HelpScreen;
  }
}
