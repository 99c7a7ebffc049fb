/** Reads values out of JSON that anybody may have written: builds them anew from known fields, or says where they are wrong. Used by the backup and by the record format. */

/** What should stand where something is wrong; `i18n` has the words. */
export type Wanted =
  | { readonly kind: 'boolean' | 'object' | 'other' }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'integer' | 'number' | 'list'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; /** With commas between. */ readonly choices: string };

/** Thrown by a checker and caught by {@link check}. The path is put together only on the way up: most values are right. */
class Malformed extends Error {
  /** Such as `.games[2].points`. */
  path = '';
  constructor(readonly wanted: Wanted) {
    super();
  }
}

/** The value as a `T`, or an exception that only {@link check} sees. */
export type Checker<T> = (value: unknown) => T;

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; /** Path of the wrong value, such as `games[2].points`. */ readonly at: string; readonly wanted: Wanted };

export function check<T>(checker: Checker<T>, value: unknown): Checked<T> {
  try {
    return { ok: true, value: checker(value) };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, at: error.path.replace(/^\./, ''), wanted: error.wanted };
    throw error;
  }
}

/** A part of a value; `key` names it where it is wrong. */
function part<T>(checker: Checker<T>, value: unknown, key: string | number): T {
  try {
    return checker(value);
  } catch (error) {
    if (error instanceof Malformed) error.path = `${typeof key === 'number' ? `[${key}]` : `.${key}`}${error.path}`;
    throw error;
  }
}

/** A checker by a test of the value. */
export const when = <T>(test: (value: unknown) => boolean, wanted: Wanted = { kind: 'other' }): Checker<T> => (value) => {
  if (!test(value)) throw new Malformed(wanted);
  return value as T;
};

export const bool: Checker<boolean> = when((value) => typeof value === 'boolean', { kind: 'boolean' });
export const text = (longest: number): Checker<string> => when((value) => typeof value === 'string' && value.length <= longest, { kind: 'text', most: longest });
export const integer = (least: number, most: number): Checker<number> =>
  when((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most, { kind: 'integer', least, most });
export const number = (least: number, most: number): Checker<number> =>
  when((value) => typeof value === 'number' && value >= least && value <= most, { kind: 'number', least, most });
/** A time in milliseconds since 1970, up to the last one that a `Date` can be. */
export const LATEST = 8.64e15;
export const time = integer(0, LATEST);
export const oneOf = <const T extends readonly unknown[]>(values: T): Checker<T[number]> =>
  when((value) => values.includes(value), { kind: 'choice', choices: values.join(', ') });
export const nullable = <T>(checker: Checker<T>): Checker<T | null> => (value) => (value === null ? null : checker(value));

export const list = <T>(checker: Checker<T>, longest: number, shortest = 0): Checker<T[]> => (value) => {
  if (!Array.isArray(value) || value.length > longest || value.length < shortest) throw new Malformed({ kind: 'list', least: shortest, most: longest });
  return value.map((each, i) => part(checker, each, i));
};

/** Both of a pair. */
export const pair = <T>(checker: Checker<T>): Checker<readonly [T, T]> => list(checker, 2, 2) as unknown as Checker<readonly [T, T]>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

type Shape<T> = { readonly [K in keyof T]-?: Checker<T[K]> };

/** Exactly the fields of `T`: a field added to a type and forgotten here does not compile. Unknown fields are left out. */
export const fields = <T extends object>(shape: Shape<T>): Checker<T> => {
  const keys = Object.keys(shape) as (keyof T & string)[];
  return (value) => {
    if (!isRecord(value)) throw new Malformed({ kind: 'object' });
    const built: Partial<Record<keyof T, unknown>> = {};
    for (const key of keys) {
      const found = part(shape[key], Object.hasOwn(value, key) ? value[key] : undefined, key);
      if (found !== undefined) built[key] = found;
    }
    return built as T;
  };
};

/** A field that may be missing. */
export const optional = <T>(checker: Checker<T>): Checker<T | undefined> => (value) => (value === undefined ? undefined : checker(value));

/** A field that may be missing and then has a usual value. */
export const usually = <T>(checker: Checker<T>, value: T): Checker<T> => (found) => (found === undefined ? value : checker(found));

/** Free keys, such as a file's headers. */
export const dictionary = <T>(checker: Checker<T>, most: number): Checker<Record<string, T>> => (value) => {
  if (!isRecord(value)) throw new Malformed({ kind: 'object' });
  const entries = Object.entries(value);
  if (entries.length > most) throw new Malformed({ kind: 'list', least: 0, most });
  return Object.fromEntries(entries.map(([key, each]) => [text(200)(key), part(checker, each, key.slice(0, 40))]));
};

/** Data of a shape that its owner checks: an object of at most so many characters as JSON. */
export const plainObject = (longest: number): Checker<object> => when<object>((value) => isRecord(value) && JSON.stringify(value).length <= longest, { kind: 'object' });

/** One shape for each value of the field `key`. */
export const variants = <T>(key: string, shapes: Readonly<Record<string, Checker<T>>>): Checker<T> => (value) => {
  if (!isRecord(value)) throw new Malformed({ kind: 'object' });
  const found = part(oneOf(Object.keys(shapes)), Object.hasOwn(value, key) ? value[key] : undefined, key);
  return shapes[found]!(value);
};

/** A checked value that must also pass a test. */
export const also = <T>(checker: Checker<T>, test: (value: T) => boolean): Checker<T> => (value) => {
  const found = checker(value);
  if (!test(found)) throw new Malformed({ kind: 'other' });
  return found;
};
