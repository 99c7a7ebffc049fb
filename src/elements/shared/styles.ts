/** Styles several elements share. */
import { css } from '@lit/reactive-element';
import { colour, font } from './tokens.ts';

export const baseStyles = css`
  :host { display: block; color: ${colour('ink')}; font-family: ${font}; font-variant-numeric: tabular-nums; }
  :host([hidden]) { display: none; }
  *, *::before, *::after { box-sizing: border-box; }
  .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0; }
`;

export const buttonStyles = css`
  button {
    font: inherit; color: inherit; background: ${colour('raised')}; border: 1px solid ${colour('edge')}; border-radius: 8px;
    min-height: 36px; padding: 0 14px; cursor: pointer;
  }
  button:hover { background: ${colour('accent-wash')}; }
  button.main { background: ${colour('accent')}; border-color: ${colour('accent')}; color: ${colour('on-accent')}; }
  @media (forced-colors: active) { button.main { background: ButtonFace; color: ButtonText; border-color: ButtonText; } }
  button:disabled { opacity: 0.55; cursor: default; }
  :focus-visible { outline: 2px solid ${colour('accent')}; outline-offset: 2px; }
`;
