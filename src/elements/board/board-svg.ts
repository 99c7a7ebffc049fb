/** A whole board as SVG text, without a DOM: for the element, mini-boards, exports and documents. */
import type { Game } from '../../core/games.ts';
import { NUMBERINGS as SCHEMES, ownPoint, shownPoint } from '../../core/numbering.ts';
import { pips, type Counts, type Setup } from '../../core/position.ts';
import { CENTRED, type Cube, type MatchScore, type Player } from '../../core/situation.ts';
import { boardLiteral, type BoardColour } from './board-colours.ts';
import { boardStyle } from './board-style.ts';
import { drawArrows, type Arrow } from './draw-arrows.ts';
import { drawCheckers } from './draw-checkers.ts';
import { drawCube, drawDice, drawTurn, type DrawnDie } from './draw-dice.ts';
import { drawField } from './draw-field.ts';
import { HEIGHT, pipsPlace, scorePlace, slotOf, WIDTH, type BoardView, type Direction } from './geometry.ts';
import { escapeText, label, node } from './svg-text.ts';

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

export interface PictureOptions {
  readonly turn?: Player;
  readonly perspective?: Player;
  readonly direction?: Direction;
  readonly dice?: readonly DrawnDie[];
  readonly cube?: Cube | null;
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
    // Long nard is played without one, unless somebody says so.
    cube: options.cube === undefined ? (game === 'short' ? CENTRED : null) : options.cube,
    offered: options.offered ?? false,
    score: options.score ?? null,
    show: new Set(options.show ?? ['dice', 'cube']),
    numbering: options.numbering ?? 'bottom',
    arrows: options.arrows ?? [],
  };
};

/** Number a point carries; points are counted by the player at the bottom. */
export function numberOfPoint({ view, turn, numbering }: Pick<BoardPicture, 'view' | 'turn' | 'numbering'>, point: number): number {
  if (numbering !== 'bottom' && numbering !== 'turn') return shownPoint(numbering, view.game, view.perspective, point);
  return slotOf(view, numbering === 'bottom' ? view.perspective : turn, { kind: 'point', point })!;
}

/** A player’s own point by the number in a typed play: plays are typed in own numbers, or in those of a scheme for both sides. */
export const pointTyped = (numbering: Numbering, game: Game, player: Player, typed: number): number =>
  numbering === 'bottom' || numbering === 'turn' ? typed : ownPoint(numbering, game, player, typed);

const drawPips = ({ view, counts }: BoardPicture): string =>
  ([0, 1] as const).map((player) => label(pipsPlace(view, player), 'pips', String(pips(counts[player])))).join('');

const drawScore = ({ view, score }: BoardPicture): string =>
  score && score.length > 0
    ? ([0, 1] as const).map((player) => label(scorePlace(view, player), 'score', `${score.points[player]}/${score.length}`)).join('')
    : '';

/** The layers from the bottom up, each a piece of SVG text that changes for its own reasons. */
export function boardLayers(picture: BoardPicture): { readonly field: string; readonly labels: string; readonly checkers: string; readonly dice: string; readonly arrows: string } {
  const { view, show, turn, counts } = picture;
  const cube = show.has('cube') && !picture.score?.crawford ? picture.cube : null;
  return {
    field: drawField(view, { numberOf: show.has('numbers') ? (point) => numberOfPoint(picture, point) : null }),
    labels: [
      show.has('pips') ? drawPips(picture) : '',
      show.has('score') ? drawScore(picture) : '',
      show.has('turn') ? drawTurn(view, turn) : '',
      cube ? drawCube(view, cube, picture.offered ? turn : null) : '',
    ].join(''),
    checkers: drawCheckers(view, counts),
    dice: show.has('dice') ? drawDice(view, turn, picture.dice) : '',
    arrows: drawArrows(view, turn, counts[turn], picture.arrows),
  };
}

/** A document of its own: style inside, nothing fetched. `title` is what a screen reader says; `colour` is asked for every colour. */
export function boardSvg(picture: BoardPicture, title: string, colour: (name: BoardColour) => string = boardLiteral): string {
  const { field, labels, checkers, dice, arrows } = boardLayers(picture);
  return node('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, role: 'img' },
    node('title', {}, escapeText(title)), node('style', {}, escapeText(boardStyle(colour))), field, labels, checkers, dice, arrows);
}
