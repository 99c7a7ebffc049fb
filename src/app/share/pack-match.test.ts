import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { fail, unwrap } from '../../core/result.ts';
import { readText } from '../../formats/detect.ts';
import { LONGEST_LINK, packMatch, unpackMatch } from './pack-match.ts';

const sample = readFileSync('fixtures/sample-match.mat', 'utf8');
const recordOf = (text: string) => {
  const found = unwrap(readText(text));
  if (found.kind === 'situation') throw new Error('no match');
  return found.record;
};
const record = recordOf(sample);

it('a match comes back out of its link: players, score, dice and plays', async () => {
  const back = unwrap(await unpackMatch(await packMatch(record)));
  const { notes: _notes, ...rest } = record;
  expect({ ...back, games: [] }).toEqual({ ...rest, notes: [], games: [] });
  expect(back.games.map(({ actions }) => actions)).toEqual(record.games.map(({ actions }) => actions.map((action) => ({ ...action, text: '', line: 0 }))));
});

it('a small match fits into a link, and the link has nothing that an address changes', async () => {
  const packed = await packMatch(record);
  expect(packed.length).toBeLessThan(LONGEST_LINK);
  expect(encodeURIComponent(packed)).toBe(packed);
});

test('any text is a match or refused', async () => {
  const packed = await packMatch(record);
  const damaged = fc.tuple(fc.nat(packed.length), fc.string({ maxLength: 4 })).map(([at, put]) => packed.slice(0, at) + put + packed.slice(at + 3));
  await fc.assert(fc.asyncProperty(fc.oneof(fc.string(), damaged), async (text) => {
    const answer = await unpackMatch(text);
    expect(answer.ok || answer.error.code === 'match_link_malformed').toBe(true);
  }), { numRuns: 60 });
});

it('a small link that opens to something huge is refused', async () => {
  const pressed = new Blob(['x'.repeat(30_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bomb = Buffer.from(await new Response(pressed).arrayBuffer()).toString('base64url');
  expect(bomb.length).toBeLessThan(100_000);
  expect(await unpackMatch(bomb)).toEqual(fail('match_link_malformed'));
});
