/** SVG as text, made without a DOM. */

type Attributes = Readonly<Record<string, string | number | null>>;

export const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Lengths to a tenth of a unit: enough for the eye and short in the text. */
const attributeText = (value: string | number): string => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : escapeText(value));

/** One node. Attributes that are null are left out; children are SVG text already. */
export function node(tag: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== null).map(([name, value]) => ` ${name}="${attributeText(value!)}"`);
  return children.length === 0 ? `<${tag}${written.join('')}/>` : `<${tag}${written.join('')}>${children.join('')}</${tag}>`;
}

/** Nodes side by side, one a line, so that what has changed can be told from the text alone; empty ones are left out. */
export const lines = (nodes: readonly string[]): string => nodes.filter(Boolean).join('\n');

/** A line of text, centred on its place. */
export const label = (place: { readonly x: number; readonly y: number }, className: string, text: string): string =>
  node('text', { x: place.x, y: place.y, class: className, part: 'label' }, escapeText(text));
