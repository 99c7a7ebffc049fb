/**
 * `node scripts/race-positions.mjs [--again] [--count N --seed TEXT --file FILE]`: makes `bench/race-positions.jsonl`, 300 races with
 * rolled-out equities. Two in three are from games of the net against itself, the third is a random set-up; decided ones are left out.
 * The seed of each position decides it and its rollout. `--again`: the positions that are there, rolled out with today's net.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../cli/assets.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Position } from '../../src/core/position.ts';
import { makePositionId, parsePositionId } from '../../src/formats/position-id.ts';
import { loadGame } from '../bench-game.ts';
import { playerOf } from '../games/players.ts';
import { raceOfGame, raceSetUp } from './positions.ts';
import { rollOutRace } from './roll-out.ts';

/** A race this close to a plain win or a gammon of either side is decided: every evaluator is right about it. */
const DECIDED = 0.05;
const STANDARD_ERROR = 0.002;
const MOST_TRIALS = 40_000;

interface Race {
  readonly id: string;
  readonly seed: string;
  readonly position: Position;
}

const { values } = parseArgs({
  options: {
    again: { type: 'boolean', default: false }, count: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' },
    file: { type: 'string', default: 'bench/race-positions.jsonl' },
  },
});
const file = resolve(ROOT, values.file);
const bench = await loadGame('short');

async function* newRaces(): AsyncGenerator<Race> {
  const player = playerOf(bench, 0);
  const ids = new Set<string>();
  for (let number = 0; ; number++) {
    const seed = `${values.seed} race ${number}`;
    const position = number % 3 === 2 ? raceSetUp(seed) : await raceOfGame(player, seed);
    const id = position && makePositionId(position);
    if (!position || !id || ids.has(id)) continue;
    ids.add(id);
    yield { id, seed, position };
  }
}

const knownRaces = (): Race[] => readFileSync(file, 'utf8').trim().split('\n').map((line) => {
  const { id, seed } = JSON.parse(line) as Omit<Race, 'position'>;
  return { id, seed, position: unwrap(parsePositionId(id)) };
});

const lines: string[] = [];
for await (const { id, seed, position } of values.again ? knownRaces() : newRaces()) {
  const { value, standardError, count } = rollOutRace(bench, position, seed, STANDARD_ERROR, MOST_TRIALS);
  if (!values.again && [1, 2].some((points) => Math.abs(Math.abs(value) - points) < DECIDED)) continue;
  lines.push(JSON.stringify({ id, eq: Number(value.toFixed(6)), se: Number(standardError.toFixed(6)), trials: count, seed }));
  if (lines.length % 20 === 0) console.log(`${lines.length} races, ${(process.cpuUsage().user / 6e7).toFixed(1)} CPU minutes`);
  if (!values.again && lines.length === Number(values.count)) break;
}
writeFileSync(file, `${lines.join('\n')}\n`);
console.log(`${values.file}: ${lines.length} races, rolled out with ${bench.net} version ${bench.netVersion}`);
