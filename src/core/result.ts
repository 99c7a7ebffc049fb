/** Expected failure is a value: a code and the facts that words are later made of (`i18n`). */
import type { ErrorCode } from './errors.ts';

export interface NardError {
  readonly code: ErrorCode;
  /** What the sentence needs: a line number, the text met, a count. Never markup. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: NardError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (code: ErrorCode, facts: NardError['facts'] = {}): Result<never> => ({ ok: false, error: { code, facts } });

/** The value, or an exception: for tests and for input the program itself wrote. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.error.code} ${JSON.stringify(result.error.facts)}`);
}
