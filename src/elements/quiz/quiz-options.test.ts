import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { shuffled } from '../../core/seeded.ts';
import { parseOptions, type QuizOption } from './quiz-options.ts';

const makeOptions = (options: readonly QuizOption[]): string => options.map(({ text, loss }) => `${text}=${loss}`).join('; ');

describe('options of a quiz', () => {
  it('are plays with what each gives up', () =>
    expect(unwrap(parseOptions('8/5 6/5=0; 13/10 24/23 = 0.021'))).toEqual([{ text: '8/5 6/5', loss: 0 }, { text: '13/10 24/23', loss: 0.021 }]));
  it('may be words, one a line, with decimal commas', () =>
    expect(unwrap(parseOptions('No double=0\nDouble, take=-0,3\n'))).toEqual([{ text: 'No double', loss: 0 }, { text: 'Double, take', loss: 0.3 }]));
  it.each([
    ['without a loss', '8/5 6/5'], ['with a loss that is none', '8/5=little'], ['without a text', '=0.1'], ['too many', 'a=0;'.repeat(21)], ['too long', `${'x'.repeat(81)}=0`],
  ])('%s are refused', (_rule, text) => expect(parseOptions(text)).toMatchObject({ ok: false, error: { code: 'options_malformed' } }));
  it('come back as they were written', () => {
    const option = fc.record({ text: fc.stringMatching(/^[a-z0-9/]{1,20}( [a-z0-9/]{1,20})?$/), loss: fc.integer({ min: 0, max: 999_999 }).map((n) => n / 1000) });
    fc.assert(fc.property(fc.array(option, { maxLength: 20 }), (options) => { expect(unwrap(parseOptions(makeOptions(options)))).toEqual(options); }));
  });
  it('keep their order for one quiz and have all of them', () => {
    const options = unwrap(parseOptions('a=0; b=1; c=2; d=3'));
    expect(shuffled(options, 'x')).toEqual(shuffled(options, 'x'));
    expect([...shuffled(options, 'x')].sort((a, b) => a.loss - b.loss)).toEqual(options);
  });
  it('the best is not always the first', () => {
    const options = unwrap(parseOptions('a=0; b=1; c=2; d=3'));
    const places = Array.from({ length: 40 }, (_, i) => shuffled(options, `quiz ${i}`).findIndex(({ loss }) => loss === 0));
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });
});
