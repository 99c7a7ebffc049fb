/** Names of new entries, until somebody gives them a better one. */
import { makeRoll } from '../core/dice.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Situation } from '../core/situation.ts';
import { texts } from '../i18n/index.ts';

/** The players’ names, else the file’s. */
export function matchTitle(record: MatchRecord, file: string): string {
  const { versus, untitled } = texts().review;
  const [left, right] = record.players.map((name) => name.trim());
  return left || right ? versus(left || '?', right || '?') : file.replace(/\.[a-z0-9]{1,5}$/i, '') || untitled;
}

export function positionTitle({ turn, roll }: Situation): string {
  const { sides, analyse } = texts().app;
  return roll ? analyse.toPlay(sides[turn], makeRoll(roll)) : analyse.toRoll(sides[turn]);
}
