/** Renders its host anew after each change of language, for as long as the host is on the page. */
import type { ReactiveControllerHost } from 'lit';
import { onLanguage } from '../../i18n/index.ts';
import { WatchController } from './watch-controller.ts';

export class LanguageController extends WatchController {
  constructor(host: ReactiveControllerHost) {
    super(host, onLanguage);
  }
}
