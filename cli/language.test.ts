import { describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { environmentLanguage, takeLanguage } from './language.ts';

describe('the language of the environment', () => {
  it.each([
    ['LANG alone', { LANG: 'uz_UZ.UTF-8' }, 'uz'],
    ['messages go before LANG', { LANG: 'ru_RU.UTF-8', LC_MESSAGES: 'az_AZ' }, 'az'],
    ['LC_ALL goes before all', { LANG: 'ru_RU', LC_MESSAGES: 'az_AZ', LC_ALL: 'C.UTF-8' }, 'en'],
    ['an empty variable says nothing', { LC_ALL: '', LANG: 'ru' }, 'ru'],
    ['a modifier does not matter', { LANG: 'uz_UZ@latin' }, 'uz'],
    ['nothing is set', {}, 'en'],
  ])('%s', (_rule, environment, language) => expect(environmentLanguage(environment)).toBe(language));
});

describe('--lang', () => {
  it.each([
    ['before the command', ['--lang', 'ru', 'perft'], { language: 'ru', rest: ['perft'] }],
    ['after it', ['perft', '--lang', 'az', '--depth', '1'], { language: 'az', rest: ['perft', '--depth', '1'] }],
    ['with a sign of equality', ['perft', '--lang=uz'], { language: 'uz', rest: ['perft'] }],
    ['not there', ['perft'], { language: null, rest: ['perft'] }],
    ['a file of that name', ['analyze', '--', '--lang', 'ru'], { language: null, rest: ['analyze', '--', '--lang', 'ru'] }],
  ])('%s', (_rule, args, taken) => expect(takeLanguage(args)).toEqual(taken));

  it.each([['a language that is not there', ['perft', '--lang', 'tr'], /--lang.*“tr”/], ['no language', ['perft', '--lang'], /--lang/]])('%s', (_rule, args, sentence) => {
    expect(() => takeLanguage(args)).toThrow(Failure);
    expect(() => takeLanguage(args)).toThrow(sentence);
  });
});
