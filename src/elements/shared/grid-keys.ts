/** Where a key leads in a grid of cells, row by row; null = it is no key of a grid. */
export function gridStep(key: string, at: number, rows: number, columns: number): number | null {
  const row = Math.floor(at / columns), column = at % columns;
  const to = (r: number, c: number): number => Math.min(rows - 1, Math.max(0, r)) * columns + Math.min(columns - 1, Math.max(0, c));
  switch (key) {
    case 'ArrowRight': return to(row, column + 1);
    case 'ArrowLeft': return to(row, column - 1);
    case 'ArrowDown': return to(row + 1, column);
    case 'ArrowUp': return to(row - 1, column);
    case 'Home': return to(row, 0);
    case 'End': return to(row, columns - 1);
    default: return null;
  }
}
