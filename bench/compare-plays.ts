/**
 * `npm run compare -- plays [--positions 60] [--plies 2]`: the best plays of random rolls at many scores and cubes beside what GNU
 * Backgammon says of the same plays at the same depth, cubeful; and, by the same numbers, what choosing them for money without the cube
 * costs. Each choice that costs more than .05 is listed.
 */
import { parseArgs } from 'node:util';
import { isCubeAlive, MONEY_CUBE, type CubeConditions } from '../src/core/cube-conditions.ts';
import { makePlay } from '../src/core/play.ts';
import { swapSides } from '../src/core/position.ts';
import { makeRandom } from '../src/core/seeded.ts';
import type { Candidate, Plies } from '../src/engine/protocol.ts';
import { rankJob } from '../src/engine/search.ts';
import type { Valuer } from '../src/engine/valuer.ts';
import { valueCubeful, valueCubeless } from '../src/engine/worth.ts';
import { makePositionId } from '../src/formats/position-id.ts';
import { finish, loadGame } from './bench-game.ts';
import { runScript } from './gnubg/batch.ts';
import { conditionsFields, conditionsText } from './gnubg/conditions.ts';
import { findProgram, NO_GNUBG } from './gnubg/program.ts';
import { numberOption } from './number-option.ts';
import { playForDecisions, type BenchDecision } from './self-play.ts';

const LISTED = 0.05;
/** Points a side may need. */
const MOST_AWAY = 7;

/** One in five money, else a match; any cube that could be there. */
function someConditions(random: () => number): CubeConditions {
  const below = (limit: number): number => Math.floor(limit * random());
  const cube = ([{ value: 1, holder: null }, { value: 1, holder: null }, { value: 2, holder: 'own' }, { value: 2, holder: 'other' }] as const)[below(4)]!;
  if (below(5) === 0) return { ...MONEY_CUBE, cube, jacoby: below(2) === 0 };
  const [own, other] = [1 + below(MOST_AWAY), 1 + below(MOST_AWAY)];
  const crawford = (own === 1) !== (other === 1) && below(2) === 0;
  const conditions: CubeConditions = { ...MONEY_CUBE, match: { own, other, crawford }, cube };
  // A cube that was turned was of use to whoever turned it.
  const turner = cube.holder === 'own' ? 'other' : 'own';
  return cube.value === 1 || (!crawford && isCubeAlive(conditions, turner, 1)) ? conditions : { ...conditions, cube: MONEY_CUBE.cube };
}

interface Task extends BenchDecision {
  readonly conditions: CubeConditions;
}

const { values } = parseArgs({ options: { positions: { type: 'string', default: '60' }, plies: { type: 'string', default: '2' } } });
const program = findProgram('gnubg');
if (!program) throw new Error(NO_GNUBG);
const plies = numberOption('plies', values.plies, 0, 3) as Plies;
const bench = await loadGame('short');
const cube = bench.under({}).cube!;
const random = makeRandom('plays');
const tasks: Task[] = playForDecisions(bench, numberOption('positions', values.positions, 1, 10_000), 'plays').map((decision) => ({ ...decision, conditions: someConditions(random) }));

const rank = ({ position, roll }: Task, valuer: Valuer, keep: readonly string[] = []): Candidate[] =>
  finish(rankJob(bench.core, { position, roll, plies, keep: new Set(keep), legal: bench.rules.plays(position, roll), valuer }));
const timed = (job: (task: Task) => Candidate[]): { readonly ranked: Candidate[][]; readonly seconds: number } => {
  const start = process.cpuUsage();
  return { ranked: tasks.map(job), seconds: process.cpuUsage(start).user / 1e6 };
};
const byMoney = timed((task) => rank(task, valueCubeless(bench.core, bench.stakes)));
const byScore = timed((task) => rank(task, valueCubeful(cube, task.conditions)));

/** GNU Backgammon judges what both of our rankings looked at deepest, and the best eight of 0-ply. */
const asked = tasks.map(({ flat }, n) => {
  const deepest = [byMoney, byScore].flatMap(({ ranked }) => ranked[n]!.filter((each) => each.plies === ranked[n]![0]!.plies));
  return [...new Set([...deepest, ...flat.slice(0, 8)].map(({ result }) => makePositionId(swapSides(result))))];
});
const lines = tasks.map(({ conditions }, n) => [...conditionsFields(conditions), ...asked[n]!].join(' '));
const equities = runScript(program, 'plays', lines, { PLIES: plies }).map((line) => line.split(' ').map(Number));

const lossOf = (n: number, { result }: Candidate): number => {
  const theirs = equities[n]!;
  return Math.max(...theirs) - theirs[asked[n]!.indexOf(makePositionId(swapSides(result)))]!;
};
const whereOf = ({ position, roll, conditions }: Task): string => `  ${makePositionId(position)} ${roll.join('')} ${conditionsText(conditions)}`;
const summary = (name: string, { ranked, seconds }: ReturnType<typeof timed>): string => {
  const losses = ranked.map((candidates, n) => lossOf(n, candidates[0]!));
  const agreed = losses.filter((loss) => loss === 0).length;
  return `  ${name}: agreed ${agreed} of ${tasks.length} (${((100 * agreed) / tasks.length).toFixed(1)}%), mean cost ${((1000 * losses.reduce((sum, loss) => sum + loss, 0)) / tasks.length).toFixed(2)} mEq; ${((1000 * seconds) / tasks.length).toFixed(0)} ms of CPU a decision`;
};
const changed = tasks.filter((_, n) => byMoney.ranked[n]![0]!.result !== byScore.ranked[n]![0]!.result && lossOf(n, byMoney.ranked[n]![0]!) !== lossOf(n, byScore.ranked[n]![0]!)).length;
const distances = byScore.ranked.map((candidates, n) => Math.abs(candidates[0]!.equity - equities[n]![asked[n]!.indexOf(makePositionId(swapSides(candidates[0]!.result)))]!));
/** Where our equity and GNU Backgammon's of the same play are farthest apart. */
const farthest = distances.map((distance, n) => ({ distance, n })).sort((a, b) => b.distance - a.distance).slice(0, 3);
const listed = tasks.flatMap((task, n) => {
  const own = byScore.ranked[n]![0]!, loss = lossOf(n, own);
  if (loss <= LISTED) return [];
  const theirs = equities[n]!.indexOf(Math.max(...equities[n]!));
  const best = byScore.ranked[n]!.find(({ result }) => makePositionId(swapSides(result)) === asked[n]![theirs]);
  return [`${whereOf(task)}: `
    + `${makePlay(own.play)} (${own.equity.toFixed(3)}, GNU ${(equities[n]![theirs]! - loss).toFixed(3)}) costs ${loss.toFixed(3)}; GNU plays ${best ? `${makePlay(best.play)} (${best.equity.toFixed(3)}, GNU ${equities[n]![theirs]!.toFixed(3)})` : asked[n]![theirs]}`];
});
process.stdout.write(`${[
  `Plays at ${plies}-ply beside GNU Backgammon's, net ${bench.net} version ${bench.netVersion}, ${tasks.length} decisions:`,
  summary('with the cube at the score', byScore),
  summary('cubeless for money', byMoney),
  `  the score and the cube change the choice in ${changed}; mean distance of the equity of our choice: ${((1000 * distances.reduce((sum, each) => sum + each, 0)) / tasks.length).toFixed(1)} mEq`,
  `  farthest apart:`,
  ...farthest.map(({ distance, n }) => `${whereOf(tasks[n]!)}: ${makePlay(byScore.ranked[n]![0]!.play)} ${byScore.ranked[n]![0]!.equity.toFixed(3)}, ${distance.toFixed(3)} from GNU Backgammon's`),
  `  choices that cost more than ${LISTED}:${listed.length > 0 ? '' : ' none'}`,
  ...listed,
].join('\n')}\n`);
