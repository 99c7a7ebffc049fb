/** The ID of a situation of either game that says all of it: an XGID, or long nard’s own. What addresses carry. */
import type { Situation } from '../core/situation.ts';
import { makeLongId } from './long-id.ts';
import { makeXgid } from './xgid-make.ts';

export const makeSituationId = (situation: Situation): string => (situation.position.game === 'long' ? makeLongId(situation) : makeXgid(situation));
