/** Defines a custom element once: two scripts on a page may both bring it. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
