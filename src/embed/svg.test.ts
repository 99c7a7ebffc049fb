import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/result.ts';
import { errors } from '../i18n/en/errors.ts';
import { makeBoardSvg, type SvgOptions } from './svg.ts';

const ID = '4HPwATDgc/ABMA';
const codeOf = (id: unknown, options?: unknown): string => {
  const made = makeBoardSvg(id as string, options as SvgOptions | undefined);
  return made.ok ? 'ok' : made.error.code;
};

describe('a board without a page', () => {
  it.each([
    ['no ID, as of an address without one', undefined, {}, 'text_empty'],
    ['null', null, {}, 'text_empty'],
    ['a list, as of an address with two', [ID, ID], {}, 'text_unknown'],
    ['an object', {}, {}, 'text_unknown'],
    ['an object that makes no text', Object.create(null), {}, 'text_unknown'],
    ['something else', 'sheep', {}, 'text_unknown'],
    ['an unknown side', ID, { perspective: 'red' }, 'attribute_malformed'],
    ['an unknown direction', ID, { direction: 'left' }, 'attribute_malformed'],
    ['an unknown detail', ID, { show: 'pips clock' }, 'attribute_malformed'],
    ['no play', ID, { arrows: '8/5 x' }, 'play_malformed'],
    ['options that are undefined', ID, { perspective: undefined, direction: undefined, show: undefined, arrows: undefined, title: undefined }, 'ok'],
    ['no options at all', ID, null, 'ok'],
    ['options that are a number', ID, 5, 'ok'],
    ['a title that is no text', ID, { title: {} }, 'ok'],
    ...(['perspective', 'direction', 'show', 'arrows'] as const).flatMap((name) =>
      ([['a number', 5], ['true', true], ['an object', {}], ['an object that makes no text', Object.create(null)], ['a list of numbers', [7]], ['a symbol', Symbol('x')], ['a function', () => 1], ['NaN', NaN]] as const)
        .map(([what, value]): [string, unknown, unknown, string] => [`${name} that is ${what}`, ID, { [name]: value }, 'attribute_malformed'])),
    ['a detail of the list that is none', ID, { show: ['pips', 'clock'] }, 'attribute_malformed'],
  ])('%s is told, not thrown', (_name, id, options, code) => expect(codeOf(id, options)).toBe(code));

  it('of all that is wrong the message has words', () => {
    const made = makeBoardSvg(ID, { arrows: 5 } as unknown as SvgOptions);
    if (made.ok) throw new Error('made');
    expect(errors[made.error.code](made.error.facts)).toBe('The attribute arrows cannot be “number”; write text.');
  });

  it('sides and details may be said as the attributes say them', () => {
    expect(unwrap(makeBoardSvg(ID, { perspective: 'black', show: 'dice, pips' }))).toBe(unwrap(makeBoardSvg(ID, { perspective: 1, show: ['dice', 'pips'] })));
    expect(unwrap(makeBoardSvg(ID, { perspective: 'black' }))).not.toBe(unwrap(makeBoardSvg(ID, { perspective: 'white' })));
  });
});
