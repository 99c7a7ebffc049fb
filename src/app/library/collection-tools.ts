/** What is done to a collection as a whole. Fires `nard-renamed` with the new name, `nard-deleted`. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LONGEST_NAME } from '../../store/collections.ts';
import { icon } from '../icons.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { shelvesOf } from './shelves.ts';
import { shelfWords } from './words.ts';

@customElement('nard-collection-tools')
export class CollectionTools extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property() name = '';
  @state() private wrong = '';

  static override styles = [baseStyles, controlStyles, css`
    form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
    label { display: grid; gap: 4px; font-size: 13px; color: var(--nard-muted); flex: 0 1 260px; min-width: 0; }
    input { width: 100%; color: var(--nard-ink); }
    .wrong { color: var(--nard-blunder); }
  `];

  constructor() {
    super();
    shelfWords.watch(this);
  }

  private readonly rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const next = this.renderRoot.querySelector('input')!.value.trim();
    if (next === '' || next === this.name) return;
    const done = await shelvesOf(this.session).rename(this.name, next);
    this.wrong = done ? '' : shelfWords.now().collection.taken;
    if (done) this.dispatchEvent(new CustomEvent('nard-renamed', { detail: next }));
  };

  private readonly delete = async (): Promise<void> => {
    const { name } = this;
    const words = shelfWords.now().collection;
    const putBack = await shelvesOf(this.session).delete(name);
    if (!putBack) return;
    this.session.notices.offerUndo(words.deleted(name), () => void putBack());
    this.dispatchEvent(new CustomEvent('nard-deleted'));
  };

  override render(): TemplateResult {
    const words = shelfWords.now();
    return html`<form @submit=${this.rename}>
      <label>${words.remark.name}<input maxlength=${LONGEST_NAME} autocomplete="off" .value=${this.name} /></label>
      <button>${icon('edit')}${words.collection.rename}</button>
      <button type="button" class="quiet" @click=${this.delete}>${icon('remove')}${words.collection.delete}</button>
      ${this.wrong ? html`<span class="small wrong" role="alert">${this.wrong}</span>` : nothing}</form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-collection-tools': CollectionTools;
  }
}
