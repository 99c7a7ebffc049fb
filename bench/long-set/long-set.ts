/**
 * `npm run long-set -- [--set decisions|tuning] [--count 150] [--most N] [--plies 0|1]`: makes long nard's reference sets, a decision
 * a line. What the file has is not made again, so it may be stopped at any time. docs/rollouts.md says what the lines hold.
 */
import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadGame } from '../bench-game.ts';
import { cpuSeconds } from '../speed/cpu.ts';
import { chooseDecision } from './choose.ts';
import { netName, rollOutDecision, type SetLine } from './roll-out.ts';

/** Seeds of games, and the first seed of rollouts: the sets have nothing in common. */
const SETS = {
  decisions: { file: 'bench/long-decisions.jsonl', games: 'long decisions', seed: 1_000_000 },
  tuning: { file: 'bench/long-tuning.jsonl', games: 'long tuning', seed: 2_000_000 },
} as const;

const { values } = parseArgs({ options: { set: { type: 'string', default: 'decisions' }, file: { type: 'string' }, count: { type: 'string', default: '150' }, most: { type: 'string' }, plies: { type: 'string', default: '0' } } });
const name = values.set === 'tuning' ? 'tuning' : 'decisions';
const plies = values.plies === '1' ? 1 : 0;
const { games, seed } = SETS[name];
const file = values.file ?? SETS[name].file;
const count = Number(values.count);

async function readLines(): Promise<SetLine[]> {
  if (!existsSync(file)) return [];
  return (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim()).map((line) => JSON.parse(line) as SetLine);
}

const long = await loadGame('long');
const known = await readLines();
const other = known.find((line) => line.net !== netName(long) || line.plies !== plies);
if (other) {
  console.error(`${file} was begun by ${other.net} at ${other.plies}-ply; this would be ${netName(long)} at ${plies}-ply. One set has one judge: take another --file, or remove it.`);
  process.exit(2);
}
const done = new Set(known.map(({ slot }) => slot));
const missing = Array.from({ length: count }, (_, slot) => slot).filter((slot) => !done.has(slot)).slice(0, values.most === undefined ? count : Number(values.most));
let spent = 0;
for (const [at, slot] of missing.entries()) {
  const begun = cpuSeconds();
  const line = await rollOutDecision(long, chooseDecision(long, games, slot), seed + slot, slot, plies);
  await appendFile(file, `${JSON.stringify(line)}\n`);
  const took = cpuSeconds() - begun;
  spent += took;
  const worst = Math.max(...line.cands.map(({ se }) => se));
  console.log(`${slot}: ${line.preset} ${line.roll}, ${line.trials} trials, largest error ${worst.toFixed(4)}, ${took.toFixed(0)} CPU seconds; the rest of ${count} about ${((spent / (at + 1)) * (count - done.size - at - 1) / 3600).toFixed(1)} CPU hours`);
}
