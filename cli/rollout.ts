/** `nardscope rollout`: a position or plays, played many times; can be stopped, gone on with, cut into shards. */
import { existsSync } from 'node:fs';
import { differingPart } from '../src/engine/rollout/merge.ts';
import { count, missing, type Range } from '../src/engine/rollout/ranges.ts';
import type { RolloutState } from '../src/engine/rollout/state.ts';
import { startRollout } from '../src/engine/rollout/sums.ts';
import { BLOCK, blocksOf, CUBE_PLIES, ROLLOUT_LIMITS, ROLLOUT_PLIES, USUAL, USUAL_TRIALS, type Cubeful, type RolloutTask, type StopRule } from '../src/engine/rollout/task.ts';
import type { EnginePool } from '../src/engine/pool.ts';
import { texts } from '../src/i18n/index.ts';
import { CUBE_OPTIONS } from './cube-options.ts';
import { createNodeEngine } from './engine.ts';
import { Failure } from './failure.ts';
import { badOption, noPositionals, readArgs, readCount, refuseIdle } from './options.ts';
import { showProgress } from './progress.ts';
import { readRollouts, rolloutJson } from './rollout-file.ts';
import { CUBE_NEEDED, readQuestion } from './rollout-question.ts';
import { rolloutText } from './rollout-text.ts';
import { SITUATION_OPTIONS } from './short-situation.ts';
import { StateFile } from './state-file.ts';
import { TERMS_OPTIONS } from './terms.ts';

export const OPTIONS = {
  ...TERMS_OPTIONS, ...SITUATION_OPTIONS, began: { type: 'string' }, dice: { type: 'string' }, plays: { type: 'string' }, best: { type: 'string' },
  trials: { type: 'string' }, seed: { type: 'string' }, truncate: { type: 'string' }, plies: { type: 'string' }, 'no-luck': { type: 'boolean', default: false },
  'no-table': { type: 'boolean', default: false }, 'until-error': { type: 'string' }, 'until-sure': { type: 'string' }, shard: { type: 'string' },
  ...CUBE_OPTIONS, 'cubeful': { type: 'boolean', default: false }, 'cube': { type: 'boolean', default: false }, 'cube-plies': { type: 'string' },
  state: { type: 'string' }, threads: { type: 'string' }, json: { type: 'boolean', default: false },
} as const;

const MOST_THREADS = 256;
const MOST_SHARDS = 100_000;

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

function readNumber(option: string, text: string | undefined, low: number, high: number): number | undefined {
  if (text === undefined) return undefined;
  const n = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || n < low || n > high) throw badOption(option, text, `${low}–${high}`);
  return n;
}

/** `3/8`: the third of eight equal parts of the trials, in blocks. */
function readShard(text: string | undefined, blocks: number): Range {
  if (text === undefined) return [0, blocks];
  const [, part, parts] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (!part || !parts || part > parts || parts > MOST_SHARDS) throw badOption('--shard', text, texts().cli.expected.shard);
  return [Math.floor((blocks * (part - 1)) / parts), Math.floor((blocks * part) / parts)];
}

const orUsual = <T>(value: T | undefined, stored: T | undefined, usual: T): T => value ?? stored ?? usual;

/** Settings of trials: what is not said is as in the stored rollout, or as usual. */
function readSettings(values: Values, stored?: RolloutTask): Pick<RolloutTask, 'seed' | 'plies' | 'luck' | 'truncation' | 'table'> {
  const number = (option: 'seed' | 'truncate' | 'plies', [low, high]: readonly [number, number]): number | undefined =>
    (values[option] === undefined ? undefined : readCount(`--${option}`, values[option], low, high));
  return {
    seed: orUsual(number('seed', ROLLOUT_LIMITS.seed), stored?.seed, USUAL.seed),
    plies: orUsual(number('plies', [0, ROLLOUT_PLIES.at(-1)!]) as RolloutTask['plies'] | undefined, stored?.plies, USUAL.plies),
    luck: values['no-luck'] ? 'none' : orUsual(undefined, stored?.luck, USUAL.luck),
    truncation: orUsual(number('truncate', ROLLOUT_LIMITS.truncation), stored?.truncation, USUAL.truncation),
    table: values['no-table'] ? false : orUsual(undefined, stored?.table, USUAL.table),
  };
}

const namesOf = <T extends object>(options: T): readonly (keyof T & string)[] => Object.keys(options) as (keyof T & string)[];

/** Options that say something only with a cube. */
const CUBE_ONLY = [...namesOf(CUBE_OPTIONS), 'cube-plies'] as const;
/** Options that say what is rolled out: a stored rollout has its own. */
const QUESTION_ONLY = [...namesOf(TERMS_OPTIONS), 'began', 'dice', 'plays', 'best', 'match-id', 'cubeful', 'cube', ...CUBE_ONLY] as const;

/** Depth of cube decisions; null = without a cube. */
function readCubePlies(values: Values): Cubeful['plies'] | null {
  if (values.cubeful || values.cube) return readCount('--cube-plies', values['cube-plies'] ?? '0', 0, CUBE_PLIES.at(-1)!) as Cubeful['plies'];
  refuseIdle(values, CUBE_ONLY, CUBE_NEEDED);
  return null;
}

/** The rollout of a state file. One of several would take the place of them all. */
async function readStored(file: string): Promise<RolloutState> {
  const [stored, ...others] = await readRollouts(file);
  if (others.length > 0) throw new Failure(texts().cli.rollout.severalInState({ file, count: others.length + 1 }));
  return stored!;
}

/** Where to begin: the state file's rollout, if the command asks for the same. */
async function readStart(values: Values, engine: EnginePool): Promise<RolloutState> {
  const file = values.state;
  const isAsked = values.id !== undefined || values.xgid !== undefined;
  // Without a question the file has to be there.
  const stored = file !== undefined && (!isAsked || existsSync(file)) ? await readStored(file) : undefined;
  const settings = readSettings(values, stored?.task);
  if (stored && !isAsked) {
    refuseIdle(values, QUESTION_ONLY, '--id / --xgid');
    const { net, netVersion } = await engine.info(stored.task.game);
    return checkSame(stored, startRollout({ ...stored.task, ...settings }, { name: net, version: netVersion }), file!);
  }
  const { game, conditions, cubeful, subjects } = await readQuestion({ ...values, cubePlies: readCubePlies(values) }, engine);
  const { net, netVersion } = await engine.info(game);
  const fresh = startRollout({ game, subjects, ...conditions, ...settings, ...(cubeful && { cubeful }) }, { name: net, version: netVersion });
  return stored ? checkSame(stored, fresh, file!) : fresh;
}

function checkSame(stored: RolloutState, asked: RolloutState, file: string): RolloutState {
  const part = differingPart(stored, asked);
  if (!part) return stored;
  const { errors, cli } = texts();
  throw new Failure(`${errors.rollout_differs({ part })} ${cli.rollout.notInState({ file })}`);
}

const trialsDone = (state: RolloutState, [from, to]: Range): number => (to - from - missing([from, to], state.done).reduce((sum, [a, b]) => sum + b - a, 0)) * BLOCK;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noPositionals(positionals);
  const stop: StopRule = { error: readNumber('--until-error', values['until-error'], 1e-6, 10), sure: readNumber('--until-sure', values['until-sure'], 0.5, 1) };
  const asked = values.trials === undefined ? undefined : readCount('--trials', values.trials, ...ROLLOUT_LIMITS.trials);
  readShard(values.shard, 1);
  const threads = values.threads === undefined ? undefined : readCount('--threads', values.threads, 1, MOST_THREADS);
  const hasRule = stop.error !== undefined || stop.sure !== undefined;
  const engine = createNodeEngine(threads);
  const control = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => control.abort());
  try {
    const start = await readStart(values, engine);
    if (stop.sure !== undefined && start.task.subjects.length === 1) throw new Failure(texts().cli.sureOfOne);
    // A rule without a number of trials stops by itself, some day.
    const blocks = readShard(values.shard, blocksOf(asked ?? (hasRule ? 1000 * USUAL_TRIALS : Math.max(USUAL_TRIALS, count(start.done) * BLOCK))));
    const total = (blocks[1] - blocks[0]) * BLOCK;
    const kept = values.state === undefined ? null : new StateFile(values.state, () => control.abort());
    await kept?.begin(start);
    const state = await engine.rollout({ state: start, blocks, stop }, {
      signal: control.signal,
      onProgress: (partial) => {
        showProgress(texts().cli.rollout.progress({ done: trialsDone(partial, blocks), total }));
        kept?.progress(partial);
      },
    });
    showProgress('');
    process.stdout.write(values.json ? rolloutJson(state) : rolloutText(state));
    await kept?.end(state);
    if (control.signal.aborted && values.state !== undefined) process.stderr.write(`${texts().cli.rollout.paused({ file: values.state })}\n`);
    return control.signal.aborted ? 1 : 0;
  } finally {
    engine.close();
  }
}
