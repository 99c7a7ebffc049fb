/** A position with all a decision depends on: whose turn, dice, cube, score. What an ID describes. */
import type { Roll } from './dice.ts';
import type { PresetRef } from './games.ts';
import { swapSides, type Position, type Setup } from './position.ts';

/** 0 = left column of a match file, 1 = right; in an XGID 0 = X (bottom), 1 = O. */
export type Player = 0 | 1;
export const otherPlayer = (player: Player): Player => (1 - player) as Player;

export interface Cube {
  /** 1, 2, 4 … */
  readonly value: number;
  /** null = centred. */
  readonly owner: Player | null;
}

export interface MatchScore {
  /** Points needed; 0 = money play. */
  readonly length: number;
  readonly points: readonly [number, number];
  /** This game is the Crawford game. */
  readonly crawford: boolean;
  /** Money play only. */
  readonly jacoby: boolean;
  readonly beavers: boolean;
  /** The highest the cube may be turned to; absent = no limit. */
  readonly cap?: number;
  /** Stakes of a backgammon where people agreed on two; absent = as the game has it. */
  readonly backgammon?: 2;
}

/** What `turn` has to decide. `play`: dice are set; `roll`: roll or double; `answer`: take or drop; `beaver`: the doubler answers a beaver. */
export const PHASES = ['roll', 'play', 'answer', 'beaver', 'raccoon', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Situation {
  /** Seen by `turn`: `position.mover` are that player's checkers, also when answering a double. */
  readonly position: Position;
  readonly turn: Player;
  readonly phase: Phase;
  /** Set exactly in phase `play`. */
  readonly roll: Roll | null;
  readonly cube: Cube;
  readonly score: MatchScore;
  /** Absent = the game's first preset. */
  readonly preset?: PresetRef;
}

/** Who rolls next: a double and a raccoon are answered by the other side, a beaver by the doubler again. */
export const rollingPlayer = ({ phase, turn }: Pick<Situation, 'phase' | 'turn'>): Player => (phase === 'answer' || phase === 'raccoon' ? otherPlayer(turn) : turn);

/** The position seen by who rolls next: chances are theirs. */
export const rollingSide = (situation: Situation): Position => (rollingPlayer(situation) === situation.turn ? situation.position : swapSides(situation.position));

/** A situation whose board nobody has judged. */
export type SituationSetup = Omit<Situation, 'position'> & { readonly position: Setup };

export const MONEY: MatchScore = { length: 0, points: [0, 0], crawford: false, jacoby: false, beavers: false };
export const CENTRED: Cube = { value: 1, owner: null };

/** A bare position as money play with a centred cube. */
export const situationOf = (position: Position, roll: Roll | null = null): Situation => ({
  position, turn: 0, phase: roll ? 'play' : 'roll', roll, cube: CENTRED, score: MONEY,
});
