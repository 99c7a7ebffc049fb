/** Boards that a search found, each with its way to Review or Analyse; those of a collection can be put in order. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../elements/board/define.ts';
import { texts } from '../../i18n/index.ts';
import { itemKey, type CollectionItem } from '../../store/collections.ts';
import { remarkAt } from '../../store/remark.ts';
import type { EntrySummary } from '../../store/store.ts';
import type { Hit } from '../../study/structure/board-index.ts';
import { directionOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import { LongList } from '../long-list.ts';
import { makeRoute, type Route } from '../routes.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { shelvesOf } from './shelves.ts';
import { starIcon } from './star.ts';
import { shelfWords } from './words.ts';

@customElement('nard-hit-list')
export class HitList extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) hits: readonly Hit[] = [];
  /** Name of the collection they are of; null = of none. */
  @property({ attribute: false }) collection: string | null = null;
  private readonly list = new LongList(this, () => this.hits.length);
  private byId: ReadonlyMap<string, EntrySummary> = new Map();

  static override styles = [baseStyles, controlStyles, css`
    ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); }
    a { display: grid; gap: 6px; text-decoration: none; color: inherit; } a:hover .where { text-decoration: underline; }
    nard-board { aspect-ratio: 990 / 724; display: block; }
    .said { display: flex; flex-wrap: wrap; gap: 4px; }
    .said svg { width: 14px; height: 14px; color: var(--nard-doubtful-ink); }
    .note { overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
    .order { gap: 0; }
    @media (max-width: 860px) { ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  `];

  constructor() {
    super();
    shelfWords.watch(this);
    new Watching(this, () => [this.session.settings, this.session.library.cell, shelvesOf(this.session).cell]);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('hits');
    // More of the same are drawn after those that are there.
    if (before && itemKey(before[0] ?? { id: '' }) !== itemKey(this.hits[0] ?? { id: '' })) this.list.reset();
    this.byId = new Map((this.session.library.cell.get() ?? []).map((entry) => [entry.id, entry]));
  }

  private itemOf({ id, game, decision }: Hit): CollectionItem {
    const items = this.collection === null ? [] : shelvesOf(this.session).named(this.collection)?.items ?? [];
    return items.find((each) => each.id === id && each.game === game && each.decision === decision) ?? { id };
  }

  private renderOrder(hit: Hit, where: string): TemplateResult | typeof nothing {
    const { collection } = this;
    const shelves = shelvesOf(this.session);
    if (collection === null || !shelves.named(collection)) return nothing;
    const words = shelfWords.now().collection;
    const item = this.itemOf(hit);
    const button = (name: 'previous' | 'next' | 'remove', label: string, run: () => void): TemplateResult =>
      html`<button class="quiet icon-only" aria-label=${`${label}: ${where}`} title=${label} @click=${run}>${icon(name)}</button>`;
    return html`<div class="row order">
      ${button('previous', words.earlier, () => void shelves.move(collection, item, -1))}
      ${button('next', words.later, () => void shelves.move(collection, item, 1))}
      ${button('remove', words.remove, () => void this.takeOut(collection, item, where))}</div>`;
  }

  private async takeOut(collection: string, item: CollectionItem, where: string): Promise<void> {
    const putBack = await shelvesOf(this.session).remove(collection, item);
    if (putBack) this.session.notices.offerUndo(shelfWords.now().collection.takenOut(where), () => void putBack());
  }

  private renderHit(hit: Hit): TemplateResult | typeof nothing {
    const { id, game, decision, setup } = hit;
    const entry = this.byId.get(id);
    if (!entry) return nothing;
    const route: Route = { screen: 'review', match: id, at: { game, decision } };
    const open = (event: Event): void => {
      event.preventDefault();
      if (entry.kind === 'position') this.session.openEntry(entry);
      else this.session.go(route);
    };
    const where = entry.kind === 'position' ? entry.title : texts().study.search.where(entry.title, game + 1, decision + 1);
    const { tags = [], note, starred } = (entry.kind === 'position' ? entry : remarkAt(entry.remarks, game, decision)) ?? {};
    return html`<li><a href=${entry.kind === 'position' ? this.session.addressOf(entry.situation) : makeRoute(route)} @click=${open}>
      <nard-board mini aria-hidden="true" .setup=${setup} .direction=${directionOf(setup.game, this.session.settings.get())}></nard-board>
      <span class="small where">${where}</span></a>
      ${starred || tags.length > 0 ? html`<div class="said">${starred ? starIcon(true) : nothing}${tags.map((tag) => html`<span class="badge">${tag}</span>`)}</div>` : nothing}
      ${note ? html`<p class="small muted note">${note}</p>` : nothing}
      ${this.renderOrder(hit, where)}</li>`;
  }

  override render(): TemplateResult {
    return html`<ul>${repeat(this.list.of(this.hits), ({ id, game, decision }) => `${id} ${game} ${decision}`, (hit) => this.renderHit(hit))}</ul>${this.list.end}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-hit-list': HitList;
  }
}
