/** A board drawn in text, as forums and mail have it: X at the bottom is player 0. `text-diagram.ts` reads it back. */
import { makeRoll } from '../core/dice.ts';
import { BAR, facing, OFF, pips, swapSides, type Counts } from '../core/position.ts';
import { presetOfSituation } from '../core/presets.ts';
import type { Player, Situation } from '../core/situation.ts';
import type { Mark } from './diagram-frame.ts';

const ROWS = 5;
const TOP_NUMBERS = ' +13-14-15-16-17-18------19-20-21-22-23-24-+';
const BOTTOM_NUMBERS = ' +12-11-10--9--8--7-------6--5--4--3--2--1-+';

interface Pile {
  readonly mark: Mark;
  readonly count: number;
}

/** What stands in a row of a pile, 0 at the edge: of more than five the fifth is their number. */
const cellOf = ({ mark, count }: Pile, row: number): string => (row >= count ? ' ' : row === ROWS - 1 && count > ROWS ? count.toString(16).toUpperCase() : mark);

/** A board of a situation, without its ID; lines end without blanks. */
export function makeTextDiagram(situation: Situation): string {
  const { turn, phase, roll, cube, score } = situation;
  const { game } = situation.position;
  const { mover: x, opponent: o } = turn === 0 ? situation.position : swapSides(situation.position);
  const pileAt = (point: number): Pile => (x[point]! > 0 ? { mark: 'X', count: x[point]! } : { mark: 'O', count: o[facing(game, point)]! });
  const rowOf = (points: readonly number[], bar: Pile, row: number): string => {
    const cells = points.map((point) => ` ${cellOf(pileAt(point), row)} `);
    return ` |${cells.slice(0, 6).join('')}| ${cellOf(bar, row)} |${cells.slice(6).join('')}|`;
  };
  const [topPoints, bottomPoints] = [Array.from({ length: 12 }, (_, at) => 13 + at), Array.from({ length: 12 }, (_, at) => 12 - at)];
  const rows = [0, 1, 2, 3, 4];
  const ownerOf = (player: Player): string => (cube.owner === player ? `  (Cube: ${cube.value})` : '');
  const sideOf = (mark: Mark, counts: Counts, player: Player): string => `   ${mark}: ${pips(counts)} pips, ${counts[OFF]} off${ownerOf(player)}`;
  const named: Mark = turn === 0 ? 'X' : 'O';
  const asked = phase === 'play' && roll ? `${named} to play ${makeRoll(roll)}` : `${named} to ${phase === 'answer' ? 'answer' : 'roll'}`;
  const offer = (player: Player, row: number): string => (phase === 'answer' && turn === player && row === 1 ? ` Cube offered at ${cube.value * 2}` : '');
  const preset = presetOfSituation(situation);
  const match = score.length > 0 ? `Score X: ${score.points[0]} O: ${score.points[1]}, ${score.length} point match${score.crawford ? ', Crawford game' : ''}` : null;
  return [
    ...(game === 'long' ? [`Long nard${preset.rules ? '' : ` (${preset.id} ${preset.version})`}`] : []),
    TOP_NUMBERS + sideOf('O', o, 1),
    ...rows.map((row) => rowOf(topPoints, { mark: 'O', count: o[BAR]! }, row) + offer(1, row)),
    `${turn === 0 ? 'v' : '^'}|                  |${game === 'short' ? 'BAR' : '   '}|                  |`,
    ...rows.map((row) => rowOf(bottomPoints, { mark: 'X', count: x[BAR]! }, row) + offer(0, row)).reverse(),
    BOTTOM_NUMBERS + sideOf('X', x, 0),
    ...(match ? [match] : []),
    ...(cube.owner === null && cube.value > 1 ? [`Cube: ${cube.value}`] : []),
    asked,
  ].join('\n');
}
