/** The empty board: frame, rails, fields, points and their numbers. */
import {
  BAR_LEFT, BAR_WIDTH, FIELD_HEIGHT, FIELD_TOP, FIELD_WIDTH, halfOfPoint, HEIGHT, LEFT_FIELD, MIDDLE, POINT_HEIGHT, pointNumbers, pointX,
  rails, RIGHT_FIELD, WIDTH, type Box, type BoardView,
} from './geometry.ts';
import { label, lines, node } from './svg-text.ts';

const rectangle = (box: Box, className: string, radius: number, part: string | null = null): string =>
  node('rect', { x: box.x, y: box.y, width: box.width, height: box.height, rx: radius, class: className, part });

const inset = (box: Box, by: number): Box => ({ x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by });

/** A pointed arch, as on the portals of Samarkand: broad at the edge, fine at the tip. */
function pointShape(view: BoardView, point: number): string {
  const x = pointX(view, point);
  const sign = halfOfPoint(point) === 'bottom' ? -1 : 1;
  const at = (dx: number, height: number): string => `${x + dx} ${MIDDLE + sign * (height - FIELD_HEIGHT / 2)}`;
  const arch = `M${at(-28, 0)} L${at(-28, 26)} C${at(-26, 132)} ${at(-7, 176)} ${at(0, POINT_HEIGHT)} C${at(7, 176)} ${at(26, 132)} ${at(28, 26)} L${at(28, 0)} Z`;
  const odd = point % 2 === 1;
  return node('path', { d: arch, class: odd ? 'point point-a' : 'point point-b', part: 'point' });
}

/** The eight-pointed star of two squares, on the hinge of the board. */
function star(): string {
  const size = 20;
  const square = (turn: number): string =>
    node('rect', { x: WIDTH / 2 - size / 2, y: MIDDLE - size / 2, width: size, height: size, transform: `rotate(${turn} ${WIDTH / 2} ${MIDDLE})`, class: 'star' });
  return lines([square(0), square(45)]);
}

export interface FieldOptions {
  /** Number a point carries; null = none are shown. */
  readonly numberOf: ((point: number) => number) | null;
}

export function drawField(view: BoardView, { numberOf }: FieldOptions): string {
  const whole = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const field = (x: number): Box => ({ x, y: FIELD_TOP, width: FIELD_WIDTH, height: FIELD_HEIGHT });
  const fields = [field(LEFT_FIELD), field(RIGHT_FIELD)];
  return lines([
    rectangle(whole, 'frame-edge', 18, 'board'),
    rectangle(inset(whole, 3), 'frame', 15),
    ...rails(view).map((rail) => rectangle(rail, 'rail', 8)),
    ...fields.flatMap((box) => [rectangle(inset(box, -3), 'inlay', 5), rectangle(box, 'field', 2)]),
    rectangle({ x: BAR_LEFT + 3, y: 3, width: BAR_WIDTH - 6, height: HEIGHT - 6 }, 'bar', 0),
    star(),
    ...Array.from({ length: 24 }, (_, i) => pointShape(view, i + 1)),
    ...(numberOf ? pointNumbers(view).map(({ point, place }) => label(place, 'number', String(numberOf(point)))) : []),
  ]);
}
