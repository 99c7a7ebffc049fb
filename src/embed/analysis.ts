/** Defines `<nard-analysis>` and the elements in it. */
import '../elements/cube-table/define.ts';
import '../elements/play-list/define.ts';
import { defineElement } from '../elements/shared/define-element.ts';
import { NardBoard } from './board-class.ts';
import { NardAnalysis } from './analysis-class.ts';

defineElement('nard-board', NardBoard);
defineElement('nard-analysis', NardAnalysis);

export * from './analysis-class.ts';
