/** What went wrong in the database, as an error code. */
import { fail, type Result } from '../core/result.ts';

/** Another tab with an older version does not let the database go. */
export const BLOCKED = 'BlockedError';

/** What IndexedDB says when it cannot be had, now or at all; every other exception is a bug of ours. VersionError: a newer version has been here. */
const UNAVAILABLE = ['InvalidStateError', 'UnknownError', 'VersionError', 'AbortError', 'SecurityError', 'NotAllowedError', 'NotFoundError', 'TimeoutError', 'NotReadableError', 'DataLossError', BLOCKED];

/** store_full or store_unavailable {reason}; throws what is neither. */
export function storeFailure(error: unknown): Result<never> {
  const name = error instanceof DOMException ? error.name : (error as Error | null)?.name;
  if (name === 'QuotaExceededError') return fail('store_full');
  if (name !== undefined && UNAVAILABLE.includes(name)) return fail('store_unavailable', { reason: name });
  throw error;
}
