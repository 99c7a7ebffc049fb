import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('arguments of npm run train', () => {
  it('has a default for everything', () =>
    expect(readOptions([])).toEqual({
      game: 'short', minutes: 20, resume: false, method: 'td', trust: 0.9, keep: false, seed: 1, schedule: { first: 0.12, last: 0.03, anneal: 0.2 }, average: 0,
      checkpoint: 'training/checkpoints/short.checkpoint', rows: 'training/checkpoints/short.rows', decisions: undefined, net: undefined,
    }));

  it('reads what is given', () =>
    expect(readOptions('--game short --minutes 5 --resume --seed 7 --rates 0.05:0.01 --anneal 1 --average 0.3 --checkpoint a --decisions b --net short-1:3 --method rolls --trust 1 --keep --rows c'.split(' '))).toEqual({
      game: 'short', minutes: 5, resume: true, method: 'rolls', trust: 1, keep: true, seed: 7, schedule: { first: 0.05, last: 0.01, anneal: 1 }, average: 0.3, checkpoint: 'a', rows: 'c', decisions: 'b', net: { name: 'short-1', version: 3 },
    }));

  it('keeps a checkpoint for each game', () =>
    expect(readOptions(['--game', 'long'])).toMatchObject({ game: 'long', checkpoint: 'training/checkpoints/long.checkpoint', rows: 'training/checkpoints/long.rows' }));

  it.each([
    ['another game', '--game chess', 'chess'],
    ['decisions of the other game', '--game long --decisions b', 'decisions'],
    ['races of the other game', '--game long --method races', 'races'],
    ['minutes that are no number', '--minutes ten', 'minutes'],
    ['one rate', '--rates 0.1', 'rates'],
    ['a net without version', '--net short-1', 'net'],
    ['a net named like a path', '--net ../x:1', 'net'],
    ['another method', '--method guess', 'method'],
    ['trust beyond one', '--trust 2', 'trust'],
    ['an unknown option', '--fast', 'fast'],
  ])('refuses %s and says which', (_, args, word) => expect(() => readOptions(args.split(' '))).toThrow(word));
});
