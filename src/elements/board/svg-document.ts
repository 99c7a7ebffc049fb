/** A board as an SVG document of its own, without a DOM: for exports, servers and documents. */
import type { Setup } from '../../core/position.ts';
import { cubeOf, hasCube } from '../../core/preset-board.ts';
import { CENTRED, type Cube, type MatchScore, type Player, type Situation } from '../../core/situation.ts';
import { boardLiteral, type BoardColour } from './board-colours.ts';
import { boardStyle } from './board-style.ts';
import { boardLayers, countsByPlayer, type BoardPicture, type Detail, type Numbering } from './board-svg.ts';
import type { Arrow } from './draw-arrows.ts';
import type { DrawnDie } from './draw-dice.ts';
import { HEIGHT, WIDTH, type Direction } from './geometry.ts';
import { escapeText, node } from './svg-text.ts';

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

/** What a situation puts on the board beside its checkers. */
export const situationOptions = ({ position: { game }, turn, roll, cube, score, phase }: Situation): PictureOptions =>
  ({ turn, dice: (roll ?? []).map((value) => ({ value, used: false })), cube: cubeOf(game, cube), score, offered: phase === 'answer' });

/** A picture of a setup; what is not said is as in a mini-board: no numbers, no pips. */
export const pictureOf = (setup: Setup, options: PictureOptions = {}): BoardPicture => {
  const turn = options.turn ?? 0;
  const { game } = setup;
  return {
    view: { game, perspective: options.perspective ?? 0, direction: options.direction ?? 'ccw' },
    counts: countsByPlayer(setup, turn),
    turn,
    dice: options.dice ?? [],
    // Long nard is played without one, unless somebody says so.
    cube: options.cube === undefined ? (hasCube(game) ? CENTRED : null) : options.cube,
    offered: options.offered ?? false,
    score: options.score ?? null,
    show: new Set(options.show ?? ['dice', 'cube']),
    numbering: options.numbering ?? 'bottom',
    arrows: options.arrows ?? [],
  };
};

/** A document of its own: style inside, nothing fetched. `title` is what a screen reader says; `colour` is asked for every colour. */
export function boardSvg(picture: BoardPicture, title: string, colour: (name: BoardColour) => string = boardLiteral): string {
  const { field, labels, checkers, dice, arrows } = boardLayers(picture);
  return node('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, role: 'img' },
    node('title', {}, escapeText(title)), node('style', {}, escapeText(boardStyle(colour))), field, labels, checkers, dice, arrows);
}
