/** What the app has to tell, at the edge of the page: read out politely, gone by itself unless it is an error. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LanguageController } from '../elements/shared/language-controller.ts';
import { texts } from '../i18n/index.ts';
import { Watching } from './cell.ts';
import { icon } from './icons.ts';
import type { Session } from './session.ts';
import { baseStyles, controlStyles } from './ui-styles.ts';

/** Milliseconds an ordinary notice stays; one that can be acted on stays longer. */
const STAY = 5000;
const STAY_WITH_ACTION = 12_000;

@customElement('nard-notice-bar')
export class NoticeBar extends LitElement {
  @property({ attribute: false }) session!: Session;
  private timer = 0;

  static override styles = [baseStyles, controlStyles, css`
    :host { position: fixed; left: 0; right: 0; bottom: 24px; z-index: 15; pointer-events: none; display: grid; justify-items: center; padding: 0 16px; }
    .notice {
      pointer-events: auto; display: flex; align-items: center; gap: 12px; max-width: 560px; padding: 8px 8px 8px 16px; border-radius: var(--nard-radius);
      background: var(--nard-ink); color: var(--nard-surface); box-shadow: 0 8px 28px var(--nard-shade);
    }
    .notice.error { background: var(--nard-raised); color: var(--nard-ink); border: 1px solid var(--nard-blunder); border-left-width: 5px; }
    button { background: transparent; color: inherit; border-color: currentColor; }
    button:hover { background: color-mix(in srgb, currentColor 16%, transparent); border-color: currentColor; }
    button.quiet { border-color: transparent; }
    @media (max-width: 760px) { :host { bottom: calc(var(--nard-bar) + 68px); } }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.notice]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  override updated(_changed: PropertyValues): void {
    clearTimeout(this.timer);
    const notice = this.session.notice.get();
    if (notice?.kind === 'info') this.timer = window.setTimeout(() => this.dismiss(), notice.action ? STAY_WITH_ACTION : STAY);
  }

  private dismiss(): void {
    this.session.notice.set(null);
  }

  override render(): TemplateResult {
    const notice = this.session.notice.get();
    // The live region stays on the page, so that what comes into it is read.
    return html`<div role=${notice?.kind === 'error' ? 'alert' : 'status'} aria-live=${notice?.kind === 'error' ? 'assertive' : 'polite'}>${notice
      ? html`<div class="notice ${notice.kind}"><span class="grow">${notice.text}</span>
          ${notice.action ? html`<button @click=${() => { const { action } = notice; this.dismiss(); action!.run(); }}>${notice.action.label}</button>` : nothing}
          <button class="quiet icon-only" aria-label=${texts().app.dismiss} @click=${this.dismiss}>${icon('close')}</button></div>`
      : nothing}</div>`;
  }
}
