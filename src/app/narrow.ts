/** Whether the page is as narrow as a phone, told to an element that is built otherwise there. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** As in the styles of the screens. */
const PHONE = '(max-width: 860px)';

export class Narrow implements ReactiveController {
  private readonly query = matchMedia(PHONE);
  private readonly tell = (): void => this.host.requestUpdate();

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  get is(): boolean {
    return this.query.matches;
  }

  hostConnected(): void {
    this.query.addEventListener('change', this.tell);
  }

  hostDisconnected(): void {
    this.query.removeEventListener('change', this.tell);
  }
}
