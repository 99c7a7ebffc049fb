/** What part of a game a position belongs to, by the board alone. */
import { BAR, facing, OFF, pips, startPosition, type Counts, type Position } from '../core/position.ts';

/** In the order people play through them; long nard, where nothing is hit, has no holding and no back games. */
export const STAGES = ['opening', 'contact', 'holding', 'backgame', 'prime', 'race', 'bearoff'] as const;
export type Stage = (typeof STAGES)[number];

const HOME = 6;
/** Checkers of a side away from where they began, while one still speaks of the opening. */
const OPENING_MOVED = 4;
/** Long nard: so many still on one of the heads. */
const OPENING_HEAD = 10;
/** Closed points in a row that make a prime. */
const PRIME = 5;
/** Pips behind from which two anchors are a back game rather than a good one with two anchors. */
const BACKGAME_BEHIND = 20;

const farthest = (counts: Counts): number => counts.findLastIndex((n) => n > 0);
const isHome = (counts: Counts): boolean => farthest(counts) <= HOME;

/** Some checker of `own` has one of the other side before it. */
function hasBefore({ game }: Position, own: Counts, other: Counts): boolean {
  const back = farthest(own);
  return other.some((n, slot) => n > 0 && slot !== OFF && (slot === BAR ? game === 'short' : facing(game, slot) < back));
}

/** Whether the sides can still meet. */
export const isContact = (position: Position): boolean =>
  hasBefore(position, position.mover, position.opponent) || hasBefore(position, position.opponent, position.mover);

const moved = (counts: Counts, start: Counts): number => start.reduce((sum, n, slot) => sum + Math.max(0, n - counts[slot]!), 0);

function isOpening({ game, mover, opponent }: Position): boolean {
  if (game === 'long') return mover[24]! >= OPENING_HEAD || opponent[24]! >= OPENING_HEAD;
  const start = startPosition(game).mover;
  return moved(mover, start) <= OPENING_MOVED && moved(opponent, start) <= OPENING_MOVED;
}

/** Short nard: a point is closed by two checkers; long nard: by one. */
function hasPrime({ game }: Position, own: Counts, other: Counts): boolean {
  const closed = game === 'short' ? 2 : 1;
  let row = 0;
  for (let point = 1; point <= 24; point++) {
    row = own[point]! >= closed ? row + 1 : 0;
    // Counted only while it holds somebody: a checker of the other side that has the row before it.
    const ahead = facing(game, point);
    if (row >= PRIME && other.some((n, slot) => n > 0 && slot > ahead)) return true;
  }
  return false;
}

/** Points of the other side's home that are held, and whether any is held at all. */
const anchors = (own: Counts): number => [19, 20, 21, 22, 23, 24].filter((point) => own[point]! >= 2).length;

const isBackgame = (own: Counts, other: Counts): boolean => anchors(own) >= 2 && pips(own) - pips(other) >= BACKGAME_BEHIND;

/** An anchor or the midpoint's defence against a side whose back checkers have got away. */
const isHolding = (own: Counts, other: Counts): boolean =>
  [18, 20, 21, 22].some((point) => own[point]! >= 2) && farthest(other) < 19;

/** The stage of a position of either game, the same for both sides. */
export function stageOf(position: Position): Stage {
  const { game, mover, opponent } = position;
  if (!isContact(position)) return isHome(mover) || isHome(opponent) ? 'bearoff' : 'race';
  if (isOpening(position)) return 'opening';
  if (game === 'short' && (isBackgame(mover, opponent) || isBackgame(opponent, mover))) return 'backgame';
  if (hasPrime(position, mover, opponent) || hasPrime(position, opponent, mover)) return 'prime';
  if (game === 'short' && (isHolding(mover, opponent) || isHolding(opponent, mover))) return 'holding';
  return 'contact';
}
