import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, type Game } from '../src/core/games.ts';
import { readRows, ROW_BYTES, rowsLearner, writeGames, type Labelling } from './rows.ts';
import { chooseGame, loadTrainer, shapesOf, visitsOf, type Trainer } from './trainer-wasm.ts';

let folder: string;
beforeAll(async () => { folder = await mkdtemp(join(tmpdir(), 'nardscope-rows-')); });
afterAll(() => rm(folder, { recursive: true }));

async function fresh(game: Game = 'short'): Promise<Trainer> {
  const trainer = await loadTrainer('build/trainer.wasm');
  chooseGame(trainer, game);
  trainer.exports.startNets(1);
  trainer.exports.makeEndings();
  return trainer;
}

const LABELS: Labelling = { first: 0, games: 1, seed: 1, trust: 0 };
const sum = (bytes: Uint8Array): number => bytes.reduce((a, b) => a + b, 0);
const chancesOf = (row: Uint8Array): number[] => [...new Float32Array(row.slice(52).buffer)];
const rowOf = (rows: Uint8Array, index: number): Uint8Array => rows.subarray(index * ROW_BYTES, (index + 1) * ROW_BYTES);
const rowsIn = (rows: Uint8Array): Uint8Array[] => Array.from({ length: rows.length / ROW_BYTES }, (_, index) => rowOf(rows, index));

describe.each(GAMES)('rows of %s nard', { timeout: 120_000 }, (game) => {
  it('hold both sides whole and chances of one ply more than the net sees', async () => {
    const trainer = await fresh(game), file = join(folder, `${game}.rows`);
    expect(await writeGames(trainer, file, { ...LABELS, first: 0, games: 10, seed: 1 })).toBe(10);
    const rows = rowsIn(await readRows(file));
    expect(rows.length).toBeGreaterThan(200);
    let differ = 0;
    for (const row of rows) {
      expect([sum(row.subarray(0, 26)), sum(row.subarray(26, 52))]).toEqual([15, 15]);
      expect(chancesOf(row).every((chance) => chance > -1e-6 && chance < 1 + 1e-6)).toBe(true);
      const { exports } = trainer;
      trainer.bytes().fill(0, exports.boardAt(), exports.boardAt() + 64);
      trainer.bytes().set(row.subarray(0, 26), exports.boardAt());
      trainer.bytes().set(row.subarray(26, 52), exports.boardAt() + 32);
      const net = trainer.floats()[exports.evaluateBoard() / 4]!;
      differ += Number(Math.abs(net - chancesOf(row)[0]!) > 1e-4);
    }
    expect(differ).toBeGreaterThan(rows.length / 2);
  });

  it('the same games are written as the same rows, added to what the file has', async () => {
    const file = join(folder, `${game}-twice.rows`);
    for (let run = 0; run < 2; run++) await writeGames(await fresh(game), file, { ...LABELS, first: 7, games: 5, seed: 3 });
    const rows = await readRows(file);
    expect(rows.subarray(0, rows.length / 2)).toEqual(rows.subarray(rows.length / 2));
  });

  it('are learnt: after many rounds the nets are nearer to them', async () => {
    const trainer = await fresh(game), file = join(folder, `${game}-learnt.rows`);
    await writeGames(trainer, file, { ...LABELS, first: 0, games: 20, seed: 1 });
    const learn = rowsLearner(await readRows(file), 1);
    learn(trainer, 0.1);
    const first = trainer.exports.takeRowsError();
    for (let round = 0; round < 20; round++) learn(trainer, 0.1);
    trainer.exports.takeRowsError();
    learn(trainer, 0.1);
    expect(trainer.exports.takeRowsError()).toBeLessThan(first / 3);
  });
});

describe('a file of rows', { timeout: 120_000 }, () => {
  it('every row is learnt once before any comes again', async () => {
    const trainer = await fresh(), file = join(folder, 'once.rows');
    await writeGames(trainer, file, { ...LABELS, first: 0, games: 20, seed: 1 });
    const rows = await readRows(file), count = rows.length / ROW_BYTES;
    rowsLearner(rows, 1)(trainer, 0);
    const nets = shapesOf(trainer).filter(({ outputs }) => outputs > 1).length;
    expect(visitsOf(trainer).subarray(-nets).reduce((a, b) => a + b, 0)).toBe(count);
  });

  it('that was cut off in a row is read up to there', async () => {
    const file = join(folder, 'cut.rows');
    await writeGames(await fresh(), file, { ...LABELS, first: 0, games: 2, seed: 1 });
    const whole = await readRows(file);
    await truncate(file, whole.length - 5);
    expect(await readRows(file)).toEqual(whole.subarray(0, whole.length - ROW_BYTES));
  });

  it('that has no row says so', async () => {
    const file = join(folder, 'empty.rows');
    await writeFile(file, '');
    await appendFile(file, 'x');
    await expect(readRows(file)).rejects.toThrow(/no row/);
  });
});
