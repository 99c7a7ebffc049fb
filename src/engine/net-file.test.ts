import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/result.ts';
import { crc32 } from './crc32.ts';
import { makeNetFile, netFloats, parseNetFile, type NetHeader, type NetShape } from './net-file.ts';

const header = (nets: readonly NetShape[]): NetHeader => ({
  name: 'short-1', version: 3, game: 'short', architecture: 0xfedcba98, nets, provenance: 'TD(0), 5 games', strength: 'none',
});
const shapes: readonly NetShape[] = [{ columns: 7, hidden: 32, second: 16, outputs: 5 }, { columns: 3, hidden: 64, second: 0, outputs: 5 }, { columns: 4, hidden: 32, second: 0, outputs: 1 }];
const floats = shapes.reduce((total, shape) => total + netFloats(shape), 0);
const STEP = 1 / 64;

/** Seeded weights of size 1, a column of zeros and one of large weights among them. */
function someWeights(): Float32Array {
  const weights = Float32Array.from({ length: floats }, (_, n) => Math.sin(n * 12.9898) * (n % 5));
  weights.fill(0, 32, 64);
  weights.subarray(64, 96).forEach((weight, n, column) => { column[n] = weight * 20; });
  return weights;
}

const reason = async (file: Uint8Array): Promise<unknown> => {
  const parsed = await parseNetFile(file);
  return parsed.ok ? 'ok' : [parsed.error.code, parsed.error.facts.reason];
};

describe('net files', () => {
  it('checksum of the standard check text', () => expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926));

  it('the header comes back as it was', async () => {
    const file = await makeNetFile(header(shapes), someWeights(), () => STEP);
    expect(unwrap(await parseNetFile(file)).header).toEqual(header(shapes));
  });

  it('column weights come back within half a step of their column, all others exactly', async () => {
    const weights = someWeights();
    const stepOf = (net: number, column: number): number => STEP * (1 + net) / (1 + column);
    const read = unwrap(await parseNetFile(await makeNetFile(header(shapes), weights, stepOf))).weights;
    expect(read.length).toBe(weights.length);
    let at = 0;
    for (const [net, { columns, hidden, second, outputs }] of shapes.entries()) {
      for (let column = 0; column < columns; column++, at += hidden) {
        const values = [...weights.subarray(at, at + hidden)];
        const step = Math.max(stepOf(net, column), Math.max(...values.map(Math.abs)) / 127);
        values.forEach((weight, n) => expect(Math.abs(read[at + n]! - weight)).toBeLessThanOrEqual(step / 2 + 1e-6));
      }
      const tail = (1 + outputs) * hidden + second * (hidden + 1 + outputs) + (outputs === 5 ? 8 : 4);
      expect([...read.subarray(at, at + tail)]).toEqual([...weights.subarray(at, at + tail)]);
      at += tail;
    }
  });

  it('a file written again from what was read is the same file', async () => {
    const file = await makeNetFile(header(shapes), someWeights(), () => STEP);
    const { header: head, weights } = unwrap(await parseNetFile(file));
    expect(unwrap(await parseNetFile(await makeNetFile(head, weights, () => STEP))).weights).toEqual(weights);
  });

  it('weights that do not fit the nets are a bug', () => expect(makeNetFile(header(shapes), new Float32Array(3), () => STEP)).rejects.toThrow());
});

describe('what is not a net file', () => {
  it.each([
    ['nothing', new Uint8Array(0)],
    ['another file', new TextEncoder().encode('<!doctype html><title>404</title>')],
  ])('%s', async (_, file) => expect(await reason(file)).toEqual(['net_malformed', 'magic']));

  it('a header longer than the file', async () => {
    const file = await makeNetFile(header(shapes), someWeights(), () => STEP);
    new DataView(file.buffer).setUint32(8, 60_000, true);
    expect(await reason(file)).toEqual(['net_malformed', 'header']);
  });

  it('a header that promises nets without end', async () => {
    const text = new TextEncoder().encode(JSON.stringify({ ...header([{ columns: 65536, hidden: 4096, second: 0, outputs: 5 }]), crc: 0 }));
    const file = new Uint8Array(12 + text.length);
    file.set(new TextEncoder().encode('NARDNET2'));
    new DataView(file.buffer).setUint32(8, text.length, true);
    file.set(text, 12);
    expect(await reason(file)).toEqual(['net_malformed', 'header']);
  });

  it('weights that unpack to more than the nets need', async () => {
    const file = await makeNetFile(header(shapes), someWeights(), () => STEP);
    const length = new DataView(file.buffer).getUint32(8, true);
    const text = new TextDecoder().decode(file.subarray(12, 12 + length)).replace('"columns":7', '"columns":6');
    file.set(new TextEncoder().encode(text), 12);
    expect(await reason(file)).toEqual(['net_malformed', 'weights']);
  });

  it('cut short anywhere', async () => {
    const file = await makeNetFile(header(shapes), someWeights(), () => STEP);
    await fc.assert(fc.asyncProperty(fc.nat(file.length - 1), async (length) => {
      expect((await parseNetFile(file.slice(0, length))).ok).toBe(false);
    }), { numRuns: 100, seed: 1 });
  });

  it('with a byte of its weights changed', async () => {
    const file = await makeNetFile(header(shapes), someWeights(), () => STEP);
    // The gzip header holds a time and a system that nobody reads.
    const start = 12 + new DataView(file.buffer).getUint32(8, true) + 10;
    await fc.assert(fc.asyncProperty(fc.integer({ min: start, max: file.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const spoilt = file.slice();
      spoilt[at]! ^= change;
      expect((await parseNetFile(spoilt)).ok).toBe(false);
    }), { numRuns: 200, seed: 2 });
  });

  it('random bytes, with and without the magic word', () =>
    fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, magic) => {
      const file = magic ? Uint8Array.from([...new TextEncoder().encode('NARDNET2'), ...bytes]) : bytes;
      expect((await parseNetFile(file)).ok).toBe(false);
    }), { numRuns: 300, seed: 3 }));
});
