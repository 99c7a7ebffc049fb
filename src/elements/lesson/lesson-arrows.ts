/** Arrows on the board of a place: those that are written there, and those of what was answered. */
import type { Play } from '../../core/play.ts';
import type { OpenPlace, OpenQuestion } from '../../study/lesson/open-lesson.ts';
import type { Arrow } from '../board/draw-arrows.ts';
import type { Answered } from './lesson-answers.ts';

export const writtenArrows = ({ arrows }: Pick<OpenPlace, 'arrows'>): readonly Arrow[] => arrows.map(({ from, to, tone }) => ({ from, to, tone: tone === 'bad' ? 'blunder' : tone }));

const ofPlay = (play: Play, tone: Arrow['tone']): readonly Arrow[] => play.map(({ from, to }) => ({ from, to, tone }));

/** `asked`: the question that is asked there now; null = none. */
export function arrowsAt(place: OpenPlace, asked: OpenQuestion | null, { state, last }: Answered): readonly Arrow[] {
  const written = writtenArrows(place);
  if (asked?.kind !== 'play') return written;
  const given = typeof last === 'number' ? asked.answers[last] : undefined;
  if (state === 'asked') return [...written, ...ofPlay(given?.play ?? [], 'blunder')];
  const shown = state === 'right' && given ? given : asked.answers.find(({ right }) => right);
  return ofPlay(shown?.play ?? [], 'good');
}
