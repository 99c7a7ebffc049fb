/**
 * The frame of a board drawn in text: a row of the numbers 13 to 24, rows of checkers between bars, a row of the numbers 12 to 1, as GNU
 * Backgammon, eXtreme Gammon, BGBlitz and FIBS draw it, from either side and in either direction. Where things stand follows from the
 * numbers, so that lines may be quoted or have lost their first blanks.
 */
import { fail, ok, type Result } from '../core/result.ts';

export const MARKS = ['X', 'O'] as const;
export type Mark = (typeof MARKS)[number];

/** Checkers on one point as drawn: from the edge inwards, perhaps with a number in place of what has no room. */
export interface Stack {
  readonly mark: Mark | null;
  readonly drawn: number;
  readonly number: number | null;
}

export type Half = 'top' | 'bottom';

/** Where a column of checkers stands: a point by the numbers of the frame, or the bar. */
export interface Column extends Stack {
  readonly half: Half;
  /** 25 = the bar. */
  readonly label: number;
}

/** What stands beside the board, by the half it stands in; null = in the middle. */
export interface Beside {
  readonly half: Half | null;
  readonly left: string;
  readonly right: string;
}

export interface Frame {
  readonly columns: readonly Column[];
  readonly beside: readonly Beside[];
  /** Behind the rows of numbers: who sits there. */
  readonly tails: Readonly<Record<Half, string>>;
  /** The half with the numbers 1 to 12, whose owner counts the points so. */
  readonly low: Half;
  /** Lines around the board. */
  readonly around: readonly string[];
}

const BAR_LABEL = 25;
/** Fifteen checkers of both sides drawn one by one, the middle, and some blank lines. */
const MOST_ROWS = 60;
/** Lines above and below that may say something of the board. */
const AROUND = 30;
const LONGEST_LINE = 240;

const BORDER = /\+[- ]{0,3}(?:\d{1,2}[- ]{1,3}){5}\d{1,2}[^\d\n]{2,14}(?:\d{1,2}[- ]{1,3}){5}\d{1,2}[- ]{0,3}\+/;
/** The rows of numbers there are, as they read from the left. */
const RUNS = [[13, 1], [12, -1], [1, 1], [24, -1]] as const;

interface Border {
  readonly line: number;
  readonly at: number;
  readonly width: number;
  readonly labels: readonly number[];
  /** Of the last digit of each number, from the edge. */
  readonly places: readonly number[];
  readonly tail: string;
}

function readBorder(text: string, line: number): Border | null {
  const found = BORDER.exec(text);
  if (!found) return null;
  const numbers = [...found[0].matchAll(/\d{1,2}/g)];
  const labels = numbers.map(([digits]) => Number(digits));
  if (!RUNS.some(([first, step]) => labels.every((label, at) => label === first + step * at))) return null;
  return { line, at: found.index, width: found[0].length - 1, labels, places: numbers.map(({ 0: digits, index }) => index + digits.length - 1), tail: text.slice(found.index + found[0].length) };
}

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => line.slice(0, LONGEST_LINE).replaceAll('\u00A0', ' '));

/** Whether there is a row of numbers of a board in a text. */
export const hasDiagram = (text: string): boolean => BORDER.test(text) && linesOf(text).some((line, at) => readBorder(line, at) !== null);

interface Row {
  readonly line: number;
  readonly edge: number;
  /** Twelve points, then the bar. */
  readonly cells: readonly string[];
  readonly left: string;
  readonly right: string;
}

function readRow(text: string, line: number, { at, width, places }: Border): Result<Row> {
  // Lines of a quotation stand where the numbers do; the first of what was copied may have lost its blanks.
  const edge = [at, text.indexOf('|')].find((place) => text[place] === '|' && text[place + width] === '|');
  if (edge === undefined) return fail('diagram_row', { line: line + 1 });
  const cells = places.map((place) => text.slice(edge + place - 1, edge + place + 2).trim());
  const bar = text.slice(edge + places[5]! + 2, edge + places[6]! - 1).replaceAll('|', '').trim();
  return ok({ line, edge, cells: [...cells, bar], left: text.slice(0, edge), right: text.slice(edge + width + 1) });
}

/** From the edge inwards. */
function readStack(rows: readonly Row[], column: number, place: number): Result<Stack> {
  let stack: Stack = { mark: null, drawn: 0, number: null };
  let isOver = false;
  for (const { line, edge, cells } of rows) {
    const cell = cells[column]!.toUpperCase();
    const at = { line: line + 1, column: edge + place + 1 };
    const mark = MARKS.find((each) => each === cell);
    if (cell === '') isOver = true;
    else if (!mark && !/^(?:[2-9A-F]|1[0-5])$/.test(cell)) return fail('diagram_cell', { ...at, text: cells[column]!.slice(0, 20) });
    else if (isOver || stack.number !== null || (mark ? stack.mark !== null && stack.mark !== mark : stack.mark === null)) return fail('diagram_stack', at);
    else if (mark) stack = { ...stack, mark, drawn: stack.drawn + 1 };
    else stack = { ...stack, number: cell.length === 1 ? Number.parseInt(cell, 16) : Number(cell) };
  }
  return ok(stack);
}

/** The row between the halves; where none is named and the rows are even in number there is none. */
function middleOf(rows: readonly Row[]): number {
  const named = rows.findIndex(({ cells }) => /BAR/i.test(cells[12]!));
  return named >= 0 ? named : rows.length % 2 === 1 ? (rows.length - 1) / 2 : rows.length / 2 - 0.5;
}

/**
 * The first board drawn in a text. Lines and columns count from 1. Errors: diagram_frame {line}: a row of numbers without its other;
 * diagram_row {line}: out of line; diagram_cell {line, column, text}: no checker and no number; diagram_stack {line, column}: a gap, or
 * checkers of both sides in one column.
 */
export function readFrame(text: string): Result<Frame> {
  const lines = linesOf(text);
  const borders = lines.map(readBorder);
  const top = borders.find((border) => border !== null);
  if (!top) return fail('text_unknown');
  const bottom = borders.slice(top.line + 1, top.line + 2 + MOST_ROWS).find((border) => border !== null);
  if (!bottom || Math.abs(bottom.width - top.width) > 1 || top.labels.some((label, at) => label + bottom.labels[at]! !== 25)) return fail('diagram_frame', { line: top.line + 1 });
  const next = borders.slice(bottom.line + 1).find((border) => border !== null);
  const rows: Row[] = [];
  const middleAt = (top.line + bottom.line) / 2;
  for (let line = top.line + 1; line < bottom.line; line++) {
    if (lines[line]!.trim() === '') continue;
    const row = readRow(lines[line]!, line, line > middleAt ? { ...bottom, width: top.width } : top);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  const middle = middleOf(rows);
  const stray = rows[middle]?.cells.findIndex((cell) => cell !== '' && !/^BAR$/i.test(cell)) ?? -1;
  if (stray >= 0) return fail('diagram_cell', { line: rows[middle]!.line + 1, column: rows[middle]!.edge + (top.places[stray] ?? top.places[5]! + 4) + 1, text: rows[middle]!.cells[stray]!.slice(0, 20) });
  const columns: Column[] = [];
  for (const [half, border, part] of [['top', top, rows.slice(0, Math.ceil(middle))], ['bottom', bottom, rows.slice(Math.floor(middle) + 1).reverse()]] as const) {
    for (const [at, label] of [...border.labels, BAR_LABEL].entries()) {
      const stack = readStack(part, at, border.places[at] ?? border.places[5]! + 4);
      if (!stack.ok) return stack;
      columns.push({ ...stack.value, half, label });
    }
  }
  return ok({
    columns, tails: { top: top.tail, bottom: bottom.tail }, low: top.labels.includes(1) ? 'top' : 'bottom',
    beside: rows.map(({ left, right }, at) => ({ half: at < middle ? 'top' : at > middle ? 'bottom' : null, left, right })),
    around: [...lines.slice(Math.max(0, top.line - AROUND), top.line), ...lines.slice(bottom.line + 1, Math.min(bottom.line + 1 + AROUND, next?.line ?? lines.length))],
  });
}
