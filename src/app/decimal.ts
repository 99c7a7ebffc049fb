/** Numbers as people type them: a comma or a point, with or without a leading zero. null when it is none. */
export function parseDecimal(text: string): number | null {
  const found = /^\s*(\d*)(?:[.,](\d+))?\s*$/.exec(text);
  return found && (found[1] || found[2]) ? Number(`${found[1] || '0'}.${found[2] ?? '0'}`) : null;
}
