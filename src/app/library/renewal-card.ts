/** Analysing what the Library shows deeper: how deep, how far it is, pause and stop. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PLIES, type Plies } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import type { EntrySummary } from '../../store/store.ts';
import { Watching } from '../cell.ts';
import '../depth-select.ts';
import { icon } from '../icons.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { isShallower, type RenewalState } from './renewal.ts';
import { renewalOf } from './renewal-of.ts';
import { shelfWords } from './words.ts';

@customElement('nard-renewal-card')
export class RenewalCard extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** What is shown. */
  @property({ attribute: false }) entries: readonly EntrySummary[] = [];
  @state() private plies: Plies = PLIES.at(-1)!;

  static override styles = [baseStyles, controlStyles, css`
    :host { display: grid; gap: 10px; padding: 16px; }
    progress { width: 100%; height: 8px; accent-color: var(--nard-accent); }
  `];

  constructor() {
    super();
    shelfWords.watch(this);
    new Watching(this, () => [renewalOf(this.session).cell, this.session.library.cell]);
  }

  private renderWork({ left, done, now, paused, elsewhere, error }: RenewalState): TemplateResult {
    const words = shelfWords.now().renewal;
    const renewal = renewalOf(this.session);
    const total = done + left.length;
    const said = error ? words.failed(texts().errors[error.code](error.facts)) : paused ? words.paused(done, total) : elsewhere ? words.elsewhere(done, total) : words.working(done, total, now ?? '');
    return html`<progress aria-label=${words.progress} max=${total} .value=${done}></progress>
      <p class="small" role="status">${texts().app.plies(this.shownPlies)}. ${said}</p>
      <div class="row wrap">
        ${paused ? html`<button class="primary" @click=${() => void renewal.goOn()}>${icon('next')}${words.goOn}</button>` : html`<button @click=${() => void renewal.pause()}>${icon('pause')}${words.pause}</button>`}
        <button class="quiet" @click=${() => void renewal.stop()}>${icon('stop')}${words.stop}</button></div>`;
  }

  private get shownPlies(): Plies {
    return renewalOf(this.session).cell.get()?.plies ?? this.plies;
  }

  override render(): TemplateResult {
    const words = shelfWords.now().renewal;
    const state = renewalOf(this.session).cell.get();
    const wanted = this.entries.filter((entry) => isShallower(entry, this.plies)).map(({ id }) => id);
    return html`<h2>${words.title}</h2>
      ${state ? this.renderWork(state) : html`
        <p class="small muted">${wanted.length === 0 ? words.nothing : words.help(wanted.length)}</p>
        <div class="row wrap"><nard-depth-select .plies=${this.plies} @nard-depth=${(event: CustomEvent<Plies>) => { this.plies = event.detail; }}></nard-depth-select>
          <button class="primary" ?disabled=${wanted.length === 0} @click=${() => void renewalOf(this.session).start(wanted, this.plies)}>${icon('again')}${words.start}</button></div>`}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-renewal-card': RenewalCard;
  }
}
