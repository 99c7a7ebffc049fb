/** Puzzles and grades among the rows. */
import { fail, ok, type Result } from '../core/result.ts';
import { renewed } from '../study/renewed.ts';
import type { Table, Transaction } from './backend.ts';
import type { Changes } from './changes.ts';
import type { StudyStore } from './study.ts';

/** Tables that a backup holds. */
export const STUDIED: readonly Table[] = ['puzzles', 'cards', 'reviews'];

type Ask = <T>(mode: 'readonly' | 'readwrite', tables: readonly Table[], work: (rows: Transaction) => Promise<Result<T>>) => Promise<Result<T>>;

export function makeStudyStore(ask: Ask, changes: Pick<Changes, 'tell'>): StudyStore {
  const all = <T extends 'puzzles' | 'cards' | 'reviews' | 'boards'>(table: T) => ask('readonly', [table], async (rows) => ok(await rows.all(table)));
  async function write<T>(tables: readonly Table[], ids: readonly string[], work: (rows: Transaction) => Promise<Result<T>>): Promise<Result<T>> {
    const done = await ask('readwrite', tables, work);
    if (done.ok) changes.tell('study', ids);
    return done;
  }
  return {
    puzzles: () => all('puzzles'),
    cards: () => all('cards'),
    reviews: () => all('reviews'),
    add: (puzzles) =>
      write(['puzzles'], puzzles.map(({ id }) => id), async (rows) => {
        const there = new Map((await rows.all('puzzles')).map((each) => [each.id, each]));
        const fresh = puzzles.filter(({ id }) => !there.has(id));
        const changed = puzzles.flatMap((comes) => {
          const known = there.get(comes.id);
          const next = known ? renewed(known, comes) : comes;
          return next === known ? [] : [next];
        });
        for (const puzzle of changed) await rows.put('puzzles', puzzle);
        return ok(new Set(fresh.map(({ id }) => id)).size);
      }),
    update: (id, change) =>
      write(['puzzles'], [id], async (rows) => {
        const puzzle = await rows.get('puzzles', id);
        if (!puzzle) return fail('not_found');
        const changed = { ...change(puzzle), id };
        await rows.put('puzzles', changed);
        return ok(changed);
      }),
    change: (work) => write(STUDIED, [], work),
    grade: (review, card) =>
      write(STUDIED, [card.id], async (rows) => {
        if (!(await rows.get('puzzles', card.id))) return fail('not_found');
        await Promise.all([rows.put('reviews', review), rows.put('cards', card)]);
        return ok(undefined);
      }),
    undo: (review) =>
      write(['cards', 'reviews'], [review.puzzle], async (rows) => {
        const there = await rows.get('reviews', review.id);
        if (!there) return fail('not_found');
        await rows.remove('reviews', there.id);
        await (there.before ? rows.put('cards', { id: there.puzzle, memory: there.before }) : rows.remove('cards', there.puzzle));
        return ok(undefined);
      }),
    boards: () => all('boards'),
    // Nobody but the search cares.
    saveBoards: (id, bytes) => ask('readwrite', ['boards'], async (rows) => ok(await rows.put('boards', { id, bytes }))),
    removeBoards: (ids) => ask('readwrite', ['boards'], async (rows) => {
      for (const id of ids) await rows.remove('boards', id);
      return ok(undefined);
    }),
  };
}
