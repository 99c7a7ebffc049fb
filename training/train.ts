/** `npm run train`: self-play of the trainer's wasm, one core, with checkpoints, a log of strength and a net file at the end. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { cpuSeconds } from '../bench/speed/cpu.ts';
import { readDecisions, type Decision } from '../bench/strength/decisions.ts';
import { scoreJudged } from '../bench/strength/score.ts';
import type { Game } from '../src/core/games.ts';
import { NARDEON_RULES } from '../src/core/long-rules.ts';
import { unwrap } from '../src/core/result.ts';
import { makeNetFile, parseNetFile, type NetHeader, type Zip } from '../src/engine/net-file.ts';
import { keepCheckpoint, loadCheckpoint, saveCheckpoint, type Counters } from './checkpoint.ts';
import { readOptions, USAGE, type Method, type Options } from './options.ts';
import { rulesOfSlice } from './rules-mix.ts';
import { readRows, rowsLearner, writeGames } from './rows.ts';
import { rateAt } from './schedule.ts';
import { meanOf } from './weight-mean.ts';
import { weightSteps } from './weight-steps.ts';
import { chooseGame, equityFor, forgetUnseen, keepEarlier, loadTrainer, PLAYERS, shapesOf, weightsOf, type Trainer } from './trainer-wasm.ts';

/** Games between two looks at the clock. */
const SLICE = 20;
/** CPU seconds between two weights that are counted into their mean. */
const AVERAGE_EVERY = 5;
/** CPU seconds between checkpoints, and between measurements of strength. */
const SAVE_EVERY = 120;
const PROBE_EVERY = 600;
const PROBE_GAMES = 400;
const PROBE_SEED = 20_000;
const SIEVE_GAMES = 200;

/** A slice of a sitting at a rate; gives the number of games it played. */
type Slice = (rate: number, firstGame: number, seed: number) => number | Promise<number>;

/** How a method spends a slice. */
async function slicesOf(trainer: Trainer, { game, method, trust, rows, seed }: Options): Promise<Slice> {
  const { exports } = trainer;
  if (method === 'rows') {
    const learn = rowsLearner(await readRows(rows), seed);
    return (rate) => {
      // Under lax rules the race net answers for every position that any rules leave to it.
      chooseGame(trainer, game, { ...NARDEON_RULES, bearoff: 'lax' });
      learn(trainer, rate);
      return 0;
    };
  }
  return (rate, first, seed) => {
    chooseGame(trainer, game, rulesOfSlice(Math.floor(first / SLICE)));
    if (method === 'labels') return writeGames(trainer, rows, { first, games: SLICE, seed, trust });
    if (method === 'td') exports.train(first, SLICE, seed, rate);
    else if (method === 'sieves') exports.trainSieves(first, SLICE, seed, rate);
    else if (method === 'races') exports.trainRaces(first, SLICE, seed, rate);
    else exports.trainByRolls(first, SLICE, seed, rate, trust);
    return SLICE;
  };
}

/** Mean squared error of what the method learns since the last call; null = it learns nothing. */
function takeError({ exports }: Trainer, method: Method): number | null {
  if (method === 'labels') return null;
  if (method === 'td') return exports.takeError();
  if (method === 'sieves') return exports.takeSieveError();
  if (method === 'races') return exports.takeRaceError();
  return method === 'rows' ? exports.takeRowsError() : exports.takeRollsError();
}

/** Where a game's latest checkpoint is kept beside the sources; `--resume` begins there when this machine has none of its own. */
const keptCheckpoint = (game: Game): string => `training/kept/${game}.checkpoint`;

/** One line of strength: points a game against some players, and the rolled-out decisions if there are any. */
function strength(trainer: Trainer, game: Game, players: readonly (keyof typeof PLAYERS)[], decisions: readonly Decision[] | null): string {
  // Long nard is measured by its first preset's rules.
  chooseGame(trainer, game);
  const points = players.map((player) => `${player} ${trainer.exports.contest(PLAYERS[player], PROBE_GAMES, PROBE_SEED).toFixed(3)}`);
  const against = `points a game over ${PROBE_GAMES}: ${points.join(', ')}`;
  if (!decisions) return against;
  const { error, regret, best } = scoreJudged(decisions.map(({ after, equities }) => ({ rolledOut: equities, judged: after.map((position) => -equityFor(trainer, position)) })));
  return `${against}; ${decisions.length} rolled-out decisions: regret ${(1000 * regret.value).toFixed(2)} mEq, equity error ${error.value.toFixed(4)}, best ${best.toFixed(3)}`;
}

/** What choosing through the sieves costs, by the nets' own opinion. */
function sieveLoss({ exports }: Trainer): string {
  const lost = exports.sieveLoss(SIEVE_GAMES, PROBE_SEED);
  return `sieves over ${SIEVE_GAMES} games: ${(1000 * lost).toFixed(2)} mEq a decision lost, the best play held back in ${(100 * exports.missedBySieve()).toFixed(1)}%`;
}

/** Weights hardly repeat each other: gzip spends less when it seldom looks for repetitions. */
const zipWeights: Zip = (bytes) => gzipSync(bytes, { level: 9, strategy: constants.Z_FILTERED });

/** Writes a net file. What is measured, and said in it, is the strength of the weights as the file gives them back. */
async function writeNet(trainer: Trainer, game: Game, { name, version }: NonNullable<Options['net']>, counters: Counters, decisions: readonly Decision[] | null): Promise<void> {
  const header: NetHeader = {
    name, version, game, architecture: trainer.exports.netArchitecture() >>> 0, nets: shapesOf(trainer),
    provenance: `self-play: ${counters.games} games, ${Math.round(counters.cpuSeconds / 60)} CPU minutes, seed ${counters.seed}, ${new Date().toISOString().slice(0, 10)}`,
    strength: '',
  };
  forgetUnseen(trainer);
  const stepOf = weightSteps(trainer, game);
  const { weights } = unwrap(await parseNetFile(await makeNetFile(header, weightsOf(trainer), stepOf, zipWeights)));
  weightsOf(trainer).set(weights);
  const measured = `0-ply: ${strength(trainer, game, ['random', 'pips'], decisions)}`;
  const file = await makeNetFile({ ...header, strength: measured }, weights, stepOf, zipWeights);
  await mkdir('public/nets', { recursive: true });
  const path = join('public/nets', `${name}.net`);
  await writeFile(path, file);
  console.log(`${path}: ${file.length} bytes, version ${version}, ${measured}`);
}

async function main(options: Options): Promise<void> {
  const trainer = await loadTrainer('build/trainer.wasm');
  chooseGame(trainer, options.game);
  trainer.exports.makeEndings();
  const decisions = options.decisions ? readDecisions(await readFile(options.decisions, 'utf8'), options.game) : null;
  let counters: Counters = { seed: options.seed, games: 0, cpuSeconds: 0 };
  const start = [options.checkpoint, keptCheckpoint(options.game)].find(existsSync);
  if (options.resume && start) counters = await loadCheckpoint(start, trainer);
  else trainer.exports.startNets(options.seed);
  keepEarlier(trainer);
  if (options.method === 'sieves' && !trainer.exports.sievesReady()) trainer.exports.startAllSieves(options.seed);

  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => { stopped = true; });
  const begun = cpuSeconds(), before = counters.cpuSeconds, limit = options.minutes * 60;
  const slice = await slicesOf(trainer, options);
  const mean = meanOf(() => weightsOf(trainer));
  let saved = 0, probed = 0, averaged = 0;
  for (let spent = 0; spent < limit && !stopped; spent = cpuSeconds() - begun) {
    const rate = rateAt(options.schedule, spent / limit);
    const played = await slice(rate, counters.games, counters.seed);
    counters = { ...counters, games: counters.games + played, cpuSeconds: before + cpuSeconds() - begun };
    if (spent >= limit * (1 - options.average) && spent - averaged >= AVERAGE_EVERY) {
      averaged = spent;
      mean.add();
    }
    if (spent - saved >= SAVE_EVERY) {
      saved = spent;
      await saveCheckpoint(options.checkpoint, trainer, counters);
      const error = takeError(trainer, options.method);
      console.log(`${counters.cpuSeconds.toFixed(0)} s\t${counters.games} games${error === null ? '' : `\trate ${rate.toFixed(5)}\t${options.method} error ${error.toFixed(5)}`}`);
    }
    if (spent - probed >= PROBE_EVERY) {
      probed = spent;
      console.log(`${counters.cpuSeconds.toFixed(0)} s\t${strength(trainer, options.game, ['random', 'pips', 'earlier'], decisions)}`);
    }
    // Lets a signal through.
    await new Promise((resolve) => setImmediate(resolve));
  }
  mean.settle();
  if (limit > 0) await saveCheckpoint(options.checkpoint, trainer, counters);
  console.log(`${counters.cpuSeconds.toFixed(0)} s\t${counters.games} games\t${strength(trainer, options.game, ['random', 'pips', 'earlier'], decisions)}`);
  if (trainer.exports.sievesReady()) console.log(sieveLoss(trainer));
  if (options.keep) await keepCheckpoint(keptCheckpoint(options.game), trainer, counters);
  if (options.net) await writeNet(trainer, options.game, options.net, counters, decisions);
}

let options: Options | null = null;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
if (options) {
  await main(options).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
