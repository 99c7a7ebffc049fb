/** Collections: named, ordered sets of entries and decisions. */
import { check, fields, integer, list, optional, text, time, type Checker } from '../core/check.ts';

/** An entry as a whole, or one decision of a match; both places from 0. */
export interface CollectionItem {
  /** Of the entry. */
  readonly id: string;
  readonly game?: number;
  readonly decision?: number;
}

export interface Collection {
  /** Random, made once. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** Each once, in the order somebody gave them. */
  readonly items: readonly CollectionItem[];
}

export const LONGEST_NAME = 200;
export const MOST_ITEMS = 100_000;
const MOST_COLLECTIONS = 1000;

const index = optional(integer(0, 65_535));
const id = text(100);
const checker: Checker<{ readonly list: readonly Collection[] }> = fields<{ readonly list: readonly Collection[] }>({
  list: list(fields<Collection>({ id, name: text(LONGEST_NAME), createdAt: time, items: list(fields<CollectionItem>({ id, game: index, decision: index }), MOST_ITEMS) }), MOST_COLLECTIONS),
});

/** As they are kept; what is none becomes none. */
export function readCollections(value: unknown): readonly Collection[] {
  const found = check(checker, value);
  return found.ok ? found.value.list : [];
}

export const isCollections = (value: unknown): boolean => check(checker, value).ok;

export const itemKey = ({ id: entry, game, decision }: CollectionItem): string => (game === undefined ? entry : `${entry} ${game} ${decision ?? 0}`);

/** The items with others after them, each once. */
export function withItems(items: readonly CollectionItem[], added: readonly CollectionItem[]): readonly CollectionItem[] {
  const byKey = new Map([...items, ...added].map((each) => [itemKey(each), each]));
  return [...byKey.values()].slice(0, MOST_ITEMS);
}

/** An item one place up (−1) or down (1). */
export function moveItem(items: readonly CollectionItem[], key: string, by: 1 | -1): readonly CollectionItem[] {
  const at = items.findIndex((each) => itemKey(each) === key), to = at + by;
  if (at < 0 || to < 0 || to >= items.length) return items;
  const moved = [...items];
  [moved[at], moved[to]] = [moved[to]!, moved[at]!];
  return moved;
}

/** What is here stays as it is; collections of a backup come after it, and the items that are missing. `renamed`: entries that were given another id. */
export function joinCollections(here: readonly Collection[], comes: readonly Collection[], renamed: ReadonlyMap<string, string>): readonly Collection[] {
  const known = new Map(here.map((each) => [each.id, each]));
  for (const each of comes) {
    const items = each.items.map((item) => ({ ...item, id: renamed.get(item.id) ?? item.id }));
    const there = known.get(each.id);
    known.set(each.id, there ? { ...there, items: withItems(there.items, items) } : { ...each, items });
  }
  return [...known.values()];
}
