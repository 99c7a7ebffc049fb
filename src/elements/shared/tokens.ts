/**
 * Colours of every element, "Samarkand": sand and turquoise. Each is a custom property `--nard-<name>` that the page may set;
 * without one, the light or the dark value is taken by the page's `color-scheme`.
 */
import { css, unsafeCSS, type CSSResult } from 'lit';

interface Colour {
  readonly light: string;
  readonly dark: string;
}

const both = (light: string, dark: string = light): Colour => ({ light, dark });

/** Surfaces, inks and severities. */
export const PAGE = {
  surface: both('#f7f3ec', '#12171b'),
  raised: both('#fffdf8', '#1a2127'),
  sunken: both('#efe9dd', '#222b32'),
  line: both('#e0d8c8', '#2d373f'),
  edge: both('#8d8573', '#76828c'),
  ink: both('#1d2730', '#e8e4da'),
  muted: both('#5b6269', '#a3abb0'),
  accent: both('#0b7d8a', '#35b3bf'),
  'accent-ink': both('#096671', '#57c6d0'),
  'on-accent': both('#ffffff', '#08181b'),
  'accent-wash': both('#dceeed', '#14363b'),
  doubtful: both('#c98a1b', '#d9a13a'),
  'doubtful-ink': both('#7d5306', '#e3b65f'),
  error: both('#a8470f', '#f0925c'),
  blunder: both('#b0283c', '#f28090'),
  good: both('#2f6a3d', '#7cc48c'),
} as const;

/** The board keeps its wood, sand and checkers in both themes; the dark one is dimmed. */
const BOARD = {
  'board-frame': both('#4a3426', '#3d2b20'),
  'board-frame-edge': both('#38261b', '#2a1d15'),
  'board-inlay': both('#c9a86a', '#a48a58'),
  'board-field': both('#e6d6b8', '#c4b292'),
  'board-rail': both('#3a281d', '#2c1f17'),
  'board-point-a': both('#5f9a9a', '#4b8486'),
  'board-point-b': both('#b4683f', '#a05a35'),
  'board-label': both('#f0e3c8', '#e3d3b2'),
  'board-label-muted': both('#cdb78e', '#b8a37c'),
  'checker-light': both('#fbf5e6', '#f1e9d6'),
  'checker-light-rim': both('#b08d57', '#98784a'),
  'checker-light-ink': both('#3a2b1c'),
  'checker-dark': both('#22313f', '#1d2a36'),
  'checker-dark-rim': both('#93a9b8', '#9db4c3'),
  'checker-dark-ink': both('#f3eee0'),
  'cube-face': both('#f6ead0', '#e8dabb'),
  'cube-ink': both('#3a2b1c'),
  'board-target': both('#0b7d8a', '#0a7f8c'),
  'arrow-plain': both('#0b6f7c', '#0b6f7c'),
  'arrow-good': both('#256b38'),
  'arrow-doubtful': both('#c98a1b'),
  'arrow-error': both('#c2540f'),
  'arrow-blunder': both('#b0283c'),
} as const;

const COLOURS = { ...PAGE, ...BOARD };
export type ColourName = keyof typeof COLOURS;

/** CSS value of a colour inside an element: the page's property, or ours. */
export const colourVariable = (name: ColourName): string => `var(--nard-${name}, light-dark(${COLOURS[name].light}, ${COLOURS[name].dark}))`;

/** The light value alone, for pictures that leave the page. */
export const colourLiteral = (name: ColourName): string => COLOURS[name].light;

/** For `css` templates. */
export const colour = (name: ColourName): CSSResult => unsafeCSS(colourVariable(name));

export const font = css`var(--nard-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif)`;
