/** Dispatches a composed, bubbling event, so that it is heard outside every shadow root. Returns false when a listener cancelled it. */
export function emit<T>(host: EventTarget, type: `nard-${string}`, detail: T, cancelable = false): boolean {
  return host.dispatchEvent(new CustomEvent<T>(type, { detail, bubbles: true, composed: true, cancelable }));
}
