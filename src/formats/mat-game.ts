/** One game of a .mat file while it is read: rows are handed in, actions and the stated result come out. */
import type { Points } from '../core/match.ts';
import type { Action, GameRecord } from '../core/record.ts';
import { otherPlayer, type Player } from '../core/situation.ts';
import { parseCell } from './mat-actions.ts';
import { parseCells } from './mat-cells.ts';
import { moreSaid } from './note-lines.ts';

/** A result alone on its line is indented 6 for the left side, 34 or more for the right. */
const RIGHT_INDENT = 20;

/** Galaxy writes the last row, a resignation, behind the row before without a line break. */
const GLUED_ROW = /(?<= {2})\d{1,5}\)(?= )/;

/** `points` null: the text names no number. */
export interface StatedResult {
  readonly winner: Player;
  readonly points: number | null;
  readonly line: number;
  readonly text: string;
}

export class GameReader {
  names: readonly [string, string] = ['', ''];
  /** Before the game; null = the file has no score line here. */
  stated: Points | null = null;
  /** Set when results are mended. */
  points: Points = [0, 0];
  result: StatedResult | null = null;
  /** Value of the cube after the last double or beaver. */
  cube = 1;
  /** Said before its first action or after its result. */
  comment: string | undefined;
  readonly #actions: Action[] = [];
  /** Resignations on lines of their own, whose indentation does not tell whose they are. */
  readonly #loose = new Set<Action>();

  constructor(readonly number: number) {}

  setScore(names: readonly [string, string], points: Points): void {
    this.names = names;
    this.stated = points;
  }

  /** What stands after `n)`; false = some of it could not be read. */
  readRow(body: string, line: number): boolean {
    return body.split(GLUED_ROW).map((part) => this.#readCells(part, line)).every(Boolean);
  }

  #readCells(body: string, line: number): boolean {
    const { left, right } = parseCells(body);
    const leftRead = left === '' || this.#cell(left, 0, line);
    return (right === '' || this.#cell(right, 1, line)) && leftRead;
  }

  /** A line without a row number: a result or a resignation. */
  readLine(raw: string, line: number): boolean {
    const text = raw.trim();
    // Combined results: the first word starts the left cell, whatever its indentation.
    const { left, right } = parseCells(text);
    if (right !== '') return this.#cell(left, 0, line) && this.#cell(right, 1, line);
    const before = this.#actions.length;
    const read = this.#cell(text, raw.length - raw.trimStart().length >= RIGHT_INDENT ? 1 : 0, line, true);
    for (const action of this.#actions.slice(before)) this.#loose.add(action);
    return read;
  }

  /** Belongs to the action in front of it, or to the game. */
  readComment(text: string): void {
    const last = this.#actions.at(-1);
    if (!last || this.result) this.comment = moreSaid(this.comment, text);
    else {
      const said: Action = { ...last, comment: moreSaid(last.comment, text) };
      if (this.#loose.delete(last)) this.#loose.add(said);
      this.#actions[this.#actions.length - 1] = said;
    }
  }

  /** All actions; loose resignations are the loser's. */
  actions(result: GameRecord['result']): readonly Action[] {
    return this.#actions.map((action) => (result && this.#loose.has(action) ? { ...action, player: otherPlayer(result.winner) } : action));
  }

  #cell(cell: string, player: Player, line: number, resultsOnly = false): boolean {
    const content = parseCell(cell, { player, line, nextCube: this.cube * 2 });
    if (content.kind === 'unread') return false;
    if (content.kind === 'wins') {
      this.result ??= { winner: player, points: content.points, line, text: cell.slice(0, 200) };
      return true;
    }
    if (resultsOnly && content.actions.some((action) => action.kind !== 'resign')) return false;
    for (const action of content.actions) {
      this.#actions.push(action);
      if (action.kind === 'double' || action.kind === 'beaver' || action.kind === 'raccoon') this.cube = action.value ?? this.cube * 2;
    }
    return true;
  }
}
