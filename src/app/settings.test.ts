import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchEquityTable } from '../core/met/table.ts';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings.ts';

const OWN: MatchEquityTable = { id: 'imported-123456', name: 'Own', pre: [[0.5, 0.625], [0.375, 0.5]], post: [0.5, 0.5] };

describe('settings', () => {
  it.each<[string, unknown, Partial<Settings>]>([
    ['nothing stored gives the defaults', undefined, {}],
    ['a number gives the defaults', 7, {}],
    ['a known value is kept', { theme: 'dark', plies: 0 }, { theme: 'dark', plies: 0 }],
    ['an unknown theme is the default', { theme: 'pink' }, {}],
    ['a depth beyond the deepest is the default', { plies: 9 }, {}],
    ['the deepest look is kept', { plies: 3, matchPlies: 3 }, { plies: 3, matchPlies: 3 }],
    ['a strength is kept', { strength: 'beginner' }, { strength: 'beginner' }],
    ['an unknown strength is the default', { strength: 'grandmaster' }, {}],
    ['thresholds must rise', { thresholds: { doubtful: 0.1, error: 0.05, blunder: 0.2 } }, {}],
    ['thresholds must be above zero', { thresholds: { doubtful: 0, error: 0.05, blunder: 0.2 } }, {}],
    ['rising thresholds are kept', { thresholds: { doubtful: 0.03, error: 0.06, blunder: 0.12 } }, { thresholds: { doubtful: 0.03, error: 0.06, blunder: 0.12 } }],
    ['a language that is not there is the default', { language: 'tlh' }, {}],
    ['a table of match equities that comes along is kept', { met: 'woolsey' }, { met: 'woolsey' }],
    ['an unknown one is the default', { met: 'imported-ffffff' }, {}],
    ['an imported one is kept and may be chosen', { met: OWN.id, ownMets: [OWN] }, { met: OWN.id, ownMets: [OWN] }],
    ['the same one twice is one', { ownMets: [OWN, { ...OWN, name: 'again' }] }, { ownMets: [OWN] }],
    ['what is no table is dropped, and the choice of it', { met: OWN.id, ownMets: [{ ...OWN, pre: [[0.5, 2], [-1, 0.5]] }, null, 7, { ...OWN, post: 'x' }] }, {}],
    ['a table that takes the name of another is dropped', { ownMets: [{ ...OWN, id: 'woolsey' }] }, {}],
  ])('%s', (_rule, stored, expected) => expect(parseSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, ...expected }));

  it.each<[string, unknown, readonly string[], Settings['language']]>([
    ['the first visit picks what the browser asks for', undefined, ['uz-Latn-UZ', 'ru'], 'uz'],
    ['the first language known here, not the first one', {}, ['kk-KZ', 'ru-KZ', 'en'], 'ru'],
    ['none known here: English', {}, ['kk', 'de-AT'], 'en'],
    ['what was chosen stays, whatever the browser asks for', { language: 'az' }, ['ru'], 'az'],
  ])('%s', (_rule, stored, languages, language) => expect(parseSettings(stored, languages).language).toBe(language));

  it('matches are looked at two plies deep unless somebody chooses otherwise', () => expect([DEFAULT_SETTINGS.plies, DEFAULT_SETTINGS.matchPlies]).toEqual([2, 2]));

  it('reading twice changes nothing, whatever was stored', () => {
    const keys = Object.fromEntries(Object.entries(DEFAULT_SETTINGS).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.anything())]));
    fc.assert(fc.property(fc.record(keys), (stored) => { expect(parseSettings(parseSettings(stored))).toEqual(parseSettings(stored)); }));
  });
});
