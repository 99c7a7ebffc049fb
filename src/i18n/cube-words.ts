/** A cube verdict in words, such as “Double/Take”, what is played for, and why nobody doubles. */
import { cubeSeenByOther, isAfterCrawford, whyNoDouble, type CubeConditions } from '../core/cube-conditions.ts';
import type { CubeVerdict } from '../core/cube-verdict.ts';
import type { Texts } from './index.ts';

/** In the language of the texts that are given. */
export function cubeVerdictText({ action, reply, redouble, optional }: CubeVerdict, { cube }: Texts): string {
  if (action === 'no_cube' || reply === null) return cube.verdict.no_cube();
  return cube.verdict[optional && action === 'double' ? 'optional' : action]({ redouble, reply: cube.replies[reply] });
}

type Stakes = Omit<CubeConditions, 'met'>;

/** What is played for, as the side to roll sees it; `met` = name of the match equity table. */
export function stakesText({ cube: stakes, match, jacoby, beavers, cap, gammon, backgammon }: Stakes, met: string, { cube }: Texts): string {
  return [
    match ? cube.match({ ...match, ...stakes, after: isAfterCrawford(match), met }) : cube.money({ ...stakes, jacoby, beavers }),
    ...(cap === null ? [] : [cube.capped({ cap })]), ...(backgammon <= gammon ? [cube.backgammonTwo] : []),
  ].join(', ');
}

/** What a rollout is played for, which `stakes` says as the side to throw sees it; `of`: as that side is told, or the other one. */
export const cubefulText = (stakes: Stakes & { readonly match: { readonly met: string } | null }, of: 'roller' | 'other', texts: Texts): string =>
  stakesText(of === 'roller' ? stakes : { ...stakes, ...cubeSeenByOther(stakes) }, stakes.match?.met ?? '', texts);

/** Why the side to roll has no cube decision; empty where it has one. */
export function noCubeText(conditions: Pick<CubeConditions, 'match' | 'cap' | 'cube'>, { cube }: Texts): string {
  const reason = whyNoDouble(conditions);
  return reason === null ? '' : cube.screen.noCube[reason]({ cap: conditions.cap, value: conditions.cube.value });
}
