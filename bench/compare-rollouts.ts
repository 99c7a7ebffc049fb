/**
 * Part of `npm run compare`: cubeless rollouts at 0-ply beside GNU Backgammon's own, one thread each, the same positions: speed with
 * luck left in and taken out, agreement of the means, and what taking out luck is worth to each.
 */
import { parseArgs } from 'node:util';
import { count } from '../src/engine/rollout/ranges.ts';
import { rolloutResult } from '../src/engine/rollout/result.ts';
import { addBlock, startRollout } from '../src/engine/rollout/sums.ts';
import { BLOCK, blocksOf, positionSubject, USUAL, type RolloutTask } from '../src/engine/rollout/task.ts';
import type { Position } from '../src/core/position.ts';
import { makePositionId } from '../src/formats/position-id.ts';
import { loadGame, type BenchGame } from './bench-game.ts';
import { runScript } from './gnubg/batch.ts';
import { findProgram, NO_GNUBG } from './gnubg/program.ts';
import { playForDecisions } from './self-play.ts';
import { cpuOf } from './speed/cpu.ts';

const SEED = 'compare rollouts';
/** Two means agree within this and three standard errors of their difference. */
const TOLERANCE = 0.01;
const LUCKS = ['none', 'throws'] as const;

interface Rolled {
  readonly equity: number;
  readonly error: number;
  readonly seconds: number;
  readonly trials: number;
}

/** Positions of seeded games in which the sides still meet. */
function contactPositions(bench: BenchGame, wanted: number): Position[] {
  const farthest = (counts: readonly number[]): number => counts.findLastIndex((n) => n > 0);
  return playForDecisions(bench, 3 * wanted, SEED).map(({ position }) => position)
    .filter(({ mover, opponent }) => farthest(mover) + farthest(opponent) > 25).slice(0, wanted);
}

function ours({ under, net, netVersion }: BenchGame, position: Position, luck: RolloutTask['luck'], trials: number): Rolled {
  const task: RolloutTask = { ...USUAL, game: 'short', subjects: [positionSubject(position)], luck };
  const { playTrials } = under({});
  let state = startRollout(task, { name: net, version: netVersion });
  const seconds = cpuOf(() => {
    for (let block = 0; block < blocksOf(trials); block++) state = addBlock(state, block, [playTrials(position, task, block * BLOCK, BLOCK)]);
  });
  const { equity, error } = rolloutResult(state)!.subjects[0]!;
  return { equity, error, seconds, trials: count(state.done) * BLOCK };
}

function theirs(program: string, positions: readonly Position[], luck: RolloutTask['luck'], trials: number): Rolled[] {
  const lines = runScript(program, 'rollouts', positions.map(makePositionId), { TRIALS: trials, LUCK: luck === 'throws' ? 'on' : 'off' });
  return lines.map((line) => {
    const [equity, error, seconds] = line.split(' ').map(Number) as [number, number, number];
    return { equity, error, seconds, trials };
  });
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const speed = (all: readonly Rolled[]): number => sum(all.map(({ trials }) => trials)) / sum(all.map(({ seconds }) => seconds));
const geometricMean = (values: readonly number[]): number => Math.exp(sum(values.map(Math.log)) / values.length);
/** By how much luck taken out lowers the standard error: of a trial, and of a second of work. */
const factors = (lucky: readonly Rolled[], fair: readonly Rolled[]): { trial: number; second: number } => ({
  trial: geometricMean(lucky.map(({ error, trials }, i) => (error * Math.sqrt(trials)) / (fair[i]!.error * Math.sqrt(fair[i]!.trials)))),
  second: geometricMean(lucky.map(({ error, seconds }, i) => (error * Math.sqrt(seconds)) / (fair[i]!.error * Math.sqrt(fair[i]!.seconds)))),
});
const factorText = ({ trial, second }: { trial: number; second: number }): string => `${trial.toFixed(1)}× a trial, ${second.toFixed(2)}× a CPU second`;

const { values } = parseArgs({ options: { positions: { type: 'string', default: '20' }, trials: { type: 'string', default: '360' }, json: { type: 'boolean', default: false } }, strict: false });
const bench = await loadGame('short');
const positions = contactPositions(bench, Number(values.positions));
const trials = Number(values.trials);
// Without luck taken out trials are so quick that more of them are needed to time them.
const many = 5 * trials;
console.log(`Rollouts: net ${bench.net} version ${bench.netVersion}, ${positions.length} contact positions of seeded games, cubeless, 0-ply, one thread each.`);
const own = Object.fromEntries(LUCKS.map((luck) => [luck, positions.map((position) => ours(bench, position, luck, luck === 'none' ? many : trials))])) as Record<(typeof LUCKS)[number], Rolled[]>;
console.log(`Luck taken out lowers our standard error ${factorText(factors(own.none, own.throws))}.`);
console.log(`Trials a CPU second: ${speed(own.none).toFixed(0)} with luck left in, ${speed(own.throws).toFixed(0)} with luck taken out.`);
const program = findProgram('gnubg');
const terminal = findProgram('script');
if (!program || !terminal) console.log(program ? 'GNU Backgammon’s rollouts: skipped. There is no script(1), which gives it a terminal.' : `GNU Backgammon’s rollouts: skipped. ${NO_GNUBG}`);
else {
  const peer = Object.fromEntries(LUCKS.map((luck) => [luck, theirs(program, positions, luck, luck === 'none' ? many : trials)])) as typeof own;
  for (const luck of LUCKS) console.log(`Trials a CPU second against GNU Backgammon, luck ${luck === 'none' ? 'left in' : 'taken out'}: ${(speed(own[luck]) / speed(peer[luck])).toFixed(1)}× (${speed(peer[luck]).toFixed(0)} of its own); must be 2×.`);
  console.log(`Luck taken out lowers GNU Backgammon’s standard error ${factorText(factors(peer.none, peer.throws))}.`);
  const apart = positions.map((position, i) => ({ id: makePositionId(position), off: own.throws[i]!.equity - peer.throws[i]!.equity, bound: TOLERANCE + 3 * Math.hypot(own.throws[i]!.error, peer.throws[i]!.error) }));
  const agreeing = apart.filter(({ off, bound }) => Math.abs(off) <= bound);
  console.log(`Means within ${TOLERANCE} and three standard errors: ${agreeing.length} of ${apart.length}; mean difference ${(sum(apart.map(({ off }) => Math.abs(off))) / apart.length).toFixed(4)}.`);
  for (const { id, off, bound } of apart) if (Math.abs(off) > bound) console.log(`  ${id}: ${off.toFixed(4)} apart, ${bound.toFixed(4)} allowed`);
}
