/** The board as an element: its picture, what can be touched, and the editor's tools. */
import { css, unsafeCSS } from 'lit';
import { baseStyles } from '../shared/styles.ts';
import { colour, colourVariable } from '../shared/tokens.ts';
import { boardStyle } from './board-style.ts';
import { BAR_LEFT, DIE_SIZE, FIELD_WIDTH, HEIGHT, LEFT_FIELD, MIDDLE, RIGHT_FIELD, WIDTH } from './geometry.ts';

const percent = (part: number, whole: number): ReturnType<typeof unsafeCSS> => unsafeCSS(`${((100 * part) / whole).toFixed(3)}%`);

export const boardElementStyles = [
  baseStyles,
  unsafeCSS(boardStyle(colourVariable)),
  css`
    :host { position: relative; aspect-ratio: ${WIDTH} / ${HEIGHT}; container-type: inline-size; -webkit-user-select: none; user-select: none; -webkit-tap-highlight-color: transparent; }
    .picture { display: block; width: 100%; height: 100%; overflow: visible; outline: none; }
    .picture:focus-visible { outline: 2px solid ${colour('accent')}; outline-offset: 2px; border-radius: 2%; }
    .drawn, .arrows, .marks, .held { pointer-events: none; }
    .cell { fill: transparent; outline: none; }
    .cell:focus-visible { stroke: ${colour('accent')}; stroke-width: 4; fill: rgb(255 255 255 / 0.14); }
    /* A finger on a checker that can move drags it; anywhere else it scrolls the page. */
    .grip { fill: transparent; touch-action: none; cursor: grab; pointer-events: all; }
    :host([mode='edit']) .cell { cursor: pointer; }
    .cell.is-target { cursor: pointer; }
    .mark { fill: none; stroke-width: 4; }
    .mark-picked { stroke: ${colour('board-target')}; stroke-width: 5; }
    .mark-target { stroke: ${colour('board-target')}; stroke-width: 4.5; fill: ${colour('checker-light')}; fill-opacity: 0.72; }
    .held .checker-shadow { opacity: 0.3; }
    .dice-button { fill: transparent; cursor: pointer; outline: none; }
    .dice-button:focus-visible { stroke: ${colour('accent')}; stroke-width: 4; }

    .palette, .placed { position: absolute; display: flex; align-items: center; justify-content: center; gap: 1%; top: ${percent(MIDDLE - DIE_SIZE * 0.72, HEIGHT)}; height: ${percent(DIE_SIZE * 1.44, HEIGHT)}; }
    .palette.ccw, .placed.cw { left: ${percent(RIGHT_FIELD, WIDTH)}; width: ${percent(FIELD_WIDTH, WIDTH)}; }
    .palette.cw, .placed.ccw { left: ${percent(LEFT_FIELD, WIDTH)}; width: ${percent(BAR_LEFT - LEFT_FIELD, WIDTH)}; }
    .palette button {
      height: 100%; aspect-ratio: 1; padding: 0; border: 1px solid transparent; border-radius: 18%; background: rgb(255 255 255 / 0.35);
      display: grid; place-items: center; cursor: pointer; color: ${colour('checker-light-ink')};
    }
    .palette button:hover { background: rgb(255 255 255 / 0.6); }
    .palette button[aria-checked='true'] { background: ${colour('checker-light')}; border-color: ${colour('board-target')}; box-shadow: inset 0 0 0 1.5px ${colour('board-target')}; }
    .palette button:focus-visible { outline: 2px solid ${colour('board-target')}; outline-offset: 2px; }
    .icon { width: 74%; height: 74%; }
    .icon .stroke { fill: none; stroke: currentColor; stroke-width: 5.5; stroke-linecap: round; stroke-linejoin: round; }
    .placed { flex-direction: column; gap: 0; color: ${colour('checker-light-ink')}; font-size: clamp(10.5px, 2.1cqi, 16px); line-height: 1.35; font-weight: 550; pointer-events: none; }

    .problem {
      width: 100%; height: 100%; display: grid; place-items: center; text-align: center; padding: 8%; overflow: auto;
      border: 1px solid ${colour('edge')}; border-radius: 10px; background: ${colour('raised')}; color: ${colour('ink')}; font-size: 14px; line-height: 1.45; user-select: text;
    }

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
