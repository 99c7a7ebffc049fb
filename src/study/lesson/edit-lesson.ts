/** Changes of a lesson by its writer; each gives a new lesson. */
import { LESSON_LIMITS } from './check-lesson.ts';
import type { ArrowTone, Lesson, LessonArrows, LessonPage, LessonPath, LessonPlace, Variation } from './lesson.ts';

const replaced = <T>(list: readonly T[], at: number, change: (each: T) => T): readonly T[] => list.map((each, index) => (index === at ? change(each) : each));

function changedPlace<T extends LessonPlace>(place: T, [branch, ...rest]: LessonPath, change: (place: LessonPlace) => LessonPlace): T {
  // Only what every place has is changed; a page's own fields stay.
  if (branch === undefined) return { ...place, ...change(place) };
  return { ...place, variations: replaced(place.variations, branch, (variation) => changedPlace(variation, rest, change)) };
}

export const changeLesson = (lesson: Lesson, change: Partial<Omit<Lesson, 'pages'>>): Lesson => ({ ...lesson, ...change });

/** Changes the text, arrows, question or variations of a place. */
export const changePlace = (lesson: Lesson, [page, ...branches]: LessonPath, change: (place: LessonPlace) => LessonPlace): Lesson =>
  ({ ...lesson, pages: replaced(lesson.pages, page ?? -1, (each) => changedPlace(each, branches, change)) });

export const changePage = (lesson: Lesson, at: number, change: Partial<LessonPage>): Lesson => ({ ...lesson, pages: replaced(lesson.pages, at, (page) => ({ ...page, ...change })) });

/** Words of a move of arrows: what `parsePlay` reads at once. */
const MOST_WORDS = 8;

/** Arrows of a tone as they are typed: of as many moves as are needed. What somebody wrote stays as it is. */
export function writeArrows(arrows: readonly LessonArrows[], tone: ArrowTone, text: string): readonly LessonArrows[] {
  const moves: string[] = [];
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const last = moves.at(-1);
    const more = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || more.length > LESSON_LIMITS.play || more.split(' ').length > MOST_WORDS) moves.push(word);
    else moves[moves.length - 1] = more;
  }
  return [...arrows.filter((each) => each.tone !== tone), ...moves.map((move) => ({ move, tone }))];
}

export const arrowsText = (arrows: readonly LessonArrows[], tone: ArrowTone): string => arrows.filter((each) => each.tone === tone).map(({ move }) => move).join(' ');

/** An arrow that is drawn: added to those of its tone, or taken away where it is there by itself already. */
export function drawArrow(arrows: readonly LessonArrows[], tone: ArrowTone, arrow: string): readonly LessonArrows[] {
  const words = arrowsText(arrows, tone).split(' ').filter(Boolean);
  const at = words.lastIndexOf(arrow);
  return writeArrows(arrows, tone, (at < 0 ? [...words, arrow] : words.toSpliced(at, 1)).join(' '));
}

/** Without the one that was written last of a tone. */
export const undrawArrow = (arrows: readonly LessonArrows[], tone: ArrowTone): readonly LessonArrows[] =>
  writeArrows(arrows, tone, arrowsText(arrows, tone).split(' ').slice(0, -1).join(' '));

/** Puts a page behind the `at` first ones. */
export const addPage = (lesson: Lesson, at: number, page: LessonPage): Lesson => ({ ...lesson, pages: lesson.pages.toSpliced(at, 0, page) });

const placeOf = (lesson: Lesson, [page, ...branches]: LessonPath): LessonPlace | undefined =>
  branches.reduce<LessonPlace | undefined>((place, branch) => place?.variations[branch], lesson.pages[page ?? -1]);

/** A variation that is there is not added again. Answers the path of it, too. */
export function addVariation(lesson: Lesson, path: LessonPath, variation: Variation): { readonly lesson: Lesson; readonly path: LessonPath } {
  const siblings = placeOf(lesson, path)?.variations ?? [];
  const known = siblings.findIndex(({ play, cube, dice }) => play === variation.play && cube === variation.cube && dice === variation.dice);
  if (known >= 0) return { lesson, path: [...path, known] };
  return { lesson: changePlace(lesson, path, (place) => ({ ...place, variations: [...place.variations, variation] })), path: [...path, siblings.length] };
}

/** Removes a page or a variation with all that follows it. */
export function removeAt(lesson: Lesson, path: LessonPath): Lesson {
  const last = path.at(-1)!;
  if (path.length === 1) return { ...lesson, pages: lesson.pages.toSpliced(last, 1) };
  return changePlace(lesson, path.slice(0, -1), (place) => ({ ...place, variations: place.variations.toSpliced(last, 1) }));
}

const moved = <T>(list: readonly T[], at: number, to: number): readonly T[] => list.toSpliced(at, 1).toSpliced(to, 0, list[at]!);

/** Moves a page, or a variation among its siblings, one up (−1) or down (1); at an end nothing happens. Answers where it is then. */
export function moveAt(lesson: Lesson, path: LessonPath, by: -1 | 1): { readonly lesson: Lesson; readonly path: LessonPath } {
  const [at, above] = [path.at(-1)!, path.slice(0, -1)];
  const siblings = path.length === 1 ? lesson.pages : placeOf(lesson, above)?.variations ?? [];
  const to = at + by;
  if (to < 0 || to >= siblings.length) return { lesson, path };
  const next = path.length === 1 ? { ...lesson, pages: moved(lesson.pages, at, to) } : changePlace(lesson, above, (place) => ({ ...place, variations: moved(place.variations, at, to) }));
  return { lesson: next, path: [...above, to] };
}
