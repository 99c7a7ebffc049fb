/** Reading the shell's arguments: what is wrong with them is a {@link Failure}. */
import { readFile } from 'node:fs/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isCubeValue } from '../src/core/match.ts';
import { MAX_PLIES, type Plies } from '../src/engine/protocol.ts';
import { texts, type Texts } from '../src/i18n/index.ts';
import { Failure } from './failure.ts';

type FileProblem = keyof Texts['cli']['fileProblems'];

/** What `parseArgs` found wrong, in the language of the user: its own messages are English. */
function argsComplaint({ code, message }: NodeJS.ErrnoException): string {
  const { cli } = texts();
  const option = /'(-[^\s']+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return cli.unknownOption({ option });
  return message.includes('does not take') ? cli.optionTakesNone({ option }) : cli.optionNeedsValue({ option });
}

/** `--plies -1` as `--plies=-1`: a number below zero is a value, and its reader says what is allowed. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    if (/^-\d/.test(arg) && before && /^--[^=]+$/.test(before) && !joined.includes('--')) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

/** `parseArgs`, strict, with its complaint as a Failure. */
export function readArgs<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T) {
  try {
    return parseArgs({ args: joinNegatives(args), options, allowPositionals: true });
  } catch (error) {
    throw new Failure(argsComplaint(error as NodeJS.ErrnoException));
  }
}

/** Commands about one file. */
export function oneFile([file, more]: readonly string[]): string {
  if (file === undefined) throw new Failure(texts().cli.missing({ what: 'FILE' }));
  if (more !== undefined) throw new Failure(texts().cli.unexpected({ text: more }));
  return file;
}

/** Commands that take options only. */
export function noPositionals([more]: readonly string[]): void {
  if (more !== undefined) throw new Failure(texts().cli.unexpected({ text: more }));
}

/** An option that says something only beside another one. */
export const needsOption = (option: string, needed: string): Failure => new Failure(texts().cli.needs({ option, needed }));

export const excludes = (option: string, other: string): Failure => new Failure(texts().cli.excludes({ option, other }));

/** The first of some options that was given: not left out, and no flag that is down. */
export const firstGiven = <T extends string>(values: Readonly<Partial<Record<T, unknown>>>, options: readonly T[]): T | undefined =>
  options.find((option) => values[option] !== undefined && values[option] !== false);

/** Refuses options that would say nothing without another one. */
export function refuseIdle<T extends string>(values: Readonly<Partial<Record<T, unknown>>>, options: readonly T[], needed: string): void {
  const idle = firstGiven(values, options);
  if (idle !== undefined) throw needsOption(`--${idle}`, needed);
}

export const badOption = (option: string, value: string, expected: string): Failure => new Failure(texts().cli.badOption({ option, value, expected }));

/** One of some words; undefined where the option was not given. */
export function readOneOf<T extends string>(option: string, value: string | undefined, known: readonly T[]): T | undefined {
  const found = known.find((each) => each === value);
  if (value !== undefined && found === undefined) throw badOption(option, value, known.join(', '));
  return found;
}

/** A whole number from `low` to `high`. */
export function readCount(option: string, text: string | undefined, low: number, high: number): number {
  if (text === undefined) throw new Failure(texts().cli.missing({ what: option }));
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < low || n > high) throw badOption(option, text, low === high ? String(low) : `${low}–${high}`);
  return n;
}

const HIGHEST_CUBE = 32768;

export function readCubeValue(option: string, text: string | undefined): number {
  const value = readCount(option, text, 1, HIGHEST_CUBE);
  if (!isCubeValue(value)) throw badOption(option, String(value), texts().cli.expected.cube);
  return value;
}

export const readPlies = (text: string): Plies => readCount('--plies', text, 0, MAX_PLIES) as Plies;

const isFileProblem = (code: string): code is FileProblem => Object.hasOwn(texts().cli.fileProblems, code);

/** Why the system did not give a file, in words for the reasons that people meet. */
export function unreadable(file: string, code: string): Failure {
  const { cli } = texts();
  return new Failure(isFileProblem(code) ? cli.fileProblems[code]({ file }) : cli.unreadable({ file, reason: code }));
}

export async function readInput(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw unreadable(file, (error as NodeJS.ErrnoException).code ?? String(error));
  }
}
