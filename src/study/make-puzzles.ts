/** Puzzles out of the errors of an analysed match, by a rule: the same ones on the page and in the shell. */
import type { CubeAnalysis } from '../analysis/cube/analyse-cubes.ts';
import { isCounted } from '../analysis/judge.ts';
import type { MoveAnalysis } from '../analysis/match-analysis.ts';
import type { CubeEquities } from '../core/cube-verdict.ts';
import type { Decision, ReplayedGame } from '../core/decision.ts';
import type { Game } from '../core/games.ts';
import { makePlay } from '../core/play.ts';
import { noteAt } from '../core/notes.ts';
import { eventOf } from '../core/match-event.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Situation } from '../core/situation.ts';
import { makeSituationId } from '../formats/situation-id.ts';
import type { Candidate, Evaluator, Probabilities } from '../engine/protocol.ts';
import { errorOf, isClear } from './clear.ts';
import { cubeAnswers } from './cube-answers.ts';
import { leftBehind } from './left-behind.ts';
import { puzzleId, rounded, type CubePuzzle, type PlayPuzzle, type Puzzle, type PuzzleSource, type RankedPlay } from './puzzle.ts';
import { stageOf, type Stage } from './stage.ts';

/** Which errors become puzzles. */
export interface PuzzleRule {
  /** Equity given up, at least. */
  readonly minLoss: number;
  /** Whose errors, by name, whatever its capitals; null = everybody's. */
  readonly player: string | null;
  /** null = checker plays and cube decisions. */
  readonly kind: 'checker' | 'cube' | null;
  /** null = both. */
  readonly game: Game | null;
  /** null = all. */
  readonly stages: readonly Stage[] | null;
}
export const EVERY_PUZZLE: PuzzleRule = { minLoss: 0.05, player: null, kind: null, game: null, stages: null };

export interface AnalysedMatch {
  readonly record: MatchRecord;
  readonly games: readonly ReplayedGame[];
  /** Both by the same places; null = nothing there, or not analysed. */
  readonly moves: readonly (readonly (MoveAnalysis | null)[])[];
  readonly cubes?: readonly (readonly (CubeAnalysis | null)[])[];
}

/** Plays looked at of a ranking, besides the one that was made: the library keeps no more of a match, and the shell is to make the same puzzles. */
const KEPT = 8;

const roundChances = ({ win, winGammon, winBackgammon, loseGammon, loseBackgammon }: Probabilities): Probabilities =>
  ({ win: rounded(win), winGammon: rounded(winGammon), winBackgammon: rounded(winBackgammon), loseGammon: rounded(loseGammon), loseBackgammon: rounded(loseBackgammon) });

const roundOrNull = (value: number | null): number | null => (value === null ? null : rounded(value));
const roundEquities = ({ cubeless, noDouble, doubleTake, doublePass, doubleBeaver }: CubeEquities): CubeEquities =>
  ({ cubeless: rounded(cubeless), noDouble: rounded(noDouble), doubleTake: roundOrNull(doubleTake), doublePass: roundOrNull(doublePass), doubleBeaver: roundOrNull(doubleBeaver) });

const rankedPlay = ({ play, equity, cubeless, mwc, probabilities, plies, by }: Candidate): RankedPlay =>
  ({ play: makePlay(play), equity: rounded(equity), ...(cubeless !== undefined && { cubeless: rounded(cubeless) }), ...(mwc !== undefined && { mwc: rounded(mwc) }), chances: roundChances(probabilities), plies, by });

interface Ranking {
  readonly evaluator: Evaluator;
  readonly candidates: readonly Candidate[];
  /** −1 = nobody made a play. */
  readonly played: number;
  readonly partial?: true;
}

/**
 * A question about a play; null when its answer is not clear. Only plays of the greatest depth are compared; those that were left behind
 * at a lower one stand below them as wrong.
 */
export function playPuzzle(situation: Situation, { evaluator, candidates, played, partial }: Ranking, source: PuzzleSource): PlayPuzzle | null {
  const [best] = candidates;
  if (situation.phase !== 'play' || !best) return null;
  const own = candidates[played];
  const kept = candidates.slice(0, KEPT).filter(({ plies }) => plies === best.plies);
  if (own && own.plies === best.plies && !kept.includes(own)) kept.push(own);
  const error = errorOf(best.plies, kept.map(({ by }) => by));
  // Of a ranking that is not finished, what stands lower may still be on its way.
  const left = partial ? [] : leftBehind(situation.position.game, candidates.slice(0, KEPT));
  if (!isClear(kept.map(({ equity }) => best.equity - equity), error, left.length > 0)) return null;
  const position = makeSituationId(situation);
  return {
    id: puzzleId({ kind: 'play', position }), kind: 'play', position, note: '', tags: [], source, evaluator: { ...evaluator, plies: best.plies }, error,
    plays: [...kept, ...left].map(rankedPlay), played: own ? kept.indexOf(own) : -1,
  };
}

/** A question about the cube; null when its answer is not clear. `situation`: the doubler is to roll, or the other side to answer. */
export function cubePuzzle(situation: Situation, { evaluator, probabilities, decision, choice }: Pick<CubeAnalysis, 'evaluator' | 'probabilities' | 'decision'> & { readonly choice: CubePuzzle['choice'] }, source: PuzzleSource): CubePuzzle | null {
  if (decision.emg.doubleTake === null || (situation.phase !== 'roll' && situation.phase !== 'answer')) return null;
  const error = errorOf(evaluator.plies, ['net']);
  if (!isClear(cubeAnswers(decision, situation).map(({ loss }) => loss), error)) return null;
  const position = makeSituationId(situation);
  return {
    id: puzzleId({ kind: 'cube', position }), kind: 'cube', position, note: '', tags: [], source, evaluator, error,
    chances: roundChances(probabilities), emg: roundEquities(decision.emg), mwc: decision.mwc && roundEquities(decision.mwc), choice,
  };
}

/** Whether a name is the one that is asked for, whatever its capitals; null = everybody's. */
export const isName = (name: string, wanted: string | null): boolean => wanted === null || name.trim().toLowerCase() === wanted.trim().toLowerCase();

function sourceOf({ record }: AnalysedMatch, { number }: ReplayedGame, decision: Decision, turn: number, loss: number): PuzzleSource {
  return {
    from: 'error', players: record.players, ...eventOf(record), game: number, turn: turn + 1,
    player: record.players[decision.player], loss: rounded(loss),
  };
}

/** A turn that should have begun with a double is asked before its throw. */
const beforeThrow = ({ kind, situation }: Decision): Situation => (kind === 'move' ? { ...situation, phase: 'roll', roll: null } : situation);

/** Puzzles of one match, in the order of its turns, with what its file says of them. */
export function puzzlesOf(match: AnalysedMatch, rule: PuzzleRule): readonly Puzzle[] {
  const { record, games, moves, cubes } = match;
  if (rule.game !== null && rule.game !== record.game) return [];
  const isWanted = (loss: number | null | undefined, error: number): loss is number => typeof loss === 'number' && loss >= Math.max(rule.minLoss, error) - 5e-7;
  return games.flatMap((game, g) => game.decisions.flatMap((decision, d): Puzzle[] => {
    if (!isName(record.players[decision.player], rule.player)) return [];
    if (rule.stages && !rule.stages.includes(stageOf(decision.situation.position))) return [];
    const found: Puzzle[] = [];
    const note = noteAt(record, g, d);
    const cube = cubes?.[g]?.[d];
    if (cube && rule.kind !== 'checker' && cube.judgement.error !== null && (decision.kind === 'move' || decision.flags.length === 0) && isWanted(cube.judgement.loss, errorOf(cube.evaluator.plies, ['net']))) {
      const made = cubePuzzle(beforeThrow(decision), cube, sourceOf(match, game, decision, d, cube.judgement.loss));
      if (made) found.push({ ...made, note });
    }
    const move = moves[g]?.[d];
    if (move && rule.kind !== 'cube' && isCounted(decision) && isWanted(move.loss, 0)) {
      const made = playPuzzle(decision.situation, move, sourceOf(match, game, decision, d, move.loss));
      if (made && move.loss >= made.error) found.push({ ...made, note });
    }
    return found;
  }));
}

const plies = (puzzle: Puzzle): number => puzzle.evaluator?.plies ?? 0;

/** Deeper first, then the costlier error, then any order that does not depend on where it was made. */
const better = (a: Puzzle, b: Puzzle): number =>
  plies(b) - plies(a) || (b.source.loss ?? 0) - (a.source.loss ?? 0) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Each question once, in the order of their ids. */
export function distinct(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const byId = new Map<string, Puzzle>();
  for (const puzzle of puzzles) {
    const known = byId.get(puzzle.id);
    if (!known || better(puzzle, known) < 0) byId.set(puzzle.id, puzzle);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
