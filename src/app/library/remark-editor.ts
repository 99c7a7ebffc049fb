/** Note, tags and star of an entry or of one decision, and its way into collections. What is typed is kept when its field is left. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { LONGEST_NOTE } from '../../core/notes.ts';
import { LONGEST_TAG, makeTags, MOST_TAGS, parseTags } from '../../core/tags.ts';
import { texts } from '../../i18n/index.ts';
import { itemKey, type CollectionItem } from '../../store/collections.ts';
import { joinRemark, type Remark } from '../../store/remark.ts';
import { sameData } from '../../store/same-content.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import './collect-form.ts';
import { starIcon } from './star.ts';
import { shelfWords } from './words.ts';

/** Characters of a note that is told of. */
const LONGEST_TOLD = 60;

@customElement('nard-remark-editor')
export class RemarkEditor extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** Of the entry, or of a decision of it. */
  @property({ attribute: false }) item: CollectionItem = { id: '' };
  /** The list of the library is read anew several times a second while something is analysed: the same remark again changes nothing. */
  @property({ attribute: false, hasChanged: (next, before) => !sameData(next, before) }) remark: Remark = {};
  /** As it was saved last, before the list of the library tells of it. */
  @state() private shown: Remark = {};
  @state() private saved = false;

  static override styles = [baseStyles, controlStyles, css`
    :host { display: grid; gap: 8px; }
    label { display: grid; gap: 4px; font-size: 13px; color: var(--nard-muted); min-width: 0; }
    textarea { font: inherit; color: var(--nard-ink); min-height: 64px; width: 100%; padding: 8px 10px; border: 1px solid var(--nard-edge); border-radius: 8px; background: var(--nard-raised); resize: vertical; }
    input { width: 100%; color: var(--nard-ink); }
    .star { flex: none; }
    .said { min-height: 18px; }
  `];

  constructor() {
    super();
    shelfWords.watch(this);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('item');
    const isOther = before !== undefined && itemKey(before) !== itemKey(this.item);
    if (changed.has('remark') || isOther) this.shown = this.remark;
    if (isOther) this.saved = false;
  }

  private async save(change: (remark: Remark) => Remark): Promise<void> {
    const { item, shown: before } = this;
    const after = await this.annotate(item, change);
    if (after) this.offerBack(item, before, after);
  }

  /** null = it could not be kept, which is told. */
  private async annotate(item: CollectionItem, change: (remark: Remark) => Remark): Promise<Remark | null> {
    const { services: { store }, notices } = this.session;
    const { id, game, decision } = item;
    const done = await store.annotate(id, game === undefined ? null : { game, decision: decision ?? 0 }, change);
    if (!done.ok) {
      notices.tellError(done.error);
      return null;
    }
    // Another decision may be looked at by now.
    if (itemKey(this.item) === itemKey(item)) {
      this.saved = true;
      this.shown = done.value;
    }
    return done.value;
  }

  /** A note that is gone, and tags that are gone with none in their place, can be had again. */
  private offerBack(item: CollectionItem, before: Remark, after: Remark): void {
    const tags = (after.tags?.length ?? 0) < (before.tags?.length ?? 0) ? before.tags!.filter((tag) => !after.tags?.includes(tag)) : [];
    const note = after.note === undefined ? before.note : undefined;
    if (tags.length === 0 && note === undefined) return;
    const gone = note ?? makeTags(tags);
    const text = gone.length > LONGEST_TOLD ? `${gone.slice(0, LONGEST_TOLD)}…` : gone;
    this.session.notices.offerUndo(texts().library.deleted(text), () => void this.annotate(item, (remark) => joinRemark(remark, { tags, ...(note !== undefined && { note }) })));
  }

  private readonly changeNote = (event: Event): void => {
    const note = (event.target as HTMLTextAreaElement).value;
    void this.save((remark) => ({ ...remark, note }));
  };

  private readonly changeTags = (event: Event): void => {
    const tags = parseTags((event.target as HTMLInputElement).value);
    void this.save((remark) => ({ ...remark, tags }));
  };

  private readonly toggleStar = (): void => {
    const starred = !this.shown.starred;
    void this.save(({ starred: _before, ...rest }) => (starred ? { ...rest, starred } : rest));
  };

  private readonly found = async (): Promise<readonly CollectionItem[]> => [this.item];

  /** Each item has fields of its own; what is typed in one stays while the other is saved. */
  override render(): TemplateResult {
    return html`${keyed(itemKey(this.item), this.renderForm())}`;
  }

  private renderForm(): TemplateResult {
    const words = shelfWords.now().remark;
    const { note = '', tags = [], starred = false } = this.shown;
    return html`
      <div class="row"><label class="grow">${words.tags}<input id="tags" maxlength=${LONGEST_TAG * MOST_TAGS} autocomplete="off" .value=${makeTags(tags)} @change=${this.changeTags} /></label>
        <button type="button" class="icon-only star" aria-pressed=${starred} aria-label=${words.star} title=${starred ? words.unstar : words.star} @click=${this.toggleStar}>${starIcon(starred)}</button></div>
      <label>${words.note}<textarea id="note" rows="2" maxlength=${LONGEST_NOTE} .value=${note} @change=${this.changeNote}></textarea></label>
      <nard-collect-form .session=${this.session} .found=${this.found}></nard-collect-form>
      <p class="small muted said" role="status">${this.saved ? words.saved : nothing}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-remark-editor': RemarkEditor;
  }
}
