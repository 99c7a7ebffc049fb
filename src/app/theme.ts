/**
 * "Samarkand": sand and turquoise. The colours are those of the elements, put on the page as custom properties by a
 * constructable style sheet, so that a strict content policy needs no exception.
 */
import { FONTS } from '../elements/shared/fonts.ts';
import { PAGE } from '../elements/shared/tokens.ts';
import type { Theme } from './settings.ts';

const COLOURS = Object.entries(PAGE).map(([name, { light, dark }]) => `--nard-${name}: light-dark(${light}, ${dark});`).join('\n  ');

const SHEET = `
:root {
  color-scheme: light dark;
  ${COLOURS}
  --nard-shade: light-dark(#1d27301f, #00000059);
  --nard-font: ${FONTS};
  --nard-radius: 10px;
  --nard-rail: 92px;
  --nard-bar: calc(58px + env(safe-area-inset-bottom, 0px));
}
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
@media (forced-colors: active) { :root { --nard-ink: CanvasText; --nard-muted: CanvasText; --nard-accent: Highlight; --nard-on-accent: HighlightText; --nard-accent-ink: LinkText; } }
html { background: var(--nard-surface); color: var(--nard-ink); font: 15px/1.45 var(--nard-font); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; overflow-wrap: break-word; }
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
