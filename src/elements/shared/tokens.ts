/**
 * Colours of every element, "Samarkand": sand and turquoise. Each is a custom property `--nard-<name>` that the page may set;
 * without one, the light or the dark value is taken by the page's `color-scheme`.
 */
import { unsafeCSS, type CSSResult } from '@lit/reactive-element';
import { BASE, BOARD } from '../board/board-colours.ts';
import { both, variable } from './colour.ts';
import { FONT } from './fonts.ts';

/** Surfaces, inks and severities. */
export const PAGE = {
  ...BASE,
  surface: both('#f7f3ec', '#12171b'),
  sunken: both('#efe9dd', '#222b32'),
  line: both('#e0d8c8', '#2d373f'),
  muted: both('#5b6269', '#a3abb0'),
  'accent-ink': both('#096671', '#57c6d0'),
  'on-accent': both('#ffffff', '#08181b'),
  'accent-wash': both('#dceeed', '#14363b'),
  doubtful: both('#c98a1b', '#d9a13a'),
  'doubtful-ink': both('#7d5306', '#e3b65f'),
  error: both('#a8470f', '#f0925c'),
  blunder: both('#b0283c', '#f28090'),
  good: both('#2f6a3d', '#7cc48c'),
} as const;

const COLOURS = { ...PAGE, ...BOARD };
type ColourName = keyof typeof COLOURS;

/** A colour inside an element, for `css` templates: the page's property, or ours. */
export const colour = (name: ColourName): CSSResult => unsafeCSS(variable(name, COLOURS[name]));

export const font = unsafeCSS(FONT);
