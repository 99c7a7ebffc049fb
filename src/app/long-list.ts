/** Draws a list of heavy things as far down as it is looked at, a few in one go, so that the page may listen and paint in between. */
import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';

/** Drawn in one go: each has a board. */
const AT_ONCE = 3;
/** What comes within so much of the window is drawn before it is seen. */
const AHEAD = '1000px 0px';

export class LongList implements ReactiveController {
  /** Stands behind the list. */
  readonly end: TemplateResult = html`<div class="list-end"></div>`;
  private drawn = AT_ONCE;
  private readonly watch = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    this.drawn += AT_ONCE;
    this.host.requestUpdate();
  }, { rootMargin: AHEAD });

  constructor(private readonly host: LitElement, private readonly length: () => number) {
    host.addController(this);
  }

  /** Those of the list that are drawn by now. */
  of<T>(items: readonly T[]): readonly T[] {
    return items.slice(0, this.drawn);
  }

  /** Begins anew; inside an update, before it is drawn. */
  reset(): void {
    this.drawn = AT_ONCE;
  }

  hostConnected(): void {
    this.host.requestUpdate();
  }

  /** Looks at the end of the list anew: nothing is told of an end that was in sight and still is. */
  hostUpdated(): void {
    this.watch.disconnect();
    const end = this.drawn < this.length() && this.host.renderRoot.querySelector('.list-end');
    if (end) this.watch.observe(end);
  }

  hostDisconnected(): void {
    this.watch.disconnect();
  }
}
