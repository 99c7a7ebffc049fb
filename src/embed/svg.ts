/** A board as SVG text without a page: for servers, feeds and documents. */
import { startPosition } from '../core/position.ts';
import { ok, type Result } from '../core/result.ts';
import type { Player } from '../core/situation.ts';
import { parseArrows } from '../elements/board/attributes.ts';
import { DETAILS, type Detail } from '../elements/board/board-svg.ts';
import { boardSvg, pictureOf, situationOptions } from '../elements/board/svg-document.ts';
import type { Direction } from '../elements/board/geometry.ts';
import { idFormat } from '../formats/id-format.ts';
import { ID_PARSERS } from '../formats/id-readers.ts';

export interface SvgOptions {
  /** Said by screen readers; the ID itself by default. */
  readonly title?: string;
  /** Who sits at the bottom: 0 White, 1 Black. */
  readonly perspective?: Player;
  readonly direction?: Direction;
  /** Beside the checkers; all of it by default. */
  readonly show?: readonly Detail[];
  /** A play such as `13/7 8/7`. */
  readonly arrows?: string;
}

/** An SVG document of the position that an ID describes (`start` or `long start` for the starting ones). Errors: those of the ID and of the play. */
export function makeBoardSvg(id: string, { title = id, perspective = 0, direction = 'ccw', show = DETAILS, arrows = '' }: SvgOptions = {}): Result<string> {
  const drawn = parseArrows(arrows);
  if (!drawn.ok) return drawn;
  const common = { perspective, direction, show, arrows: drawn.value };
  if (id === 'start' || id === 'long start') return ok(boardSvg(pictureOf(startPosition(id === 'start' ? 'short' : 'long'), common), title));
  const format = idFormat(id);
  if (!format.ok) return format;
  const found = ID_PARSERS[format.value](id);
  if (!found.ok) return found;
  return ok(boardSvg(pictureOf(found.value.position, { ...common, ...situationOptions(found.value) }), title));
}
