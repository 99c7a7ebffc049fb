import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/result.ts';
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
    ['something else', {}, {}, 'text_unknown'],
    ['an unknown side', ID, { perspective: 'red' }, 'attribute_malformed'],
    ['an unknown direction', ID, { direction: 'left' }, 'attribute_malformed'],
    ['an unknown detail', ID, { show: 'pips clock' }, 'attribute_malformed'],
    ['no play', ID, { arrows: '8/5 x' }, 'play_malformed'],
    ['options that are undefined', ID, { perspective: undefined, direction: undefined, show: undefined, arrows: undefined, title: undefined }, 'ok'],
  ])('%s is told, not thrown', (_name, id, options, code) => expect(codeOf(id, options)).toBe(code));

  it('sides and details may be said as the attributes say them', () => {
    expect(unwrap(makeBoardSvg(ID, { perspective: 'black', show: 'dice, pips' }))).toBe(unwrap(makeBoardSvg(ID, { perspective: 1, show: ['dice', 'pips'] })));
    expect(unwrap(makeBoardSvg(ID, { perspective: 'black' }))).not.toBe(unwrap(makeBoardSvg(ID, { perspective: 'white' })));
  });
});
