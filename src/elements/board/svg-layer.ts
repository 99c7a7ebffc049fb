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

/** Draws a group anew, if its text is other than before; `keeps`: what is there is changed, not replaced. */
export function drawLayer(group: Element, text: string, keeps: boolean): void {
  if (shown.get(group) === text) return;
  shown.set(group, text);
  if (keeps) morph(group, svgNodes(text));
  else group.replaceChildren(...svgNodes(text));
}
