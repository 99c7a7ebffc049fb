/** A record's notes as comment lines of text files, so that they survive a copy. */
import { FLAGS, type Flag, type RecordNote } from '../core/record.ts';

const NOTE = /^[;#] {0,4}note ([a-z_]{1,30}), line (\d{1,9}): ?(.*)$/s;

export const makeNoteLine = ({ flag, line, text }: RecordNote): string => `; note ${flag}, line ${line}: ${text.replace(/\s+/g, ' ').trim()}`.trimEnd();

/** Null for any other comment. */
export function parseNoteLine(comment: string): RecordNote | null {
  const found = NOTE.exec(comment);
  const flag = found && FLAGS.find((each) => each === found[1]);
  return found && flag ? { flag: flag satisfies Flag, line: Number(found[2]), text: found[3]! } : null;
}
