/** Puzzles and grades of a backup. */
import { renewed } from '../study/renewed.ts';
import type { StoredCard, StoredPuzzle, StoredReview } from '../study/review.ts';
import type { Transaction } from './backend.ts';

interface Counted {
  added: number;
  skipped: number;
}

/** Puzzles and grades that are not here; of what is remembered the later stays. Answers the puzzles it is about. */
export async function importStudy(rows: Transaction, { puzzles, cards, reviews }: { readonly puzzles: readonly StoredPuzzle[]; readonly cards: readonly StoredCard[]; readonly reviews: readonly StoredReview[] }, count: Counted): Promise<readonly string[]> {
  const touched: string[] = [];
  for (const puzzle of puzzles) {
    const there = await rows.get('puzzles', puzzle.id);
    const next = there ? renewed(there, puzzle) : puzzle;
    count[there ? 'skipped' : 'added'] += 1;
    if (next === there) continue;
    await rows.put('puzzles', next);
    touched.push(puzzle.id);
  }
  for (const card of cards) {
    const there = await rows.get('cards', card.id);
    if (there && (there.memory.lastReview ?? 0) >= (card.memory.lastReview ?? 0)) continue;
    await rows.put('cards', card);
    touched.push(card.id);
  }
  for (const review of reviews) if (!(await rows.get('reviews', review.id))) await rows.put('reviews', review);
  return touched;
}
