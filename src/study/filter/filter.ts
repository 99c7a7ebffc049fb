/** What an entry of the library and one of its decisions must be to be shown: all that is given must hold. */
import type { Stage } from '../stage.ts';

/** Both ends belong to it. */
export interface Range {
  readonly least: number;
  /** Infinity = no end. */
  readonly most: number;
}

/** Points that the side to roll and the other side still need; `money`: no match. */
export type ScoreFilter = 'money' | { readonly own: number; readonly other: number };

/** Days as `2026-03-31`; null = no end. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** The highest numbers that are asked for. */
export const MOST_LOSS = 10;
export const MOST_PIPS = 400;

export const FILTER_KINDS = ['checker', 'cube'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** null, false and empty = not asked for. */
export interface LibraryFilter {
  /** Of the entry. */
  readonly preset: string | null;
  /** Part of the name of who decides, whatever the capitals. */
  readonly player: string | null;
  /** Part of the event's name. */
  readonly event: string | null;
  /** Part of the entry's title, or of a note to it or to the decision. */
  readonly words: string | null;
  /** Each on the entry or on the decision. */
  readonly tags: readonly string[];
  /** Name of a collection that holds the entry or the decision. */
  readonly collection: string | null;
  readonly starred: boolean;
  readonly kind: FilterKind | null;
  /** Equity given up: by the play, at the cube, or by both together where no kind is asked for. */
  readonly loss: Range | null;
  readonly stages: readonly Stage[];
  readonly score: ScoreFilter | null;
  /** Pips of the side to roll. */
  readonly pips: Range | null;
  /** Depth of the analysis in plies. */
  readonly depth: Range | null;
  /** When it was played, or when it came into the library where that is not said. */
  readonly date: DateRange | null;
}

export const NO_FILTER: LibraryFilter = {
  preset: null, player: null, event: null, words: null, tags: [], collection: null, starred: false, kind: null, loss: null, stages: [], score: null, pips: null, depth: null, date: null,
};

export const isWithin = (value: number, { least, most }: Range): boolean => value >= least && value <= most;

/** Whether a text holds a part, whatever the capitals. */
export const hasPart = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());

/** A day as files write it (`2026.03.01`, `2026-3-1`, `2026/03/01`) as `2026-03-01`; null = it is written otherwise. */
export function dayOf(text: string): string | null {
  const found = /^\s*(\d{4})[-./](\d{1,2})[-./](\d{1,2})/.exec(text);
  if (!found) return null;
  const [, year, month, day] = found;
  return Number(month) > 12 || Number(day) > 31 ? null : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}

export const isInDates = (day: string, { from, to }: DateRange): boolean => (from === null || day >= from) && (to === null || day <= to);
