/** Arguments of `npm run train`. */
import { parseArgs } from 'node:util';
import { GAMES, type Game } from '../src/core/games.ts';
import type { Schedule } from './schedule.ts';

export interface Options {
  readonly game: Game;
  /** CPU minutes of this sitting. */
  readonly minutes: number;
  readonly resume: boolean;
  readonly seed: number;
  readonly schedule: Schedule;
  readonly checkpoint: string;
  /** File of rolled-out decisions to measure on; none when absent. */
  readonly decisions: string | undefined;
  /** Name and version of the net to write at the end; none when absent. */
  readonly net: { readonly name: string; readonly version: number } | undefined;
}

export const USAGE = `npm run train -- --game short|long --minutes N [--resume] [--seed N] [--rates FIRST:LAST] [--anneal SHARE]
  [--checkpoint FILE] [--decisions FILE] [--net NAME:VERSION]`;

function number(name: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (text === '' || !(value >= low && value <= high)) throw new Error(`--${name} must be a number from ${low} to ${high}, not ${text}.`);
  return value;
}

/** Throws an Error whose message is one sentence for the shell. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'short' },
      minutes: { type: 'string', default: '20' },
      resume: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      rates: { type: 'string', default: '0.12:0.03' },
      anneal: { type: 'string', default: '0.2' },
      checkpoint: { type: 'string' },
      decisions: { type: 'string' },
      net: { type: 'string' },
    },
  });
  const game = GAMES.find((each) => each === values.game);
  if (!game) throw new Error(`--game ${values.game} is none that can be trained; ${GAMES.join(' and ')} are.`);
  if (game === 'long' && values.decisions !== undefined) throw new Error('--decisions are of short nard.');
  const rates = values.rates.split(':');
  const first = number('rates', rates[0] ?? '', 1e-6, 1), last = number('rates', rates[1] ?? '', 1e-6, 1);
  const [name, version] = values.net?.split(':') ?? [];
  if (name !== undefined && !/^[a-z0-9-]{1,40}$/.test(name)) throw new Error(`--net ${values.net} must be a name of letters, digits and hyphens, a colon and a version.`);
  return {
    game,
    minutes: number('minutes', values.minutes, 0, 100_000),
    resume: values.resume,
    seed: number('seed', values.seed, 0, 0xffffffff),
    schedule: { first, last, anneal: number('anneal', values.anneal, 0, 1) },
    checkpoint: values.checkpoint ?? `training/checkpoints/${game}.checkpoint`,
    decisions: values.decisions,
    net: name === undefined ? undefined : { name, version: number('net', version ?? '', 1, 1_000_000) },
  };
}

