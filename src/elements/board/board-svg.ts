/** A whole board as SVG text, without a DOM: for the element, mini-boards, exports and documents. */
import type { Game } from '../../core/games.ts';
import { pips, type Counts, type Setup } from '../../core/position.ts';
import { CENTRED, type Cube, type MatchScore, type Player } from '../../core/situation.ts';
import { colourLiteral } from '../shared/tokens.ts';
import { boardStyle } from './board-style.ts';
import { drawArrows, type Arrow } from './draw-arrows.ts';
import { drawCheckers } from './draw-checkers.ts';
import { drawCube, drawDice, drawTurn, type DrawnDie } from './draw-dice.ts';
import { drawField } from './draw-field.ts';
import { HEIGHT, pipsPlace, scorePlace, slotOf, WIDTH, type BoardView, type Direction } from './geometry.ts';
import { label, node } from './svg-text.ts';

export const DETAILS = ['pips', 'numbers', 'dice', 'cube', 'score', 'turn'] as const;
export type Detail = (typeof DETAILS)[number];

/** Whose numbers the points carry: the bottom player's, or those of the side whose turn it is, as its plays are written. */
export const NUMBERINGS = ['bottom', 'turn'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/** Everything a picture shows. */
export interface BoardPicture {
  readonly view: BoardView;
  /** By player, each by its own numbering. */
  readonly counts: readonly [Counts, Counts];
  readonly turn: Player;
  readonly dice: readonly DrawnDie[];
  readonly cube: Cube;
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

export interface PictureOptions {
  readonly turn?: Player;
  readonly perspective?: Player;
  readonly direction?: Direction;
  readonly dice?: readonly DrawnDie[];
  readonly cube?: Cube;
  readonly offered?: boolean;
  readonly score?: MatchScore | null;
  readonly show?: readonly Detail[];
  readonly numbering?: Numbering;
  readonly arrows?: readonly Arrow[];
}

/** A picture of a setup; what is not said is as in a mini-board: no numbers, no pips. */
export const pictureOf = (setup: Setup, options: PictureOptions = {}): BoardPicture => {
  const turn = options.turn ?? 0;
  const game: Game = setup.game;
  return {
    view: { game, perspective: options.perspective ?? 0, direction: options.direction ?? 'ccw' },
    counts: countsByPlayer(setup, turn),
    turn,
    dice: options.dice ?? [],
    cube: options.cube ?? CENTRED,
    offered: options.offered ?? false,
    score: options.score ?? null,
    show: new Set(options.show ?? ['dice', 'cube']),
    numbering: options.numbering ?? 'bottom',
    arrows: options.arrows ?? [],
  };
};

/** Number a point carries, by the player at the bottom or by the one whose turn it is. */
export const numberOfPoint = (picture: Pick<BoardPicture, 'view' | 'turn' | 'numbering'>, point: number): number =>
  slotOf(picture.view, picture.numbering === 'bottom' ? picture.view.perspective : picture.turn, { kind: 'point', point })!;

const drawPips = ({ view, counts }: BoardPicture): string =>
  ([0, 1] as const).map((player) => label(pipsPlace(view, player), 'pips', String(pips(counts[player])))).join('');

const drawScore = ({ view, score }: BoardPicture): string =>
  score && score.length > 0
    ? ([0, 1] as const).map((player) => label(scorePlace(view, player), 'score', `${score.points[player]}/${score.length}`)).join('')
    : '';

/** The layers from the bottom up, each a piece of SVG text that changes for its own reasons. */
export function boardLayers(picture: BoardPicture): { readonly field: string; readonly labels: string; readonly checkers: string; readonly dice: string; readonly arrows: string } {
  const { view, show, turn, counts } = picture;
  // Long nard is played without a cube.
  const hasCube = show.has('cube') && view.game === 'short' && !picture.score?.crawford;
  return {
    field: drawField(view, { numberOf: show.has('numbers') ? (point) => numberOfPoint(picture, point) : null }),
    labels: [
      show.has('pips') ? drawPips(picture) : '',
      show.has('score') ? drawScore(picture) : '',
      show.has('turn') ? drawTurn(view, turn) : '',
      hasCube ? drawCube(view, picture.cube, picture.offered ? turn : null) : '',
    ].join(''),
    checkers: drawCheckers(view, counts),
    dice: show.has('dice') ? drawDice(view, turn, picture.dice) : '',
    arrows: drawArrows(view, turn, counts[turn], picture.arrows),
  };
}

/** A document of its own: style inside, plain colours, nothing fetched. `title` is what a screen reader says. */
export function boardSvg(picture: BoardPicture, title: string): string {
  const { field, labels, checkers, dice, arrows } = boardLayers(picture);
  return node('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, role: 'img' },
    node('title', {}, title.replace(/[<&]/g, ' ')), node('style', {}, boardStyle(colourLiteral)), field, labels, checkers, dice, arrows);
}
