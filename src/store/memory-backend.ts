/** Rows in memory: for pages that may not store anything, and for tests in Node. */
import type { Backend, MoveRow, Rows, Table, Transaction } from './backend.ts';

const keyOf = (table: Table, row: Rows[Table]): string =>
  table === 'moves' ? `${(row as MoveRow).id} ${(row as MoveRow).game} ${(row as MoveRow).decision}` : row.id;

/** Rows are copied on their way in, as IndexedDB does it, so that nobody edits them from outside. */
export function createMemoryBackend(): Backend {
  const tables: { [T in Table]: Map<string, Rows[T]> } = {
    entries: new Map(), bodies: new Map(), moves: new Map(), settings: new Map(), tables: new Map(), rollouts: new Map(), puzzles: new Map(), cards: new Map(),
    reviews: new Map(), boards: new Map(),
  };
  const rowsOf = <T extends Table>(table: T): Map<string, Rows[T]> => tables[table] as Map<string, Rows[T]>;

  const transaction: Transaction = {
    get: async (table, id) => rowsOf(table).get(id),
    all: async (table) => [...rowsOf(table).values()],
    moveOf: async (id, game, decision) => tables.moves.get(`${id} ${game} ${decision}`),
    movesOf: async (id, game) => [...tables.moves.values()].filter((row) => row.id === id && row.game === game).sort((a, b) => a.decision - b.decision),
    rolloutsOf: async (board) => [...tables.rollouts.values()].filter((row) => row.board === board),
    put: async (table, row) => void rowsOf(table).set(keyOf(table, row), structuredClone(row)),
    async remove(table, id) {
      for (const [key, row] of rowsOf(table)) if (row.id === id) rowsOf(table).delete(key);
    },
  };
  return { run: (_mode, _tables, work) => work(transaction), close: () => {} };
}
