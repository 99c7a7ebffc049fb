/** Defines `<nard-play-list>`. */
import { defineElement } from '../shared/define-element.ts';
import { NardPlayList } from './nard-play-list.ts';

defineElement('nard-play-list', NardPlayList);

declare global {
  interface HTMLElementTagNameMap {
    'nard-play-list': NardPlayList;
  }
}

export { NardPlayList };
