/** What the board's shadow root holds once and for all: the groups that are drawn to, from the bottom up. */
import { HEIGHT, WIDTH } from './geometry.ts';
import { svgNodes } from './svg-layer.ts';
import { node } from './svg-text.ts';

const layer = (name: string): string => node('g', { class: `${name}-layer` }, '');
const hidden = (name: string, ...layers: readonly string[]): string => node('g', { class: name, 'aria-hidden': 'true' }, ...layers.map(layer));

export function frame(): ChildNode[] {
  const made = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  return [
    made('div', { class: 'problem', role: 'alert', hidden: '' }),
    ...svgNodes(node('svg', { class: 'picture', tabindex: -1, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
      hidden('drawn', 'field', 'labels', 'checkers', 'dice'), hidden('marks', 'marks'), layer('grid'), layer('grips'), hidden('arrows', 'arrows'), layer('button'), hidden('held', 'held'))),
    made('div', { class: 'unseen', 'aria-live': 'polite' }),
    made('slot', {}),
  ];
}
