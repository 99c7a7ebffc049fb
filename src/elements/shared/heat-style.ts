/** Looks of a grid of numbers on coloured cells: the colour only underlines what the cell says in figures or letters. */
import { css } from 'lit';
import { colour } from './tokens.ts';

export const heatStyles = css`
  .grid { display: grid; gap: 2px; font-size: 13px; line-height: 16px; }
  .row { display: contents; }
  .head { display: grid; place-items: center; min-height: 24px; color: ${colour('muted')}; font-size: 12px; }
  .cell {
    all: unset; box-sizing: border-box; display: grid; place-items: center; align-content: center; min-height: 40px; min-width: 0; padding: 2px 1px; border-radius: 4px; cursor: pointer;
    background: ${colour('sunken')}; color: ${colour('ink')}; text-align: center; overflow: hidden; white-space: nowrap; touch-action: manipulation;
  }
  .cell:hover { outline: 1px solid ${colour('edge')}; }
  .cell:focus-visible { outline: 2px solid ${colour('accent')}; outline-offset: 1px; }
  .cell.current { box-shadow: inset 0 0 0 2px ${colour('ink')}; }
  .good-1 { background: color-mix(in oklab, ${colour('accent')} 14%, ${colour('raised')}); }
  .good-2 { background: color-mix(in oklab, ${colour('accent')} 28%, ${colour('raised')}); }
  .good-3 { background: color-mix(in oklab, ${colour('accent')} 42%, ${colour('raised')}); }
  .bad-1 { background: color-mix(in oklab, ${colour('doubtful')} 16%, ${colour('raised')}); }
  .bad-2 { background: color-mix(in oklab, ${colour('error')} 24%, ${colour('raised')}); }
  .bad-3 { background: color-mix(in oklab, ${colour('blunder')} 34%, ${colour('raised')}); }
  .detail { min-height: 24px; margin-top: 8px; font-size: 14px; line-height: 20px; }
  details { margin-top: 4px; }
  summary { cursor: pointer; color: ${colour('muted')}; padding: 6px 2px; width: fit-content; font-size: 13px; }
  table.plain { border-collapse: collapse; width: 100%; font-size: 14px; line-height: 20px; }
  table.plain th, table.plain td { padding: 4px 8px; text-align: left; font-weight: 400; border-top: 1px solid ${colour('line')}; }
  table.plain thead th { border-top: 0; color: ${colour('muted')}; font-size: 12px; }
  table.plain .figure { text-align: right; white-space: nowrap; }
  @media (pointer: coarse) { .cell { min-height: 44px; } }
  @media (forced-colors: active) { .cell { outline: 1px solid CanvasText; } .cell.current { outline-width: 3px; } }
`;
