import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { checkThrows, commitmentOf, makeHex, throwsOf, type DiceProof, type Sha256, type Throw } from './fair-dice.ts';
import { unwrap } from './result.ts';

const sha256: Sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));

const A = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const B = '31e6370ef1e6fe31b25b71bf3c48b8e000e544b154109a1b59b276da5af92c17';
const WORDS = 'nard шашбеш';

const written = (throws: readonly Throw[]): string => throws.map((pair) => pair.join('')).join(' ');
const throws = async (seed: string, words: string, count: number): Promise<Throw[]> => unwrap(await throwsOf(seed, words, count, sha256));
const proofOf = async (seed: string, words: string): Promise<DiceProof> => ({ seed, words, commitment: unwrap(await commitmentOf(seed, sha256)) });
const errorOf = async (proof: DiceProof, thrown: readonly Throw[]): Promise<unknown> => {
  const result = await checkThrows(proof, thrown, sha256);
  return result.ok ? null : result.error;
};

describe('test vectors of docs/dice.md, made with other programs', () => {
  it('commitment of A', async () => expect(unwrap(await commitmentOf(A, sha256))).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'));
  it('commitment of B', async () => expect(unwrap(await commitmentOf(B, sha256))).toBe('c454cfe18f2de32d50b35af022c847a5e9fbc8fbb0354acfb8bbefa1ce8660e0'));
  it('throws of A', async () => expect(written(await throws(A, '', 20))).toBe('55 12 53 24 32 54 26 63 23 51 32 22 36 11 14 31 55 65 12 61'));
  it('throws of A where bytes are skipped', async () => expect(written((await throws(A, '', 116)).slice(96))).toBe('41 22 63 45 12 65 22 41 46 15 21 22 14 35 41 42 66 35 44 41'));
  it('throws of A with words in UTF-8', async () => expect(written(await throws(A, WORDS, 20))).toBe('42 41 52 62 51 63 33 34 62 33 23 21 32 53 66 52 63 66 52 24'));
  it('throws of B', async () => expect(written(await throws(B, '', 20))).toBe('63 25 35 52 24 42 42 56 32 43 12 61 51 41 62 26 21 23 64 46'));
  it('the document has them all', async () => {
    const text = readFileSync('docs/dice.md', 'utf8');
    for (const vector of [A, B, written(await throws(A, '', 20)), written((await throws(A, '', 116)).slice(96)), written(await throws(A, WORDS, 20)), written(await throws(B, '', 20))]) expect(text).toContain(vector);
  });
});

describe('throws', () => {
  it('do not depend on how many are asked for', async () => {
    const all = await throws(B, WORDS, 40);
    for (let count = 0; count < 40; count++) expect(await throws(B, WORDS, count)).toEqual(all.slice(0, count));
  });
  it('are fair: 60,000 dice of a fixed seed, chi squared below 20.5 (one in a thousand, five degrees)', async () => {
    const counts = new Array<number>(7).fill(0);
    for (const face of (await throws(A, '', 30_000)).flat()) counts[face]! += 1;
    expect(counts.slice(1).reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  });
});

describe('a proof', () => {
  it('of an honest game holds', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.string({ unit: 'binary', maxLength: 20 }), fc.integer({ min: 0, max: 60 }), async (bytes, words, count) => {
      const seed = makeHex(bytes);
      expect(await checkThrows(await proofOf(seed, words), await throws(seed, words, count), sha256)).toEqual({ ok: true, value: count });
    }), { numRuns: 50 });
  });
  it('fails at any changed die', async () => {
    const proof = await proofOf(B, WORDS);
    const honest = await throws(B, WORDS, 30);
    await fc.assert(fc.asyncProperty(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 1 }), fc.integer({ min: 1, max: 5 }), async (at, die, by) => {
      const changed = honest.map((pair, i) => (i === at ? pair.map((face, j) => (j === die ? ((face - 1 + by) % 6) + 1 : face)) : pair)) as unknown as Throw[];
      expect(await errorOf(proof, changed)).toMatchObject({ code: 'dice_mismatch', facts: { at: at + 1 } });
    }));
  });
  it('fails with another seed', async () => expect(await errorOf({ ...(await proofOf(B, '')), seed: A }, [])).toMatchObject({ code: 'seed_mismatch' }));
  it('fails with other words', async () => {
    expect(await errorOf({ ...(await proofOf(A, '')), words: 'x' }, await throws(A, '', 20))).toMatchObject({ code: 'dice_mismatch' });
  });
  it('cannot be checked before the seed is known', async () => expect(await errorOf({ seed: null, commitment: '', words: '' }, [])).toMatchObject({ code: 'seed_unknown' }));
  it.each(['', 'xyz', A.slice(1), A.toUpperCase(), `${A}00`])('refuses the seed “%s”', async (seed) => expect(await errorOf({ seed, commitment: '', words: '' }, [])).toMatchObject({ code: 'seed_malformed' }));
});
