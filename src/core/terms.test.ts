import { describe, expect, it } from 'vitest';
import { countsOf, startPosition, type Setup } from './position.ts';
import { presetTerms, withStarter, type Scoring } from './terms.ts';

const UZUN = presetTerms('long', 'classic_uzun').scoring, NARDEON = presetTerms('long', 'nardeon').scoring;

describe('who began, where the start says it', () => {
  const start = startPosition('long');
  const rows: readonly (readonly [string, Setup, Scoring | undefined, Setup['began']])[] = [
    ['the side to throw', start, UZUN, 'mover'],
    ['also against what was said', { ...start, began: 'opponent' }, UZUN, 'mover'],
    ['both first throws to come, in so many words', { ...start, first: { mover: true, opponent: true } }, UZUN, 'mover'],
    ['one has thrown: nobody knows', { ...start, first: { mover: true, opponent: false } }, UZUN, undefined],
    ['no last throw is played', start, NARDEON, undefined],
    ['terms are not known', start, undefined, undefined],
    ['one has moved', { ...start, mover: countsOf({ 24: 14, 18: 1 }) }, UZUN, undefined],
    ['the other has moved', { ...start, opponent: countsOf({ 24: 14, 18: 1 }) }, UZUN, undefined],
    ['past the start it stays as it is said', { ...start, mover: countsOf({ 24: 14, 18: 1 }), began: 'opponent' }, UZUN, 'opponent'],
    ['short nard', startPosition('short'), UZUN, undefined],
  ];
  it.each(rows)('%s', (_, position, scoring, began) => expect(withStarter(position, scoring).began).toBe(began));
});
