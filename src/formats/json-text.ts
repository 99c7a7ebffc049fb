/** JSON that people edit by hand: what is wrong with it is said with its place. */
import type { Wanted } from '../core/check.ts';
import { fail, ok, type NardError, type Result } from '../core/result.ts';

/** Line and column of a character, both from 1. */
function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Engines word their complaints differently; all name a place, or the text has ended too early. */
function syntaxPlace(text: string, message: string): { line: number; column: number } {
  const byLine = /line (\d+) column (\d+)/.exec(message);
  if (byLine) return { line: Number(byLine[1]), column: Number(byLine[2]) };
  const byCharacter = /position (\d+)/.exec(message);
  return placeOf(text, byCharacter ? Number(byCharacter[1]) : text.length);
}

/** Error: json_malformed {line, column}. */
export function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail('json_malformed', syntaxPlace(text, (error as Error).message));
  }
}

/** Facts of a value that is not what a checker wants. */
export const wantedFacts = (at: string, { kind, ...limits }: Wanted): NardError['facts'] => ({ at, wanted: kind, ...limits });
