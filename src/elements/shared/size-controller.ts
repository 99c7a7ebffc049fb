/** How large a part of an element is, in CSS pixels; the element is drawn again when that changes. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export class SizeController implements ReactiveController {
  private observer: ResizeObserver | null = null;

  /** `size`: until it is measured. `part` is asked for once the host is drawn. */
  constructor(private readonly host: ReactiveControllerHost, private readonly part: () => HTMLElement, public size: Size) {
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.observer) return;
    this.observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = this.part();
      if (width === 0 || (width === this.size.width && height === this.size.height)) return;
      this.size = { width, height };
      this.host.requestUpdate();
    });
    this.observer.observe(this.part());
  }

  hostConnected(): void {
    // After the first time nothing else may call for a drawing.
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
    this.observer = null;
  }
}
