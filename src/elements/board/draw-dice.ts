/** Dice, the cube, and whose turn it is. */
import type { Die } from '../../core/dice.ts';
import type { Cube, Player } from '../../core/situation.ts';
import { tintOf } from './draw-checkers.ts';
import { CUBE_SIZE, cubePlace, dicePlaces, DIE_SIZE, sideOf, turnPlace, type BoardView } from './geometry.ts';
import { label, lines, node } from './svg-text.ts';

export interface DrawnDie {
  readonly value: Die;
  readonly used: boolean;
}

/** Which of the nine places of a face carry a pip; rows from the top. */
const FACES: Record<Die, string> = { 1: '000010000', 2: '001000100', 3: '001010100', 4: '101000101', 5: '101010101', 6: '101101101' };

/** One die around the origin, in the colours of who threw it. */
export function drawDie(player: Player, { value, used }: DrawnDie): string {
  const pips = [...FACES[value]].flatMap((mark, i) =>
    mark === '1' ? [node('circle', { cx: ((i % 3) - 1) * 17, cy: (Math.floor(i / 3) - 1) * 17, r: 5.8, class: 'die-pip' })] : []);
  const half = DIE_SIZE / 2;
  return node('g', { class: `die ${tintOf(player)}${used ? ' used' : ''}`, part: 'die' },
    node('rect', { x: -half, y: -half + 2.5, width: DIE_SIZE, height: DIE_SIZE, rx: 13, class: 'die-shadow' }),
    node('rect', { x: -half + 1, y: -half + 1, width: DIE_SIZE - 2, height: DIE_SIZE - 2, rx: 12, class: 'die-body' }),
    ...pips,
  );
}

export const drawDice = (view: BoardView, player: Player, dice: readonly DrawnDie[]): string =>
  lines(dicePlaces(view, player, dice.length).map(({ x, y }, i) => node('g', { transform: `translate(${x} ${y})` }, drawDie(player, dice[i]!))));

/** A centred cube of 1 shows 64, as on the table; `answerer`: it lies doubled before the side that has to answer. */
export function drawCube(view: BoardView, cube: Cube, answerer: Player | null): string {
  const { x, y } = answerer === null ? cubePlace(view, cube.owner) : dicePlaces(view, answerer, 1)[0]!;
  const value = answerer === null ? cube.value : cube.value * 2;
  const half = CUBE_SIZE / 2;
  const text = String(value === 1 ? 64 : value);
  return node('g', { class: 'cube', part: 'cube', transform: `translate(${x} ${y})` },
    node('rect', { x: -half, y: -half, width: CUBE_SIZE, height: CUBE_SIZE, rx: 9, class: 'cube-body' }),
    label({ x: 0, y: 1.5 }, text.length > 2 ? 'cube-value long' : 'cube-value', text),
  );
}

/** A small sign beside the trays, pointing to the side whose turn it is. */
export function drawTurn(view: BoardView, player: Player): string {
  const { x, y } = turnPlace(view, player);
  const turn = sideOf(view, player) === 'bottom' ? 0 : 180;
  return node('g', { class: `turn ${tintOf(player)}`, transform: `translate(${x} ${y}) rotate(${turn})` },
    node('circle', { r: 15, class: 'turn-body' }),
    node('path', { d: 'M-7 -3.5 L0 5.5 L7 -3.5', class: 'turn-arrow' }),
  );
}
