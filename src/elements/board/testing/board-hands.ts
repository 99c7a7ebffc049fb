/** Hands for the tests of the board: where its spots are on the screen, and ways to touch them. */
import { sendMouse } from '@web/test-runner-commands';
import { centreOf } from '../../shared/testing.ts';
import type { NardBoard } from '../nard-board.ts';

export const cellOf = (board: NardBoard, key: string): SVGRectElement => board.renderRoot.querySelector<SVGRectElement>(`[data-spot="${key}"]`)!;

export const labelOf = (board: NardBoard, key: string): string => cellOf(board, key).getAttribute('aria-label') ?? '';

export const saidBy = (board: NardBoard): string => board.renderRoot.querySelector('[aria-live]')?.textContent ?? '';

export async function click(board: NardBoard, key: string, button: 'left' | 'right' = 'left'): Promise<void> {
  await sendMouse({ type: 'click', position: centreOf(cellOf(board, key)), button });
  await board.updateComplete;
}

/** Takes a checker up with the mouse. */
export async function lift(board: NardBoard, from: string): Promise<void> {
  const [x, y] = centreOf(cellOf(board, from));
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [x + 8, y] });
  await board.updateComplete;
}

export async function drag(board: NardBoard, from: string, to: string | [number, number]): Promise<void> {
  const target = typeof to === 'string' ? centreOf(cellOf(board, to)) : to;
  await lift(board, from);
  await sendMouse({ type: 'move', position: target });
  await sendMouse({ type: 'up' });
  await board.updateComplete;
}

const finger = (type: string, [clientX, clientY]: [number, number]): PointerEvent =>
  new PointerEvent(type, { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, clientX, clientY, bubbles: true, composed: true, cancelable: true });

/** A finger's tap, as a browser reports it: pointer events, then a click. */
export async function tap(board: NardBoard, key: string): Promise<void> {
  const cell = cellOf(board, key);
  const at = centreOf(cell);
  cell.dispatchEvent(finger('pointerdown', at));
  cell.dispatchEvent(finger('pointerup', at));
  cell.dispatchEvent(new MouseEvent('click', { clientX: at[0], clientY: at[1], bubbles: true, composed: true }));
  await board.updateComplete;
}

/** A finger goes down on a spot and starts to move; says whether the page was kept from scrolling. */
export function startSwipe(board: NardBoard, key: string): boolean {
  const cell = cellOf(board, key);
  cell.dispatchEvent(finger('pointerdown', centreOf(cell)));
  const move = new TouchEvent('touchmove', { bubbles: true, composed: true, cancelable: true });
  cell.dispatchEvent(move);
  cell.dispatchEvent(finger('pointercancel', centreOf(cell)));
  return move.defaultPrevented;
}
