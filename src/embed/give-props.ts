/** What the props of a component say, handed to its element. */

/** Properties that are no text, though their attributes are: a page may write either. */
const WRITTEN = ['preset', 'turn', 'perspective', 'show', 'arrows'] as const;
export type Written = (typeof WRITTEN)[number];
const isWritten = (name: string): boolean => (WRITTEN as readonly string[]).includes(name);

/** The element as it was before each prop that is given now: a position sets others beside itself. */
export type BeforeProps = Map<string, Readonly<Record<string, unknown>>>;

/**
 * Text as the attribute says it, everything else as the property. A prop that is absent, undefined or null is not given: the property is
 * as it was before. `before` is kept from one call for an element to the next.
 */
export function giveProps(element: HTMLElement, names: readonly string[], props: Readonly<Record<string, unknown>>, before: BeforeProps): void {
  const target = element as unknown as Record<string, unknown>;
  const isGiven = (name: string): boolean => (props[name] ?? null) !== null;
  const look = (): Readonly<Record<string, unknown>> => Object.fromEntries(names.map((name) => [name, target[name]]));
  for (const name of names.filter((each) => !isGiven(each))) {
    const looked = before.get(name);
    if (!looked) continue;
    before.delete(name);
    if (isWritten(name)) element.removeAttribute(name);
    for (const each of name === 'position' ? names.filter((other) => !isGiven(other)) : [name]) target[each] = looked[each];
  }
  // All of it before the first is given.
  const now = look();
  for (const name of names.filter(isGiven)) {
    if (!before.has(name)) before.set(name, now);
    const value = props[name];
    if (isWritten(name) && typeof value === 'string') {
      element.setAttribute(name, value);
    } else {
      if (isWritten(name)) element.removeAttribute(name);
      target[name] = value;
    }
  }
}
