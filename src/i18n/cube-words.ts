/** A cube verdict in words, such as “Double/Take”. */
import type { CubeVerdict } from '../core/cube-verdict.ts';
import type { Texts } from './index.ts';

/** In the language of the texts that are given. */
export function cubeVerdictText({ action, reply, redouble, optional }: CubeVerdict, { cube }: Texts): string {
  if (action === 'no_cube' || reply === null) return cube.verdict.no_cube();
  return cube.verdict[optional && action === 'double' ? 'optional' : action]({ redouble, reply: cube.replies[reply] });
}
