/** Renders its host anew after each change of language, for as long as the host is on the page. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onLanguage } from '../../i18n/index.ts';

export class LanguageController implements ReactiveController {
  private stop: (() => void) | null = null;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.stop = onLanguage(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.stop?.();
    this.stop = null;
  }
}
