/** Where a command about short nard is told its position: `--id ID [--match-id ID]`, a drawn board as `--id`, or `--xgid XGID`. */
import type { Game } from '../src/core/games.ts';
import { fail } from '../src/core/result.ts';
import type { Situation } from '../src/core/situation.ts';
import { crawfordDoubt } from '../src/formats/crawford-doubt.ts';
import { parseGnubgId } from '../src/formats/gnubg-id.ts';
import { parseTextDiagram } from '../src/formats/text-diagram.ts';
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

/** Several lines in place of an ID are a board drawn in text; null = it is one line. */
export function readDrawnBoard(id: string, game: Game): Situation | null {
  if (!id.trim().includes('\n')) return null;
  const situation = unwrapped(parseTextDiagram(id));
  const text = id.trim().split('\n', 1)[0]!.slice(0, 90);
  return situation.position.game === game ? situation : unwrapped(fail(game === 'short' ? 'id_of_long' : 'id_of_short', { text }));
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
  const drawn = readDrawnBoard(id, 'short');
  if (drawn) {
    if (matchId !== undefined) throw excludes('--id', '--match-id');
    return drawn;
  }
  if (matchId !== undefined && id.includes(':')) throw new Failure(texts().cli.matchIdTwice);
  const both = matchId === undefined ? id : `${id}:${matchId}`;
  const situation = unwrapped(parseGnubgId(both));
  tellDoubt(both);
  return situation;
}
