/** Bad input from the shell: one sentence for stderr and an exit code, no stack trace. */
import type { NardError, Result } from '../src/core/result.ts';
import { texts } from '../src/i18n/index.ts';

export class Failure extends Error {
  constructor(sentence: string, readonly exitCode: number = 2) {
    super(sentence);
  }
}

/** A parser's error in words, with the file and the line where known. */
export function fileFailure(file: string, error: NardError): Failure {
  const sentence = texts().errors[error.code](error.facts);
  const { line } = error.facts;
  return new Failure(typeof line === 'number' ? texts().cli.at({ file, line, sentence }) : texts().cli.inFile({ file, sentence }));
}

/** What a parser made of an argument, or its error in words. */
export function unwrapped<T>(result: Result<T>): T {
  if (!result.ok) throw new Failure(texts().errors[result.error.code](result.error.facts));
  return result.value;
}
