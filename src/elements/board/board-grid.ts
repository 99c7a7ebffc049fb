/** The board's cells for hands and screen readers: a grid of two rows with one stop for the Tab key. */
import type { Counts } from '../../core/position.ts';
import type { BoardWords } from '../../i18n/en/board-words.ts';
import { spotName } from './cell-names.ts';
import { checkerPlace, RADIUS, sameSpot, slotOf, spotBox, spotKey, spotRows, STACK_DRAWN, type BoardView, type Spot } from './geometry.ts';
import type { Interaction } from './interaction.ts';
import { lines, node } from './svg-text.ts';

export interface GridHost {
  readonly words: BoardWords;
  readonly boardView: BoardView;
  readonly interaction: Interaction;
  pointName(point: number): string;
  /** The cell the keyboard is on. */
  readonly active: Spot;
}

const HEADINGS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
type Heading = (typeof HEADINGS)[number];
export const isHeading = (key: string): key is Heading => HEADINGS.includes(key as Heading);

const centreX = (view: BoardView, spot: Spot): number => spotBox(view, spot).x + spotBox(view, spot).width / 2;

/** The cell of a row that lies straight across; rows need not begin at the same column. */
const across = (view: BoardView, row: readonly Spot[], spot: Spot): Spot =>
  row.reduce((nearest, each) => (Math.abs(centreX(view, each) - centreX(view, spot)) < Math.abs(centreX(view, nearest) - centreX(view, spot)) ? each : nearest));

/** The cell reached from another by an arrow key; the edge stops it. */
export function neighbour(view: BoardView, spot: Spot, heading: Heading): Spot {
  const rows = spotRows(view);
  const row = rows[0].some((each) => sameSpot(each, spot)) ? 0 : 1;
  const column = rows[row].findIndex((each) => sameSpot(each, spot));
  const last = rows[row].length - 1;
  switch (heading) {
    case 'ArrowLeft': return rows[row][Math.max(0, column - 1)]!;
    case 'ArrowRight': return rows[row][Math.min(last, column + 1)]!;
    case 'ArrowUp': return across(view, rows[0], spot);
    case 'ArrowDown': return across(view, rows[1], spot);
    case 'Home': return rows[row][0]!;
    case 'End': return rows[row][last]!;
  }
}

/** What of a cell a finger may drag: its checkers. The rest of the column scrolls the page. */
function grip(view: BoardView, spot: Spot, count: number): string {
  const low = checkerPlace(view, spot, 0);
  const high = checkerPlace(view, spot, Math.min(count, STACK_DRAWN) - 1);
  return node('rect', { class: 'grip', x: low.x - RADIUS, y: Math.min(low.y, high.y) - RADIUS, width: 2 * RADIUS, height: Math.abs(low.y - high.y) + 2 * RADIUS });
}

function cell(host: GridHost, counts: readonly [Counts, Counts], spot: Spot, isTarget: boolean): string {
  const { boardView: view, interaction, active } = host;
  const words = host.words.cell;
  const box = spotBox(view, spot);
  const isPicked = interaction.picked !== null && sameSpot(interaction.picked.spot, spot);
  const isMovable = !interaction.picked && interaction.pickable(spot, 'touch') !== null;
  const states = [isPicked ? words.picked : isTarget ? words.target : isMovable ? words.movable : ''].filter(Boolean);
  return node('rect', {
    class: isTarget ? 'cell is-target' : 'cell', 'data-spot': spotKey(spot), x: box.x + 1.5, y: box.y + 1.5, width: box.width - 3, height: box.height - 3, rx: 6,
    role: 'gridcell', tabindex: sameSpot(spot, active) ? 0 : -1, 'aria-label': [spotName(host, counts, spot), ...states].join(', '), 'aria-selected': String(isPicked),
  });
}

/** Rings where the picked checker may land, and one around the picked checker. */
export function marks({ boardView: view, interaction }: Pick<GridHost, 'boardView' | 'interaction'>): string {
  const counts = interaction.counts();
  const { picked } = interaction;
  const player = picked?.player ?? 0;
  const countAt = (spot: Spot): number => counts[player][slotOf(view, player, spot) ?? 0] ?? 0;
  const ring = (spot: Spot, height: number, className: string): string => {
    const { x, y } = checkerPlace(view, spot, Math.max(0, height));
    return spot.kind === 'off'
      ? node('rect', { class: className, x: x - 31, y: y - 10.5, width: 62, height: 21, rx: 7 })
      : node('circle', { class: className, cx: x, cy: y, r: RADIUS + 0.5 });
  };
  return lines([
    picked ? ring(picked.spot, countAt(picked.spot) - 1, 'mark mark-picked') : '',
    ...interaction.targets().map((spot) => ring(spot, countAt(spot), 'mark mark-target')),
  ]);
}

export function grid(host: GridHost): string {
  const { words, interaction, boardView } = host;
  const counts = interaction.counts();
  const targets = interaction.targets();
  return node('g', { role: 'grid', 'aria-label': interaction.gridName ?? words.grid, class: 'grid' },
    ...spotRows(boardView).map((row, i) => node('g', { role: 'row', 'aria-label': i === 0 ? words.topRow : words.bottomRow },
      ...row.map((spot) => cell(host, counts, spot, targets.some((target) => sameSpot(target, spot)))))));
}

export function grips({ boardView, interaction }: Pick<GridHost, 'boardView' | 'interaction'>): string {
  const counts = interaction.counts();
  return lines(spotRows(boardView).flat().map((spot) => {
    const owner = interaction.pickable(spot, 'touch');
    return owner === null ? '' : grip(boardView, spot, counts[owner][slotOf(boardView, owner, spot)!]!);
  }));
}
