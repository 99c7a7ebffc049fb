/** Puts SVG text of our own making into the page. */
const shown = new WeakMap<Element, string>();

/** Nodes of SVG text; nothing in it is run. */
export const svgNodes = (text: string): ChildNode[] =>
  [...new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`, 'image/svg+xml').documentElement.childNodes];

/** Makes children like others while those of the same kind stay, with the keyboard on them. */
function morph(parent: Element, next: readonly ChildNode[]): void {
  const now = [...parent.childNodes];
  for (const [i, node] of next.entries()) {
    const old = now[i];
    if (!(old instanceof Element && node instanceof Element && old.localName === node.localName)) {
      if (old) old.replaceWith(node);
      else parent.append(node);
      continue;
    }
    for (const { name, value } of node.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    morph(old, [...node.childNodes]);
  }
  for (const old of now.slice(next.length)) old.remove();
}

/** Replaces only what lies between the children that are as before: a checker that moves leaves the others where they are. */
function patch(parent: Element, next: readonly ChildNode[]): void {
  const now = [...parent.childNodes];
  let start = 0;
  let end = 0;
  while (now[start]?.isEqualNode(next[start] ?? null)) start++;
  while (Math.min(now.length, next.length) - end > start && now.at(-1 - end)!.isEqualNode(next.at(-1 - end)!)) end++;
  for (const old of now.slice(start, now.length - end)) old.remove();
  const after = parent.childNodes[start] ?? null;
  for (const made of next.slice(start, next.length - end)) parent.insertBefore(made, after);
}

/** Draws a group anew, if its text is other than before; `keeps`: what is there is changed, not replaced. */
export function drawLayer(group: Element, text: string, keeps: boolean): void {
  if (shown.get(group) === text) return;
  shown.set(group, text);
  if (keeps) morph(group, svgNodes(text));
  else patch(group, svgNodes(text));
}
