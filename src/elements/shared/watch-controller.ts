/** Renders its host anew each time what it watches has changed, for as long as the host is on the page. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Calls back after each change; returns how to stop. */
export type Watch = (changed: () => void) => () => void;

export class WatchController implements ReactiveController {
  #stop: (() => void) | null = null;

  constructor(private readonly host: ReactiveControllerHost, private readonly watch: Watch) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = this.watch(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
