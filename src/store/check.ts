/** Reads values out of JSON that anybody may have written: builds them anew from known fields, or says where they are wrong. */

/** Thrown by a checker and caught by {@link check}; `at` = path, such as `record.games[2].points`. */
class Malformed extends Error {
  constructor(readonly at: string) {
    super(at);
  }
}

/** The value as a `T`, or an exception that only {@link check} sees. */
export type Checker<T> = (value: unknown, at: string) => T;

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly at: string };

export function check<T>(checker: Checker<T>, value: unknown): Checked<T> {
  try {
    return { ok: true, value: checker(value, '') };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, at: error.at };
    throw error;
  }
}

/** A checker by a test of the value. */
export const when = <T>(test: (value: unknown) => boolean): Checker<T> => (value, at) => {
  if (!test(value)) throw new Malformed(at);
  return value as T;
};

export const bool: Checker<boolean> = when((value) => typeof value === 'boolean');
export const text = (longest: number): Checker<string> => when((value) => typeof value === 'string' && value.length <= longest);
export const integer = (least: number, most: number): Checker<number> => when((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most);
export const number = (least: number, most: number): Checker<number> => when((value) => typeof value === 'number' && value >= least && value <= most);
export const oneOf = <const T extends readonly unknown[]>(values: T): Checker<T[number]> => when((value) => values.includes(value));
export const nullable = <T>(checker: Checker<T>): Checker<T | null> => (value, at) => (value === null ? null : checker(value, at));

export const list = <T>(checker: Checker<T>, longest: number, shortest = 0): Checker<T[]> => (value, at) => {
  if (!Array.isArray(value) || value.length > longest || value.length < shortest) throw new Malformed(at);
  return value.map((each, i) => checker(each, `${at}[${i}]`));
};

/** Both of a pair. */
export const pair = <T>(checker: Checker<T>): Checker<readonly [T, T]> => list(checker, 2, 2) as unknown as Checker<readonly [T, T]>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

type Shape<T> = { readonly [K in keyof T]-?: Checker<T[K]> };

/** Exactly the fields of `T`: a field added to a type and forgotten here does not compile. Unknown fields are left out. */
export const fields = <T extends object>(shape: Shape<T>): Checker<T> => (value, at) => {
  if (!isRecord(value)) throw new Malformed(at);
  const built: Partial<Record<keyof T, unknown>> = {};
  for (const key of Object.keys(shape) as (keyof T & string)[]) {
    const found = shape[key](Object.hasOwn(value, key) ? value[key] : undefined, at === '' ? key : `${at}.${key}`);
    if (found !== undefined) built[key] = found;
  }
  return built as T;
};

/** A field that may be missing. */
export const optional = <T>(checker: Checker<T>): Checker<T | undefined> => (value, at) => (value === undefined ? undefined : checker(value, at));

/** Free keys, such as a file's headers. */
export const dictionary = <T>(checker: Checker<T>, most: number): Checker<Record<string, T>> => (value, at) => {
  if (!isRecord(value)) throw new Malformed(at);
  const entries = Object.entries(value);
  if (entries.length > most) throw new Malformed(at);
  return Object.fromEntries(entries.map(([key, each]) => [text(200)(key, at), checker(each, `${at}.${key.slice(0, 40)}`)]));
};

/** One shape for each value of the field `key`. */
export const variants = <T>(key: string, shapes: Readonly<Record<string, Checker<T>>>): Checker<T> => (value, at) => {
  if (!isRecord(value)) throw new Malformed(at);
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  if (typeof found !== 'string' || !Object.hasOwn(shapes, found)) throw new Malformed(at === '' ? key : `${at}.${key}`);
  return shapes[found]!(value, at);
};

/** A checked value that must also pass a test. */
export const also = <T>(checker: Checker<T>, test: (value: T) => boolean): Checker<T> => (value, at) => {
  const found = checker(value, at);
  if (!test(found)) throw new Malformed(at);
  return found;
};
