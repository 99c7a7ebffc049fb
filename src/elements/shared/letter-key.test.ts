import { expect, it } from 'vitest';
import { letterKey } from './letter-key.ts';

it.each([
  ['a Latin letter is itself', 'u', 'KeyU', 'u'],
  ['with Caps Lock too', 'U', 'KeyU', 'u'],
  ['where another Latin layout has it', 'n', 'KeyL', 'n'],
  ['on a Cyrillic layout the place of the key tells', 'г', 'KeyU', 'u'],
  ['with Caps Lock too, in Cyrillic', 'Т', 'KeyN', 'n'],
  ['a letter on a key of another kind is none', 'ж', 'Semicolon', null],
  ['a digit is none', '1', 'Digit1', null],
  ['a named key is none', 'Enter', 'Enter', null],
])('%s', (_rule, key, code, letter) => expect(letterKey({ key, code })).toBe(letter));
