/** Puts what is found into a collection: one that is there, or a new one. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LONGEST_NAME, type CollectionItem } from '../../store/collections.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { shelvesOf } from './shelves.ts';
import { shelfWords } from './words.ts';

@customElement('nard-collect-form')
export class CollectForm extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) found: () => Promise<readonly CollectionItem[]> = async () => [];
  /** Above the choice; empty = as usual. */
  @property() label = '';
  @state() private fresh = false;

  static override styles = [baseStyles, controlStyles, css`
    form { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: end; }
    label { display: grid; gap: 4px; font-size: 13px; color: var(--nard-muted); flex: 1 1 140px; min-width: 0; }
    select, input { width: 100%; color: var(--nard-ink); }
  `];

  constructor() {
    super();
    shelfWords.watch(this);
    new Watching(this, () => [shelvesOf(this.session).cell]);
  }

  private readonly submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const field = this.renderRoot.querySelector<HTMLInputElement | HTMLSelectElement>(this.isFresh ? 'input' : 'select')!;
    const name = field.value.trim();
    if (name === '' || !(await shelvesOf(this.session).collect(name, await this.found()))) return;
    this.fresh = false;
    this.session.notices.tell(shelfWords.now().remark.added(name));
  };

  private get isFresh(): boolean {
    return this.fresh || (shelvesOf(this.session).cell.get() ?? []).length === 0;
  }

  override render(): TemplateResult {
    const words = shelfWords.now().remark;
    const collections = shelvesOf(this.session).cell.get() ?? [];
    const label = this.label || words.collect;
    return html`<form @submit=${this.submit}>
      ${collections.length > 0 ? html`<label>${label}<select @change=${(event: Event) => { this.fresh = (event.target as HTMLSelectElement).selectedIndex === collections.length; }}>
        ${collections.map(({ name }, at) => html`<option value=${name} ?selected=${at === 0 && !this.fresh}>${name}</option>`)}<option value="" ?selected=${this.fresh}>${words.fresh}</option></select></label>` : nothing}
      ${this.isFresh ? html`<label>${collections.length > 0 ? words.name : `${label}: ${words.name}`}<input maxlength=${LONGEST_NAME} autocomplete="off" /></label>` : nothing}
      <button>${icon('plus')}${words.add}</button></form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-collect-form': CollectForm;
  }
}
