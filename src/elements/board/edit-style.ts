/** The editor’s tools in the middle of the board. */
import { css, unsafeCSS } from '@lit/reactive-element';
import { boardColour } from './board-element-style.ts';
import { BAR_LEFT, DIE_SIZE, FIELD_WIDTH, HEIGHT, LEFT_FIELD, MIDDLE, RIGHT_FIELD, WIDTH } from './geometry.ts';

const percent = (part: number, whole: number): ReturnType<typeof unsafeCSS> => unsafeCSS(`${((100 * part) / whole).toFixed(3)}%`);

export const editStyles = css`
  .palette, .placed, .palette button { box-sizing: border-box; }
  .palette, .placed { position: absolute; display: flex; align-items: center; justify-content: center; gap: 1%; top: ${percent(MIDDLE - DIE_SIZE * 0.72, HEIGHT)}; height: ${percent(DIE_SIZE * 1.44, HEIGHT)}; }
  .palette.ccw, .placed.cw { left: ${percent(RIGHT_FIELD, WIDTH)}; width: ${percent(FIELD_WIDTH, WIDTH)}; }
  .palette.cw, .placed.ccw { left: ${percent(LEFT_FIELD, WIDTH)}; width: ${percent(BAR_LEFT - LEFT_FIELD, WIDTH)}; }
  .palette button {
    height: 100%; aspect-ratio: 1; padding: 0; border: 1px solid transparent; border-radius: 18%; background: rgb(255 255 255 / 0.35);
    display: grid; place-items: center; cursor: pointer; color: ${boardColour('checker-light-ink')};
  }
  .palette button:hover { background: rgb(255 255 255 / 0.6); }
  .palette button[aria-checked='true'] { background: ${boardColour('checker-light')}; border-color: ${boardColour('board-target')}; box-shadow: inset 0 0 0 1.5px ${boardColour('board-target')}; }
  .palette button:focus-visible { outline: 2px solid ${boardColour('board-target')}; outline-offset: 2px; }
  .icon { width: 74%; height: 74%; }
  .icon .stroke { fill: none; stroke: currentColor; stroke-width: 5.5; stroke-linecap: round; stroke-linejoin: round; }
  .placed { flex-direction: column; gap: 2px; color: ${boardColour('checker-light-ink')}; font-size: clamp(10.5px, 2.1cqi, 16px); line-height: 1.35; font-weight: 550; pointer-events: none; }
  .placed span { padding: 0 0.5em; border-radius: 0.4em; forced-color-adjust: none; background: ${boardColour('checker-light')}; }
`;
