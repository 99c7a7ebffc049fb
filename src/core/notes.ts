/** Notes: plain texts about a match or one of its decisions, written by people or by the file that a match comes from. */
import type { MatchRecord } from './record.ts';

export const LONGEST_NOTE = 4000;

// Of what cannot be seen only ends of lines and tabs are text.
const UNSEEN = /(?![\t\n])\p{Cc}/gu;

/** A comment of a file as a note: a bounded text; empty = it says nothing. */
export const noteOf = (comment: string | undefined): string => (comment ?? '').replaceAll('\r\n', '\n').replace(UNSEEN, '').trim().slice(0, LONGEST_NOTE).trim();

/** What a file says of a decision (both from 0; an action is a decision). */
export const noteAt = ({ games }: MatchRecord, game: number, decision: number): string => noteOf(games[game]?.actions[decision]?.comment);
