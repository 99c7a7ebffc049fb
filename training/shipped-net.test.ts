import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../src/core/result.ts';
import { parseNetFile } from '../src/engine/net-file.ts';
import { loadTrainer, PLAYERS, shapesOf, weightsOf, type Trainer } from './trainer-wasm.ts';

let trainer: Trainer;
beforeAll(async () => {
  trainer = await loadTrainer('build/trainer.wasm');
  const { header, weights } = unwrap(await parseNetFile(new Uint8Array(readFileSync('public/nets/short-1.net'))));
  expect(header.nets).toEqual(shapesOf(trainer));
  weightsOf(trainer).set(weights);
});

describe('the net that ships, at 0-ply, over seeded games', { timeout: 60_000 }, () => {
  it.each([
    ['random plays', PLAYERS.random, 2],
    ['the best pip count', PLAYERS.pips, 1.5],
  ])('beats %s by a wide margin', (_, player, points) => expect(trainer.exports.contest(player, 200, 7)).toBeGreaterThan(points));
});

describe('its sieve, over seeded games', { timeout: 60_000 }, () => {
  it('holds back the best play seldom, and little is lost by that', () => {
    expect(trainer.exports.sieveLoss(40, 7)).toBeLessThan(0.001);
    expect(trainer.exports.missedBySieve()).toBeLessThan(0.03);
  });
});
