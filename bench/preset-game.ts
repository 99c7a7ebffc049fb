/** One game between two strengths, with the luck of the dice taken off. */
import type { Roll } from '../src/core/dice.ts';
import { positionKey, startPosition, swapSides, type Position } from '../src/core/position.ts';
import { makeRandom } from '../src/core/seeded.ts';
import { luckOf } from '../src/analysis/judge.ts';
import { rankJob, rollsJob } from '../src/engine/search.ts';
import { chooseCandidate, type StrengthPreset } from '../src/engine/strength-presets.ts';
import { finish, flatPlays, type BenchGame, type Scored } from './bench-game.ts';
import { throwDice, throwToStart } from './self-play.ts';

/** Turns after which a game counts as what the evaluator says of it. */
const LONGEST = 400;

/** What a strength plays, the position after it seen by its player. */
export function playBy(bench: BenchGame, preset: StrengthPreset, position: Position, roll: Roll, seed: string): Scored {
  const { core, rules, stakes } = bench;
  const flat = flatPlays(bench, position, roll);
  if (flat.length === 1) return flat[0]!;
  const plays = preset.plies === 0 ? flat : finish(rankJob(core, { position, roll, plies: preset.plies, keep: new Set(), legal: rules.plays(position, roll), stakes }));
  return chooseCandidate<Scored>(plays, preset, seed)!;
}

/**
 * Points that the first of the two wins, less what its dice were luckier than the other's, both by the 0-ply evaluator: its
 * mean over many games is that of the points themselves, whatever the evaluator. `dice` settles everything; the first one starts.
 */
export function playGame(bench: BenchGame, players: readonly [StrengthPreset, StrengthPreset], dice: string): number {
  const random = makeRandom(dice);
  let position = startPosition(bench.game);
  let roll = throwToStart(bench, random);
  let luck = 0;
  for (let turn = 0; ; turn++) {
    const mine = turn % 2 === 0;
    const sign = mine ? 1 : -1;
    luck += sign * luckOf(roll, finish(rollsJob(bench.core, position, bench.stakes)), bench.game === 'short' && turn === 0)!;
    const play = playBy(bench, players[mine ? 0 : 1], position, roll, `${dice} ${turn} ${positionKey(position)}`);
    if (play.by === 'over' || turn === LONGEST) return sign * play.equity - luck;
    position = swapSides(play.result);
    roll = throwDice(random);
  }
}
