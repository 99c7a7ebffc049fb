/** How long a play takes on this device at the depths that strengths look. */
import type { Game } from '../core/games.ts';
import { parseRoll, type Roll } from '../core/dice.ts';
import { startPosition } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import type { Engine, Plies } from '../engine/protocol.ts';
import { STRENGTHS, STRENGTH_PRESETS } from '../engine/strength-presets.ts';

/** Milliseconds a play by plies. */
export type PlayTimes = ReadonlyMap<Plies, number>;

/** Openings: many plays, so that it is rather too long than too short. */
const ROLLS: readonly Roll[] = ['31', '64', '52'].map((text) => unwrap(parseRoll(text)));

/** A fraction of a second of the engine's time, behind everything else it has to do. */
export async function measurePlays(engine: Engine, game: Game, now: () => number): Promise<PlayTimes> {
  const position = startPosition(game);
  const timeOf = async (plies: Plies): Promise<number> => {
    const start = now();
    for (const roll of ROLLS) await engine.rank({ position, roll, plies }, { priority: 'later' });
    return (now() - start) / ROLLS.length;
  };
  // The first question waits for the engine's files, and the code is not warm yet.
  await timeOf(0);
  const times = new Map<Plies, number>();
  for (const plies of new Set(STRENGTHS.map((strength) => STRENGTH_PRESETS[strength].plies))) times.set(plies, await timeOf(plies));
  return times;
}
