/** What a file says about a match, its games and its decisions, as the notes of a new entry. */
import { COMMENT_HEADER } from '../core/match-event.ts';
import { noteAt, noteOf } from '../core/notes.ts';
import type { MatchRecord } from '../core/record.ts';
import type { PlacedRemark, Remark } from './remark.ts';

/** Characters of all of them: they lie in the rows of the library's list. The record keeps the rest. */
const MOST_SAID = 200_000;

/** `gameName`: what stands in front of a comment on one game of several. */
export function remarksOfFile(record: MatchRecord, gameName: (number: number) => string): Pick<Remark, 'note'> & { readonly remarks?: readonly PlacedRemark[] } {
  const { games, headers } = record;
  const ofGames = games.flatMap(({ number, comment }) => (noteOf(comment) === '' ? [] : [games.length > 1 ? `${gameName(number)}: ${noteOf(comment)}` : noteOf(comment)]));
  const note = noteOf([noteOf(headers[COMMENT_HEADER]), ...ofGames].filter(Boolean).join('\n'));
  let said = 0;
  const remarks = games.flatMap(({ actions }, game) => actions.flatMap((_, decision): PlacedRemark[] => {
    const own = noteAt(record, game, decision);
    said += own.length;
    return own === '' || said > MOST_SAID ? [] : [{ game, decision, note: own }];
  }));
  return { ...(note !== '' && { note }), ...(remarks.length > 0 && { remarks }) };
}
