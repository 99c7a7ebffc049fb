/** A game being played, as plain data: replaced by every action (`core/game-play`), never edited, safe to store as JSON. */
import { playAsWritten } from './as-written.ts';
import type { Die, Roll } from './dice.ts';
import type { DiceProof } from './fair-dice.ts';
import type { GameStart } from './game-start.ts';
import type { Game, PresetRef } from './games.ts';
import type { Play } from './play.ts';
import { startPosition, type Counts, type Position } from './position.ts';
import type { Action } from './record.ts';
import type { WinKind } from './scoring.ts';
import { CENTRED, otherPlayer, type Cube, type MatchScore, type Player, type Situation } from './situation.ts';
import type { Offer } from './table.ts';
import { hasLastThrow, type Terms } from './terms.ts';

export interface GameOptions {
  readonly game: Game;
  readonly preset: PresetRef;
  readonly terms: Terms;
  readonly score: MatchScore;
  /** A tie of the start throw turns the cube to 2, once a game; money play only. */
  readonly automaticDoubles: boolean;
  /** The highest value the cube may be turned to; null = no limit. */
  readonly cubeCap: number | null;
  /** Who begins; null = both throw for it. */
  readonly starter: Player | null;
  /** `typed`: dice of a real board, which may be mended until they are picked up. */
  readonly dice: 'generator' | 'typed';
  /** Two people at one board: a play that no rule allows may be made, claimed, and corrected or accepted. */
  readonly claims: boolean;
  /** Where it begins; absent = at the start position. */
  readonly start?: GameStart;
}

/**
 * What is waited for. `start`: both throw one die; `roll`: `turn` throws or doubles; `move`: `turn` plays the roll; `answer`,
 * `beaver`, `raccoon`: `turn` answers a double or a raise of it; `resignation`: `turn` answers one; `claim`: `turn` accepts an
 * illegal play of the other side or has it corrected.
 */
export const GAME_PHASES = ['start', 'roll', 'move', 'answer', 'beaver', 'raccoon', 'resignation', 'claim', 'over'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

/** Where a game goes on after an interruption. */
export interface Resume {
  readonly phase: GamePhase;
  readonly turn: Player | null;
}

export interface GameResult {
  /** null = a draw by the last throw. */
  readonly winner: Player | null;
  readonly by: 'bearoff' | 'drop' | 'resign' | 'last_throw';
  /** null after a drop and a draw. */
  readonly kind: WinKind | null;
  /** What each side gets. */
  readonly points: readonly [number, number];
}

/** The turn that was picked up last, until the next roll: it may still be claimed. */
export interface LastTurn {
  readonly player: Player;
  readonly roll: Roll;
  /** Some legal play of the roll. */
  readonly legal: boolean;
  /** Its index in `actions`. */
  readonly at: number;
  readonly before: Pick<GameState, 'checkers' | 'thrown' | 'lastThrow'>;
}

export interface GameState {
  readonly options: GameOptions;
  readonly phase: GamePhase;
  /** Who has to act; null in `start` and `over`. */
  readonly turn: Player | null;
  /** Each player's checkers by his own numbering, before the turn in progress. */
  readonly checkers: readonly [Counts, Counts];
  /** Who has had the first throw of the game. */
  readonly thrown: readonly [boolean, boolean];
  /** Start throws, ties included: the die of player 0, then of player 1. */
  readonly starts: readonly (readonly [Die, Die])[];
  readonly starter: Player | null;
  /** Of the turn in progress. */
  readonly roll: Roll | null;
  /** Made so far in the turn in progress, by the rules unless `illegal`. */
  readonly steps: Play;
  readonly illegal: boolean;
  /** Nothing is left to play: the dice may be picked up. */
  readonly complete: boolean;
  readonly cube: Cube;
  readonly offer: Offer | null;
  readonly resignation: { readonly by: Player; readonly kind: WinKind; readonly resume: Resume } | null;
  readonly last: LastTurn | null;
  /** Where to go on after the claim, and which action is played anew. */
  readonly claim: { readonly resume: Resume; readonly correcting: boolean } | null;
  /** The starter has finished: this throw of the other side is the last. */
  readonly lastThrow: boolean;
  /** What was done, as a record keeps it. */
  readonly actions: readonly Action[];
  readonly proof: DiceProof | null;
  readonly result: GameResult | null;
}

/** A game before its first throw. */
export function startGame(options: GameOptions): GameState {
  const { mover } = startPosition(options.game);
  const { start } = options;
  const turn = start?.turn ?? options.starter;
  // In a game from its middle the other side may have begun; where that is not said, whoever throws first counts as the one who did.
  const starter = start?.began ?? turn;
  return {
    options, phase: turn === null ? 'start' : 'roll', turn, checkers: start?.checkers ?? [mover, mover], thrown: start?.thrown ?? [false, false], starts: [], starter,
    roll: null, steps: [], illegal: false, complete: false, cube: start?.cube ?? CENTRED, offer: null, resignation: null, last: null, claim: null, lastThrow: false,
    actions: [], proof: null, result: null,
  };
}

/** The board before the turn in progress as a player sees it, with long nard’s first throws. */
export function seenBy({ options, checkers, thrown, starter }: GameState, player: Player): Position {
  const other = otherPlayer(player);
  const board = { game: options.game, mover: checkers[player], opponent: checkers[other] };
  // A state never holds an impossible board; after a drawn last throw both sides are done.
  if (options.game === 'short') return board as Position;
  const began = starter !== null && hasLastThrow(options.terms.scoring) && { began: starter === player ? 'mover' : 'opponent' };
  return { ...board, first: { mover: !thrown[player], opponent: !thrown[other] }, ...began } as Position;
}

/** Carries out steps in their order, legal or not. */
export const afterPlay = (position: Position, steps: Play): Position => playAsWritten(position, steps.map((step) => ({ ...step, count: 1 }))).position;

/** The board as it stands, steps of the turn in progress included, as a player sees it. */
export function boardNow(state: GameState, player: Player): Position {
  if (state.turn === null || state.steps.length === 0) return seenBy(state, player);
  const { mover, opponent } = afterPlay(seenBy(state, state.turn), state.steps);
  const own = player === state.turn ? { mover, opponent } : { mover: opponent, opponent: mover };
  return { ...seenBy(state, player), ...own };
}

/** What `turn` has to decide, before any step: what engine, analysis and IDs take. null while nobody has (start, over) or no engine could (claims, resignations). */
export function situationNow(state: GameState): Situation | null {
  const { turn, phase, roll, cube, options } = state;
  if (turn === null || phase === 'start' || phase === 'resignation' || phase === 'claim' || phase === 'over') return null;
  return { position: seenBy(state, turn), turn, phase: phase === 'move' ? 'play' : phase, roll, cube, score: options.score, ...(options.game === 'long' && { preset: options.preset }) };
}
