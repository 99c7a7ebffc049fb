/** What equities of a cube decision look like in a file that anybody may have written. */
import { fields, nullable } from '../../core/check.ts';
import { equity } from '../../engine/check-answers.ts';
import type { CubeEquities } from './cube-decision.ts';

export const equities = fields<CubeEquities>({ cubeless: equity, noDouble: equity, doubleTake: nullable(equity), doublePass: nullable(equity), doubleBeaver: nullable(equity) });
