/** Plays that no rule allows, carried out as they were written: an illegal play stands until somebody objects. */
import type { Play, SpelledMove, Step } from './play.ts';
import { BAR, facing, OFF, type Counts, type Position } from './position.ts';

/** Nobody moves more often in one turn; more is a damaged file. */
const MAX_STEPS = 16;

export interface Written {
  /** Same number of checkers a side as before, and no point held by both. */
  readonly position: Position;
  /** In the order they could be made. */
  readonly steps: Play;
  /** False when some of it needs a checker that is not there or a point that the other side holds. */
  readonly whole: boolean;
}

interface Board {
  readonly mover: Counts;
  readonly opponent: Counts;
}

const moved = (counts: Counts, from: number, to: number): Counts => counts.map((n, slot) => n - Number(slot === from) + Number(slot === to));

function stepOn({ game }: Position, { mover, opponent }: Board, { from, to }: SpelledMove): { board: Board; step: Step } | null {
  if (from === to || !((mover[from] ?? 0) > 0) || to < OFF || to >= BAR) return null;
  const met = to === OFF ? 0 : opponent[facing(game, to)]!;
  // Long nard knows no hit: a single enemy checker closes a point.
  if (met > (game === 'short' ? 1 : 0)) return null;
  const hit = met === 1;
  return { board: { mover: moved(mover, from, to), opponent: hit ? moved(opponent, facing(game, to), BAR) : opponent }, step: { from, to, hit } };
}

/** Makes what can be made of a spelling: checkers on the bar first, then in any order that works; hits are found, not believed. */
export function playAsWritten(position: Position, spelled: readonly SpelledMove[]): Written {
  let waiting = spelled.flatMap((move) => new Array<SpelledMove>(move.count).fill(move)).sort((a, b) => Number(b.from === BAR) - Number(a.from === BAR));
  const expected = waiting.length;
  waiting = waiting.slice(0, MAX_STEPS);
  let board: Board = position;
  const steps: Step[] = [];
  for (let progress = true; progress && waiting.length > 0; ) {
    const left: SpelledMove[] = [];
    for (const move of waiting) {
      const made = stepOn(position, board, move);
      if (!made) { left.push(move); continue; }
      board = made.board;
      steps.push(made.step);
    }
    progress = left.length < waiting.length;
    waiting = left;
  }
  return { position: { ...position, mover: board.mover, opponent: board.opponent }, steps, whole: steps.length === expected };
}
