/** A game in progress while a record is replayed: both sides' checkers, the cube, whose turn. */
import { isCubeValue } from './match.ts';
import { startPosition, type Counts, type Position } from './position.ts';
import type { GameStart } from './game-start.ts';
import type { Game, PresetRef } from './games.ts';
import type { Roll } from './dice.ts';
import { DRAW_POINTS, isDone, winKind, winPoints } from './scoring.ts';
import { otherPlayer, type Cube, type MatchScore, type Phase, type Player, type Situation } from './situation.ts';
import { hasLastThrow, type Terms } from './terms.ts';

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

/** What a game was played by. */
export interface TableRules {
  readonly game: Game;
  readonly preset: PresetRef;
  readonly terms: Terms;
  readonly score: MatchScore;
}

export interface Table extends TableRules {
  /** Each player's checkers by his own numbering. */
  readonly checkers: readonly [Counts, Counts];
  /** Who has had his first throw. */
  readonly thrown: readonly [boolean, boolean];
  readonly cube: Cube;
  /** Who rolls or doubles next; null before the first action. */
  readonly turn: Player | null;
  readonly offer: Offer | null;
  /** A roll that was not played: resignations follow it. */
  readonly idle: { readonly player: Player; readonly roll: Roll | null } | null;
  /** Who began: said by the start, else the first turn's player; null = not known before it. */
  readonly starter: Player | null;
  /** The starter has finished and the other side throws once more. */
  readonly lastThrow: boolean;
  readonly over: { readonly winner: Player; readonly points: number } | null;
  /** Points of each side of a drawn game; null = there is no draw. */
  readonly drawn: number | null;
}

/** `start`: where the game began; undefined = at the start position, with the cube as it then lay. */
export function startTable(rules: TableRules, cube: Cube, start?: GameStart): Table {
  const { mover } = startPosition(rules.game);
  return { ...rules, checkers: start?.checkers ?? [mover, mover], thrown: start?.thrown ?? [false, false], cube: start?.cube ?? cube, turn: start?.turn ?? null, offer: null, idle: null, starter: start?.began ?? null, lastThrow: false, over: null, drawn: null };
}

/** The board as a player sees it. A table never holds an impossible one; after a draw both sides have borne off all. */
export function seenBy({ game, checkers, thrown, starter, turn, terms }: Table, player: Player): Position {
  const other = otherPlayer(player);
  const board = { game, mover: checkers[player], opponent: checkers[other] };
  if (game === 'short') return board as Position;
  // Before the first turn the one who is about to have it begins.
  const began = hasLastThrow(terms.scoring) && { began: (starter ?? turn ?? player) === player ? 'mover' : 'opponent' };
  return { ...board, first: { mover: !thrown[player], opponent: !thrown[other] }, ...began } as Position;
}

export const situationAt = (table: Table, turn: Player, phase: Phase, roll: Roll | null = null): Situation => ({
  position: seenBy(table, turn), turn, phase, roll, cube: table.cube, score: table.score, ...(table.game === 'long' && { preset: table.preset }),
});

const wonBy = (table: Table, winner: Player): Table => {
  const kind = winKind(table.checkers[otherPlayer(winner)], table.terms.scoring);
  return { ...table, over: { winner, points: winPoints(kind, table.terms.scoring, table.cube, table.score.jacoby) } };
};

/** The turn of `player` is over, played or not. */
export function passed(table: Table, player: Player): Table {
  const thrown: Table['thrown'] = player === 0 ? [true, table.thrown[1]] : [table.thrown[0], true];
  return { ...table, thrown, turn: otherPlayer(player), starter: table.starter ?? player, idle: null };
}

/** After a turn of `player` that led to `result`, seen by him. */
export function afterTurn(before: Table, player: Player, result: Position): Table {
  const table = passed({ ...before, checkers: player === 0 ? [result.mover, result.opponent] : [result.opponent, result.mover] }, player);
  const { lastThrow } = table.terms.scoring;
  const done = isDone(result.mover);
  if (before.lastThrow && lastThrow !== 'off') return done ? { ...table, drawn: DRAW_POINTS[lastThrow] } : wonBy(table, otherPlayer(player));
  if (!done) return table;
  return lastThrow !== 'off' && player === table.starter ? { ...table, lastThrow: true } : wonBy(table, player);
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
