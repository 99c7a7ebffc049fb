/** `nardscope plays`: legal plays of many positions, a JSON answer a line. */
import { parseRoll, type Roll } from '../src/core/dice.ts';
import { makePlay } from '../src/core/play.ts';
import { makePosition, swapSides, type Position } from '../src/core/position.ts';
import { fail, ok, type Result } from '../src/core/result.ts';
import type { RuleBook } from '../src/core/rule-book.ts';
import { makePositionId, parsePositionId } from '../src/formats/position-id.ts';
import { texts } from '../src/i18n/index.ts';
import { readRuleBook } from './assets.ts';
import { readBatch, type Entry } from './batch.ts';
import { Failure } from './failure.ts';
import { readArgs, readInput } from './options.ts';
import { makeSide, parseSide } from './side-text.ts';

export type Answer =
  | { readonly n: number; readonly results: readonly string[]; readonly plays: readonly string[] }
  | { readonly error: string };

interface Task {
  readonly position: Position;
  readonly roll: Roll;
  /** A final position, seen by the mover, in the entry's notation. */
  readonly write: (result: Position) => string;
}

/** `"63"` or `[6, 3]`. */
function readRoll(value: unknown): Result<Roll> {
  return parseRoll(Array.isArray(value) && value.length === 2 ? value.join('-') : String(value ?? ''));
}

function readSides(moverText: string, opponentText: string): Result<Position> {
  const mover = parseSide(moverText, 'mover');
  if (!mover.ok) return mover;
  const opponent = parseSide(opponentText, 'opponent');
  if (!opponent.ok) return opponent;
  const setup = { game: 'short', mover: mover.value, opponent: opponent.value } as const;
  const position = makePosition(setup);
  // The rules say what may be played even where a point is shared, and collections of worked positions have such.
  return !position.ok && position.error.code === 'position_both_on_point' ? ok(setup as unknown as Position) : position;
}

function readTask(entry: Entry): Result<Task> {
  if (typeof entry?.mover === 'string' && typeof entry.opponent === 'string') {
    const position = readSides(entry.mover, entry.opponent);
    if (!position.ok) return position;
    const roll = readRoll(entry.roll);
    if (!roll.ok) return roll;
    return ok({ position: position.value, roll: roll.value, write: ({ mover, opponent }) => `${makeSide(mover)} / ${makeSide(opponent)}` });
  }
  if (typeof entry?.id !== 'string') return fail('batch_entry');
  const position = parsePositionId(entry.id);
  if (!position.ok) return position;
  const roll = readRoll(entry.dice);
  if (!roll.ok) return roll;
  return ok({ position: position.value, roll: roll.value, write: (result) => makePositionId(swapSides(result)) });
}

/** Plays of one entry, sorted by result; a dance has no plays and the unchanged position as its result. */
export function answer(entry: Entry, rules: RuleBook): Answer {
  const task = readTask(entry);
  if (!task.ok) return { error: texts().errors[task.error.code](task.error.facts) };
  const { position, roll, write } = task.value;
  const legal = rules.plays(position, roll).map(({ result, play }) => ({ result: write(result), play: makePlay(play) }));
  legal.sort((a, b) => (a.result < b.result ? -1 : 1));
  return { n: legal.length, results: legal.length ? legal.map(({ result }) => result) : [write(position)], plays: legal.map(({ play }) => play) };
}

/** `--batch FILE`; 1 when a line was bad. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { batch: { type: 'string' } });
  const file = values.batch;
  if (file === undefined) throw new Failure(texts().cli.missing({ what: '--batch FILE' }));
  if (positionals.length > 0) throw new Failure(texts().cli.unexpected({ text: positionals[0]! }));
  const entries = readBatch(new TextDecoder().decode(await readInput(file)));
  const rules = await readRuleBook();
  let code = 0;
  for (const entry of entries) {
    const line = answer(entry, rules);
    if ('error' in line) code = 1;
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return code;
}
