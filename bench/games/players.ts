/** Our own players. */
import { equityOf, type Plies } from '../../src/engine/protocol.ts';
import { rankJob, rollsJob } from '../../src/engine/search.ts';
import { finish, type BenchGame } from '../bench-game.ts';
import type { Player, Table } from './game.ts';

/** The play that the engine ranks first at a depth. */
export function playerOf({ core, rules, stakes }: BenchGame, plies: Plies): Player {
  if (plies === 0) return (position, roll) => core.best(position, roll).result;
  return (position, roll) => {
    const legal = rules.plays(position, roll);
    if (legal.length < 2) return legal[0]?.result ?? position;
    return finish(rankJob(core, { position, roll, plies, keep: new Set(), legal, stakes }))[0]!.result;
  };
}

/** Games whose luck is told by the game's own evaluator at 0-ply. */
export const tableOf = ({ game, core, stakes }: BenchGame): Table => ({
  game,
  rolls: (position) => finish(rollsJob(core, position, stakes)),
  pointsOf: (position) => equityOf(core.evaluate(position).probabilities, stakes),
});
