/** Defines `<nard-score-matrix>`. */
import { defineElement } from '../shared/define-element.ts';
import { NardScoreMatrix } from './nard-score-matrix.ts';

defineElement('nard-score-matrix', NardScoreMatrix);

declare global {
  interface HTMLElementTagNameMap {
    'nard-score-matrix': NardScoreMatrix;
  }
}

export { NardScoreMatrix };
