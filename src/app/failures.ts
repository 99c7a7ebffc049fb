/** From whatever was thrown to an error that has a sentence. */
import { ERROR_CODES, type ErrorCode } from '../core/errors.ts';
import type { NardError } from '../core/result.ts';

const isNardError = (value: unknown): value is NardError =>
  typeof value === 'object' && value !== null && ERROR_CODES.includes((value as { code?: ErrorCode }).code!) && typeof (value as NardError).facts === 'object';

/** Errors of the project pass as they are; anything else is a fault of the engine and says why. */
export function failureOf(thrown: unknown): NardError {
  if (isNardError(thrown)) return thrown;
  const cause = thrown instanceof Error ? (thrown.cause as unknown) : null;
  if (isNardError(cause)) return cause;
  return { code: 'engine_failed', facts: { reason: thrown instanceof Error ? thrown.message : String(thrown) } };
}
