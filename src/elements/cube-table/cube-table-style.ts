import { css } from 'lit';
import { baseStyles } from '../shared/styles.ts';
import { colour } from '../shared/tokens.ts';

export const cubeTableStyles = [
  baseStyles,
  css`
    .verdict { display: flex; align-items: center; gap: 10px; min-height: 36px; font-size: 22px; line-height: 28px; font-weight: 650; letter-spacing: -0.01em; }
    .cube { flex: none; width: 30px; height: 30px; display: grid; place-items: center; border: 1.5px solid ${colour('edge')}; border-radius: 6px; background: ${colour('cube-face')}; color: ${colour('cube-ink')}; font-size: 14px; font-weight: 650; letter-spacing: 0; }
    .under { margin: 2px 0 10px; font-size: 13px; line-height: 18px; color: ${colour('muted')}; }
    table { width: 100%; border-collapse: collapse; font-size: 15px; line-height: 20px; }
    th, td { padding: 7px 0 7px 12px; text-align: right; font-weight: 400; white-space: nowrap; border-top: 1px solid ${colour('line')}; }
    thead th { border-top: 0; padding-block: 2px 4px; font-size: 12px; line-height: 16px; color: ${colour('muted')}; }
    th[scope='row'], thead th:first-child { text-align: left; padding-left: 8px; white-space: normal; }
    td:last-child, thead th:last-child { padding-right: 8px; }
    .right th, .right td { background: ${colour('accent-wash')}; }
    .right th { font-weight: 600; }
    .glyph { display: inline-block; width: 16px; color: ${colour('accent-ink')}; }
    .chosen { margin-left: 6px; padding: 0 6px; border-radius: 999px; background: ${colour('sunken')}; color: ${colour('muted')}; font-size: 12px; font-weight: 400; white-space: nowrap; }
    td.main { font-weight: 600; }
    .difference, .cubeless th, .cubeless td { color: ${colour('muted')}; }
    @media (max-width: 420px) { th, td { padding-left: 8px; font-size: 14px; } }
    @media (forced-colors: active) { .right th, .right td { outline: 1px solid CanvasText; } }
  `,
];
