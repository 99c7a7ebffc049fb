/** The collections as the page sees them, and what is done to them. One for each session of the app. */
import type { NardError } from '../../core/result.ts';
import { itemKey, LONGEST_NAME, moveItem, withItems, type Collection, type CollectionItem } from '../../store/collections.ts';
import { makeCell } from '../cell.ts';
import { oncePerSession } from '../once-per-session.ts';
import type { Services } from '../services.ts';

export class Shelves {
  /** null = still loading. */
  readonly cell = makeCell<readonly Collection[] | null>(null);

  constructor(private readonly parts: Pick<Services, 'store' | 'now' | 'makeId'>, private readonly onError: (error: NardError) => void) {
    parts.store.onChange(({ what, ids }) => { if (what === 'kept' && ids.includes('collections')) void this.refresh(); });
    void this.refresh();
  }

  async refresh(): Promise<void> {
    const read = await this.parts.store.collections();
    if (read.ok) this.cell.set(read.value);
    else this.onError(read.error);
  }

  named(name: string): Collection | null {
    return this.cell.get()?.find((each) => each.name === name) ?? null;
  }

  private async change(change: (collections: readonly Collection[]) => readonly Collection[]): Promise<boolean> {
    const done = await this.parts.store.changeCollections(change);
    if (done.ok) this.cell.set(done.value);
    else this.onError(done.error);
    return done.ok;
  }

  private changeOne(name: string, change: (collection: Collection) => Collection): Promise<boolean> {
    return this.change((all) => all.map((each) => (each.name === name ? change(each) : each)));
  }

  /** Puts items at the end of a collection, which is made where there is none of the name. False = it could not be kept, or the name is none. */
  async collect(name: string, items: readonly CollectionItem[]): Promise<boolean> {
    const plain = name.trim().slice(0, LONGEST_NAME);
    if (plain === '') return false;
    const { makeId, now } = this.parts;
    return this.change((all) => (all.some((each) => each.name === plain)
      ? all.map((each) => (each.name === plain ? { ...each, items: withItems(each.items, items) } : each))
      : [...all, { id: makeId(), name: plain, createdAt: now(), items: withItems([], items) }]));
  }

  move(name: string, item: CollectionItem, by: 1 | -1): Promise<boolean> {
    return this.changeOne(name, (collection) => ({ ...collection, items: moveItem(collection.items, itemKey(item), by) }));
  }

  /** Takes an item out; answers how to put it back where it was, null = it could not be taken out. */
  async remove(name: string, item: CollectionItem): Promise<(() => Promise<boolean>) | null> {
    const collection = this.named(name);
    const at = collection?.items.findIndex((each) => itemKey(each) === itemKey(item)) ?? -1;
    if (!collection || at < 0) return null;
    const others = (items: readonly CollectionItem[]): readonly CollectionItem[] => items.filter((each) => itemKey(each) !== itemKey(item));
    const change = (items: (before: readonly CollectionItem[]) => readonly CollectionItem[]): Promise<boolean> =>
      this.change((all) => all.map((each) => (each.id === collection.id ? { ...each, items: items(each.items) } : each)));
    return (await change(others)) ? () => change((items) => others(items).toSpliced(at, 0, item)) : null;
  }

  /** False = the name is taken or none. */
  async rename(name: string, next: string): Promise<boolean> {
    const plain = next.trim().slice(0, LONGEST_NAME);
    if (plain === '' || this.named(plain)) return false;
    return this.changeOne(name, (collection) => ({ ...collection, name: plain }));
  }

  /** Answers how to take that back. */
  async delete(name: string): Promise<(() => Promise<boolean>) | null> {
    const gone = this.named(name);
    const done = gone && await this.change((all) => all.filter((each) => each.id !== gone.id));
    return done ? () => this.change((all) => [...all.filter((each) => each.id !== gone.id), gone].sort((a, b) => a.createdAt - b.createdAt)) : null;
  }
}

export const shelvesOf = oncePerSession(({ services, notices }) => new Shelves(services, (error) => notices.tellError(error)));
