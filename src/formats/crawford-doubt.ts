/** IDs that mark the Crawford game where it cannot be: the score or the cube is believed, and people ought to be told. */
import { isCrawfordScore } from '../core/match.ts';
import type { Result } from '../core/result.ts';
import type { MatchScore } from '../core/situation.ts';
import { marksCrawford, parseMatchId } from './match-id.ts';
import { marksRule, parseXgidSetup } from './xgid.ts';

/** `score`: not just one side needs a single point; `cube`: it has been turned. With what each side needs. */
export interface CrawfordDoubt {
  readonly why: 'score' | 'cube';
  readonly needs: readonly [number, number];
}

const XGID = /(?:^|[^-\w])(?:xgid\s{0,3}=?\s{0,3})?([-A-Pa-p]{26}(?::[^:\s]{1,40}){8})/i;
const MATCH_ID = /^\s*[A-Za-z0-9+/]{14}={0,2}:([A-Za-z0-9+/]{12})/;

function read(text: string): { readonly found: Result<{ readonly score: MatchScore }>; readonly marks: boolean } | null {
  const xgid = XGID.exec(text)?.[1];
  if (xgid) return { found: parseXgidSetup(xgid), marks: marksRule(xgid) };
  const match = MATCH_ID.exec(text)?.[1];
  return match ? { found: parseMatchId(match), marks: marksCrawford(match) } : null;
}

/** Of the first XGID in a text, or of a GNU ID with its match ID; null = there is no doubt. */
export function crawfordDoubt(text: string): CrawfordDoubt | null {
  const { found, marks } = read(text) ?? {};
  if (!found?.ok || !marks) return null;
  const { length, points, crawford } = found.value.score;
  if (length === 0 || crawford) return null;
  return { why: isCrawfordScore(length, points) ? 'cube' : 'score', needs: [length - points[0], length - points[1]] };
}
