/** Eyes on the page for browser tests: through every shadow root, and patient. */

/** Everything under a root that matches, through all shadow roots; `nard-host inner` finds `inner` in the shadow of its host. */
export function all(selector: string, root: ParentNode = document): HTMLElement[] {
  const [host, ...inner] = selector.split(' ');
  if (inner.length > 0 && /^nard-[a-z-]+$/.test(host!)) return all(host!, root).flatMap((element) => (element.shadowRoot ? all(inner.join(' '), element.shadowRoot) : []));
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  for (const element of root.querySelectorAll('*')) if (element.shadowRoot) found.push(...all(selector, element.shadowRoot));
  return found;
}

export function one(selector: string): HTMLElement {
  const [first] = all(selector);
  if (!first) throw new Error(`no ${selector} on the page`);
  return first;
}

/** Words of a node and of all shadow roots in it. */
const wordsOf = (node: Node): string =>
  node instanceof Text ? node.data : node instanceof HTMLStyleElement ? '' : [...((node as Element).shadowRoot ?? node).childNodes].map(wordsOf).join(' ');

export const textOf = (selector: string): string => wordsOf(one(selector)).replace(/\s+/g, ' ').trim();

/** The first whose words begin so. */
export function byText(selector: string, text: string): HTMLElement {
  const found = all(selector).find((element) => wordsOf(element).replace(/\s+/g, ' ').trim().startsWith(text));
  if (!found) throw new Error(`no ${selector} “${text}”`);
  return found;
}

/** What the keyboard is on, through all shadow roots. */
export function focused(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
}

/** Waits until something holds. */
export async function until(what: string, test: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1500; tries++) {
    let holds = false;
    try { holds = test(); } catch { /* not on the page yet */ }
    if (holds) return;
    await new Promise((resolve) => setTimeout(resolve, tries < 50 ? 2 : 10));
  }
  throw new Error(`never: ${what}`);
}
