/** Keys that mean something wherever the keyboard is on a page. */

/** Whether a key may be one: nobody has taken it, no other key is held with it, and nobody types it into a field. */
export function isShortcut(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey
    && !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement);
}
