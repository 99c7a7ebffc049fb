import { css } from 'lit';
import { colour } from '../shared/tokens.ts';

export const analysisStyles = css`
  :host { display: block; container-type: inline-size; }
  nard-board { width: 100%; }
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin: 10px 0; min-height: 44px; }
  .status { color: ${colour('muted')}; font-size: 14px; }
  button { font: inherit; min-height: 44px; padding: 0 16px; border-radius: 8px; border: 1px solid ${colour('accent')}; background: ${colour('accent')}; color: ${colour('on-accent')}; cursor: pointer; }
  button.quiet { background: ${colour('raised')}; color: ${colour('ink')}; border-color: ${colour('edge')}; }
  @media (forced-colors: active) { button, button.quiet { background: ButtonFace; color: ButtonText; border-color: ButtonText; } }
  :focus-visible { outline: 2px solid ${colour('accent')}; outline-offset: 2px; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 6px 2px; text-align: right; border-top: 1px solid ${colour('line')}; font-weight: 400; }
  thead th { border-top: 0; color: ${colour('muted')}; font-size: 13px; }
  th[scope='row'] { text-align: left; }
`;
