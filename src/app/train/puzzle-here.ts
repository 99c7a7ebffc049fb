/** “Make a puzzle” on other screens: what is there becomes a puzzle and is told of. Loaded when it is first wanted. */
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import { texts } from '../../i18n/index.ts';
import type { Puzzle, Quantity } from '../../study/puzzle.ts';
import { failureOf } from '../failures.ts';
import type { MatchRow } from '../match-rows.ts';
import type { Session } from '../session.ts';
import { estimateOfBoard, puzzleOfBoard, puzzleOfRow, storedPuzzle } from './make-puzzles.ts';
import { loadedTrain } from './train-of.ts';

async function keep(session: Session, made: Result<Puzzle>): Promise<void> {
  const { notices, services } = session;
  if (!made.ok) return notices.tellError(made.error);
  const words = texts().study.puzzle;
  const train = await loadedTrain(session);
  const added = await train.add([storedPuzzle(made.value, '', services.now())]);
  if (added === null) return;
  notices.show({ kind: 'info', text: added > 0 ? words.made : words.known, action: { label: texts().study.title, run: () => session.go({ screen: 'train' }) } });
}

/** `best`: the right play or cube action on the board; else a question for a number. */
export async function addBoardPuzzle(session: Session, kind: 'best' | Quantity): Promise<void> {
  const state = session.analyse.cell.get();
  try {
    await keep(session, kind === 'best' ? puzzleOfBoard(state) : await estimateOfBoard(state, kind, session.services));
  } catch (error) {
    session.notices.tellError(failureOf(error));
  }
}

export const addRowPuzzle = (session: Session, row: MatchRow, record: MatchRecord): Promise<void> => keep(session, puzzleOfRow(row, record));
