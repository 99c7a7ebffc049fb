/** What `cube` and `rollout` are told about the cube beside a position. */
import type { CubeOptions } from '../src/core/cube-conditions.ts';
import type { Result } from '../src/core/result.ts';
import type { Situation } from '../src/core/situation.ts';
import { texts } from '../src/i18n/index.ts';
import { Failure, unwrapped } from './failure.ts';
import { readCount, readCubeValue } from './options.ts';
import { readMet } from './read-met.ts';

export const CUBE_OPTIONS = {
  jacoby: { type: 'boolean', default: false }, beavers: { type: 'boolean', default: false }, backgammon: { type: 'string' }, cap: { type: 'string' }, stake: { type: 'string' }, met: { type: 'string' },
} as const;

export interface CubeValues {
  readonly jacoby: boolean;
  readonly beavers: boolean;
  readonly backgammon?: string | undefined;
  readonly cap?: string | undefined;
  /** What a centred cube shows after automatic doubles. */
  readonly stake?: string | undefined;
  readonly met?: string | undefined;
}

/** What is agreed on before a game: what the command says goes before what an ID says. */
function agreed(situation: Situation, { jacoby, beavers, backgammon, cap, stake }: CubeValues): Situation {
  const { score, cube } = situation;
  const money = score.length === 0;
  if (stake !== undefined && (!money || cube.owner !== null)) throw new Failure(texts().cli.unexpected({ text: '--stake' }));
  const { backgammon: _, ...rest } = score;
  const two = backgammon === undefined ? score.backgammon === 2 : readCount('--backgammon', backgammon, 2, 3) === 2;
  const value = stake === undefined ? cube.value : readCubeValue('--stake', stake);
  return {
    ...situation, cube: { ...cube, value },
    score: {
      ...rest, jacoby: money && (score.jacoby || jacoby), beavers: money && (score.beavers || beavers),
      ...(cap !== undefined && { cap: readCubeValue('--cap', cap) }), ...(two && { backgammon: 2 as const }),
    },
  };
}

/** Asks about a situation with what the command adds to it: money play's rules, a cap, a stake, a match equity table. */
export async function askCube<T>(situation: Situation, values: CubeValues, ask: (situation: Situation, options: CubeOptions) => Result<T>): Promise<T> {
  return unwrapped(ask(agreed(situation, values), { met: await readMet(values.met) }));
}
