/** The Latin letter of a key, whatever layout the keyboard is in: on a Cyrillic one the key of `u` types `г`. null = no letter key. */
export function letterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // A letter of another script: the place of the key tells.
  return /^\p{L}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null) : null;
}
