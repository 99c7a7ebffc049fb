/** Arguments of `npm run train`. */
import { parseArgs } from 'node:util';
import { numberOption } from '../bench/number-option.ts';
import { GAMES, type Game } from '../src/core/games.ts';
import type { Schedule } from './schedule.ts';

/**
 * Ways of learning: from what the next roll led to; from results with the luck taken out; from rows of a file, which `labels` writes and
 * learns nothing; how many rolls a side of a race needs; the sieves from the nets.
 */
export const METHODS = ['td', 'rolls', 'labels', 'rows', 'races', 'sieves'] as const;
export type Method = (typeof METHODS)[number];

export interface Options {
  readonly game: Game;
  /** CPU minutes of this sitting. */
  readonly minutes: number;
  readonly resume: boolean;
  readonly method: Method;
  /** Of methods rolls and labels: 1 = learn from results, 0 = from the next roll's evaluations, between = the further on, the less. */
  readonly trust: number;
  readonly seed: number;
  readonly schedule: Schedule;
  /** Share of the sitting, at its end, over which the weights are averaged; 0 = not. */
  readonly average: number;
  readonly checkpoint: string;
  /** Of methods labels, which adds to it, and rows. */
  readonly rows: string;
  /** Whether the checkpoint that is kept beside the sources is replaced at the end. */
  readonly keep: boolean;
  /** File of rolled-out decisions to measure on; none when absent. */
  readonly decisions: string | undefined;
  /** Name and version of the net to write at the end; none when absent. */
  readonly net: { readonly name: string; readonly version: number } | undefined;
}

export const USAGE = `npm run train -- --game short|long --minutes N [--method td|rolls|labels|rows|races|sieves] [--rows FILE] [--trust N] [--resume] [--seed N] [--rates FIRST:LAST] [--anneal SHARE] [--average SHARE]
  [--checkpoint FILE] [--decisions FILE] [--net NAME:VERSION] [--keep]`;

/** Throws an Error whose message is one sentence for the shell. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'short' },
      minutes: { type: 'string', default: '20' },
      resume: { type: 'boolean', default: false },
      method: { type: 'string', default: 'td' },
      trust: { type: 'string', default: '0.9' },
      seed: { type: 'string', default: '1' },
      rates: { type: 'string', default: '0.12:0.03' },
      anneal: { type: 'string', default: '0.2' },
      average: { type: 'string', default: '0' },
      checkpoint: { type: 'string' },
      rows: { type: 'string' },
      keep: { type: 'boolean', default: false },
      decisions: { type: 'string' },
      net: { type: 'string' },
    },
  });
  const game = GAMES.find((each) => each === values.game);
  if (!game) throw new Error(`--game ${values.game} is none that can be trained; ${GAMES.join(' and ')} are.`);
  if (game === 'long' && values.decisions !== undefined) throw new Error('--decisions are of short nard.');
  const method = METHODS.find((each) => each === values.method);
  if (!method) throw new Error(`--method ${values.method} is none of ${METHODS.join(', ')}.`);
  if (game === 'long' && method === 'races') throw new Error('--method races is of short nard: long nard learns its races with the rest of the game.');
  const rates = values.rates.split(':');
  const first = numberOption('rates', rates[0] ?? '', 1e-6, 1), last = numberOption('rates', rates[1] ?? '', 1e-6, 1);
  const [name, version] = values.net?.split(':') ?? [];
  if (name !== undefined && !/^[a-z0-9-]{1,40}$/.test(name)) throw new Error(`--net ${values.net} must be a name of letters, digits and hyphens, a colon and a version.`);
  return {
    game,
    minutes: numberOption('minutes', values.minutes, 0, 100_000),
    resume: values.resume,
    method,
    trust: numberOption('trust', values.trust, 0, 1),
    seed: numberOption('seed', values.seed, 0, 0xffffffff),
    schedule: { first, last, anneal: numberOption('anneal', values.anneal, 0, 1) },
    average: numberOption('average', values.average, 0, 1),
    checkpoint: values.checkpoint ?? `training/checkpoints/${game}.checkpoint`,
    rows: values.rows ?? `training/checkpoints/${game}.rows`,
    keep: values.keep,
    decisions: values.decisions,
    net: name === undefined ? undefined : { name, version: numberOption('net', version ?? '', 1, 1_000_000) },
  };
}

