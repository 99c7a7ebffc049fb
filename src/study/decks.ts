/** Decks: which puzzles belong together, which of them are due, and in what order a session asks them. */
import type { StoredCard, StoredPuzzle } from './review.ts';
import type { Memory } from './memory.ts';

/** Checker plays and the cube are studied apart. */
export const PARTS = ['checker', 'cube', 'estimate'] as const;
export type DeckPart = (typeof PARTS)[number];

/** `errors`: made of errors here; `hand`: made by hand; `set`: came with a set; `tag`: marked so by somebody; `search`: found in the library. */
export const DECK_KINDS = ['errors', 'hand', 'set', 'tag', 'search'] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

export interface Deck {
  readonly kind: DeckKind;
  /** Of the set, the tag or the search; else empty. */
  readonly name: string;
  readonly part: DeckPart;
}

/** Searches put their puzzles under a tag of this shape. */
const SEARCH = 'search:';
export const searchTag = (name: string): string => `${SEARCH}${name}`;

/** What a tag says: a search, or what somebody has marked. */
export const structureOf = (tag: string): { readonly kind: 'search' | 'tag'; readonly name: string } =>
  tag.startsWith(SEARCH) ? { kind: 'search', name: tag.slice(SEARCH.length) } : { kind: 'tag', name: tag };

/** As addresses and the store have it. */
export const deckId = ({ kind, name, part }: Deck): string => [kind, part, ...(name ? [name] : [])].join('.');

export function parseDeckId(text: string): Deck | null {
  const found = /^([a-z]+)\.([a-z]+)(?:\.(.*))?$/s.exec(text);
  const kind = DECK_KINDS.find((each) => each === found?.[1]), part = PARTS.find((each) => each === found?.[2]);
  return kind && part ? { kind, part, name: found?.[3] ?? '' } : null;
}

const partOf = ({ puzzle: { kind } }: StoredPuzzle): DeckPart => (kind === 'play' ? 'checker' : kind);

/** Kinds and names of the decks a puzzle is in. */
function decksWith({ puzzle: { source, tags }, set }: StoredPuzzle): readonly Pick<Deck, 'kind' | 'name'>[] {
  return [
    set === '' ? { kind: source.from === 'error' ? 'errors' : 'hand', name: '' } : { kind: 'set', name: set },
    ...tags.map(structureOf),
  ];
}

export interface DeckRow {
  readonly deck: Deck;
  readonly total: number;
  /** Asked before and due now. */
  readonly due: number;
  /** Never asked. */
  readonly fresh: number;
}

export type Memories = ReadonlyMap<string, Memory>;
export const memoriesOf = (cards: readonly StoredCard[]): Memories => new Map(cards.map(({ id, memory }) => [id, memory]));

/** All decks that have puzzles to ask, in the order of their kinds, names and parts. */
export function decksOf(puzzles: readonly StoredPuzzle[], memories: Memories, now: number): readonly DeckRow[] {
  const rows = new Map<string, { deck: Deck; total: number; due: number; fresh: number }>();
  for (const puzzle of puzzles) {
    if (puzzle.resting) continue;
    const memory = memories.get(puzzle.id);
    for (const found of decksWith(puzzle)) {
      const deck = { ...found, part: partOf(puzzle) };
      const row = rows.get(deckId(deck)) ?? { deck, total: 0, due: 0, fresh: 0 };
      rows.set(deckId(deck), row);
      row.total++;
      if (!memory) row.fresh++;
      else if (memory.due <= now) row.due++;
    }
  }
  const order = ({ deck }: DeckRow): string => `${DECK_KINDS.indexOf(deck.kind)} ${deck.name} ${PARTS.indexOf(deck.part)}`;
  return [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** Also of puzzles that rest. */
export const belongsTo = (puzzle: StoredPuzzle, deck: Deck): boolean =>
  partOf(puzzle) === deck.part && decksWith(puzzle).some(({ kind, name }) => kind === deck.kind && name === deck.name);

export const isInDeck = (puzzle: StoredPuzzle, deck: Deck): boolean => !puzzle.resting && belongsTo(puzzle, deck);

/**
 * A puzzle of a deck once that is deleted: without the tag or the search; null = gone; the puzzle itself where another deck still has it.
 * A set goes as a whole, for most of its tags came with it; errors and what was made by hand stay where they were marked.
 */
export function withoutDeck(stored: StoredPuzzle, { kind, name }: Deck): StoredPuzzle | null {
  const { puzzle } = stored;
  if (kind === 'set') return null;
  if (kind !== 'tag' && kind !== 'search') return puzzle.tags.length === 0 ? null : stored;
  const gone = kind === 'search' ? searchTag(name) : name;
  return { ...stored, puzzle: { ...puzzle, tags: puzzle.tags.filter((tag) => tag !== gone) } };
}

/**
 * What a session asks, at most `limit` puzzles: those that are due, longest overdue first, then new ones, costliest error first.
 * With `early` those that are not due yet come last, so that a deck can always be practised.
 */
export function queueOf(puzzles: readonly StoredPuzzle[], memories: Memories, deck: Deck, limit: number, now: number, early = false): readonly string[] {
  const own = puzzles.filter((puzzle) => isInDeck(puzzle, deck));
  const dueAt = (id: string): number => memories.get(id)?.due ?? 0;
  const known = own.filter(({ id }) => memories.has(id)).sort((a, b) => dueAt(a.id) - dueAt(b.id) || (a.id < b.id ? -1 : 1));
  const fresh = own.filter(({ id }) => !memories.has(id)).sort((a, b) => (b.puzzle.source.loss ?? 0) - (a.puzzle.source.loss ?? 0) || (a.id < b.id ? -1 : 1));
  const due = known.filter(({ id }) => dueAt(id) <= now);
  return [...due, ...fresh, ...(early ? known.filter(({ id }) => dueAt(id) > now) : [])].slice(0, limit).map(({ id }) => id);
}

/** A puzzle that is to come again this soon, as one graded “again” is, comes again in the same session; the rest wait for another. */
export const SOON = 5 * 60_000;

/** What is left of a queue after grades since `since`: what was graded is gone, but comes again at the end where it is due soon. */
export function leftOf(queue: readonly string[], graded: readonly string[], memories: Memories, now: number): readonly string[] {
  const done = new Set(graded);
  const again = [...new Set(graded)].filter((id) => { const memory = memories.get(id); return memory !== undefined && memory.due - now < SOON; });
  return [...queue.filter((id) => !done.has(id)), ...again.sort((a, b) => memories.get(a)!.due - memories.get(b)!.due)];
}
