/** Defines `<nard-rollout-panel>` and what it is made of. */
import { defineElement } from '../shared/define-element.ts';
import '../convergence-chart/define.ts';
import { NardRolloutPanel } from './nard-rollout-panel.ts';
import { NardRolloutSettings } from './nard-rollout-settings.ts';

defineElement('nard-rollout-settings', NardRolloutSettings);
defineElement('nard-rollout-panel', NardRolloutPanel);

declare global {
  interface HTMLElementTagNameMap {
    'nard-rollout-panel': NardRolloutPanel;
    'nard-rollout-settings': NardRolloutSettings;
  }
}

export { NardRolloutPanel, NardRolloutSettings };
