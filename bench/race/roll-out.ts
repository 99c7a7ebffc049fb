/** Races played out to where the exact table answers, with the luck taken out. */
import { luckOf } from '../../src/analysis/judge.ts';
import { positionKey, swapSides, type Position } from '../../src/core/position.ts';
import { makeRandom } from '../../src/core/seeded.ts';
import { equityOf, type RollEquity } from '../../src/engine/protocol.ts';
import type { BenchGame } from '../bench-game.ts';
import { tableOf } from '../games/players.ts';
import { throwDice } from '../self-play.ts';
import { createTally, type Mean } from '../statistics.ts';

/** Trials before the error is believed. */
const FEWEST = 144;
/** The first turns of all trials meet few positions, whose rolls are looked at once. */
const REMEMBERED_TURNS = 2;

/** Equity of the side to roll when both sides play at 0-ply, as sure as `standardError` if `most` trials are enough for that. */
export function rollOutRace(bench: BenchGame, start: Position, seed: string, standardError: number, most: number): Mean {
  const { core, stakes } = bench;
  const { rolls } = tableOf(bench);
  const known = new Map<string, readonly RollEquity[]>();
  const rollsAt = (position: Position, turn: number): readonly RollEquity[] => {
    if (turn >= REMEMBERED_TURNS) return rolls(position);
    const key = positionKey(position);
    const found = known.get(key) ?? rolls(position);
    known.set(key, found);
    return found;
  };
  const tally = createTally();
  for (let trial = 0; trial < most; trial++) {
    if (trial >= FEWEST && tally.mean().standardError <= standardError) break;
    const random = makeRandom(`${seed} trial ${trial}`);
    let position = start, sign = 1, luck = 0;
    for (let turn = 0; ; turn++) {
      const { by, probabilities } = core.evaluate(position);
      if (by !== 'net') {
        tally.add(sign * equityOf(probabilities, stakes) - luck);
        break;
      }
      const roll = throwDice(random);
      luck += sign * luckOf(roll, rollsAt(position, turn), false)!;
      position = swapSides(core.best(position, roll).result);
      sign = -sign;
    }
  }
  return tally.mean();
}
