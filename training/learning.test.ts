import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, type Game } from '../src/core/games.ts';
import { crc32 } from '../src/engine/crc32.ts';
import { keepCheckpoint, loadCheckpoint, saveCheckpoint } from './checkpoint.ts';
import { chooseGame, forgetUnseen, keepEarlier, loadTrainer, PLAYERS, shapesOf, visitsOf, weightsOf, type Trainer } from './trainer-wasm.ts';

const SEED = 5, RATE = 0.1;
let folder: string;
beforeAll(async () => { folder = await mkdtemp(join(tmpdir(), 'nardscope-')); });
afterAll(() => rm(folder, { recursive: true }));

async function fresh(game: Game = 'short'): Promise<Trainer> {
  const trainer = await loadTrainer('build/trainer.wasm');
  chooseGame(trainer, game);
  trainer.exports.startNets(SEED);
  return trainer;
}

/** Weights as one number: bit by bit, so that equal means equal. */
const signature = (trainer: Trainer): number => {
  const weights = weightsOf(trainer);
  return crc32(new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength));
};

describe.each(GAMES)('self-play of %s nard', { timeout: 120_000 }, (game) => {
  it('the same seed gives the same weights to the bit', async () => {
    const [one, two] = [await fresh(game), await fresh(game)];
    for (const { exports } of [one, two]) exports.train(0, 20, SEED, RATE);
    expect(signature(one)).toBe(signature(two));
  });

  it('another seed gives other weights', async () => {
    const [one, two] = [await fresh(game), await fresh(game)];
    one.exports.train(0, 5, SEED, RATE);
    two.exports.train(0, 5, SEED + 1, RATE);
    expect(signature(one)).not.toBe(signature(two));
  });

  it('every learnt position is counted', async () => {
    const trainer = await fresh(game);
    trainer.exports.train(0, 20, SEED, RATE);
    if (game === 'short') trainer.exports.trainRaces(0, 1, SEED, RATE);
    const nets = shapesOf(trainer).filter(({ outputs }) => outputs > 1).length;
    expect([...visitsOf(trainer).subarray(-nets)].every((visits) => visits > 0)).toBe(true);
  });

  it('a thousand games beat random play, and what they began with', async () => {
    const trainer = await fresh(game);
    trainer.exports.makeEndings();
    keepEarlier(trainer);
    trainer.exports.train(0, 1000, SEED, RATE);
    expect(trainer.exports.contest(PLAYERS.random, 100, 1)).toBeGreaterThan(0.5);
    expect(trainer.exports.contest(PLAYERS.earlier, 100, 1)).toBeGreaterThan(0.5);
  });

  it('a net is exactly as good as itself: the same dice are played from both seats', async () => {
    const trainer = await fresh(game);
    keepEarlier(trainer);
    expect(trainer.exports.contest(PLAYERS.earlier, 20, 1)).toBe(0);
  });
});

describe('a net that is written', { timeout: 120_000 }, () => {
  it('holds nothing of chance in columns that no position has had, and is as good', async () => {
    const trainer = await fresh('long');
    trainer.exports.train(0, 20, SEED, RATE);
    const before = trainer.exports.contest(PLAYERS.pips, 20, 1);
    const [contact] = shapesOf(trainer);
    const seen = visitsOf(trainer).slice(0, contact!.columns);
    forgetUnseen(trainer);
    const columns = [...seen].map((visits, n) => [visits > 0, weightsOf(trainer).subarray(n * contact!.hidden, (n + 1) * contact!.hidden).some((weight) => weight !== 0)]);
    expect(columns.every(([wasSeen, isKept]) => wasSeen === isKept)).toBe(true);
    expect(columns.some(([wasSeen]) => !wasSeen)).toBe(true);
    expect(trainer.exports.contest(PLAYERS.pips, 20, 1)).toBeCloseTo(before, 0);
  });
});

describe('checkpoints', { timeout: 120_000 }, () => {
  it('going on from one is the same as never having stopped', async () => {
    const [whole, first, second] = [await fresh(), await fresh(), await loadTrainer('build/trainer.wasm')];
    const path = join(folder, 'short.checkpoint');
    for (const trainer of [whole, first]) trainer.exports.train(0, 10, SEED, RATE);
    await saveCheckpoint(path, first, { seed: SEED, games: 10, cpuSeconds: 1.5 });
    const counters = await loadCheckpoint(path, second);
    expect(counters).toEqual({ seed: SEED, games: 10, cpuSeconds: 1.5 });
    for (const trainer of [whole, second]) trainer.exports.train(10, 10, SEED, RATE);
    expect(signature(second)).toBe(signature(whole));
  });

  it('a kept one is much smaller, and its weights are the same within half a step', async () => {
    const [trainer, again] = [await fresh(), await fresh()];
    trainer.exports.train(0, 20, SEED, RATE);
    const [whole, kept] = [join(folder, 'whole'), join(folder, 'kept')];
    const counters = { seed: SEED, games: 20, cpuSeconds: 1 };
    await saveCheckpoint(whole, trainer, counters);
    await keepCheckpoint(kept, trainer, counters);
    expect((await readFile(kept)).length).toBeLessThan((await readFile(whole)).length / 2);
    expect(await loadCheckpoint(kept, again)).toEqual(counters);
    expect(visitsOf(again)).toEqual(visitsOf(trainer));
    const weights = weightsOf(trainer);
    weightsOf(again).forEach((weight, n) => { if (Math.abs(weight - weights[n]!) > 0.5001 / 4096) throw new Error(`weight ${n}`); });
  });

  it('a damaged one is refused', async () => {
    const path = join(folder, 'damaged.checkpoint');
    const trainer = await fresh();
    await saveCheckpoint(path, trainer, { seed: SEED, games: 0, cpuSeconds: 0 });
    const file = await readFile(path);
    file[file.length >> 1]! ^= 1;
    await writeFile(path, file);
    await expect(loadCheckpoint(path, trainer)).rejects.toThrow('damaged');
  });

  it('one of another architecture is refused', async () => {
    const path = join(folder, 'other.checkpoint');
    const trainer = await fresh();
    await saveCheckpoint(path, trainer, { seed: SEED, games: 0, cpuSeconds: 0 });
    const file = await readFile(path);
    const end = file.indexOf(10);
    const head = { ...(JSON.parse(file.subarray(0, end).toString()) as object), architecture: 1 };
    await writeFile(path, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), file.subarray(end + 1)]));
    await expect(loadCheckpoint(path, trainer)).rejects.toThrow('other inputs');
  });
});

describe.each(GAMES)('learning %s nard with the luck taken out', { timeout: 120_000 }, (game) => {
  it('the same seed gives the same weights to the bit, another trust others', async () => {
    const trainers = [await fresh(game), await fresh(game), await fresh(game)];
    trainers.forEach(({ exports }, n) => exports.trainByRolls(0, 4, SEED, RATE, n === 2 ? 0.5 : 0.9));
    const [one, two, three] = trainers.map(signature);
    expect(one).toBe(two);
    expect(one).not.toBe(three);
  });

  it('beats random play after a hundred and fifty games', async () => {
    const trainer = await fresh(game);
    trainer.exports.makeEndings();
    trainer.exports.trainByRolls(0, 150, SEED, RATE, 0.9);
    expect(trainer.exports.contest(PLAYERS.random, 100, 1)).toBeGreaterThan(0.5);
  });
});
