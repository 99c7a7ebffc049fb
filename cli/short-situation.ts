/** Where a command about short nard is told its position: `--id ID [--match-id ID]` or `--xgid XGID`. */
import type { Situation } from '../src/core/situation.ts';
import { crawfordDoubt } from '../src/formats/crawford-doubt.ts';
import { parseGnubgId } from '../src/formats/gnubg-id.ts';
import { parseXgid } from '../src/formats/xgid.ts';
import { texts } from '../src/i18n/index.ts';
import { Failure, unwrapped } from './failure.ts';
import { excludes } from './options.ts';

export const SITUATION_OPTIONS = { 'id': { type: 'string' }, 'match-id': { type: 'string' }, 'xgid': { type: 'string' } } as const;

export type SituationValues = { readonly [K in keyof typeof SITUATION_OPTIONS]?: string | undefined };

export const idMissing = (): Failure => new Failure(texts().cli.missing({ what: '--id ID' }));

/** Stderr says what is assumed where an ID contradicts itself. */
function tellDoubt(text: string): void {
  const doubt = crawfordDoubt(text);
  if (doubt) process.stderr.write(`${texts().cli.doubts.crawford[doubt.why]({ own: doubt.needs[0], other: doubt.needs[1] })}\n`);
}

/** A position alone is money play with the cube in the middle and without Jacoby's rule. */
export function readShortSituation({ id, 'match-id': matchId, xgid }: SituationValues): Situation {
  if (xgid !== undefined) {
    if (id !== undefined || matchId !== undefined) throw excludes('--xgid', id === undefined ? '--match-id' : '--id');
    const situation = unwrapped(parseXgid(xgid));
    tellDoubt(xgid);
    return situation;
  }
  if (id === undefined) throw idMissing();
  if (matchId !== undefined && id.includes(':')) throw new Failure(texts().cli.matchIdTwice);
  const both = matchId === undefined ? id : `${id}:${matchId}`;
  const situation = unwrapped(parseGnubgId(both));
  tellDoubt(both);
  return situation;
}
