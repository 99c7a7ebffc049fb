/** Defines `<nard-lesson>`; the page defines `<nard-board>`. */
import { defineElement } from '../shared/define-element.ts';
import { NardLesson } from './nard-lesson.ts';

defineElement('nard-lesson', NardLesson);

export { NardLesson };
