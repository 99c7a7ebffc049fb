import { describe, expect, it } from 'vitest';
import { makeRandom } from '../core/seeded.ts';
import { countsOf, startPosition } from '../core/position.ts';
import type { Plies } from './protocol.ts';
import { chooseCandidate, DEFAULT_STRENGTH, misjudge, readStrength, STRENGTHS, STRENGTH_PRESETS, type Judged } from './strength-presets.ts';

const candidate = (at: number, equity: number, plies: Plies = 0, by: Judged['by'] = 'net'): Judged => ({ result: { ...startPosition('short'), mover: countsOf({ [at]: 1 }) }, equity, plies, by });

/** Fourteen plays, each .02 worse than the one before on average, as rolls of a game have them. */
const decision = (seed: string): Judged[] => {
  const random = makeRandom(seed);
  let equity = 0.4;
  return Array.from({ length: 14 }, (_, n) => candidate(n + 1, (equity -= 0.04 * random())));
};

describe('strengths', () => {
  it('each looks at least as far as the one before, and errs less at the same depth', () => {
    const presets = STRENGTHS.map((strength) => STRENGTH_PRESETS[strength]);
    for (const [at, { plies, noise }] of presets.slice(1).entries()) {
      const before = presets[at]!;
      expect(plies > before.plies || (plies === before.plies && noise < before.noise)).toBe(true);
    }
  });

  it('the strongest does not err of its own', () => expect(STRENGTH_PRESETS[STRENGTHS.at(-1)!].noise).toBe(0));

  it.each([['one that is known', 'club', 'club'], ['one that is not', 'grandmaster', DEFAULT_STRENGTH], ['none', undefined, DEFAULT_STRENGTH], ['a depth of earlier versions', 2, DEFAULT_STRENGTH]])(
    'stored: %s', (_, stored, read) => expect(readStrength(stored)).toBe(read));
});

describe('the play that a strength chooses', () => {
  it('the same seed gives the same play; not every seed does', () => {
    const plays = decision('a');
    const chosen = Array.from({ length: 40 }, (_, seed) => chooseCandidate(plays, STRENGTH_PRESETS.beginner, `${seed}`));
    expect(Array.from({ length: 40 }, (_, seed) => chooseCandidate(plays, STRENGTH_PRESETS.beginner, `${seed}`))).toEqual(chosen);
    expect(new Set(chosen).size).toBeGreaterThan(3);
  });

  it('does not depend on the order of the candidates', () => {
    const plays = decision('b');
    expect(chooseCandidate([...plays].reverse(), STRENGTH_PRESETS.casual, 'seed')).toBe(chooseCandidate(plays, STRENGTH_PRESETS.casual, 'seed'));
  });

  it('a weaker one loses more equity on average', () => {
    const losses = STRENGTHS.map((strength) => {
      let loss = 0;
      for (let n = 0; n < 400; n++) {
        const plays = decision(`position ${n}`);
        loss += plays[0]!.equity - chooseCandidate(plays, STRENGTH_PRESETS[strength], `game ${n}`)!.equity;
      }
      return loss / 400;
    });
    const noisy = STRENGTHS.filter((strength) => STRENGTH_PRESETS[strength].noise > 0).length;
    for (let at = 1; at <= noisy; at++) expect(losses[at]).toBeLessThan(losses[at - 1]!);
    expect(losses.at(-1)).toBe(0);
  });

  it('one that does not err plays the first', () => {
    const plays = decision('c');
    expect(chooseCandidate(plays, STRENGTH_PRESETS.world_class, 'any')).toBe(plays[0]);
  });

  it('a shallower look is never weighed against a deeper one', () => {
    const plays = [candidate(1, -0.3, 1), candidate(2, -0.35, 1), candidate(3, 0.9, 0)];
    for (let seed = 0; seed < 50; seed++) expect(chooseCandidate(plays, { plies: 1, noise: 1 }, `${seed}`)!.plies).toBe(1);
  });

  it('a play that ends the game is made at every strength', () => {
    const win = candidate(1, 1, 0, 'over');
    for (let seed = 0; seed < 50; seed++) expect(chooseCandidate([win, candidate(2, 0.99), candidate(3, 0.98)], STRENGTH_PRESETS.beginner, `${seed}`)).toBe(win);
  });

  it('of no candidates there is none', () => expect(chooseCandidate([], STRENGTH_PRESETS.beginner, 'seed')).toBeNull());
});

describe('what a strength takes an equity for', () => {
  it('is the equity where it does not err, and the same error each time where it does', () => {
    expect(misjudge(0.2, STRENGTH_PRESETS.master, 'double 1')).toBe(0.2);
    const taken = misjudge(0.2, STRENGTH_PRESETS.beginner, 'double 1');
    expect(taken).not.toBe(0.2);
    expect(misjudge(0.2, STRENGTH_PRESETS.beginner, 'double 1')).toBe(taken);
  });
});
