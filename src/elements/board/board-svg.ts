/** A whole board as SVG text, without a DOM: for the element, mini-boards, exports and documents. */
import { NUMBERINGS as SCHEMES, shownPoint } from '../../core/numbering.ts';
import { pips, type Counts, type Setup } from '../../core/position.ts';
import type { Cube, MatchScore, Player } from '../../core/situation.ts';
import { drawArrows, type Arrow } from './draw-arrows.ts';
import { drawCheckers } from './draw-checkers.ts';
import { drawCube, drawDice, drawTurn, type DrawnDie } from './draw-dice.ts';
import { drawField } from './draw-field.ts';
import { pipsPlace, scorePlace, slotOf, type BoardView } from './geometry.ts';
import { label, lines } from './svg-text.ts';

export const DETAILS = ['pips', 'numbers', 'dice', 'cube', 'score', 'turn'] as const;
export type Detail = (typeof DETAILS)[number];

/**
 * Which numbers the points carry: the bottom player’s own, those of the side whose turn it is, or one of the schemes that number the
 * board once for both sides.
 */
export const NUMBERINGS = ['bottom', 'turn', ...SCHEMES.filter((scheme) => scheme !== 'own')] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/** Everything a picture shows. */
export interface BoardPicture {
  readonly view: BoardView;
  /** By player, each by its own numbering. */
  readonly counts: readonly [Counts, Counts];
  readonly turn: Player;
  readonly dice: readonly DrawnDie[];
  /** null = there is none. */
  readonly cube: Cube | null;
  /** A double was offered to `turn`. */
  readonly offered: boolean;
  readonly score: MatchScore | null;
  readonly show: ReadonlySet<Detail>;
  readonly numbering: Numbering;
  readonly arrows: readonly Arrow[];
}

/** A setup's counts by player. */
export const countsByPlayer = (setup: Setup, turn: Player): readonly [Counts, Counts] =>
  turn === 0 ? [setup.mover, setup.opponent] : [setup.opponent, setup.mover];

/** Number a point carries; points are counted by the player at the bottom. */
export function numberOfPoint({ view, turn, numbering }: Pick<BoardPicture, 'view' | 'turn' | 'numbering'>, point: number): number {
  if (numbering !== 'bottom' && numbering !== 'turn') return shownPoint(numbering, view.game, view.perspective, point);
  return slotOf(view, numbering === 'bottom' ? view.perspective : turn, { kind: 'point', point })!;
}

const drawPips = ({ view, counts }: BoardPicture): string =>
  lines(([0, 1] as const).map((player) => label(pipsPlace(view, player), 'pips', String(pips(counts[player])))));

const drawScore = ({ view, score }: BoardPicture): string =>
  score && score.length > 0
    ? lines(([0, 1] as const).map((player) => label(scorePlace(view, player), 'score', `${score.points[player]}/${score.length}`)))
    : '';

/** The field is the most of a picture and seldom another: the last one drawn is kept. */
let lastField = { key: '', text: '' };

function fieldOf(picture: BoardPicture): string {
  const { view, turn, numbering } = picture;
  const isNumbered = picture.show.has('numbers');
  const key = JSON.stringify([view, isNumbered, turn, numbering]);
  if (lastField.key !== key) lastField = { key, text: drawField(view, { numberOf: isNumbered ? (point) => numberOfPoint(picture, point) : null }) };
  return lastField.text;
}

/**
 * The layers from the bottom up, each SVG text with a node a line, that changes for its own reasons. `lying`: the checkers that are not in
 * somebody's hand.
 */
export function boardLayers(picture: BoardPicture, lying: readonly [Counts, Counts] = picture.counts): { readonly field: string; readonly labels: string; readonly checkers: string; readonly dice: string; readonly arrows: string } {
  const { view, show, turn, counts } = picture;
  const cube = show.has('cube') && !picture.score?.crawford ? picture.cube : null;
  return {
    field: fieldOf(picture),
    labels: lines([
      show.has('pips') ? drawPips(picture) : '',
      show.has('score') ? drawScore(picture) : '',
      show.has('turn') ? drawTurn(view, turn) : '',
      cube ? drawCube(view, cube, picture.offered ? turn : null) : '',
    ]),
    checkers: drawCheckers(view, lying),
    dice: show.has('dice') ? drawDice(view, turn, picture.dice) : '',
    arrows: drawArrows(view, turn, counts[turn], picture.arrows),
  };
}
