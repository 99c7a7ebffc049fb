/** English texts: sharing and the sheet of diagrams. */
import { diagrams } from './words.ts';

export const share = {
  open: 'Share',
  title: 'Share',
  close: 'Close',
  link: 'Link to this position',
  matchLink: 'Link to the whole match, at this decision',
  matchTooLong: 'The match is too long for a link; save it as a file in the header of the match.',
  making: 'Making the link to the match…',
  linkHelp: 'All of it stands in the link itself: nothing is sent anywhere, and the link opens without a connection too.',
  copy: 'Copy',
  copyOf: (what: string) => `Copy: ${what}`,
  send: 'Send…',
  noPicture: 'The browser made no picture.',
  addToSheet: 'Add to diagram sheet',
  openSheet: 'Open sheet',
  sheetTitle: 'Diagram sheet',
  sheetEmpty: 'No diagrams yet: add positions by Share on Analyse and Review.',
  perPage: 'Diagrams on a page',
  perPageOf: (count: number) => `${count} on a page`,
  print: 'Print',
  takeOff: 'Take off',
  unreadable: 'This position cannot be read.',
  onSheet: diagrams,
};
