/** The answers of a quiz as text: `8/5 6/5=0; 13/10 24/23=0.021`, each with what it gives up against the best. */
import { fail, ok, type Result } from '../../core/result.ts';

export interface QuizOption {
  /** A play, a cube action or any other words. */
  readonly text: string;
  /** Equity given up, 0 = the best. */
  readonly loss: number;
}

const MAX_OPTIONS = 20;
const OPTION = /^([^=]{1,80})=\s*[-−]?(\d{1,3}(?:[.,]\d{1,6})?)$/;

/** In the order they are written. Error: options_malformed {text}. */
export function parseOptions(text: string): Result<readonly QuizOption[]> {
  const options: QuizOption[] = [];
  for (const part of text.slice(0, 4000).split(/[;\n]/).map((each) => each.trim()).filter(Boolean)) {
    const found = OPTION.exec(part);
    if (!found || options.length === MAX_OPTIONS) return fail('options_malformed', { text: part.slice(0, 40) });
    options.push({ text: found[1]!.trim().replace(/\s+/g, ' '), loss: Number(found[2]!.replace(',', '.')) });
  }
  return ok(options);
}

export const byLoss = (options: readonly QuizOption[]): readonly QuizOption[] => options.toSorted((a, b) => a.loss - b.loss);
