/** What `cube` and `rollout` are told about the cube beside a position. */
import type { CubeOptions, CubeQuestion } from '../src/core/cube-conditions.ts';
import type { Result } from '../src/core/result.ts';
import { MONEY, type Situation } from '../src/core/situation.ts';
import { unwrapped } from './failure.ts';
import { readCount } from './options.ts';
import { readMet } from './read-met.ts';

export const CUBE_OPTIONS = {
  jacoby: { type: 'boolean', default: false }, beavers: { type: 'boolean', default: false }, backgammon: { type: 'string' }, cap: { type: 'string' }, met: { type: 'string' },
} as const;

export interface CubeValues {
  readonly jacoby: boolean;
  readonly beavers: boolean;
  readonly backgammon?: string | undefined;
  readonly cap?: string | undefined;
  readonly met?: string | undefined;
}

const HIGHEST_CUBE = 32768;

/** Asks about a situation with what the command adds to it: money play's rules, a cap, a match equity table. */
export async function askCube<T>(
  situation: Situation, { jacoby, beavers, cap, met }: CubeValues, ask: (situation: Situation, options: CubeOptions) => Result<T>): Promise<T> {
  const options: CubeOptions = { met: await readMet(met), cap: cap === undefined ? null : readCount('--cap', cap, 1, HIGHEST_CUBE) };
  const { score } = situation;
  const played = score.length === 0 ? { ...MONEY, jacoby: score.jacoby || jacoby, beavers: score.beavers || beavers } : score;
  return unwrapped(ask({ ...situation, score: played }, options));
}

/** A backgammon counts three unless the command says two. */
export const withBackgammon = (conditions: CubeQuestion['conditions'], { backgammon }: CubeValues): CubeQuestion['conditions'] =>
  (backgammon === undefined ? conditions : { ...conditions, backgammon: readCount('--backgammon', backgammon, 2, 3) });
