/** Plays, the bear-off table and what is downloaded. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { assetPath, readAsset } from '../../cli/assets.ts';
import { measurePlays } from '../../cli/bench.ts';
import { benchBoards } from '../../cli/bench-plays.ts';
import { NET_FILES } from '../../src/engine/nets.ts';
import type { GameExports } from '../../src/engine/wasm-core.ts';
import { instantiate } from '../../src/engine/wasm.ts';
import type { BenchGame } from '../bench-game.ts';
import { findProgram, NO_GNUBG } from '../gnubg/program.ts';
import type { MeasuredRow, Row, Target } from '../rows.ts';
import { cpuOf, cpuOfProgram } from './cpu.ts';
import { TARGETS } from './targets.ts';

const BOARDS = 4000;
/** Tables made by each in turn; the fastest of each counts. */
const TURNS = 2;

export function playsRow({ wasm }: BenchGame): Row {
  const { ratioToC, rollsPerSecond } = measurePlays(wasm, benchBoards(wasm, BOARDS));
  if (ratioToC === null) return { name: TARGETS.plays.name, skipped: 'There is no C compiler (cc).' };
  return { ...TARGETS.plays, measured: { value: ratioToC }, note: `${rollsPerSecond} rolls a second` };
}

/** The whole table with its gammons, by an instance that has made none yet. */
export async function tableRow(): Promise<Row> {
  const target = TARGETS.table;
  const program = findProgram('makebearoff');
  if (!program) return { name: target.name, skipped: NO_GNUBG };
  const bytes = await readAsset('short.wasm');
  const folder = mkdtempSync(join(tmpdir(), 'nardscope-bearoff-'));
  let own = Infinity, theirs = Infinity;
  try {
    for (let turn = 0; turn < TURNS; turn++) {
      const { exports } = await instantiate<GameExports>(bytes);
      own = Math.min(own, cpuOf(() => exports.makeBearoff(exports.bearoffPositions())));
      theirs = Math.min(theirs, cpuOfProgram(program, ['-o', '6', '-f', join(folder, 'table')]) ?? Infinity);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (theirs === Infinity) return { name: target.name, skipped: 'makebearoff made no table.' };
  return { ...target, measured: { value: theirs / own }, note: `${own.toFixed(2)} s of CPU against ${theirs.toFixed(2)} s` };
}

const KB = 1000;
const sizeRow = (target: Target, bytes: number, note: string): MeasuredRow => ({ ...target, measured: { value: bytes / KB }, note });
const zipped = (name: string): number => gzipSync(readFileSync(assetPath(name)), { level: 9 }).length;

/** What a visitor of both games downloads for the engine; net files are gzipped inside. */
export function sizeRows(): Row[] {
  const nets = Object.values(NET_FILES).reduce((sum, name) => sum + readFileSync(assetPath(name)).length, 0);
  return [sizeRow(TARGETS.short, zipped('short.wasm'), ''), sizeRow(TARGETS.long, zipped('long.wasm'), ''), sizeRow(TARGETS.nets, nets, Object.values(NET_FILES).join(', '))];
}
