/** Defines `<nard-equity-graph>`. */
import { defineElement } from '../shared/define-element.ts';
import { NardEquityGraph } from './nard-equity-graph.ts';

defineElement('nard-equity-graph', NardEquityGraph);

declare global {
  interface HTMLElementTagNameMap {
    'nard-equity-graph': NardEquityGraph;
  }
}

export { NardEquityGraph };
