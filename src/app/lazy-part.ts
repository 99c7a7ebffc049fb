/** A part of the page whose code comes when it is first needed. */
import type { ReactiveControllerHost } from 'lit';

export class LazyPart {
  isLoaded = false;
  private asked = false;

  constructor(private readonly host: ReactiveControllerHost, private readonly load: () => Promise<unknown>) {}

  /** Begins to load it, once; what could not be loaded is tried again the next time. */
  need(): void {
    if (this.asked) return;
    this.asked = true;
    this.load().then(() => { this.isLoaded = true; this.host.requestUpdate(); }, () => { this.asked = false; });
  }
}
