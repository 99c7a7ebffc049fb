/** Defines `<nard-roll-map>`. */
import { defineElement } from '../shared/define-element.ts';
import { NardRollMap } from './nard-roll-map.ts';

defineElement('nard-roll-map', NardRollMap);

declare global {
  interface HTMLElementTagNameMap {
    'nard-roll-map': NardRollMap;
  }
}

export { NardRollMap };
