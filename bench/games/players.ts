/** Our own players. */
import { makeRoll } from '../../src/core/dice.ts';
import { positionKey } from '../../src/core/position.ts';
import { equityOf, type Plies } from '../../src/engine/protocol.ts';
import { rankJob, rollsJob } from '../../src/engine/search.ts';
import { valueCubeless } from '../../src/engine/worth.ts';
import { chooseCandidate, type StrengthPreset } from '../../src/engine/strength-presets.ts';
import { finish, flatPlays, type BenchGame, type Scored } from '../bench-game.ts';
import type { Player, Table } from './game.ts';

/** The play that the engine ranks first at a depth. */
export function playerOf({ core, rules, stakes }: BenchGame, plies: Plies): Player {
  if (plies === 0) return (position, roll) => core.best(position, roll).result;
  return (position, roll) => {
    const legal = rules.plays(position, roll);
    if (legal.length < 2) return legal[0]?.result ?? position;
    return finish(rankJob(core, { position, roll, plies, keep: new Set(), legal, valuer: valueCubeless(core, stakes) }))[0]!.result;
  };
}

/** A named strength. Its errors are settled by the seed, the board and the roll. */
export function strengthOf(bench: BenchGame, preset: StrengthPreset, seed: string): Player {
  const { core, rules, stakes } = bench;
  return (position, roll) => {
    const plays = preset.plies === 0 ? flatPlays(bench, position, roll)
      : finish(rankJob(core, { position, roll, plies: preset.plies, keep: new Set(), legal: rules.plays(position, roll), valuer: valueCubeless(core, stakes) }));
    return chooseCandidate<Scored>(plays, preset, `${seed} ${positionKey(position)} ${makeRoll(roll)}`)?.result ?? position;
  };
}

/** Games whose luck is told by the game's own evaluator at 0-ply. */
export const tableOf = ({ game, core, stakes }: BenchGame): Table => ({
  game,
  rolls: (position) => finish(rollsJob(valueCubeless(core, stakes), position)),
  pointsOf: (position) => equityOf(core.evaluate(position).probabilities, stakes),
});
