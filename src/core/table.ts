/** A game in progress while a record is replayed: both sides' checkers, the cube, whose turn. */
import { gamePoints, isCubeValue, winMultiple } from './match.ts';
import { makePosition, OFF, startPosition, type Counts, type Position } from './position.ts';
import { CHECKERS, type Game } from './games.ts';
import type { Roll } from './dice.ts';
import { unwrap } from './result.ts';
import { CENTRED, otherPlayer, type Cube, type MatchScore, type Phase, type Player, type Situation } from './situation.ts';

/** A double that waits for its answer. */
export interface Offer {
  readonly doubler: Player;
  /** Who has to answer now. */
  readonly asked: Player;
  /** The cube when it is accepted. */
  readonly cube: Cube;
  /** 0 = a double, 1 = beavered, 2 = raccooned … */
  readonly raises: number;
}

export interface Table {
  readonly game: Game;
  /** Each player's checkers by his own numbering. */
  readonly checkers: readonly [Counts, Counts];
  readonly cube: Cube;
  readonly score: MatchScore;
  /** Who rolls or doubles next; null before the first action. */
  readonly turn: Player | null;
  readonly offer: Offer | null;
  /** A roll that was not played: resignations follow it. */
  readonly idle: { readonly player: Player; readonly roll: Roll | null } | null;
  readonly over: { readonly winner: Player; readonly points: number } | null;
}

export function startTable(game: Game, score: MatchScore): Table {
  const { mover } = startPosition(game);
  return { game, checkers: [mover, mover], cube: CENTRED, score, turn: null, offer: null, idle: null, over: null };
}

/** The board as a player sees it. A table never holds an impossible one. */
export const seenBy = ({ game, checkers }: Table, player: Player): Position =>
  unwrap(makePosition({ game, mover: checkers[player], opponent: checkers[otherPlayer(player)] }));

export const situationAt = (table: Table, turn: Player, phase: Phase, roll: Roll | null = null): Situation => ({
  position: seenBy(table, turn), turn, phase, roll, cube: table.cube, score: table.score,
});

/** After a turn of `player` that led to `result`, seen by him. */
export function afterTurn(table: Table, player: Player, result: Position): Table {
  const checkers: readonly [Counts, Counts] = player === 0 ? [result.mover, result.opponent] : [result.opponent, result.mover];
  const won = result.mover[OFF] === CHECKERS;
  const points = won ? gamePoints(table.cube, winMultiple(result.mover, result.opponent), table.score.jacoby) : 0;
  return { ...table, checkers, turn: otherPlayer(player), idle: null, over: won ? { winner: player, points } : null };
}

const PHASE_OF_RAISES: readonly Phase[] = ['answer', 'beaver', 'raccoon'];
/** After a raccoon the two sides could go on; then phases alternate. */
export const phaseOf = (offer: Offer): Phase => PHASE_OF_RAISES[offer.raises] ?? (offer.raises % 2 === 1 ? 'beaver' : 'raccoon');

/** The cube turned once more: to what is stated where that is a cube's value, else to double. */
export function turned(from: number, stated: number | undefined): { value: number; asStated: boolean } {
  const expected = isCubeValue(from * 2) ? from * 2 : from;
  const value = stated !== undefined && stated > from && isCubeValue(stated) ? stated : expected;
  return { value, asStated: (stated ?? expected) === expected && expected > from };
}

export const accepted = (table: Table): Table => (table.offer ? { ...table, cube: table.offer.cube, offer: null } : table);
