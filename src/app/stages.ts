/** Draws a heavy screen in several steps, so that the page may listen and paint in between. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Stages implements ReactiveController {
  /** Steps drawn so far. */
  reached = 0;
  private timer = 0;

  constructor(private readonly host: ReactiveControllerHost, private readonly total: () => number) {
    host.addController(this);
  }

  /** Begins anew; inside an update, before it is drawn. */
  reset(): void {
    this.reached = 0;
  }

  hostUpdated(): void {
    if (this.timer !== 0 || this.reached >= this.total()) return;
    // Not a promise’s turn: that would come before anything else is heard or painted.
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.reached++;
      this.host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
    this.timer = 0;
  }
}
