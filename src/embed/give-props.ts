/** What the props of a component say, handed to its element. */

/** Properties that are no text, though their attributes are: a page may write either. */
const WRITTEN = ['preset', 'turn', 'perspective', 'show', 'arrows'] as const;
export type Written = (typeof WRITTEN)[number];
const isWritten = (name: string): boolean => (WRITTEN as readonly string[]).includes(name);

/**
 * Text as the attribute says it, everything else as the property; a prop that is absent, undefined or null leaves the property as it is
 * by itself. `own` keeps what that was, from one call for an element to the next.
 */
export function giveProps(element: HTMLElement, names: readonly string[], props: Readonly<Record<string, unknown>>, own: Map<string, unknown>): void {
  const target = element as unknown as Record<string, unknown>;
  for (const name of names) {
    const value = props[name] ?? null;
    if (value === null && !own.has(name)) continue;
    if (!own.has(name)) own.set(name, target[name]);
    if (isWritten(name) && typeof value === 'string') {
      element.setAttribute(name, value);
    } else {
      if (isWritten(name)) element.removeAttribute(name);
      target[name] = value ?? own.get(name);
    }
  }
}
