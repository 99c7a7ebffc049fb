/** Entries among the rows: read and written as a whole. */
import type { Table, Transaction } from './backend.ts';
import type { Evaluator } from '../engine/protocol.ts';
import type { StoredEntry } from './entries.ts';
import { evaluatorsOf, joinEntry, splitEntry, weaker } from './entry-rows.ts';
import type { MatchSummary } from './store.ts';

/** Rows put between two looks at the page's other events. */
const AT_ONCE = 16;

/** Where the parts of an entry are. */
export const ENTRY: readonly Table[] = ['entries', 'bodies', 'moves'];

/** An entry out of its rows; null = it is not there. */
export async function readEntry(rows: Transaction, id: string): Promise<StoredEntry | null> {
  const [summary, body] = await Promise.all([rows.get('entries', id), rows.get('bodies', id)]);
  if (!summary || !body) return null;
  const games = body.kind === 'match' ? body.shape : [];
  return joinEntry(summary, body, (await Promise.all(games.map((_, game) => rows.movesOf(id, game)))).flat());
}

/** The weakest that has made numbers of a match. `known`: no number is weaker; so the search ends at the first as weak. */
export async function weakestLeft(rows: Transaction, { id, games }: MatchSummary, known: Evaluator | null): Promise<Evaluator | null> {
  let found: Evaluator | null = null;
  for (let game = 0; game < games; game++) {
    for (const made of (await rows.movesOf(id, game)).flatMap(evaluatorsOf)) {
      found = found ? weaker(found, made) : made;
      if (known && weaker(found, known) === found) return found;
    }
  }
  return found;
}

/** Writes an entry in place of the one with its id. */
export async function writeEntry(rows: Transaction, entry: StoredEntry): Promise<void> {
  const { summary, body, moves } = splitEntry(entry);
  await rows.remove('moves', entry.id);
  await Promise.all([rows.put('entries', summary), rows.put('bodies', body)]);
  // A row is copied as it is put: all at once would hold the page up.
  for (let i = 0; i < moves.length; i += AT_ONCE) await Promise.all(moves.slice(i, i + AT_ONCE).map((row) => rows.put('moves', row)));
}
