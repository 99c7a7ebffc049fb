/** A board as SVG text without a page: for servers, feeds and documents. */
import { startPosition } from '../core/position.ts';
import { ok, type Result } from '../core/result.ts';
import type { Player } from '../core/situation.ts';
import { READERS } from '../elements/board/attributes.ts';
import { DETAILS, type Detail } from '../elements/board/board-svg.ts';
import { boardSvg, pictureOf, situationOptions } from '../elements/board/svg-document.ts';
import type { Direction } from '../elements/board/geometry.ts';
import { readId } from '../formats/id-readers.ts';

export interface SvgOptions {
  /** Said by screen readers; the ID itself by default. */
  readonly title?: string;
  /** Who sits at the bottom: 0 or `white`, 1 or `black`. */
  readonly perspective?: Player | 'white' | 'black';
  readonly direction?: Direction;
  /** Beside the checkers, as a list or as the attribute says it; all of it by default. */
  readonly show?: readonly Detail[] | string;
  /** A play such as `13/7 8/7`. */
  readonly arrows?: string;
}

/** Text as the attribute of that name says it, or the value itself. */
const readAs = <T>(value: T | string, reader: (text: string) => Result<T>): Result<T> => (typeof value === 'string' ? reader(value) : ok(value));

/**
 * An SVG document of the position that an ID describes (`start` or `long start` for the starting ones). Errors: those of the ID and of
 * the play, attribute_malformed. An ID is often what an address said: one that is missing or no text is told too.
 */
export function makeBoardSvg(id: string, options: SvgOptions = {}): Result<string> {
  const text = String(id ?? '');
  const perspective = readAs<Player>(options.perspective ?? 0, READERS.perspective);
  if (!perspective.ok) return perspective;
  const direction = READERS.direction(options.direction ?? 'ccw');
  if (!direction.ok) return direction;
  const show = readAs<readonly Detail[]>(options.show ?? DETAILS, READERS.show);
  if (!show.ok) return show;
  const drawn = READERS.arrows(options.arrows ?? '');
  if (!drawn.ok) return drawn;
  const common = { perspective: perspective.value, direction: direction.value, show: show.value, arrows: drawn.value };
  const title = options.title ?? text;
  if (text === 'start' || text === 'long start') return ok(boardSvg(pictureOf(startPosition(text === 'start' ? 'short' : 'long'), common), title));
  const found = readId(text);
  if (!found.ok) return found;
  return ok(boardSvg(pictureOf(found.value.position, { ...common, ...situationOptions(found.value) }), title));
}
