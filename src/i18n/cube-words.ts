/** A cube verdict in words, such as “Double/Take”, and what is played for. */
import type { CubeConditions } from '../core/cube-conditions.ts';
import type { CubeVerdict } from '../core/cube-verdict.ts';
import type { Texts } from './index.ts';

/** In the language of the texts that are given. */
export function cubeVerdictText({ action, reply, redouble, optional }: CubeVerdict, { cube }: Texts): string {
  if (action === 'no_cube' || reply === null) return cube.verdict.no_cube();
  return cube.verdict[optional && action === 'double' ? 'optional' : action]({ redouble, reply: cube.replies[reply] });
}

type Stakes = Pick<CubeConditions, 'cube' | 'jacoby' | 'beavers'> & { readonly match: (CubeConditions['match'] & { readonly met: string }) | null };

/** What is played for, which `stakes` says as the side to throw sees it; `of`: as that side is told, or the other one. */
export function cubefulText({ cube: { value, holder }, match, jacoby, beavers }: Stakes, of: 'roller' | 'other', { cube }: Texts): string {
  const isSame = of === 'roller';
  const seen = holder === null || isSame ? holder : holder === 'own' ? 'other' : 'own';
  return match ? cube.match({ own: isSame ? match.own : match.other, other: isSame ? match.other : match.own, crawford: match.crawford, value, holder: seen, met: match.met })
    : cube.money({ value, holder: seen, jacoby, beavers });
}
