import { css } from 'lit';
import { baseStyles, buttonStyles } from '../shared/styles.ts';
import { colour } from '../shared/tokens.ts';

export const equityGraphStyles = [
  baseStyles,
  buttonStyles,
  css`
    :host { font-size: 13px; line-height: 18px; }
    .chart { position: relative; height: var(--nard-graph-height, 132px); background: ${colour('raised')}; border: 1px solid ${colour('line')}; border-radius: 10px; overflow: hidden; cursor: crosshair; touch-action: pan-y; }
    .chart:focus-visible { outline-offset: 1px; }
    svg { display: block; width: 100%; height: 100%; pointer-events: none; }
    .even { stroke: ${colour('line')}; stroke-width: 1; }
    .axis { stroke: ${colour('edge')}; stroke-width: 1; opacity: 0.55; }
    .game { stroke: ${colour('line')}; stroke-width: 1; }
    .game-name, .side-name { fill: ${colour('muted')}; font-size: 11px; }
    .area { fill: ${colour('accent')}; opacity: 0.14; }
    .line { fill: none; stroke: ${colour('accent')}; stroke-width: 1.75; stroke-linejoin: round; }
    .bar { fill: ${colour('muted')}; opacity: 0.55; }
    .bar.doubtful { fill: ${colour('doubtful')}; opacity: 1; }
    .bar.error { fill: ${colour('error')}; opacity: 1; }
    .bar.blunder { fill: ${colour('blunder')}; opacity: 1; }
    .mark { stroke: ${colour('raised')}; stroke-width: 1.5; }
    .mark.error { fill: ${colour('error')}; }
    .mark.blunder { fill: ${colour('blunder')}; }
    .here { stroke: ${colour('ink')}; stroke-width: 1.5; }
    .here-dot { fill: ${colour('ink')}; stroke: ${colour('raised')}; stroke-width: 2; }
    .empty { position: absolute; inset: 0; display: grid; place-items: center; color: ${colour('muted')}; pointer-events: none; }
    details { margin-top: 6px; }
    summary { cursor: pointer; color: ${colour('muted')}; padding: 6px 2px; width: fit-content; }
    .scroll { max-height: 320px; overflow: auto; border: 1px solid ${colour('line')}; border-radius: 8px; }
    table { border-collapse: collapse; width: 100%; background: ${colour('raised')}; }
    th { position: sticky; top: 0; background: ${colour('raised')}; color: ${colour('muted')}; font-weight: 500; text-align: left; }
    th, td { padding: 5px 10px; white-space: nowrap; }
    td { border-top: 1px solid ${colour('line')}; }
    .figure { text-align: right; }
    tr[aria-current='true'] td { background: ${colour('accent-wash')}; }
    td button { border: 0; background: none; padding: 0; min-height: 24px; min-width: 24px; color: ${colour('accent-ink')}; text-decoration: underline; }
    td.doubtful { color: ${colour('doubtful-ink')}; }
    td.error { color: ${colour('error')}; }
    td.blunder { color: ${colour('blunder')}; }
    .rows-choice { margin: 0 0 6px; display: inline-flex; gap: 8px; align-items: center; min-height: 28px; }
    @media (max-width: 620px) { .chart { height: var(--nard-graph-height, 96px); } }
    @media (forced-colors: active) { .line { stroke: CanvasText; } .here, .even, .axis, .game { stroke: CanvasText; } }
  `,
];
