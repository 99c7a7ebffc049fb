/** Helpers of the tests in a browser. */
import type { ReactiveElement } from 'lit';

/** An element on the page, drawn; `removeMounted` takes it away. */
export async function mount<T extends ReactiveElement>(element: T, properties: Partial<T> = {}): Promise<T> {
  Object.assign(element, properties);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

export function removeMounted(): void {
  document.body.replaceChildren();
}

/** Everything of some types an element said, in order. */
export function listen(element: EventTarget, ...types: readonly string[]): { readonly type: string; readonly detail: unknown }[] {
  const heard: { type: string; detail: unknown }[] = [];
  for (const type of types) element.addEventListener(type, (event) => heard.push({ type, detail: (event as CustomEvent).detail }));
  return heard;
}

/** Middle of a node on the screen, whole pixels. */
export function centreOf(node: Element): [number, number] {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
