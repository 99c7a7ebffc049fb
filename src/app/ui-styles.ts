/** Looks the screens share. Measures are steps of 4 px; colours are the custom properties of `theme`. */
import { css } from 'lit';

export const baseStyles = css`
  :host { display: block; }
  :host([hidden]), [hidden] { display: none !important; }
  *, *::before, *::after { box-sizing: border-box; }
  :focus-visible { outline: 2px solid var(--nard-accent); outline-offset: 2px; border-radius: 6px; }
  h1, h2, h3, p { margin: 0; }
  h1 { font-size: 22px; line-height: 28px; font-weight: 650; letter-spacing: -0.01em; }
  h2 { font-size: 17px; line-height: 24px; font-weight: 650; }
  h3 { font-size: 15px; line-height: 20px; font-weight: 600; }
  a { color: var(--nard-accent-ink); }
  .muted { color: var(--nard-muted); }
  .small { font-size: 13px; line-height: 18px; }
  .card { background: var(--nard-raised); border: 1px solid var(--nard-line); border-radius: var(--nard-radius); }
  .row { display: flex; align-items: center; gap: 8px; }
  .wrap { flex-wrap: wrap; }
  .grow { flex: 1 1 auto; min-width: 0; }
  .spread { justify-content: space-between; }
  .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .nowrap { white-space: nowrap; }
  .one-line { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .badge { display: inline-flex; align-items: center; gap: 4px; padding: 1px 8px; border-radius: 999px; font-size: 12px; line-height: 18px; white-space: nowrap; background: var(--nard-sunken); color: var(--nard-muted); }
  /* Words rather than a name or a number: on a phone they may need two lines. */
  .badge.words { white-space: normal; border-radius: 10px; }
  .badge.accent { background: var(--nard-accent-wash); color: var(--nard-accent-ink); }
  .mark-doubtful { color: var(--nard-doubtful-ink); }
  .mark-error { color: var(--nard-error); }
  .mark-blunder { color: var(--nard-blunder); }
  .mark-none { color: var(--nard-good); }
  svg.icon { width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
`;

export const controlStyles = css`
  button, select, input { font: inherit; color: inherit; }
  button, .button {
    display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 36px; padding: 0 14px;
    border: 1px solid var(--nard-edge); border-radius: 8px; background: var(--nard-raised); color: var(--nard-ink);
    cursor: pointer; white-space: nowrap; text-decoration: none; touch-action: manipulation;
  }
  /* A field for files lies unseen in its label. */
  label.button { position: relative; }
  label.button:focus-within { outline: 2px solid var(--nard-accent); outline-offset: 2px; }
  button:hover { background: var(--nard-accent-wash); border-color: var(--nard-accent); }
  button:disabled { opacity: 0.5; cursor: default; background: var(--nard-raised); border-color: var(--nard-edge); }
  button.primary { background: var(--nard-accent); border-color: var(--nard-accent); color: var(--nard-on-accent); font-weight: 600; }
  /* Else the browser lays the page's colour behind the words, which are in that colour. */
  @media (forced-colors: active) { button.primary, .choose { forced-color-adjust: none; } }
  button.primary:hover { filter: brightness(1.08); }
  button.primary:disabled { background: var(--nard-accent); }
  button.quiet { border-color: transparent; background: transparent; }
  button.quiet:hover { background: var(--nard-accent-wash); }
  button.icon-only { width: 36px; padding: 0; }
  button[aria-pressed='true'] { background: var(--nard-accent-wash); border-color: var(--nard-accent); color: var(--nard-accent-ink); font-weight: 600; }
  select, input:not([type='checkbox'], [type='radio']) {
    min-height: 36px; padding: 0 10px; border: 1px solid var(--nard-edge); border-radius: 8px; background: var(--nard-raised); max-width: 100%;
  }
  input[type='number'] { width: 60px; padding-right: 4px; }
  input[type='checkbox'], input[type='radio'] { width: 18px; height: 18px; accent-color: var(--nard-accent); margin: 0; flex: none; }
  input[aria-invalid='true'] { border-color: var(--nard-blunder); outline-color: var(--nard-blunder); }
  label.check { display: inline-flex; align-items: center; gap: 8px; min-height: 36px; cursor: pointer; }
  .segments { display: inline-flex; border: 1px solid var(--nard-edge); border-radius: 8px; overflow: hidden; background: var(--nard-raised); }
  .segments button { border: 0; border-radius: 0; min-height: 34px; padding: 0 12px; }
  .segments button + button { border-left: 1px solid var(--nard-line); }
  .segments button:focus-visible { outline-offset: -2px; }
  .chip { min-height: 32px; border-radius: 999px; padding: 0 12px; font-size: 13px; }
  @media (pointer: coarse) { button, .button, select, input:not([type='checkbox'], [type='radio']) { min-height: 44px; } button.icon-only { width: 44px; } .segments button { min-height: 42px; } .chip { min-height: 40px; } }
`;
