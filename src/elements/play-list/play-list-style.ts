import { css } from 'lit';
import { baseStyles, buttonStyles } from '../shared/styles.ts';
import { colour } from '../shared/tokens.ts';

export const playListStyles = [
  baseStyles,
  buttonStyles,
  css`
    :host { container-type: inline-size; font-size: 14px; line-height: 20px; }
    .row { display: grid; align-items: baseline; column-gap: 10px; padding: 7px 12px; grid-template-columns: 20px minmax(100px, 1fr) 56px 56px 132px 132px 52px; border-left: 3px solid transparent; cursor: pointer; }
    .row:not(.head):hover, .row:focus-within { background: ${colour('accent-wash')}; }
    .row + .row { border-top: 1px solid ${colour('line')}; }
    .head { color: ${colour('muted')}; font-size: 12px; cursor: default; border-bottom: 1px solid ${colour('line')}; padding-block: 4px; position: sticky; top: 0; background: ${colour('raised')}; z-index: 1; }
    .head .name { text-align: left; }
    .rank { color: ${colour('muted')}; text-align: right; white-space: nowrap; }
    .name { min-width: 0; display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 8px; }
    .equity { text-align: right; font-weight: 600; }
    .head .equity { font-weight: inherit; }
    .loss, .by { text-align: right; }
    .side { display: grid; grid-template-columns: 44px 44px 40px; text-align: right; }
    .side b { display: none; }
    .side .chance { color: ${colour('muted')}; }
    .row:not(.head) b + .chance { color: ${colour('ink')}; }
    .by { color: ${colour('muted')}; font-size: 12px; white-space: nowrap; }
    .beside { grid-row: 2; grid-column: 2 / -1; color: ${colour('muted')}; font-size: 12px; line-height: 16px; }
    .play { all: unset; cursor: pointer; font-weight: 600; border-radius: 4px; }
    .play:focus-visible { outline: 2px solid ${colour('accent')}; outline-offset: 2px; }
    .is-played { background: ${colour('sunken')}; border-left-color: ${colour('accent')}; }
    .is-played.mark-doubtful { border-left-color: ${colour('doubtful')}; }
    .is-played.mark-error { border-left-color: ${colour('error')}; }
    .is-played.mark-blunder { border-left-color: ${colour('blunder')}; }
    .badge { font-size: 12px; line-height: 18px; padding: 0 7px; border-radius: 999px; background: ${colour('accent-wash')}; color: ${colour('accent-ink')}; white-space: nowrap; }
    .mark-doubtful .loss, .mark-doubtful .badge { color: ${colour('doubtful-ink')}; }
    .mark-error .loss, .mark-error .badge { color: ${colour('error')}; }
    .mark-blunder .loss, .mark-blunder .badge { color: ${colour('blunder')}; }
    .mark-doubtful .badge, .mark-error .badge, .mark-blunder .badge { background: ${colour('raised')}; box-shadow: inset 0 0 0 1px currentColor; }
    .heading { padding: 8px 12px 6px; font-size: 12px; line-height: 16px; color: ${colour('muted')}; background: ${colour('sunken')}; border-block: 1px solid ${colour('line')}; }
    .note { margin: 0; padding: 14px 12px; color: ${colour('muted')}; }
    .more { margin: 10px 12px; }
    .more:focus-visible { outline: 2px solid ${colour('accent')}; }

    /* Narrow: numbers of both sides in a second line. */
    @container (max-width: 639px) {
      .row { grid-template-columns: 20px minmax(0, 1fr) auto 58px; row-gap: 1px; column-gap: 8px; padding: 7px 12px 7px 5px; }
      .row .side, .row .by { grid-row: 2; font-size: 12px; line-height: 16px; }
      .head .side, .head .by { display: none; }
      .side { display: inline-flex; gap: 7px; }
      .side b { display: inline; font-weight: 600; color: ${colour('muted')}; }
      .row:not(.head) .side:nth-of-type(5) { grid-column: 2 / 3; }
      .row:not(.head) .side:nth-of-type(6) { grid-column: 3 / 4; }
      .by { grid-column: 4; }
      .beside { grid-row: 3; }
    }
  `,
];
