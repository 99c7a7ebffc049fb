/** A board as SVG text without a page: for servers, feeds and documents. */
import { startPosition } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Player } from '../core/situation.ts';
import { READERS } from '../elements/board/attributes.ts';
import { DETAILS, type Detail } from '../elements/board/board-svg.ts';
import type { Arrow } from '../elements/board/draw-arrows.ts';
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

/** What may be given instead of text; nothing else may. */
const OTHERS: Readonly<Record<'perspective' | 'direction' | 'show' | 'arrows', (value: unknown) => boolean>> = {
  perspective: (value) => value === 0 || value === 1,
  direction: () => false,
  show: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  arrows: () => false,
};

/** Text, or a list of words, as the attribute of that name says it; `usual` where nothing is given. */
function readOption<T>(options: Readonly<Record<string, unknown>>, name: keyof typeof OTHERS, reader: (text: string) => Result<T>, usual: T): Result<T> {
  const value = options[name] ?? null;
  if (value === null) return ok(usual);
  if (typeof value !== 'string' && !OTHERS[name](value)) return fail('attribute_malformed', { name, text: typeof value, wanted: 'text' });
  return reader(Array.isArray(value) ? value.join(' ') : String(value));
}

/**
 * An SVG document of the position that an ID describes (`start` or `long start` for the starting ones). Errors: those of the ID and of
 * the play, attribute_malformed. An ID is often what an address said: one that is missing or no text is told too.
 */
export function makeBoardSvg(id: string, options: SvgOptions = {}): Result<string> {
  const given = (options ?? {}) as Readonly<Record<string, unknown>>;
  const perspective = readOption<Player>(given, 'perspective', READERS.perspective, 0);
  if (!perspective.ok) return perspective;
  const direction = readOption<Direction>(given, 'direction', READERS.direction, 'ccw');
  if (!direction.ok) return direction;
  const show = readOption<readonly Detail[]>(given, 'show', READERS.show, DETAILS);
  if (!show.ok) return show;
  const arrows = readOption<readonly Arrow[]>(given, 'arrows', READERS.arrows, []);
  if (!arrows.ok) return arrows;
  const common = { perspective: perspective.value, direction: direction.value, show: show.value, arrows: arrows.value };
  const title = typeof given['title'] === 'string' ? given['title'] : id;
  if (id === 'start' || id === 'long start') return ok(boardSvg(pictureOf(startPosition(id === 'start' ? 'short' : 'long'), common), title));
  const found = readId(id);
  if (!found.ok) return found;
  return ok(boardSvg(pictureOf(found.value.position, { ...common, ...situationOptions(found.value) }), title));
}
