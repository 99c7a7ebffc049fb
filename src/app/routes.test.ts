import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPLORED, HOME, isAddress, makeRoute, MOST_ON_SHEET, parseRoute, PER_PAGE, type Route } from './routes.ts';

const place = fc.record({ game: fc.nat(9998), decision: fc.nat(9998) });
const route: fc.Arbitrary<Route> = fc.oneof(
  fc.record({ screen: fc.constant('analyse' as const), id: fc.option(fc.string({ minLength: 1 })) }),
  fc.record({ screen: fc.constant('analyse' as const), id: fc.option(fc.string({ minLength: 1 })), explored: fc.constantFrom(...EXPLORED) }),
  fc.record({ screen: fc.constant('lesson' as const), id: fc.option(fc.string({ minLength: 1 })), at: fc.option(fc.string({ minLength: 1 })) }),
  fc.record({ screen: fc.constant('lesson' as const), id: fc.constant(null), at: fc.constantFrom(null, '3.1'), packed: fc.stringMatching(/^[\w-]{1,40}$/) }),
  fc.record({ screen: fc.constant('train' as const), puzzle: fc.stringMatching(/^[\w-]{1,40}$/) }),
  fc.record({ screen: fc.constant('review' as const), match: fc.option(fc.string({ minLength: 1 })), at: fc.option(place) }),
  fc.record({ screen: fc.constant('review' as const), match: fc.constant(null), at: fc.option(place), packed: fc.stringMatching(/^[\w-]{1,40}$/) }),
  fc.record({ screen: fc.constant('sheet' as const), ids: fc.array(fc.string({ minLength: 1 }).filter((id) => !id.includes('~')), { maxLength: 8 }), perPage: fc.option(fc.constantFrom(...PER_PAGE)) }),
  fc.constantFrom<Route>({ screen: 'play' }, { screen: 'play', part: 'chouette' }, { screen: 'library' }, { screen: 'settings' }, { screen: 'help', part: 'terms' }, { screen: 'help', part: 'privacy' }),
);

describe('routes', () => {
  it('read back as they were made', () => {
    fc.assert(fc.property(route, (made) => { expect(parseRoute(makeRoute(made))).toEqual(made); }));
  });

  it('are addresses as they are made', () => {
    fc.assert(fc.property(route, (made) => { expect(isAddress(makeRoute(made))).toBe(true); }));
  });

  it('never throw on what stands in the address bar', () => {
    fc.assert(fc.property(fc.string(), (text) => { parseRoute(`#${text}`); isAddress(`#${text}`); }));
  });

  it.each([
    ['', true], ['#', true], ['#/', true], ['#/help', true], ['#/review/abc', true], ['#/analyse?x=1', true],
    ['#/nowhere', false], ['#/nowhere/else?id=1', false], ['#/help/poker', false], ['#/play/poker', false], ['#/review/abc/def', false], ['#/%E0%A4%A', false],
  ])('there is something at %s: %s', (hash, wanted) => expect(isAddress(hash)).toBe(wanted));

  it.each([
    ['nothing leads home', '', HOME],
    ['an unknown screen leads home', '#/nowhere', HOME],
    ['a position ID keeps its plus signs', '#/analyse?id=4HPwATDgc/ABMA+', { screen: 'analyse', id: '4HPwATDgc/ABMA+' }],
    ['an XGID pasted with raw marks is whole', '#/analyse?id=XGID=-b:0:0:1', { screen: 'analyse', id: 'XGID=-b:0:0:1' }],
    ['a backgammon at two stands beside the ID', '#/analyse?id=XGID=-b:0:0:1&backgammon=2', { screen: 'analyse', id: 'XGID=-b:0:0:1', backgammon: 2 }],
    ['any other stake of a backgammon is left out', '#/analyse?id=XGID=-b:0:0:1&backgammon=7', { screen: 'analyse', id: 'XGID=-b:0:0:1' }],
    ['Explore opens at a part of it', '#/analyse?id=XGID=-b:0:0:1&explore=scores', { screen: 'analyse', id: 'XGID=-b:0:0:1', explored: 'scores' }],
    ['a part of Explore that is none leaves it closed', '#/analyse?explore=stars', HOME],
    ['a puzzle of nothing is Train itself', '#/train?p=', { screen: 'train' }],
    ['games and decisions are counted from one', '#/review/abc?at=2.1', { screen: 'review', match: 'abc', at: { game: 1, decision: 0 } }],
    ['a sheet of an odd number of diagrams a page is as usual', '#/sheet?per=5&ids=a~b', { screen: 'sheet', ids: ['a', 'b'], perPage: null }],
    ['a sheet holds so many diagrams and no more', `#/sheet?ids=${'a~'.repeat(500)}`, { screen: 'sheet', ids: new Array(MOST_ON_SHEET).fill('a'), perPage: null }],
    ['help of no part is the glossary', '#/help', { screen: 'help', part: 'terms' }],
    ['a part of Play that is none leads to Play', '#/play/poker', { screen: 'play' }],
    ['a place that is not one is left out', '#/review/abc?at=0.1', { screen: 'review', match: 'abc', at: null }],
  ])('%s', (_rule, hash, expected) => expect(parseRoute(hash)).toEqual(expected));

  it('an XGID stays readable in the address', () => {
    expect(makeRoute({ screen: 'analyse', id: 'XGID=-b:0:0:1' })).toBe('#/analyse?id=XGID=-b:0:0:1');
  });
});
