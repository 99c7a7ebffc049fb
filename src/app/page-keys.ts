/** Hears the keys of the whole page for as long as its host is on it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class PageKeys implements ReactiveController {
  constructor(host: ReactiveControllerHost, private readonly hear: (event: KeyboardEvent) => void) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('keydown', this.hear);
  }

  hostDisconnected(): void {
    removeEventListener('keydown', this.hear);
  }
}
