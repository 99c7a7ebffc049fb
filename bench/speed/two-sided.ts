/** The exact table of both sides with the cube, beside GNU Backgammon's program that makes the same one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAsset } from '../../cli/assets.ts';
import type { TwoSidedExports } from '../../src/engine/bearoff-table.ts';
import type { RulesExports } from '../../src/engine/wasm.ts';
import { instantiate } from '../../src/engine/wasm.ts';
import { findProgram, NO_GNUBG } from '../gnubg/program.ts';
import type { Row } from '../rows.ts';
import { cpuOf, cpuOfProgram } from './cpu.ts';
import { TARGETS } from './targets.ts';

/** Ours is made a few times, since it takes a moment only; the fastest counts. */
const TURNS = 3;

export async function twoSidedRow(): Promise<Row> {
  const target = TARGETS.twoSided;
  const program = findProgram('makebearoff');
  if (!program) return { name: target.name, skipped: NO_GNUBG };
  const bytes = await readAsset('short.wasm');
  const folder = mkdtempSync(join(tmpdir(), 'nardscope-two-sided-'));
  try {
    let own = Infinity;
    for (let turn = 0; turn < TURNS; turn++) {
      const { exports } = await instantiate<RulesExports & TwoSidedExports>(bytes);
      own = Math.min(own, cpuOf(() => exports.makeTwoSided(exports.twoSidedPositions())));
    }
    const theirs = cpuOfProgram(program, ['-t', '6x6', '-f', join(folder, 'table')]);
    if (theirs === null) return { name: target.name, skipped: 'makebearoff made no table.' };
    return { ...target, measured: { value: theirs / own }, note: `${own.toFixed(2)} s of CPU against ${theirs.toFixed(2)} s` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
