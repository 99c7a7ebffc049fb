/**
 * Colours of the board. Each is a custom property `--nard-<name>` that the page may set; without one, the light or the dark value is
 * taken by the page's `color-scheme`.
 */
import { both, variable, type Colour } from '../shared/colour.ts';

/** Those that the rest of the page has too. */
export const BASE = {
  raised: both('#fffdf8', '#1a2127'),
  edge: both('#8d8573', '#76828c'),
  ink: both('#1d2730', '#e8e4da'),
  accent: both('#0b7d8a', '#35b3bf'),
} as const;

/** The board keeps its wood, sand and checkers in both themes; the dark one is dimmed. */
export const BOARD = {
  'board-frame': both('#4a3426', '#3d2b20'),
  'board-frame-edge': both('#38261b', '#2a1d15'),
  'board-inlay': both('#c9a86a', '#a48a58'),
  'board-field': both('#e6d6b8', '#c4b292'),
  'board-rail': both('#3a281d', '#2c1f17'),
  'board-point-a': both('#5c9797', '#4b8486'),
  'board-point-b': both('#b4683f', '#a05a35'),
  'board-label': both('#f0e3c8', '#e3d3b2'),
  'board-label-muted': both('#cdb78e', '#b8a37c'),
  'checker-light': both('#fbf5e6', '#f1e9d6'),
  'checker-light-rim': both('#8a6a36', '#6b5228'),
  'checker-light-ink': both('#3a2b1c'),
  'checker-dark': both('#22313f', '#16212b'),
  'checker-dark-rim': both('#93a9b8', '#9db4c3'),
  'checker-dark-ink': both('#f3eee0'),
  'cube-face': both('#f6ead0', '#e8dabb'),
  'cube-ink': both('#3a2b1c'),
  'board-target': both('#0b7d8a', '#06636d'),
  'arrow-plain': both('#0b6f7c', '#0b6f7c'),
  'arrow-good': both('#256b38'),
  'arrow-doubtful': both('#c98a1b'),
  'arrow-error': both('#c2540f'),
  'arrow-blunder': both('#b0283c'),
} as const;

const COLOURS: Readonly<Record<BoardColour, Colour>> = { ...BASE, ...BOARD };
export type BoardColour = keyof typeof BASE | keyof typeof BOARD;

/** CSS value of a colour inside an element: the page's property, or ours. */
export const boardVariable = (name: BoardColour): string => variable(name, COLOURS[name]);

/** The light value alone, for pictures that leave the page. */
export const boardLiteral = (name: BoardColour): string => COLOURS[name].light;
