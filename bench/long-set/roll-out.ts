/** One decision of the reference set: its candidates rolled out side by side until their differences are known. */
import { makeRoll } from '../../src/core/dice.ts';
import { makePlay } from '../../src/core/play.ts';
import { swapSides, type Position } from '../../src/core/position.ts';
import { situationOf } from '../../src/core/situation.ts';
import { rolloutResult } from '../../src/engine/rollout/result.ts';
import { runRollout } from '../../src/engine/rollout/run.ts';
import { startRollout } from '../../src/engine/rollout/sums.ts';
import { blocksOf, playSubject, USUAL, type RolloutTask } from '../../src/engine/rollout/task.ts';
import { trialsJob } from '../../src/engine/rollout/trials.ts';
import { makeLongId } from '../../src/formats/long-id.ts';
import { finish, type BenchGame } from '../bench-game.ts';
import { conditionsOf, type Chosen } from './choose.ts';

/** Standard error of each difference to the best. */
const ERROR = 0.01;
/** A decision that has not got there by then is kept with the errors it has. */
const MOST_TRIALS = 36 * 3000;

/** Common dice take out most of what luck does to a difference; to look at 21 throws each turn for the rest costs more than it saves (docs/rollouts.md). */
const LUCK = 'none';

/** A line of the file. */
export interface SetLine {
  readonly slot: number;
  readonly preset: string;
  /** Long nard ID of the position before the throw. */
  readonly id: string;
  readonly roll: string;
  readonly seed: number;
  readonly trials: number;
  readonly plies: number;
  /** Which net chose the decision and played the trials. */
  readonly net: string;
  readonly cands: readonly {
    /** After the play, the other side to roll. */
    readonly id: string;
    readonly play: string;
    /** The mover's, in oyin. */
    readonly eq: number;
    /** Standard error of the difference to the best; 0 for the best. */
    readonly se: number;
  }[];
}

export const netName = ({ net, netVersion }: Pick<BenchGame, 'net' | 'netVersion'>): string => `${net} version ${netVersion}`;
const round = (x: number): number => Number(x.toFixed(6));

export async function rollOutDecision(long: BenchGame, { preset, decision, candidates }: Chosen, seed: number, slot: number, plies: RolloutTask['plies']): Promise<SetLine> {
  const conditions = conditionsOf(preset);
  const task: RolloutTask = { ...USUAL, ...conditions, game: 'long', subjects: candidates.map(({ result, play }) => playSubject(result, makePlay(play))), seed, plies, luck: LUCK };
  const net = { name: long.net, version: long.netVersion };
  const { playTrials } = long.under(conditions);
  const state = await runRollout(
    { state: startRollout(task, net), blocks: [0, blocksOf(MOST_TRIALS)], stop: { error: ERROR } },
    { net, width: 1, ask: async (request) => finish(trialsJob(playTrials, request)) },
  );
  const { trials, subjects } = rolloutResult(state)!;
  const idOf = (position: Position): string => makeLongId({ ...situationOf(position), preset: { id: preset.id, version: preset.version } });
  return {
    slot, preset: preset.id, id: idOf(decision.position), roll: makeRoll(decision.roll), seed, trials, plies, net: netName(long),
    cands: subjects.map(({ name, equity, difference }, i) => ({ id: idOf(swapSides(candidates[i]!.result)), play: name!, eq: round(equity), se: round(difference.error) })),
  };
}
