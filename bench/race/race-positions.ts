/**
 * `node scripts/race-positions.mjs [--count N --seed TEXT --out FILE]`: makes `bench/race-positions.jsonl`, 300 races with rolled-out equities. Two in three are from
 * games of the net against itself, the third is a random set-up; decided ones are left out. The seed of each position decides it and its rollout.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../cli/assets.ts';
import type { Position } from '../../src/core/position.ts';
import { makePositionId } from '../../src/formats/position-id.ts';
import { loadGame } from '../bench-game.ts';
import { playerOf } from '../games/players.ts';
import { raceOfGame, raceSetUp } from './positions.ts';
import { rollOutRace } from './roll-out.ts';

/** A race this close to a plain win or a gammon of either side is decided: every evaluator is right about it. */
const DECIDED = 0.05;
const STANDARD_ERROR = 0.002;
const MOST_TRIALS = 40_000;

const { values } = parseArgs({ options: { count: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' }, out: { type: 'string', default: 'bench/race-positions.jsonl' } } });
const bench = await loadGame('short');
const player = playerOf(bench, 0);
const lines: string[] = [];
const ids = new Set<string>();
for (let number = 0; lines.length < Number(values.count); number++) {
  const seed = `${values.seed} race ${number}`;
  const position: Position | null = number % 3 === 2 ? raceSetUp(seed) : await raceOfGame(player, seed);
  const id = position && makePositionId(position);
  if (!position || !id || ids.has(id)) continue;
  ids.add(id);
  const { value, standardError, count } = rollOutRace(bench, position, seed, STANDARD_ERROR, MOST_TRIALS);
  if ([1, 2].some((points) => Math.abs(Math.abs(value) - points) < DECIDED)) continue;
  lines.push(JSON.stringify({ id, eq: Number(value.toFixed(6)), se: Number(standardError.toFixed(6)), trials: count, seed }));
  if (lines.length % 20 === 0) console.log(`${lines.length} of ${values.count}, ${(process.cpuUsage().user / 6e7).toFixed(1)} CPU minutes`);
  writeFileSync(resolve(ROOT, values.out), `${lines.join('\n')}\n`);
}
console.log(`${values.out}: ${lines.length} positions, rolled out with ${bench.net} version ${bench.netVersion}`);
