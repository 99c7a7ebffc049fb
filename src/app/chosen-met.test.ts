import { describe, expect, it } from 'vitest';
import { DEFAULT_MET } from '../core/met/known.ts';
import type { MatchEquityTable } from '../core/met/table.ts';
import { chosenMet, withMet, withoutMet } from './chosen-met.ts';

const table = (id: string, name = id): MatchEquityTable => ({ id, name, pre: [[0.5]], post: [0.5] });
const none = { met: DEFAULT_MET.id, ownMets: [] };

describe('the match equities chosen', () => {
  it.each([
    ['the usual ones', none, DEFAULT_MET.id],
    ['others that come along', { ...none, met: 'snowie' }, 'snowie'],
    ['imported ones', { met: 'a', ownMets: [table('b'), table('a')] }, 'a'],
    ['imported ones that are gone: the usual ones', { met: 'a', ownMets: [] }, DEFAULT_MET.id],
  ])('%s', async (_rule, choice, id) => expect((await chosenMet(choice)).id).toBe(id));

  it('an import is chosen', () => expect(withMet(none, table('a'))).toEqual({ met: 'a', ownMets: [table('a')] }));
  it('the same numbers again take the newer name', () => expect(withMet({ met: 'b', ownMets: [table('a', 'old'), table('b')] }, table('a', 'new'))).toEqual({ met: 'a', ownMets: [table('b'), table('a', 'new')] }));
  it('what is removed is chosen no more', () => expect(withoutMet({ met: 'a', ownMets: [table('a'), table('b')] }, 'a')).toEqual({ met: DEFAULT_MET.id, ownMets: [table('b')] }));
  it('removing another one changes no choice', () => expect(withoutMet({ met: 'a', ownMets: [table('a'), table('b')] }, 'b')).toEqual({ met: 'a', ownMets: [table('a')] }));
});
