/** A game's engine in this thread without a slicer: for measurements that are one long piece of work. */
import type { Roll } from '../src/core/dice.ts';
import type { Game } from '../src/core/games.ts';
import type { Position } from '../src/core/position.ts';
import type { RuleBook } from '../src/core/rule-book.ts';
import { makeOrLoadTable } from '../src/engine/bearoff-table.ts';
import { partsOf, type Under } from '../src/engine/conditions.ts';
import type { EngineCore } from '../src/engine/core.ts';
import { loadNet } from '../src/engine/load.ts';
import { NET_FILES } from '../src/engine/nets.ts';
import { equityOf, winStakes, type Candidate, type Plies, type WinStakes } from '../src/engine/protocol.ts';
import { createSlicer, type Job } from '../src/engine/slices.ts';
import type { GameExports } from '../src/engine/wasm-core.ts';
import type { Wasm } from '../src/engine/wasm.ts';
import { readAsset } from '../cli/assets.ts';
import { fileTables } from '../cli/table-file.ts';

/** Under the rules and the scoring of the game's first preset. */
export interface BenchGame {
  readonly game: Game;
  readonly core: EngineCore;
  readonly rules: RuleBook;
  readonly stakes: WinStakes;
  /** Name of the net. */
  readonly net: string;
  readonly netVersion: number;
  /** Other rules and scorings than the first preset's. */
  readonly under: Under;
  readonly wasm: Wasm<GameExports>;
}

export async function loadGame(game: Game): Promise<BenchGame> {
  const [bytes, file] = await Promise.all([readAsset(`${game}.wasm`), readAsset(NET_FILES[game])]);
  const { wasm, header } = await loadNet(bytes, file);
  await makeOrLoadTable(wasm, fileTables('bearoff-6'), { slicer: createSlicer() });
  const under = partsOf(game, wasm);
  const { core, ruleBook } = under({});
  return { game, core, rules: ruleBook, stakes: winStakes(game), net: header.name, netVersion: header.version, under, wasm };
}

/** Does a job at once. */
export function finish<T>(job: Job<T>): T {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
  }
}

export type Scored = Pick<Candidate, 'result' | 'probabilities' | 'equity' | 'plies' | 'by'>;

/** All plays of a roll at 0-ply, best first; a dance is one that changes nothing. */
export const flatPlays = ({ core, stakes }: BenchGame, position: Position, roll: Roll): Scored[] =>
  core.flat(position, roll).map((flat) => ({ ...flat, equity: equityOf(flat.probabilities, stakes), plies: 0 as Plies })).sort((a, b) => b.equity - a.equity);
