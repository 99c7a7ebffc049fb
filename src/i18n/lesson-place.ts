/** What a place of a lesson is called, where people read it and where the shell prints it. */
import type { CubeTurn } from '../core/turn-cube.ts';
import type { LessonWords } from './en/lesson.ts';

export interface NamedPlace {
  /** From 0: the page, then the variations. */
  readonly path: readonly number[];
  readonly place: { readonly text: string; /** Of a page. */ readonly title?: string };
  /** The play, empty where none was possible, what was done with the cube, and the throw that lead here, and whose the first two were; null = a page. */
  readonly came: { readonly play: string | null; readonly cube: CubeTurn | null; readonly dice: string | null; readonly turn: 0 | 1; readonly turner: 0 | 1 } | null;
}

/** How one comes to a place; empty for a page. */
export function cameText({ came }: Pick<NamedPlace, 'came'>, words: LessonWords): string {
  if (!came) return '';
  const { play, cube, dice, turn, turner } = came;
  const made = play === null ? [] : [play === '' ? words.danced(turn) : words.played(turn, play)];
  return [...made, ...(cube === null ? [] : [words.cube[cube](turner)]), ...(dice === null ? [] : [words.thrown(dice)])].join(', ');
}

/** A page's title, or how one comes here; without either, which position it is. */
export const placeName = (named: NamedPlace, words: LessonWords): string => named.place.title || cameText(named, words) || words.position(named.path[0]! + 1);
