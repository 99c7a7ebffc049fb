/** Where a command about short nard is told its position: `--id ID [--match-id ID]` or `--xgid XGID`. */
import type { Situation } from '../src/core/situation.ts';
import { parseGnubgId } from '../src/formats/gnubg-id.ts';
import { parseXgid } from '../src/formats/xgid.ts';
import { texts } from '../src/i18n/index.ts';
import { Failure, unwrapped } from './failure.ts';
import { excludes } from './options.ts';

export const SITUATION_OPTIONS = { 'id': { type: 'string' }, 'match-id': { type: 'string' }, 'xgid': { type: 'string' } } as const;

export type SituationValues = { readonly [K in keyof typeof SITUATION_OPTIONS]?: string | undefined };

export const idMissing = (): Failure => new Failure(texts().cli.missing({ what: '--id ID' }));

/** A position alone is money play with the cube in the middle and without Jacoby's rule. */
export function readShortSituation({ id, 'match-id': matchId, xgid }: SituationValues): Situation {
  if (xgid !== undefined) {
    if (id !== undefined || matchId !== undefined) throw excludes('--xgid', id === undefined ? '--match-id' : '--id');
    return unwrapped(parseXgid(xgid));
  }
  if (id === undefined) throw idMissing();
  if (matchId !== undefined && id.includes(':')) throw new Failure(texts().cli.matchIdTwice);
  return unwrapped(parseGnubgId(matchId === undefined ? id : `${id}:${matchId}`));
}
