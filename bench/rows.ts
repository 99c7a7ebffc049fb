/** Rows of a table of targets: what was measured, against what must be, what is aimed at and what a peer does. */

export interface Measured {
  readonly value: number;
  /** Absent for what is counted and not sampled. */
  readonly standardError?: number;
}

/** A limit, as text and as a test. */
export interface Bound {
  readonly text: string;
  readonly holds: (measured: Measured) => boolean;
}

export const atMost = (limit: number): Bound => ({ text: `≤ ${limit}`, holds: ({ value }) => value <= limit });
export const atLeast = (limit: number): Bound => ({ text: `≥ ${limit}`, holds: ({ value }) => value >= limit });
/** Surely more than nothing. */
export const aboveZero = (errors: number): Bound => ({
  text: `> 0 by ${errors} standard errors`, holds: ({ value, standardError = 0 }) => value > errors * standardError,
});

export interface Target {
  readonly name: string;
  /** Behind the number: `mEq`, `×`. */
  readonly unit: string;
  /** Digits behind the point. */
  readonly digits: number;
  readonly must: Bound | null;
  readonly aim: Bound | null;
  /** Who does what here. */
  readonly peer: string;
}

export interface MeasuredRow extends Target {
  readonly measured: Measured;
  /** How it came about: counts, seeds. */
  readonly note: string;
}

/** A row that could not be measured, with the sentence that says why. */
export interface SkippedRow {
  readonly name: string;
  readonly skipped: string;
}

export type Row = MeasuredRow | SkippedRow;

const isSkipped = (row: Row): row is SkippedRow => 'skipped' in row;
const isMeasured = (row: Row): row is MeasuredRow => !isSkipped(row);

const judged = (bound: Bound | null, measured: Measured): string => (bound ? `${bound.text} ${bound.holds(measured) ? 'yes' : 'NO'}` : '–');

const COLUMNS = ['', 'measured', 'must', 'aim', 'peer', ''] as const;

function cellsOf(row: MeasuredRow): string[] {
  const { measured, unit, digits } = row;
  const error = measured.standardError === undefined ? '' : ` ± ${measured.standardError.toFixed(digits)}`;
  return [row.name, `${measured.value.toFixed(digits)}${error}${unit && ` ${unit}`}`, judged(row.must, measured), judged(row.aim, measured), row.peer, row.note];
}

/** The table as text, columns aligned; skipped rows follow, a sentence each. */
export function rowsAsText(rows: readonly Row[]): string {
  const cells = [[...COLUMNS], ...rows.filter(isMeasured).map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  const lines = cells.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd());
  return [...(cells.length > 1 ? lines : []), ...rows.filter(isSkipped).map(({ name, skipped }) => `${name}: skipped. ${skipped}`)].join('\n');
}

/** The rows as plain data for programs. */
export const rowsAsData = (rows: readonly Row[]): unknown[] => rows.map((row) => {
  if (isSkipped(row)) return row;
  const { name, unit, measured, must, aim, peer, note } = row;
  const bound = (limit: Bound | null) => limit && { limit: limit.text, met: limit.holds(measured) };
  return { name, unit, ...measured, must: bound(must), aim: bound(aim), peer, note };
});
