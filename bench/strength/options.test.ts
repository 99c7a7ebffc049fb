import { describe, expect, it } from 'vitest';
import { PARTS, readOptions } from './options.ts';

describe('arguments of npm run strength', () => {
  it('without any everything is measured', () =>
    expect(readOptions([], 'data')).toEqual({ parts: PARTS, decisions: 'data/bench/contact-decisions.jsonl', plies: 2, games: 1e6, minutes: 10, error: 0.002, seed: 'strength', json: false }));
  it('parts are taken in the order given', () => expect(readOptions(['--only', 'race,contact']).parts).toEqual(['race', 'contact']));
  it.each([
    ['an unknown part', ['--only', 'race,cube'], '--only takes'],
    ['half a ply', ['--plies', '0.5'], '--plies'],
    ['three plies', ['--plies', '3'], '--plies'],
    ['minutes that are no number', ['--minutes', 'ten'], '--minutes'],
    ['an unknown option', ['--net', 'x'], '--net'],
  ])('%s is refused', (_rule, args, sentence) => expect(() => readOptions(args)).toThrow(sentence));
});
