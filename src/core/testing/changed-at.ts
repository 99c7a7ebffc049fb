/** Data as somebody might have spoilt it, for tests of what reads it. */

/** A copy of plain data with the value at a path replaced. */
export function changedAt(data: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(data) as Record<string | number, unknown>;
  const inner = path.slice(0, -1).reduce((at, key) => at[key] as Record<string | number, unknown>, copy);
  inner[path.at(-1)!] = value;
  return copy;
}
