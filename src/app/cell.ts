/** A value that is replaced and tells who watches: all state of the app lives in a few of these. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface Cell<T> {
  get(): T;
  /** Replaces the value; watchers hear of it unless it is the same one. */
  set(next: T): void;
  update(change: (value: T) => T): void;
  /** Calls back after each replacement; returns how to stop. */
  watch(listener: (value: T) => void): () => void;
}

export function makeCell<T>(initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener(next);
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Renders its host anew whenever one of the cells changes, for as long as the host is on the page. */
export class Watching implements ReactiveController {
  private stops: (() => void)[] = [];

  constructor(private readonly host: ReactiveControllerHost, private readonly cells: () => readonly Pick<Cell<unknown>, 'watch'>[]) {
    host.addController(this);
  }

  /** Asks anew which cells to watch. */
  renew(): void {
    this.hostDisconnected();
    this.hostConnected();
  }

  hostConnected(): void {
    this.stops = this.cells().map((cell) => cell.watch(() => this.host.requestUpdate()));
  }

  hostDisconnected(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }
}
