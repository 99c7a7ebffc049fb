/** What is asked of an engine and what it answers: plain data, so that it crosses a worker unchanged. */
import type { CubeConditions } from '../core/cube-conditions.ts';
import type { MatchEquityTable } from '../core/met/table.ts';
import type { Roll } from '../core/dice.ts';
import type { Game } from '../core/games.ts';
import type { LongRules } from '../core/long-rules.ts';
import type { Play } from '../core/play.ts';
import type { Position } from '../core/position.ts';
import { presetTerms, type Scoring } from '../core/terms.ts';
import type { OpenTrials, RolloutRequest, RolloutState, TrialsRequest } from './rollout/state.ts';

/**
 * Cubeless chances of the side named by the context; a gammon chance includes backgammons (GNU's convention). In long nard a gammon
 * is mars (home mars too), a backgammon koks: the loser still has a checker on the head.
 */
export interface Probabilities {
  readonly win: number;
  readonly winGammon: number;
  readonly winBackgammon: number;
  readonly loseGammon: number;
  readonly loseBackgammon: number;
}

/** What wins count in stakes; a plain one is one. */
export interface WinStakes {
  readonly gammon: number;
  readonly backgammon: number;
}

/** What wins count by a scoring, that of the game's first preset when none is given. */
export function winStakes(game: Game, { gammon, backgammon }: Scoring = presetTerms(game, '').scoring): WinStakes {
  return { gammon, backgammon: backgammon?.value ?? gammon };
}

const SHORT_STAKES = winStakes('short');

/** Cubeless equity in stakes. */
export const equityOf = (p: Probabilities, { gammon, backgammon }: WinStakes = SHORT_STAKES): number =>
  2 * p.win - 1 + (gammon - 1) * (p.winGammon - p.loseGammon) + (backgammon - gammon) * (p.winBackgammon - p.loseBackgammon);

/** The same chances seen by the other side. */
export const swapChances = (p: Probabilities): Probabilities => ({
  win: 1 - p.win, winGammon: p.loseGammon, winBackgammon: p.loseBackgammon, loseGammon: p.winGammon, loseBackgammon: p.winBackgammon,
});

/** GNU counting: 0 = the net alone on the position after the play. */
export const PLIES = [0, 1, 2, 3] as const;
export type Plies = (typeof PLIES)[number];
export const MAX_PLIES: Plies = 3;
export const isPlies = (value: unknown): value is Plies => PLIES.includes(value as Plies);

/** What produced a number. Two answers may be ranked together only when all of this is equal. */
export interface Evaluator {
  /** Name of the net file, e.g. `short-1`. */
  readonly net: string;
  /** Raised with every stronger net: a stored analysis made by a lower one gets a badge. */
  readonly netVersion: number;
  readonly plies: Plies;
  /** By which match equities; null = with the cube for money; absent = without the cube, for money. */
  readonly met?: MetName | null;
  /** A last throw was counted; absent = none is played, or it was not said who began the game. */
  readonly lastThrow?: true;
}

/** Which table of match equities: its `id`, and its name for people. */
export type MetName = Pick<MatchEquityTable, 'id' | 'name'>;

/** What numbers with the cube are made by. */
export const metOf = ({ match, met: { id, name } }: CubeConditions): MetName | null => match && { id, name };

export interface Candidate {
  readonly play: Play;
  /** After the play, seen by the mover. */
  readonly result: Position;
  /** The mover's. */
  readonly probabilities: Probabilities;
  /** With the cube (EMG) where it was asked for, else cubeless. */
  readonly equity: number;
  /** With the cube: beside it, what it would come to if nobody turned the cube any more, in EMG. */
  readonly cubeless?: number;
  /** At a score: the chance to win the match. */
  readonly mwc?: number;
  /** Depth this candidate reached: the filter leaves weak ones at a lower depth. */
  readonly plies: Plies;
  /** `exact`: the game is over or a bear-off table answered at depth 0. */
  readonly by: 'net' | 'table' | 'over';
}

/** What a question takes for granted; what is absent is as in the game's first preset. */
export interface Conditions {
  /** Long nard's rules to play by. */
  readonly rules?: LongRules;
  /** What wins count; long nard's best replies are chosen by it too. Home mars counts as mars. A last throw is counted where the position says who began. */
  readonly scoring?: Scoring;
}

/** What plays are valued for. */
export interface PlayConditions extends Conditions {
  /** Short nard: stakes, score and cube, seen by the side to roll. Absent = for money without a cube. */
  readonly cube?: CubeConditions;
}

export interface RankRequest extends PlayConditions {
  readonly position: Position;
  readonly roll: Roll;
  readonly plies: Plies;
  /** These results are evaluated at full depth even where the filter would drop them (the play that was made). Keys of `positionKey`. */
  readonly keep?: readonly string[];
}

export interface RankAnswer {
  readonly evaluator: Evaluator;
  /** Deepest first, best equity first within a depth; empty = no legal play. */
  readonly candidates: readonly Candidate[];
  /** Told of on the way: some of the plays may still go deeper. */
  readonly partial?: true;
}

export interface EvaluateRequest extends Conditions {
  readonly position: Position;
  readonly plies: Plies;
}

export interface EvaluateAnswer {
  readonly evaluator: Evaluator;
  /** Of the side to roll. */
  readonly probabilities: Probabilities;
  readonly equity: number;
}

/** One roll of the 21: what the best play is worth to the side to roll, with the cube (EMG) where it was asked for. */
export interface RollEquity {
  readonly roll: Roll;
  readonly ways: 1 | 2;
  readonly equity: number;
}

export interface CubeRequest {
  /** Of short nard, seen by the side to roll. */
  readonly position: Position;
  readonly conditions: CubeConditions;
  readonly plies: Plies;
}

/**
 * Of the side to roll. Utilities with the cube: points of the whole stake in money play, 2 × match-winning chance − 1 in a match.
 * What they come to as a decision says `analysis/cube`.
 */
export interface CubeAnswer {
  readonly evaluator: Evaluator;
  /** `table`: exact, whatever the plies; else `net`, also where a table knew the chances. */
  readonly by: Candidate['by'];
  /** As if nobody ever doubled, gammons and backgammons at their stakes. */
  readonly probabilities: Probabilities;
  /** In stakes of the cube as it is. */
  readonly cubeless: number;
  /** It rolls without doubling. */
  readonly noDouble: number;
  /** It doubles and the other side takes, without a beaver; also where it may not double. */
  readonly doubleTake: number;
}

export interface EngineInfo {
  readonly net: string;
  readonly netVersion: number;
  /** Where the net came from and how strong it was measured to be: text from the net file. */
  readonly provenance: string;
  readonly workers: number;
  /** What it can judge; absent = short nard only. */
  readonly games?: readonly Game[];
}

export interface CallOptions<P = never> {
  /** Called with partial answers; never after the promise settles. */
  readonly onProgress?: (partial: P) => void;
  readonly signal?: AbortSignal;
  /** `now` goes before queued `later` work and supersedes nothing by itself. */
  readonly priority?: 'now' | 'later';
}

/** The seam: wasm in this thread, wasm in workers and the fake of the tests answer the same questions. */
export interface Engine {
  /** About the net of a game (short nard unless told otherwise), loading it where it is not there yet. */
  info(game?: Game): Promise<EngineInfo>;
  /** Progress: the ranking so far, first all of it at 0-ply, later after each candidate that went deeper. Aborted: rejects with the signal's reason. */
  rank(request: RankRequest, options?: CallOptions<RankAnswer>): Promise<RankAnswer>;
  evaluate(request: EvaluateRequest, options?: CallOptions): Promise<EvaluateAnswer>;
  /** The best play of each of the 21 rolls, judged at 0-ply. */
  rolls(position: Position, options?: CallOptions & PlayConditions): Promise<readonly RollEquity[]>;
  /** What the cube is worth to the side to roll in short nard; rejects for long nard. */
  cube(request: CubeRequest, options?: CallOptions): Promise<CubeAnswer>;
  /**
   * Plays trials until the request is met. Progress: the state so far, a few times a second. Aborted: resolves with the state so far,
   * from which another call goes on. Waits behind other calls.
   */
  rollout(request: RolloutRequest, options?: Omit<CallOptions<RolloutState>, 'priority'>): Promise<RolloutState>;
  /** What rollouts are made of: some trials of one subject, by one worker. */
  trials(request: TrialsRequest, options?: CallOptions): Promise<readonly OpenTrials[]>;
  /** Stops workers; running calls reject. */
  close(): void;
}
