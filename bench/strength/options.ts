/** Arguments of `npm run strength`. */
import { parseArgs } from 'node:util';
import type { Plies } from '../../src/engine/protocol.ts';
import { numberOption } from '../number-option.ts';

/** What can be asked for by itself. */
export const PARTS = ['contact', 'gnubg', 'race', 'long', 'long-plies'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** File of rolled-out contact decisions. */
  readonly decisions: string;
  /** Deepest look at the decisions, and at games against GNU Backgammon. */
  readonly plies: Plies;
  /** Most games of a row. */
  readonly games: number;
  /** Most minutes of a row. */
  readonly minutes: number;
  /** At which a row of games is sure enough. */
  readonly error: number;
  readonly seed: string;
  readonly json: boolean;
}

export const USAGE = `npm run strength -- [--only ${PARTS.join(',')}] [--plies 0|1|2] [--games N] [--minutes N] [--error POINTS] [--seed TEXT]
  [--decisions FILE] [--json]`;

function partsOf(text: string): Part[] {
  const parts = text.split(',');
  const unknown = parts.find((part) => !(PARTS as readonly string[]).includes(part));
  if (unknown !== undefined) throw new Error(`--only takes ${PARTS.join(', ')}, not ${unknown}.`);
  return parts as Part[];
}

/** Throws an Error whose message is one sentence for the shell. */
export function readOptions(args: readonly string[], shared = process.env.NARDSCOPE_SHARED ?? '../shared'): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: PARTS.join() },
      decisions: { type: 'string', default: `${shared}/bench/contact-decisions.jsonl` },
      plies: { type: 'string', default: '2' },
      games: { type: 'string', default: '1000000' },
      minutes: { type: 'string', default: '10' },
      error: { type: 'string', default: '0.002' },
      seed: { type: 'string', default: 'strength' },
      json: { type: 'boolean', default: false },
    },
  });
  const plies = numberOption('plies', values.plies, 0, 2);
  if (!Number.isInteger(plies)) throw new Error(`--plies must be 0, 1 or 2, not ${values.plies}.`);
  return {
    parts: partsOf(values.only), decisions: values.decisions, plies: plies as Plies, games: numberOption('games', values.games, 2, 1e9),
    minutes: numberOption('minutes', values.minutes, 0, 1e5), error: numberOption('error', values.error, 0, 1), seed: values.seed, json: values.json,
  };
}
