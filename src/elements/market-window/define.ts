/** Defines `<nard-market-window>`. */
import { defineElement } from '../shared/define-element.ts';
import { NardMarketWindow } from './nard-market-window.ts';

defineElement('nard-market-window', NardMarketWindow);

declare global {
  interface HTMLElementTagNameMap {
    'nard-market-window': NardMarketWindow;
  }
}

export { NardMarketWindow };
