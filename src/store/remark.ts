/** What somebody wrote about an entry of the library, or about one decision of a match. */
import { fields, integer, list, oneOf, optional, text, type Checker } from '../core/check.ts';
import { LONGEST_NOTE } from '../core/notes.ts';
import { LONGEST_TAG, MOST_TAGS } from '../core/tags.ts';

export interface Remark {
  /** Absent = none. */
  readonly tags?: readonly string[];
  /** Plain text; absent = none. */
  readonly note?: string;
  /** Marked with a star; absent = not. */
  readonly starred?: true;
}

/** Of a decision; both from 0. */
export interface PlacedRemark extends Remark {
  readonly game: number;
  readonly decision: number;
}

const MOST_REMARKS = 100_000;

/** Only what there is to say. */
export const tidyRemark = ({ tags = [], note = '', starred }: { readonly tags?: readonly string[]; readonly note?: string; readonly starred?: boolean }): Remark => ({
  ...(tags.length > 0 && { tags: [...new Set(tags)].slice(0, MOST_TAGS) }), ...(note.trim() !== '' && { note: note.slice(0, LONGEST_NOTE) }), ...(starred && { starred }),
});

export const isEmptyRemark = ({ tags, note, starred }: Remark): boolean => tags === undefined && note === undefined && !starred;

const byPlace = (a: PlacedRemark, b: PlacedRemark): number => a.game - b.game || a.decision - b.decision;

export const remarkAt = (remarks: readonly PlacedRemark[] | undefined, game: number, decision: number): PlacedRemark | null =>
  remarks?.find((each) => each.game === game && each.decision === decision) ?? null;

/** The remarks with another one in its place; by game and decision, none that says nothing. */
export function withRemark(remarks: readonly PlacedRemark[] | undefined, { game, decision, ...remark }: PlacedRemark): readonly PlacedRemark[] {
  const others = (remarks ?? []).filter((each) => each.game !== game || each.decision !== decision);
  const tidy = tidyRemark(remark);
  return isEmptyRemark(tidy) ? others : [...others, { game, decision, ...tidy }].sort(byPlace);
}

/** What is said here stays; what is missing here is taken over. */
export const joinRemark = (here: Remark, comes: Remark): Remark => tidyRemark({
  tags: [...here.tags ?? [], ...comes.tags ?? []], note: here.note ?? comes.note ?? '', starred: here.starred ?? comes.starred ?? false,
});

export const joinRemarks = (here: readonly PlacedRemark[] | undefined, comes: readonly PlacedRemark[] | undefined): readonly PlacedRemark[] =>
  (comes ?? []).reduce<readonly PlacedRemark[]>((all, each) => withRemark(all, { ...joinRemark(remarkAt(all, each.game, each.decision) ?? {}, each), game: each.game, decision: each.decision }), here ?? []);

/** Of an entry or a row of the list. */
export const remarkOf = ({ tags, note, starred }: Remark): Remark => ({ ...(tags && { tags }), ...(note !== undefined && { note }), ...(starred && { starred }) });

/** The fields of a remark, out of a file. */
export const remarkFields = { tags: optional(list(text(LONGEST_TAG), MOST_TAGS)), note: optional(text(LONGEST_NOTE)), starred: optional(oneOf([true] as const)) };
const index = integer(0, 65_535);
export const remarksChecker: Checker<readonly PlacedRemark[] | undefined> = optional(list(fields<PlacedRemark>({ game: index, decision: index, ...remarkFields }), MOST_REMARKS));
