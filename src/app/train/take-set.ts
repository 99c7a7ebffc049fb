/** A set of puzzles out of a file: its puzzles become a deck of Train. Loaded when the first one comes. */
import { fail, ok, type Result } from '../../core/result.ts';
import { texts } from '../../i18n/index.ts';
import { MAX_SET_LENGTH, parsePuzzleSet } from '../../study/puzzle-set.ts';
import type { Session } from '../session.ts';
import { storedPuzzle } from './make-puzzles.ts';
import { loadedTrain } from './train-of.ts';
import { trainingWords } from './training-words.ts';

/** Answers what is told of it: how many are new, and how many were here. Errors: those of `parsePuzzleSet` and of the store. */
export async function takeSet(session: Session, file: Blob): Promise<Result<string>> {
  if (file.size > MAX_SET_LENGTH) return fail('match_too_big', { length: file.size, limit: MAX_SET_LENGTH });
  const { bookOf, now } = session.services;
  const set = await parsePuzzleSet(await file.text(), bookOf);
  if (!set.ok) return set;
  const title = set.value.title.trim() || texts().study.decks.untitled;
  const train = await loadedTrain(session);
  const added = await train.take(set.value.puzzles.map((puzzle) => storedPuzzle(puzzle, title, now())));
  return added.ok ? ok((await trainingWords.ready()).imported(title, added.value, set.value.puzzles.length - added.value)) : added;
}
