import { describe, expect, it } from 'vitest';
import { presetTerms } from '../core/terms.ts';
import { englishTexts } from './index.ts';
import { lastThrowText, lastThrowWords } from './last-throw-words.ts';

const UZUN = presetTerms('long', 'classic_uzun').scoring, NARDEON = presetTerms('long', 'nardeon').scoring;
const NOT_COUNTED = 'Who began is not said: last throw not counted';

describe('whether a last throw was counted', () => {
  const rows: readonly (readonly [string, Parameters<typeof lastThrowWords>[0], typeof UZUN | undefined, string | null])[] = [
    ['counted', { lastThrow: true }, UZUN, 'Last throw counted'],
    ['who began was not said', {}, UZUN, NOT_COUNTED],
    ['nothing is known yet', null, UZUN, null],
    ['none is played', {}, NARDEON, null],
    ['whatever is played is not known', {}, undefined, null],
  ];
  it.each(rows)('%s', (_, evaluator, scoring, said) => expect(lastThrowWords(evaluator, scoring, englishTexts())).toBe(said));
  it('of several positions all must say who began', () => {
    expect(lastThrowText({ scoring: UZUN, subjects: [{ began: 'mover' }, { began: 'opponent' }] }, englishTexts())).toEqual(['Last throw counted.']);
    expect(lastThrowText({ scoring: UZUN, subjects: [{ began: 'mover' }, {}] }, englishTexts())).toEqual([`${NOT_COUNTED}.`]);
    expect(lastThrowText({ scoring: NARDEON, subjects: [{}] }, englishTexts())).toEqual([]);
  });
});
