/** Defines `<nard-convergence-chart>`. */
import { defineElement } from '../shared/define-element.ts';
import { NardConvergenceChart } from './nard-convergence-chart.ts';

defineElement('nard-convergence-chart', NardConvergenceChart);

declare global {
  interface HTMLElementTagNameMap {
    'nard-convergence-chart': NardConvergenceChart;
  }
}

export { NardConvergenceChart };
