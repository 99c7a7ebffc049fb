/** What the app has to tell, at the top of the page: read out politely, gone by itself. It has room of its own, so that it covers nothing. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LanguageController } from '../elements/shared/language-controller.ts';
import { texts } from '../i18n/index.ts';
import { Watching } from './cell.ts';
import { icon } from './icons.ts';
import type { Session } from './session.ts';
import { baseStyles, controlStyles } from './ui-styles.ts';

/** Milliseconds an ordinary notice stays; one that can be acted on, or tells what went wrong, stays longer. */
const STAY = 5000;
const STAY_LONGER = 12_000;

@customElement('nard-notice-bar')
export class NoticeBar extends LitElement {
  @property({ attribute: false }) session!: Session;
  private timer = 0;

  static override styles = [baseStyles, controlStyles, css`
    :host { position: sticky; top: 0; z-index: 15; pointer-events: none; display: grid; justify-items: center; padding: 0 16px; }
    .notice {
      pointer-events: auto; margin: 8px 0; max-height: 40vh; overflow: auto; display: flex; align-items: center; gap: 12px; max-width: 560px; padding: 8px 8px 8px 16px; border-radius: var(--nard-radius);
      background: var(--nard-ink); color: var(--nard-surface); box-shadow: 0 8px 28px var(--nard-shade);
    }
    .notice.error { background: var(--nard-raised); color: var(--nard-ink); border: 1px solid var(--nard-blunder); border-left-width: 5px; }
    button { background: transparent; color: inherit; border-color: currentColor; }
    button:hover { background: color-mix(in srgb, currentColor 16%, transparent); border-color: currentColor; }
    button.quiet { border-color: transparent; }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.notices.cell]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  override updated(): void {
    this.count();
  }

  /** Begins to wait until the notice has been read. */
  private count(): void {
    clearTimeout(this.timer);
    const notice = this.session.notices.cell.get();
    if (notice && !notice.stays) this.timer = window.setTimeout(() => this.dismiss(), notice.action || notice.kind === 'error' ? STAY_LONGER : STAY);
  }

  private dismiss(): void {
    this.session.notices.cell.set(null);
  }

  override render(): TemplateResult {
    const notice = this.session.notices.cell.get();
    // The live region stays on the page, so that what comes into it is read.
    return html`<div role=${notice?.kind === 'error' ? 'alert' : 'status'} aria-live=${notice?.kind === 'error' ? 'assertive' : 'polite'}>${notice
      ? html`<div class="notice ${notice.kind}" @pointerenter=${() => clearTimeout(this.timer)} @pointerleave=${this.count}><span class="grow">${notice.text}</span>
          ${notice.action ? html`<button @click=${() => { const { action } = notice; this.dismiss(); action!.run(); }}>${notice.action.label}</button>` : nothing}
          <button class="quiet icon-only" aria-label=${texts().app.dismiss} @click=${this.dismiss}>${icon('close')}</button></div>`
      : nothing}</div>`;
  }
}
