/** A whole match in an address: its record, pressed together, in letters that an address may hold. */
import type { MatchRecord } from '../../core/record.ts';
import { fail, type Result } from '../../core/result.ts';
import { openPressed, pressText } from '../../formats/pressed-text.ts';
import { makeRecordJson, parseRecordJson } from '../../formats/record-json.ts';

/** Characters of a packed match that messengers and mail still pass on as a link. */
export const LONGEST_LINK = 8000;
/** Characters a packed match may open to. */
const LONGEST_TEXT = 2_000_000;

/** What only says how the record was written in some file is left out: it is as long as all the rest. */
const bare = ({ games, notes: _notes, ...record }: MatchRecord): MatchRecord => ({
  ...record, notes: [], games: games.map(({ actions, ...game }) => ({ ...game, actions: actions.map((action) => ({ ...action, text: '', line: 0 })) })),
});

/** Letters, digits, `-` and `_`. */
export const packMatch = (record: MatchRecord): Promise<string> => pressText(makeRecordJson(bare(record)));

/** Error: match_link_malformed, also where its record is none. */
export async function unpackMatch(packed: string): Promise<Result<MatchRecord>> {
  const text = await openPressed(packed, LONGEST_TEXT);
  const record = text === null ? null : parseRecordJson(text);
  return record?.ok ? record : fail('match_link_malformed');
}
