/** `nardscope plays`: legal plays of many positions, a JSON answer a line. */
import { parseRoll, type Roll } from '../src/core/dice.ts';
import { makePlay } from '../src/core/play.ts';
import { makePosition, swapSides, type Position } from '../src/core/position.ts';
import { longPreset } from '../src/core/presets.ts';
import { fail, ok, type Result } from '../src/core/result.ts';
import { createRuleBook } from '../src/engine/rule-book.ts';
import { instantiate, type Wasm } from '../src/engine/wasm.ts';
import { makePositionId, parsePositionId } from '../src/formats/position-id.ts';
import { englishTexts, texts } from '../src/i18n/index.ts';
import { readAsset } from './assets.ts';
import { readBatch, type Entry } from './batch.ts';
import { Failure, fileFailure } from './failure.ts';
import { noPositionals, readArgs } from './options.ts';
import { inSideNumbers, makeSide, parseSide } from './side-text.ts';
import { readFileOrInput } from './standard-input.ts';
import { readTerms, TERMS_OPTIONS, type Terms } from './terms.ts';

export type Answer =
  | { readonly n: number; readonly results: readonly string[]; readonly plays: readonly string[] }
  | { readonly error: string };

interface Task {
  readonly terms: Terms;
  readonly position: Position;
  readonly roll: Roll;
  /** A final position, seen by the mover, in the entry's notation. */
  readonly write: (result: Position) => string;
}

/** `"63"` or `[6, 3]`. */
function readRoll(value: unknown): Result<Roll> {
  return parseRoll(Array.isArray(value) && value.length === 2 ? value.join('-') : String(value ?? ''));
}

function readSides({ game }: Terms, moverText: string, opponentText: string): Result<Position> {
  const mover = parseSide(moverText, 'mover', game);
  if (!mover.ok) return mover;
  const opponent = parseSide(opponentText, 'opponent', game);
  if (!opponent.ok) return opponent;
  const setup = { game, mover: mover.value, opponent: opponent.value };
  const position = makePosition(setup);
  // The rules say what may be played even where a point is shared, and collections of worked positions have such.
  return !position.ok && position.error.code === 'position_both_on_point' ? ok(setup as unknown as Position) : position;
}

/** A line's own preset, or else what holds for all. */
function readPreset(entry: NonNullable<Entry>, terms: Terms): Result<Terms> {
  if (entry.preset === undefined) return ok(terms);
  const found = longPreset(String(entry.preset));
  return found ? ok({ game: 'long', rules: found.rules }) : fail('preset_unknown', { id: String(entry.preset).slice(0, 40), version: 1 });
}

function readTask(entry: Entry, all: Terms): Result<Task> {
  if (typeof entry?.mover === 'string' && typeof entry.opponent === 'string') {
    const terms = readPreset(entry, all);
    if (!terms.ok) return terms;
    const position = readSides(terms.value, entry.mover, entry.opponent);
    if (!position.ok) return position;
    const roll = readRoll(entry.roll);
    if (!roll.ok) return roll;
    const { game } = terms.value;
    // Long nard has no hits: the other side stays as it was.
    const write = ({ mover, opponent }: Position): string => (game === 'long' ? makeSide(mover, game) : `${makeSide(mover)} / ${makeSide(opponent)}`);
    return ok({ terms: terms.value, position: position.value, roll: roll.value, write });
  }
  if (typeof entry?.id !== 'string') return fail('batch_entry');
  const position = parsePositionId(entry.id);
  if (!position.ok) return position;
  const roll = readRoll(entry.dice);
  if (!roll.ok) return roll;
  return ok({ terms: all, position: position.value, roll: roll.value, write: (result) => makePositionId(swapSides(result)) });
}

/** Plays of one entry, sorted by result; a dance has no plays and the unchanged position as its result. */
export function answer(entry: Entry, wasm: Wasm, all: Terms): Answer {
  const task = readTask(entry, all);
  // Programs read these answers: one language for all.
  if (!task.ok) return { error: englishTexts().errors[task.error.code](task.error.facts) };
  const { terms, position, roll, write } = task.value;
  const legal = createRuleBook(wasm, terms.rules)
    .plays(position, roll)
    .map(({ result, play }) => ({ result: write(result), play: inSideNumbers(makePlay(play), position.game) }));
  legal.sort((a, b) => (a.result < b.result ? -1 : 1));
  return { n: legal.length, results: legal.length ? legal.map(({ result }) => result) : [write(position)], plays: legal.map(({ play }) => play) };
}

export const OPTIONS = { ...TERMS_OPTIONS, batch: { type: 'string' } } as const;

/** `--batch FILE [--game long] [--preset ID | --rules LIST]`; 1 when a line was bad. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const file = values.batch;
  if (file === undefined) throw new Failure(texts().cli.missing({ what: '--batch FILE' }));
  noPositionals(positionals);
  const terms = readTerms(values);
  const text = new TextDecoder().decode(await readFileOrInput(file));
  if (text.trim() === '') throw fileFailure(file, { code: 'text_empty', facts: {} });
  const entries = readBatch(text);
  const wasm = await instantiate(await readAsset('rules.wasm'));
  let code = 0;
  for (const entry of entries) {
    const line = answer(entry, wasm, terms);
    if ('error' in line) code = 1;
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return code;
}
