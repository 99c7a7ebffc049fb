/** What equities of a cube decision look like in a file that anybody may have written. */
import { fields, nullable, number } from '../../core/check.ts';
import type { CubeEquities } from './cube-decision.ts';

/** Wide: near the end of a match a plain win may change hardly anything, so that a gammon is worth many of them. */
const value = number(-10_000, 10_000);
export const equities = fields<CubeEquities>({ cubeless: value, noDouble: value, doubleTake: nullable(value), doublePass: nullable(value), doubleBeaver: nullable(value) });
