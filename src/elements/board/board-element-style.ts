/** The board as an element: its picture and what can be touched. */
import { css, unsafeCSS, type CSSResult } from '@lit/reactive-element';
import { FONT } from '../shared/fonts.ts';
import { boardVariable, type BoardColour } from './board-colours.ts';
import { boardStyle } from './board-style.ts';
import { HEIGHT, WIDTH } from './geometry.ts';

export const boardColour = (name: BoardColour): CSSResult => unsafeCSS(boardVariable(name));

export const boardElementStyles = [
  unsafeCSS(boardStyle(boardVariable)),
  css`
    :host([hidden]) { display: none; }
    :host { display: block; color: ${boardColour('ink')}; font-family: ${unsafeCSS(FONT)}; font-variant-numeric: tabular-nums; position: relative; aspect-ratio: ${WIDTH} / ${HEIGHT}; container-type: inline-size; -webkit-user-select: none; user-select: none; -webkit-tap-highlight-color: transparent; }
    [hidden] { display: none !important; }
    .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .picture { display: block; width: 100%; height: 100%; overflow: visible; outline: none; }
    .picture:focus-visible { outline: 2px solid ${boardColour('accent')}; outline-offset: 2px; border-radius: 2%; }
    .drawn, .arrows, .marks, .held { pointer-events: none; }
    .cell { fill: transparent; outline: none; }
    .cell:focus-visible { stroke: ${boardColour('accent')}; stroke-width: 4; fill: rgb(255 255 255 / 0.14); }
    /* A finger on a checker that can move drags it; anywhere else it scrolls the page. */
    .grip { fill: transparent; touch-action: none; cursor: grab; pointer-events: all; }
    :host([mode='edit']) .cell { cursor: pointer; }
    .cell.is-target { cursor: pointer; }
    .mark { fill: none; stroke-width: 4; }
    .mark-picked { stroke: ${boardColour('board-target')}; stroke-width: 5; }
    .mark-target { stroke: ${boardColour('board-target')}; stroke-width: 4.5; fill: ${boardColour('checker-light')}; fill-opacity: 0.72; }
    .held-layer:not(:empty) { will-change: transform; }
    .held .checker-shadow { opacity: 0.3; }
    .dice-button { fill: transparent; cursor: pointer; outline: none; }
    .dice-button:focus-visible { stroke: ${boardColour('accent')}; stroke-width: 4; }

    .problem {
      box-sizing: border-box; width: 100%; height: 100%; display: grid; place-items: center; text-align: center; padding: 8%; overflow: auto;
      border: 1px solid ${boardColour('edge')}; border-radius: 10px; background: ${boardColour('raised')}; color: ${boardColour('ink')}; font-size: 14px; line-height: 1.45; user-select: text;
    }

    /* What the page wrote for readers without the element goes under the board on paper. */
    slot { display: none; }
    @media print { :host { aspect-ratio: auto; } slot { display: block; } }

    @container (max-width: 560px) {
      .number { font-size: 27px; }
      .score { font-size: 26px; }
      .pips { font-size: 28px; }
      .checker-count { font-size: 32px; }
    }
    @media (forced-colors: active) {
      .picture { forced-color-adjust: none; }
      .cell:focus-visible { stroke: Highlight; }
    }
  `,
];
