/** Defines `<nard-position-input>`. */
import { defineElement } from '../shared/define-element.ts';
import { NardPositionInput } from './nard-position-input.ts';

defineElement('nard-position-input', NardPositionInput);

declare global {
  interface HTMLElementTagNameMap {
    'nard-position-input': NardPositionInput;
  }
}

export { NardPositionInput };
