/** Puts SVG text of our own making into the page. */
const shown = new WeakMap<Element, readonly string[]>();

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

/** Replaces only what lies between the lines that are as before: a checker that moves leaves the others where they are. */
function patch(parent: Element, now: readonly string[], next: readonly string[]): void {
  const fewest = Math.min(now.length, next.length);
  let start = 0;
  let end = 0;
  while (start < fewest && now[start] === next[start]) start++;
  while (fewest - end > start && now.at(-1 - end) === next.at(-1 - end)) end++;
  for (const old of [...parent.childNodes].slice(start, now.length - end)) old.remove();
  const after = parent.childNodes[start] ?? null;
  const made = next.slice(start, next.length - end).join('');
  // Reading a text makes a document, which takes its time.
  if (made) for (const node of svgNodes(made)) parent.insertBefore(node, after);
}

/** Draws a group anew, a node from each line of the text, where that is other than before; `keeps`: what is there is changed, not replaced. */
export function drawLayer(group: Element, text: string, keeps: boolean): void {
  const now = shown.get(group) ?? [];
  const next = text ? text.split('\n') : [];
  shown.set(group, next);
  if (!keeps) patch(group, now, next);
  else if (now.join('\n') !== text) morph(group, svgNodes(text));
}
