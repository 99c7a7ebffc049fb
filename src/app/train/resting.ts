/** Puzzles that somebody does not want to be asked any more, and the way back. */
import { resting, type RestingWords } from '../../i18n/en/resting.ts';
import { texts } from '../../i18n/index.ts';
import { makePartWords } from '../part-words.ts';
import type { Session } from '../session.ts';
import type { TrainSession } from './train-session.ts';

export const restingWords = makePartWords<RestingWords>(resting, {
  ru: async () => (await import('../../i18n/ru/resting.ts')).resting,
  uz: async () => (await import('../../i18n/uz/resting.ts')).resting,
  az: async () => (await import('../../i18n/az/resting.ts')).resting,
});

/** Leaves a puzzle out, and offers to take that back. */
export async function restPuzzle(session: Session, train: TrainSession, id: string): Promise<void> {
  if (await train.rest(id)) session.notices.show({ kind: 'info', text: restingWords.now().rests, action: { label: texts().app.undo, run: () => void train.wake([id]) } });
}
