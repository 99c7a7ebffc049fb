/** Writing XGIDs; how they are read says `xgid.ts`. */
import { sortRoll } from '../core/dice.ts';
import { BAR, OFF, SLOTS, swapSides } from '../core/position.ts';
import { rollingPlayer, type Situation } from '../core/situation.ts';
import { ASKED, CUBE_LIMIT_LOG } from './xgid.ts';

const letter = (x: number, o: number): string => (x > 0 ? String.fromCharCode(64 + x) : o > 0 ? String.fromCharCode(96 + o) : '-');

/** The XGID of a situation, with the prefix and ten fields. A game that is over is written as if not rolled: XGIDs have no word for it. */
export function makeXgid(situation: Situation): string {
  const { turn, phase, cube, score } = situation;
  const { mover: x, opponent: o } = turn === 0 ? situation.position : swapSides(situation.position);
  let board = '';
  for (let at = 0; at < SLOTS; at++) board += letter(at === OFF ? 0 : x[at]!, at === BAR ? 0 : o[BAR - at]!);
  const named = rollingPlayer(situation);
  const asked = Object.keys(ASKED).find((key) => ASKED[key] === phase);
  const rule = score.length > 0 ? Number(score.crawford) : Number(score.jacoby) + 2 * Number(score.beavers);
  return `XGID=${[
    board, Math.log2(cube.value), cube.owner === null ? 0 : cube.owner === 0 ? 1 : -1, named === 0 ? 1 : -1,
    asked ?? (phase === 'play' && situation.roll ? sortRoll(situation.roll).join('') : '00'), ...score.points, rule, score.length, score.cap === undefined ? CUBE_LIMIT_LOG : Math.min(CUBE_LIMIT_LOG, Math.floor(Math.log2(score.cap))),
  ].join(':')}`;
}
