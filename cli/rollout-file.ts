/** Rollouts in files: a JSON object, or one a line; beside the state what it says, for people and programs. */
import { rename, writeFile } from 'node:fs/promises';
import type { NardError } from '../src/core/result.ts';
import { parseRollout } from '../src/engine/rollout/parse-state.ts';
import { rolloutResult } from '../src/engine/rollout/result.ts';
import type { RolloutState } from '../src/engine/rollout/state.ts';
import { fileFailure, Failure } from './failure.ts';
import { readInput } from './options.ts';
import { texts } from '../src/i18n/index.ts';

/** One line. `result` is left out when it is read. */
export const rolloutJson = (state: RolloutState): string => `${JSON.stringify({ ...state, result: rolloutResult(state) })}\n`;

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** All rollouts of a file, or of what `read` finds under its name; a Failure names the file, and the line where there are several. */
export async function readRollouts(file: string, read = readInput): Promise<RolloutState[]> {
  const text = new TextDecoder().decode(await read(file));
  if (text.trim() === '') throw fileFailure(file, { code: 'text_empty', facts: {} });
  const whole = parseLine(text);
  const lines = whole === null ? text.split(/\r?\n/) : [text];
  return lines.flatMap((line, i) => {
    if (!line.trim()) return [];
    const parsed = parseRollout(parseLine(line));
    if (parsed.ok) return [parsed.value];
    const error: NardError = lines.length > 1 ? { ...parsed.error, facts: { ...parsed.error.facts, line: i + 1 } } : parsed.error;
    throw fileFailure(file, error);
  });
}

/** The file changes at once: whoever stops the program in the middle finds the old one or the new one. */
export async function writeRollout(file: string, state: RolloutState): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, rolloutJson(state));
    await rename(part, file);
  } catch (error) {
    throw new Failure(texts().cli.unwritable({ file, reason: (error as NodeJS.ErrnoException).code ?? String(error) }));
  }
}
