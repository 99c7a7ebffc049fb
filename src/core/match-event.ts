/** Where and when a match was played, as its file says. */
import type { MatchRecord } from './record.ts';

/** The header that holds what a text says in front of the first game. */
export const COMMENT_HEADER = 'Comment';

export interface MatchEvent {
  readonly event?: string;
  readonly date?: string;
}

export function eventOf({ headers }: Pick<MatchRecord, 'headers'>): MatchEvent {
  const of = (...names: readonly string[]): string | undefined => Object.entries(headers).find(([name, value]) => names.includes(name.toLowerCase()) && value !== '')?.[1];
  const event = of('event'), date = of('eventdate', 'date');
  return { ...(event !== undefined && { event }), ...(date !== undefined && { date }) };
}
