/** What Train says beyond decks and questions; a puzzle that is not to be asked any more, and the way back. */
import { training, type TrainingWords } from '../../i18n/en/training.ts';
import { makePartWords } from '../part-words.ts';
import type { Session } from '../session.ts';
import type { TrainSession } from './train-session.ts';

export const trainingWords = makePartWords<TrainingWords>(training, {
  ru: async () => (await import('../../i18n/ru/training.ts')).training,
  uz: async () => (await import('../../i18n/uz/training.ts')).training,
  az: async () => (await import('../../i18n/az/training.ts')).training,
});

/** Leaves a puzzle out, and offers to take that back. */
export async function restPuzzle(session: Session, train: TrainSession, id: string): Promise<void> {
  if (await train.rest(id)) session.notices.offerUndo(trainingWords.now().rests, () => void train.wake([id]));
}
