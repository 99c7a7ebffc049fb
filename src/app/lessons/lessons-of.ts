/** The one session of lessons of a page: made when it is first needed, so that nothing of it is loaded before. */
import type { Result } from '../../core/result.ts';
import { currentLanguage, onLanguage } from '../../i18n/index.ts';
import { oncePerSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { LessonsSession } from './lessons-session.ts';

export const lessonsOf = oncePerSession(({ services, notices, route }: Session) => {
  const lessons = new LessonsSession({ ...services, language: currentLanguage, onError: (error) => notices.tellError(error) });
  // What comes with Nardscope is there in every language.
  onLanguage(() => {
    const here = route.get();
    if (here.screen === 'lesson' && (here.id !== null || here.packed)) void lessons.open(here, true);
  });
  void lessons.load();
  return lessons;
});

/** A lesson of a file or a text is kept among the own ones; answers its id. Errors: those of `LessonsSession.take`. */
export const takeLesson = (session: Session, text: string): Promise<Result<string>> => lessonsOf(session).take(text);
