/** Where tests find the collection of reference data that is not part of the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(process.cwd(), process.env.NARDSCOPE_SHARED ?? '../shared');

/** True when the collection is there; tests of it skip otherwise. */
export const hasShared = existsSync(resolve(ROOT, 'fixtures'));
export const sharedPath = (path: string): string => resolve(ROOT, path);
export const sharedText = (path: string): string => readFileSync(sharedPath(path), 'utf8');
