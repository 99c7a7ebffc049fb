/** Defines `<nard-cube-table>`. */
import { defineElement } from '../shared/define-element.ts';
import { NardCubeTable } from './nard-cube-table.ts';

defineElement('nard-cube-table', NardCubeTable);

declare global {
  interface HTMLElementTagNameMap {
    'nard-cube-table': NardCubeTable;
  }
}

export { NardCubeTable };
