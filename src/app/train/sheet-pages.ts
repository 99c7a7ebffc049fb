/** How cards lie on paper that is printed on both sides. */
import type { PerPage } from '../routes.ts';

/** On which edge the paper is turned between its sides. */
export const EDGES = ['long', 'short'] as const;
export type Edge = (typeof EDGES)[number];

export interface SheetPage<T> {
  readonly side: 'front' | 'back';
  /** Row by row; null = nothing lies there. */
  readonly cells: readonly (T | null)[];
}

/** Of upright paper. */
export const columnsOf = (perPage: PerPage): 1 | 2 => (perPage >= 4 ? 2 : 1);

/** Each page of fronts, and then its backs: every back behind its front once the paper is turned. */
export function sheetPages<T>(cards: readonly T[], perPage: PerPage, edge: Edge): readonly SheetPage<T>[] {
  const columns = columnsOf(perPage), rows = perPage / columns;
  const behind = (cell: number): number => {
    const row = Math.floor(cell / columns), column = cell % columns;
    return edge === 'long' ? row * columns + (columns - 1 - column) : (rows - 1 - row) * columns + column;
  };
  return Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) => {
    const cells = Array.from({ length: perPage }, (__, cell) => cards[page * perPage + cell] ?? null);
    return [{ side: 'front' as const, cells }, { side: 'back' as const, cells: cells.map((___, cell) => cells[behind(cell)]!) }];
  }).flat();
}
