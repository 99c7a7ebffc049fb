import { expect, it } from 'vitest';
import { parseDecimal } from './decimal.ts';

it.each<[string, string, number | null]>([
  ['a point', '0.02', 0.02],
  ['a decimal comma', '0,02', 0.02],
  ['no leading zero', '.08', 0.08],
  ['blanks around', ' 1 ', 1],
  ['nothing', '', null],
  ['a lone comma', ',', null],
  ['words', 'ten', null],
  ['two separators', '1.000,5', null],
  ['a sign', '-1', null],
])('decimals: %s', (_rule, text, value) => expect(parseDecimal(text)).toBe(value));
