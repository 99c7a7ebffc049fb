import { css } from 'lit';
import { baseStyles, buttonStyles } from '../shared/styles.ts';
import { colour } from '../shared/tokens.ts';

export const rolloutPanelStyles = [
  baseStyles,
  buttonStyles,
  css`
    :host { container-type: inline-size; display: flex; flex-direction: column; font-size: 14px; line-height: 20px; }
    header { display: grid; gap: 8px; padding: 12px 16px; border-bottom: 1px solid ${colour('line')}; }
    .line { display: flex; align-items: center; gap: 8px; flex-wrap: wrap; }
    h2 { margin: 0; font-size: 17px; line-height: 24px; font-weight: 650; }
    .grow { flex: 1 1 auto; min-width: 0; }
    .badge { padding: 1px 8px; border-radius: 999px; font-size: 12px; line-height: 18px; background: ${colour('sunken')}; color: ${colour('muted')}; white-space: nowrap; }
    .primary { background: ${colour('accent')}; border-color: ${colour('accent')}; color: ${colour('on-accent')}; font-weight: 600; }
    .primary:hover { background: ${colour('accent')}; filter: brightness(1.08); }
    .quiet { border-color: transparent; background: none; }
    .icon-only { width: 36px; padding: 0; font-size: 18px; line-height: 1; }
    progress { width: 100%; height: 8px; accent-color: ${colour('accent')}; display: block; }
    .figures { color: ${colour('muted')}; font-size: 13px; min-height: 20px; }
    .body { flex: 1 1 auto; min-height: 0; overflow: auto; overscroll-behavior: contain; padding: 4px 16px 16px; display: grid; grid-auto-rows: max-content; gap: 14px; align-content: start; }
    .note { margin: 0; color: ${colour('muted')}; font-size: 13px; line-height: 18px; }
    .failure { margin: 0; color: ${colour('blunder')}; }
    .candidate { padding: 10px 0; border-bottom: 1px solid ${colour('line')}; display: grid; gap: 4px; }
    .row { display: grid; grid-template-columns: minmax(0, 1fr) auto 58px; gap: 2px 12px; align-items: baseline; }
    .head { color: ${colour('muted')}; font-size: 12px; padding: 4px 0; border-bottom: 1px solid ${colour('line')}; }
    .figure { text-align: right; white-space: nowrap; }
    .name { min-height: 32px; border: 0; background: none; padding: 0; text-align: left; font-weight: 600; border-radius: 6px; }
    .name:hover { background: none; text-decoration: underline; }
    .name[aria-pressed='true'] { color: ${colour('accent-ink')}; }
    span.name { display: inline-flex; align-items: center; }
    .mark { margin-left: 6px; color: ${colour('accent-ink')}; font-weight: 700; }
    .verdict { margin: 0; }
    .verdict strong { display: block; font-size: 20px; line-height: 26px; font-weight: 650; letter-spacing: -0.01em; }
    .segments { display: flex; width: fit-content; border: 1px solid ${colour('edge')}; border-radius: 8px; overflow: hidden; }
    .segments button { border: 0; border-radius: 0; }
    .segments button + button { border-left: 1px solid ${colour('line')}; }
    .segments button[aria-pressed='true'] { background: ${colour('accent-wash')}; color: ${colour('accent-ink')}; font-weight: 600; }
    .segments :focus-visible { outline-offset: -2px; }
    .number { display: inline-block; min-width: 18px; color: ${colour('muted')}; font-weight: 500; }
    .equity { font-weight: 650; font-size: 16px; }
    .half { color: ${colour('muted')}; }
    .more { color: ${colour('muted')}; font-size: 12px; line-height: 16px; display: flex; flex-wrap: wrap; gap: 2px 14px; }
    /* A line of its own: numbers that grow push nothing into another one. */
    .precision { flex: 1 1 100%; display: flex; gap: 14px; }
    .more b { font-weight: 600; color: ${colour('ink')}; }
    .bars { display: block; width: 100%; height: 10px; border-radius: 5px; overflow: hidden; background: ${colour('sunken')}; }
    .won.single { fill: ${colour('accent')}; } .won.gammon, .won.mars { fill: ${colour('accent-ink')}; } .won.backgammon, .won.koks { fill: ${colour('good')}; }
    .lost.single { fill: ${colour('doubtful')}; } .lost.gammon, .lost.mars { fill: ${colour('error')}; } .lost.backgammon, .lost.koks { fill: ${colour('blunder')}; }
    .cut { fill: none; stroke: ${colour('raised')}; stroke-width: 1; vector-effect: non-scaling-stroke; }
    h3 { margin: 0 0 6px; font-size: 15px; line-height: 20px; font-weight: 600; }
    table { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 18px; }
    table th { font-weight: 400; text-align: left; padding: 3px 8px 3px 0; white-space: nowrap; width: 1%; }
    table td { padding: 3px 0; }
    table td:last-child { text-align: right; width: 52px; }
    .histogram svg { display: block; width: 100%; height: 12px; background: ${colour('sunken')}; border-radius: 3px; }
    details > summary { cursor: pointer; min-height: 32px; display: flex; align-items: center; width: fit-content; color: ${colour('accent-ink')}; }
    details > summary::before { content: '▸'; width: 16px; }
    details[open] > summary::before { content: '▾'; }
    .plays { list-style: none; margin: 8px 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); gap: 0 12px; }
    .plays label { display: flex; gap: 8px; align-items: center; min-height: 32px; }
    input[type='checkbox'] { width: 18px; height: 18px; margin: 0; accent-color: ${colour('accent')}; flex: none; }
    select { font: inherit; color: inherit; min-height: 36px; max-width: 100%; padding: 0 8px; border: 1px solid ${colour('edge')}; border-radius: 8px; background: ${colour('raised')}; }
    .kept { display: grid; gap: 4px; }
    @media (pointer: coarse) { button, select { min-height: 44px; } .name, .plays label, details > summary { min-height: 44px; } .icon-only { width: 44px; } }
    @media (forced-colors: active) { .won { fill: Highlight; } .lost { fill: CanvasText; } .cut { stroke: Canvas; } }
  `,
];
