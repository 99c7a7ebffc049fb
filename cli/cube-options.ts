/** What `cube` and `rollout` are told about the cube beside a position. */
import { couldBeCrawford, type CubeConditions, type CubeOptions } from '../src/core/cube-conditions.ts';
import type { Result } from '../src/core/result.ts';
import { CENTRED, type Cube, type MatchScore, type Situation } from '../src/core/situation.ts';
import { texts } from '../src/i18n/index.ts';
import { Failure, unwrapped } from './failure.ts';
import { firstGiven, readCount, readCubeValue } from './options.ts';
import { readMet } from './read-met.ts';

export const CUBE_OPTIONS = {
  jacoby: { type: 'boolean', default: false }, beavers: { type: 'boolean', default: false }, backgammon: { type: 'string' }, cap: { type: 'string' }, stake: { type: 'string' },
  crawford: { type: 'boolean', default: false }, met: { type: 'string' },
} as const;

export interface CubeValues {
  readonly jacoby: boolean;
  readonly beavers: boolean;
  readonly backgammon?: string | undefined;
  readonly cap?: string | undefined;
  /** What a centred cube shows after automatic doubles. */
  readonly stake?: string | undefined;
  /** This is the Crawford game, whatever the ID says. */
  readonly crawford: boolean;
  readonly met?: string | undefined;
}

/** A Failure where a match is told what only money play has, or the other way round. */
function refuseOthers({ length }: MatchScore, values: CubeValues): void {
  const { cli } = texts();
  const money = firstGiven(values, ['jacoby', 'beavers', 'stake']);
  if (length > 0 && money) throw new Failure(cli.ofMoney({ option: `--${money}`, length }));
  const match = firstGiven(values, ['crawford', 'met']);
  if (length === 0 && match) throw new Failure(cli.ofMatch({ option: `--${match}` }));
}

/** A Failure where this cannot be the Crawford game. */
export function refuseCrawford({ own, other }: { readonly own: number; readonly other: number }, cube: Cube): void {
  if ((own === 1) === (other === 1)) throw new Failure(texts().cli.notCrawford({ own, other }));
  if (cube.value !== CENTRED.value || cube.owner !== CENTRED.owner) throw new Failure(texts().errors.cube_impossible({}));
}

/** What is agreed on before a game: what the command says goes before what an ID says. */
function agreed(situation: Situation, values: CubeValues): Situation {
  const { score, cube } = situation;
  const { jacoby, beavers, backgammon, cap, stake, crawford } = values;
  refuseOthers(score, values);
  if (stake !== undefined && cube.owner !== null) throw new Failure(texts().cli.stakeOwned);
  if (crawford && !score.crawford) refuseCrawford({ own: score.length - score.points[0], other: score.length - score.points[1] }, cube);
  const { backgammon: _, ...rest } = score;
  const two = backgammon === undefined ? score.backgammon === 2 : readCount('--backgammon', backgammon, 2, 3) === 2;
  const value = stake === undefined ? cube.value : readCubeValue('--stake', stake);
  const limit = cap === undefined ? score.cap : readCubeValue('--cap', cap);
  if (limit !== undefined && value > limit) throw new Failure(texts().errors.cube_above_cap({ value, cap: limit }));
  return {
    ...situation, cube: { ...cube, value },
    score: {
      ...rest, jacoby: score.jacoby || jacoby, beavers: score.beavers || beavers, crawford: score.crawford || crawford,
      ...(limit !== undefined && { cap: limit }), ...(two && { backgammon: 2 as const }),
    },
  };
}

/** Asks about a situation with what the command adds to it: money play's rules, a cap, a stake, the Crawford game, a match equity table. */
export async function askCube<T>(situation: Situation, values: CubeValues, ask: (situation: Situation, options: CubeOptions) => Result<T>): Promise<T> {
  return unwrapped(ask(agreed(situation, values), { met: await readMet(values.met) }));
}

/** Where nothing says that this is the Crawford game, stderr says what is taken for true. */
export function tellCrawford(conditions: Pick<CubeConditions, 'match' | 'cube'>): void {
  if (couldBeCrawford(conditions)) process.stderr.write(`${texts().cli.takenAfterCrawford}\n`);
}
