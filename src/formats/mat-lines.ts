/** What a single line of a .mat file is. Every pattern is anchored or bounded, so that reading is linear in the text. */
import type { Points } from '../core/match.ts';

export type MatLine =
  | { readonly kind: 'blank' | 'other' }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'tag'; readonly key: string; readonly value: string }
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'game'; readonly number: number }
  | { readonly kind: 'score'; readonly names: readonly [string, string]; readonly points: Points }
  /** What stands after `n)`. */
  | { readonly kind: 'row'; readonly body: string };

const LENGTH = /^(\d{1,5}) {1,4}points? {1,4}match\b/i;
const GAME = /^game {1,4}(\d{1,6})\b[ :.]{0,4}$/i;
const ROW = /^(\d{1,5})\)(.*)$/s;

/** `; [Key "value"]`, the value up to the last quote. */
function tagOf(comment: string): { key: string; value: string } | null {
  const [open, close] = [comment.indexOf('"'), comment.lastIndexOf('"')];
  const bracket = comment.indexOf('[');
  if (bracket < 0 || open < bracket || close <= open) return null;
  return { key: comment.slice(bracket + 1, open).trim(), value: comment.slice(open + 1, close) };
}

/** GamesGrid appends the rating to the name: `goldbach,1673`. */
const withoutRating = (name: string): string => name.trim().replace(/,\d{3,4}(?:\.\d{1,3})?$/, '');

/**
 * `name : points   name : points`. Names may hold colons and may be missing; the first colon and number that a wide gap follows
 * part the columns, or else the first that any gap follows.
 */
function scoreOf(text: string): { names: [string, string]; points: Points } | null {
  const last = /: {0,8}(\d{1,5})$/.exec(text);
  if (!last) return null;
  let parting: RegExpExecArray | null = null;
  for (const found of text.slice(0, last.index).matchAll(/: {0,8}(\d{1,5})( +)/g)) {
    if (found[2]!.length > 1) { parting = found; break; }
    parting ??= found;
  }
  if (!parting) return null;
  return {
    names: [withoutRating(text.slice(0, parting.index)), withoutRating(text.slice(parting.index + parting[0].length, last.index))],
    points: [Number(parting[1]), Number(last[1])],
  };
}

export const isLengthLine = (line: string): boolean => LENGTH.test(line.slice(0, 200).trim());

/** The line's kind; a score line is looked for only where one may stand, since names can look like anything. */
export function parseMatLine(line: string, scoreExpected: boolean): MatLine {
  const text = line.trim();
  if (text === '') return { kind: 'blank' };
  if (text.startsWith(';') || text.startsWith('#')) {
    const tag = tagOf(text);
    return tag && !/^[;#] {0,4}(?:note|comment) /.test(text) ? { kind: 'tag', ...tag } : { kind: 'comment', text };
  }
  const score = scoreExpected ? scoreOf(text) : null;
  if (score) return { kind: 'score', ...score };
  const game = GAME.exec(text);
  if (game) return { kind: 'game', number: Number(game[1]) };
  const row = ROW.exec(text);
  if (row) return { kind: 'row', body: row[2]! };
  const length = LENGTH.exec(text);
  if (length) return { kind: 'length', length: Number(length[1]) };
  return { kind: 'other' };
}
