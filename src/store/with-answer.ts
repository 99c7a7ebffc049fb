/** A position with another answer about it: the one before stays below. */
import { answersBelow } from '../analysis/below.ts';
import type { RankAnswer } from '../engine/protocol.ts';
import type { StoredPosition } from './entries.ts';

export function withAnswer(entry: StoredPosition, answer: RankAnswer, updatedAt: number): StoredPosition {
  const below = answersBelow(answer, entry.answer, entry.below);
  return { ...entry, answer, updatedAt, ...(below.length > 0 && { below }) };
}
