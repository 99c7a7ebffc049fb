/**
 * "Samarkand": sand and turquoise. Every colour and measure of the app is a custom property made here, in a constructable
 * style sheet, so that a strict content policy needs no exception.
 */
import type { Theme } from './settings.ts';

export interface Palette {
  readonly surface: string;
  readonly raised: string;
  /** Wells: fields, table stripes, tracks of bars. */
  readonly sunken: string;
  readonly line: string;
  /** Edges of things one can act on: 3:1 against what they lie on. */
  readonly edge: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentInk: string;
  readonly onAccent: string;
  readonly accentWash: string;
  readonly doubtful: string;
  readonly doubtfulInk: string;
  readonly blunder: string;
  readonly error: string;
  readonly good: string;
  readonly shade: string;
}

export const LIGHT: Palette = {
  surface: '#f7f3ec', raised: '#fffdf8', sunken: '#efe9dd', line: '#e0d8c8', edge: '#8d8573',
  ink: '#1d2730', muted: '#5b6269', accent: '#0b7d8a', accentInk: '#096671', onAccent: '#ffffff', accentWash: '#dceeed',
  doubtful: '#c98a1b', doubtfulInk: '#7d5306', error: '#a8470f', blunder: '#b0283c', good: '#2f6a3d', shade: '#1d273024',
};

export const DARK: Palette = {
  surface: '#12171b', raised: '#1a2127', sunken: '#222b32', line: '#2d373f', edge: '#76828c',
  ink: '#e8e4da', muted: '#a3abb0', accent: '#35b3bf', accentInk: '#57c6d0', onAccent: '#08181b', accentWash: '#14363b',
  doubtful: '#d9a13a', doubtfulInk: '#e3b65f', error: '#f0925c', blunder: '#f28090', good: '#7cc48c', shade: '#00000066',
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const tokens = (palette: Palette): string => Object.entries(palette).map(([name, colour]) => `--nard-${kebab(name)}: ${colour};`).join(' ');

const SHEET = `
:root {
  color-scheme: light; ${tokens(LIGHT)}
  --nard-font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  --nard-radius: 10px;
  --nard-rail: 88px;
  --nard-bar: calc(56px + env(safe-area-inset-bottom, 0px));
}
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark; ${tokens(DARK)} } }
:root[data-theme='dark'] { color-scheme: dark; ${tokens(DARK)} }
html { background: var(--nard-surface); color: var(--nard-ink); font: 15px/1.45 var(--nard-font); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
body { margin: 0; overflow-wrap: break-word; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;

/** Puts the style sheet on the page; once. */
export function adoptTheme(page: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}

/** `auto` follows the system. */
export function applyTheme(page: Document, theme: Theme): void {
  if (theme === 'auto') page.documentElement.removeAttribute('data-theme');
  else page.documentElement.setAttribute('data-theme', theme);
}
