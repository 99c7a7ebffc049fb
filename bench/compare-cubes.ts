/**
 * `npm run compare -- [--positions 300] [--plies 2]`: cube decisions of random money and match positions beside GNU Backgammon's at the same
 * depth, cubeful. What a disagreement costs is what GNU Backgammon says; each that costs more than .05 is listed.
 */
import { parseArgs } from 'node:util';
import { decideCube, type CubeEquities } from '../src/analysis/cube/cube-decision.ts';
import { isCubeAlive, MONEY_CUBE, type CubeConditions, type CubeHolder } from '../src/core/cube-conditions.ts';
import { makeRandom } from '../src/core/seeded.ts';
import type { Position } from '../src/core/position.ts';
import { cubeJob } from '../src/engine/cube-job.ts';
import { makeOrLoadTwoSided, type TwoSidedWasm } from '../src/engine/bearoff-table.ts';
import type { Plies } from '../src/engine/protocol.ts';
import { createSlicer } from '../src/engine/slices.ts';
import { makePositionId } from '../src/formats/position-id.ts';
import { fileTables } from '../cli/table-file.ts';
import { finish, loadGame } from './bench-game.ts';
import { runScript } from './gnubg/batch.ts';
import { conditionsFields, conditionsText } from './gnubg/conditions.ts';
import { findProgram, NO_GNUBG } from './gnubg/program.ts';
import { numberOption } from './number-option.ts';
import { playForDecisions } from './self-play.ts';

interface Task {
  readonly position: Position;
  readonly conditions: CubeConditions;
}

const LISTED = 0.05;
/** Longest match asked about. */
const LENGTH = 15;

/** Money or a match, any cube that could be there and that the side to roll may turn. */
function someConditions(random: () => number): CubeConditions {
  const below = (limit: number): number => Math.floor(limit * random());
  for (;;) {
    const holder: CubeHolder = below(2) === 0 ? null : 'own';
    const value = holder === null ? 1 : 2 ** (1 + below(2));
    if (below(2) === 0) return { ...MONEY_CUBE, cube: { value, holder }, jacoby: below(2) === 0 };
    const conditions: CubeConditions = { ...MONEY_CUBE, cube: { value, holder }, match: { own: 1 + below(LENGTH), other: 1 + below(LENGTH), crawford: false } };
    if (isCubeAlive(conditions, 'own', value)) return conditions;
  }
}

type Three = Pick<CubeEquities, 'noDouble'> & { readonly doubleTake: number; readonly doublePass: number };
/** With the chances they come from: to win, to win a gammon, to lose one. */
type Judged = Three & { readonly chances: readonly [number, number, number] };

/** What each decision comes to: to double or not, and to take or not if doubled. */
function choicesOf({ noDouble, doubleTake, doublePass }: Three): { readonly doubles: boolean; readonly takes: boolean } {
  return { doubles: Math.min(doubleTake, doublePass) > noDouble, takes: doubleTake <= doublePass };
}

const { values } = parseArgs({ options: { positions: { type: 'string', default: '300' }, plies: { type: 'string', default: '2' } } });
const program = findProgram('gnubg');
if (!program) throw new Error(NO_GNUBG);
const plies = numberOption('plies', values.plies, 0, 3) as Plies;
const bench = await loadGame('short');
await makeOrLoadTwoSided(bench.wasm as unknown as TwoSidedWasm, fileTables('two-sided-6'), { slicer: createSlicer() });
const core = bench.under({}).cube!;
const random = makeRandom('cubes');
const tasks: Task[] = playForDecisions(bench, numberOption('positions', values.positions, 1, 10_000), 'cubes').map(({ position }) => ({ position, conditions: someConditions(random) }));

const start = process.cpuUsage();
const ours = tasks.map(({ position, conditions }): Judged => {
  const answer = { ...finish(cubeJob(core, { position, conditions, plies })), evaluator: { net: bench.net, netVersion: bench.netVersion, plies } };
  const { win, winGammon, loseGammon } = answer.probabilities;
  return { ...(decideCube(answer, conditions).emg as Three), chances: [win, winGammon, loseGammon] };
});
const { user } = process.cpuUsage(start);
const theirs = runScript(program, 'cubes', tasks.map(({ position, conditions }) => [makePositionId(position), ...conditionsFields(conditions)].join(' ')), { PLIES: plies }).map((line): Judged => {
  const [noDouble, doubleTake, doublePass, ...chances] = line.split(' ').map(Number) as [number, number, number, number, number, number];
  return { noDouble, doubleTake, doublePass, chances };
});

const percents = (chances: Judged['chances']): string => chances.map((chance) => (100 * chance).toFixed(1)).join(' ');
/** Chances this far apart, each counted as it counts for money, are reason enough to differ; else it is what the cube is taken to be worth. */
const APART = 0.05;
const reasonOf = ({ chances: own }: Judged, { chances: other }: Judged): string =>
  Math.abs(2 * (own[0] - other[0]) + own[1] - other[1] - own[2] + other[2]) >= APART ? 'the nets differ' : 'the models of the cube differ';
const fixed = (x: number): string => x.toFixed(4).padStart(8);
let agreed = 0, cost = 0, doubleAgreed = 0, takeAgreed = 0, close = 0, closeAgreed = 0, distance = 0;
const listed: string[] = [];
tasks.forEach((task, n) => {
  const [own, other] = [ours[n]!, theirs[n]!];
  const [we, they] = [choicesOf(own), choicesOf(other)];
  const doubled = Math.min(other.doubleTake, other.doublePass);
  // A reply costs something only where somebody doubles.
  const asked = we.doubles || they.doubles;
  const lost = (we.doubles === they.doubles ? 0 : Math.abs(other.noDouble - doubled)) + (asked && we.takes !== they.takes ? Math.abs(other.doubleTake - other.doublePass) : 0);
  const same = we.doubles === they.doubles && (!asked || we.takes === they.takes);
  agreed += Number(same);
  doubleAgreed += Number(we.doubles === they.doubles);
  takeAgreed += Number(we.takes === they.takes);
  if (Math.abs(other.noDouble - doubled) < 0.2) {
    close++;
    closeAgreed += Number(same);
  }
  cost += lost;
  distance += Math.abs(own.noDouble - other.noDouble);
  if (lost > LISTED) {
    listed.push(`  ${makePositionId(task.position)} ${conditionsText(task.conditions)}: costs ${lost.toFixed(3)}; `
      + `no double ${fixed(own.noDouble)} / GNU ${fixed(other.noDouble)}, double/take ${fixed(own.doubleTake)} / GNU ${fixed(other.doubleTake)}; chances to win, win a gammon, lose one ${percents(own.chances)} / GNU ${percents(other.chances)}: ${reasonOf(own, other)}`);
  }
});
const share = (count: number, of: number): string => `${count} of ${of} (${((100 * count) / of).toFixed(1)}%)`;
process.stdout.write(`${[
  `Cube decisions at ${plies}-ply beside GNU Backgammon's, net ${bench.net} version ${bench.netVersion}:`,
  `  agreed: ${share(agreed, tasks.length)}; to double ${share(doubleAgreed, tasks.length)}, to take ${share(takeAgreed, tasks.length)}; of those within .2: ${share(closeAgreed, close)}`,
  `  mean cost of a decision by GNU Backgammon's numbers: ${((1000 * cost) / tasks.length).toFixed(2)} mEq; of a disagreement: ${agreed < tasks.length ? ((1000 * cost) / (tasks.length - agreed)).toFixed(1) : '–'} mEq`,
  `  mean distance of the no-double equities: ${((1000 * distance) / tasks.length).toFixed(1)} mEq; ours took ${(user / 1000 / tasks.length).toFixed(1)} ms of CPU each`,
  `  disagreements that cost more than ${LISTED}:${listed.length > 0 ? '' : ' none'}`,
  ...listed,
].join('\n')}\n`);
