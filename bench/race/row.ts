/** The row about races: our 0-ply and GNU Backgammon's on the same rolled-out positions. */
import { existsSync, readFileSync } from 'node:fs';
import { unwrap } from '../../src/core/result.ts';
import { equityOf } from '../../src/engine/protocol.ts';
import { parsePositionId } from '../../src/formats/position-id.ts';
import type { BenchGame } from '../bench-game.ts';
import { gnubgEquities } from '../gnubg/batch.ts';
import { findProgram, NO_GNUBG } from '../gnubg/program.ts';
import type { Row } from '../rows.ts';
import { meanError } from '../strength/score.ts';
import { TARGETS } from '../strength/targets.ts';

interface Reference {
  readonly id: string;
  readonly eq: number;
  readonly se: number;
}

export function raceRow({ core, stakes }: BenchGame, file: string): Row {
  const target = TARGETS.race;
  if (!existsSync(file)) return { name: target.name, skipped: `There is no ${file}.` };
  const references = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Reference);
  const rolledOut = references.map(({ eq }) => eq);
  const own = meanError(rolledOut, references.map(({ id }) => equityOf(core.evaluate(unwrap(parsePositionId(id))).probabilities, stakes)));
  const program = findProgram('gnubg');
  const gnubg = program && meanError(rolledOut, gnubgEquities(program, references.map(({ id }) => id)));
  const noise = Math.max(...references.map(({ se }) => se));
  return {
    ...target, measured: own, peer: gnubg ? `GNU 0-ply ${gnubg.value.toFixed(4)} ± ${gnubg.standardError.toFixed(4)}` : '–',
    note: `${references.length} races, rolled out to ± ${noise.toFixed(4)} or better${program ? '' : `; ${NO_GNUBG}`}`,
  };
}
