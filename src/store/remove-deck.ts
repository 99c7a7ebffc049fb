/** A deck of puzzles is deleted, and put back. Loaded with Train. */
import { ok, type Result } from '../core/result.ts';
import { belongsTo, withoutDeck, type Deck } from '../study/decks.ts';
import type { StoredCard, StoredPuzzle, StoredReview } from '../study/review.ts';
import type { StudyStore } from './study.ts';

/** What was taken away, as it was: puzzles that are gone or have lost their tag, and what was known of those that are gone. */
export interface RemovedDeck {
  readonly puzzles: readonly StoredPuzzle[];
  readonly cards: readonly StoredCard[];
  readonly reviews: readonly StoredReview[];
  /** Puzzles that are gone, and those that stay since another deck has them too. */
  readonly gone: number;
  readonly stay: number;
  /** Of those that are gone, the ones that a tag or a search had as well. */
  readonly tagged: number;
}

/** Deletes a deck as `withoutDeck` says, with what is remembered of the puzzles that are gone. All of it or nothing. */
export const removeDeck = (study: StudyStore, deck: Deck): Promise<Result<RemovedDeck>> =>
  study.change(async (rows) => {
    const [puzzles, cards, reviews] = [await rows.all('puzzles'), await rows.all('cards'), await rows.all('reviews')];
    const found = puzzles.filter((each) => belongsTo(each, deck)).map((before) => ({ before, after: withoutDeck(before, deck) }));
    const gone = new Set(found.flatMap(({ before, after }) => (after ? [] : [before.id])));
    const removed = { cards: cards.filter(({ id }) => gone.has(id)), reviews: reviews.filter(({ puzzle }) => gone.has(puzzle)) };
    for (const { after } of found) if (after) await rows.put('puzzles', after);
    for (const id of gone) await rows.remove('puzzles', id);
    for (const { id } of removed.cards) await rows.remove('cards', id);
    for (const { id } of removed.reviews) await rows.remove('reviews', id);
    return ok({
      ...removed, puzzles: found.filter(({ before, after }) => after !== before).map(({ before }) => before), gone: gone.size, stay: found.length - gone.size,
      tagged: found.filter(({ before, after }) => !after && before.puzzle.tags.length > 0).length,
    });
  });

/** Puts it back; what came since stays as it is, with the tags that were taken off. */
export const putDeckBack = (study: StudyStore, removed: RemovedDeck): Promise<Result<void>> =>
  study.change(async (rows) => {
    for (const before of removed.puzzles) {
      const there = await rows.get('puzzles', before.id);
      await rows.put('puzzles', there ? { ...there, puzzle: { ...there.puzzle, tags: [...new Set([...there.puzzle.tags, ...before.puzzle.tags])] } } : before);
    }
    for (const card of removed.cards) if (!(await rows.get('cards', card.id))) await rows.put('cards', card);
    for (const review of removed.reviews) if (!(await rows.get('reviews', review.id))) await rows.put('reviews', review);
    return ok(undefined);
  });
