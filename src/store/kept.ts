/** What the app keeps one of each, beside its settings and outside the list: what is being played. */
import { fields, oneOf, plainObject, type Checker } from '../core/check.ts';

/** The match being played, the chouette being scored, the session of training, the collections, what is being analysed anew, the lessons, what was answered in lessons. */
export const KEEPSAKES = ['play', 'chouette', 'train', 'collections', 'renewal', 'lessons', 'answers'] as const;
export type Keepsake = (typeof KEEPSAKES)[number];

/** What is kept under a name: plain data of the app, which checks what it reads. */
export interface KeptRow {
  readonly id: Keepsake;
  readonly value: object;
}

/** Characters; far above the longest match with every step of it. */
const LONGEST = 4_000_000;

const row = fields<KeptRow>({ id: oneOf(KEEPSAKES), value: plainObject(LONGEST) });

const isOther = (value: unknown): boolean => {
  const id = (value as { readonly id?: unknown } | null)?.id;
  return typeof id === 'string' && /^[a-z-]{1,40}$/.test(id) && !(KEEPSAKES as readonly string[]).includes(id);
};

/** What was kept, out of a file; null = under a name that is not known here, perhaps of a later version. */
export const keptChecker: Checker<KeptRow | null> = (value) => (isOther(value) ? null : row(value));
