import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/index.ts';
import { LanguageController } from './language-controller.ts';

describe('language controller', () => {
  it('renders its host after a change of language, only while it is on the page', async () => {
    let renders = 0;
    const controllers: ReactiveController[] = [];
    const host: ReactiveControllerHost = {
      addController: (controller) => controllers.push(controller), removeController: () => {}, requestUpdate: () => renders++, updateComplete: Promise.resolve(true),
    };
    const controller = new LanguageController(host);
    expect(controllers).toEqual([controller]);
    await setLanguage('en');
    expect(renders).toBe(0);
    controller.hostConnected();
    await setLanguage('en');
    expect(renders).toBe(1);
    controller.hostDisconnected();
    await setLanguage('en');
    expect(renders).toBe(1);
  });
});
