/** A record in any of the formats that its game can be written in. */
import type { ReplayedGame } from '../core/decision.ts';
import type { Game } from '../core/games.ts';
import type { Numbering } from '../core/numbering.ts';
import type { MatchRecord } from '../core/record.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { makeLongText } from './long-text-make.ts';
import { makeMat } from './mat-make.ts';
import { makeRecordJson } from './record-json.ts';

export const RECORD_FORMATS = ['mat', 'json', 'text'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** What a game's records can be written in, the one players exchange first. */
export const formatsOf = (game: Game): readonly RecordFormat[] => (game === 'short' ? ['mat', 'json'] : ['text', 'json']);

/** What such a file is called. */
export const fileEnding = (format: RecordFormat): string => (format === 'text' ? 'txt' : format);

/** `replay` is asked only where a format writes what a record leaves out (hits). Errors: short_only, long_only {format}; start_json_only. */
export function writeRecord(record: MatchRecord, format: RecordFormat, numbering: Numbering, replay: () => readonly ReplayedGame[]): Result<string> {
  // Only JSON says where a game begins.
  if (format !== 'json' && record.games.some(({ start }) => start)) return fail('start_json_only');
  switch (format) {
    case 'json':
      return ok(makeRecordJson(record));
    case 'mat':
      return record.game === 'short' ? ok(makeMat(record, replay())) : fail('short_only', { format });
    case 'text':
      return record.game === 'long' ? ok(makeLongText(record, numbering)) : fail('long_only', { format });
  }
}
