/** A situation in each format that people exchange. */
import type { Situation } from '../../core/situation.ts';
import { makeGnubgId } from '../../formats/gnubg-id.ts';
import { makeSituationId } from '../../formats/situation-id.ts';

export type IdName = 'xgid' | 'gnubgId' | 'longId';

/** The one that says most comes first. */
export const idsOf = (situation: Situation): readonly { readonly name: IdName; readonly id: string }[] =>
  situation.position.game === 'long'
    ? [{ name: 'longId', id: makeSituationId(situation) }]
    : [{ name: 'xgid', id: makeSituationId(situation) }, { name: 'gnubgId', id: makeGnubgId(situation) }];
