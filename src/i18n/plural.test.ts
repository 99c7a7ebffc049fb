import { describe, expect, it } from 'vitest';
import { nth } from './az/words.ts';
import * as az from './az/words.ts';
import { pluralIn } from './plural.ts';
import * as ru from './ru/words.ts';
import * as uz from './uz/words.ts';

describe('words after numbers', () => {
  it.each([
    [0, '0 очков'], [1, '1 очко'], [2, '2 очка'], [4, '4 очка'], [5, '5 очков'], [11, '11 очков'], [12, '12 очков'], [21, '21 очко'], [22, '22 очка'], [25, '25 очков'], [111, '111 очков'],
  ])('Russian has a form for %i', (count, text) => expect(ru.points(count)).toBe(text));

  it('Russian has a fourth form for fractions', () => expect(ru.points(1.5)).toBe('1,5 очка'));
  it('Russian after “из” has the genitive', () => expect([ru.ofPlays(1), ru.ofPlays(2), ru.ofPlays(21), ru.ofPlays(25)]).toEqual(['1 хода', '2 ходов', '21 хода', '25 ходов']));
  it('Uzbek and Azerbaijani keep the singular', () => expect([uz.points(1), uz.points(5), az.points(1), az.points(5)]).toEqual(['1 ochko', '5 ochko', '1 xal', '5 xal']));
  it('a language without a form takes the other one', () => expect(pluralIn('uz')(1, { other: 'ochko' })).toBe('ochko'));
});

describe('Azerbaijani ordinals', () => {
  it.each([
    [0, '0-cı'], [1, '1-ci'], [2, '2-ci'], [3, '3-cü'], [4, '4-cü'], [5, '5-ci'], [6, '6-cı'], [7, '7-ci'], [8, '8-ci'], [9, '9-cu'], [10, '10-cu'], [13, '13-cü'], [20, '20-ci'],
    [24, '24-cü'], [30, '30-cu'], [40, '40-cı'], [60, '60-cı'], [90, '90-cı'], [100, '100-cü'], [1000, '1000-ci'],
  ])('%i', (place, text) => expect(nth(place)).toBe(text));

  it('takes a number written as a text, and leaves any other text', () => expect([nth('6'), nth('bar')]).toEqual(['6-cı', 'bar']));
});
