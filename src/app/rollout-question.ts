/** What the board of Analyse asks of a rollout: the position, its cube decision, or plays of a roll side by side. */
import { cubeConditions, mayDouble, type CubeConditions } from '../core/cube-conditions.ts';
import type { Game } from '../core/games.ts';
import type { MatchEquityTable } from '../core/met/table.ts';
import { makePlay } from '../core/play.ts';
import { positionKey, swapSides, type Position } from '../core/position.ts';
import { rulesOf } from '../core/presets.ts';
import type { LegalPlay, RuleBook } from '../core/rule-book.ts';
import { otherPlayer, rollingSide, type Situation } from '../core/situation.ts';
import { presetTerms } from '../core/terms.ts';
import type { RolloutSettings } from '../elements/rollout-panel/rollout-settings.ts';
import { cubefulOf, cubeSubjects, isCubeDecision } from '../engine/rollout/cubeful.ts';
import { differingPart } from '../engine/rollout/merge.ts';
import type { RolloutNet } from '../engine/rollout/state.ts';
import { playSubject, positionSubject, subjectPosition, USUAL, USUAL_TRIALS, type RolloutSubject, type RolloutTask } from '../engine/rollout/task.ts';
import type { StoredRollout } from '../store/stored-rollout.ts';
import type { AnalyseState } from './analyse-state.ts';

export interface RolloutQuestion {
  /** Equal for boards that differ in the cube and the score at most; what is kept is found by it. */
  readonly board: string;
  /** Equal for boards that ask the same. */
  readonly key: string;
  readonly game: Game;
  readonly conditions: Pick<RolloutTask, 'rules' | 'scoring'>;
  /** As the side sees it that is to throw. */
  readonly position: Position;
  /** Legal plays of the dice; null = there are no dice, the position itself is asked about. */
  readonly plays: readonly LegalPlay[] | null;
  /** What is played for, seen by the side that is to throw; null = there is no cube, or none that can be judged. */
  readonly cube: CubeConditions | null;
  /** That side may double before it throws: the decision can be rolled out. */
  readonly mayDecide: boolean;
}

/** What of a question is to be rolled out. */
export interface RolloutChoice {
  /** Keys of the plays, in order. */
  readonly chosen: readonly string[];
  /** The cube decision, not the position. */
  readonly decides: boolean;
}

export const USUAL_SETTINGS: RolloutSettings = {
  trials: USUAL_TRIALS, error: null, sure: false, truncation: USUAL.truncation, plies: USUAL.plies, cubePlies: 0, luck: USUAL.luck === 'throws', seed: USUAL.seed,
};
/** Candidates that are rolled out side by side at most: the page itself adds up their numbers. */
export const MOST_CANDIDATES = 10;

function conditionsOf({ position: { game }, preset }: Situation): RolloutQuestion['conditions'] {
  if (game === 'short' || !preset) return {};
  const rules = rulesOf(preset);
  return { ...(rules && { rules }), scoring: presetTerms(game, preset.id).scoring };
}

/** Of the side that is to throw: after a play, and when its double is answered, that is the other one. */
function cubeOf(situation: Situation, met?: MatchEquityTable): CubeConditions | null {
  const { position: { game }, phase, turn } = situation;
  if (game !== 'short' || phase === 'beaver' || phase === 'raccoon') return null;
  const conditions = cubeConditions(situation, phase === 'roll' ? turn : otherPlayer(turn), { ...(met && { met }) });
  return conditions.ok ? conditions.value : null;
}

/** Null when there is nothing to roll out: the game is over, or there is no legal play. */
export function rolloutQuestion(situation: Situation, book: RuleBook, met?: MatchEquityTable): RolloutQuestion | null {
  if (situation.phase === 'over') return null;
  const { roll } = situation;
  const position = rollingSide(situation);
  const plays = roll && book.plays(position, roll);
  if (plays?.length === 0) return null;
  const conditions = conditionsOf(situation);
  const board = [positionKey(position), JSON.stringify(position.first ?? null), ...(position.began ? [position.began] : []), roll ? [...roll].sort().join('') : '', JSON.stringify(conditions)].join(' ');
  const cube = cubeOf(situation, met);
  const stakes = cube && { ...cube, met: cube.match && cube.met.id };
  return { board, key: `${board} ${JSON.stringify(stakes)}`, game: position.game, conditions, position, plays, cube, mayDecide: cube !== null && !roll && mayDouble(cube) };
}

/** Plays that one would roll out first: the best ones, and the one on the board. */
export function firstPlays({ answer, tried }: AnalyseState, count = 3): string[] {
  const ranked = answer.kind === 'plays' ? (answer.answer?.candidates ?? []).slice(0, count).map(({ result }) => positionKey(result)) : [];
  return [...new Set([...ranked, ...(tried ? [positionKey(tried.result)] : [])])];
}

/** The play or position a subject is about, by the position it leads to. */
export function subjectKey(task: Pick<RolloutTask, 'game'>, subject: RolloutSubject): string {
  const position = subjectPosition(task, subject);
  return positionKey(subject.of === 'other' ? swapSides(position) : position);
}

function subjectsOf({ position, plays, mayDecide }: RolloutQuestion, { chosen, decides }: RolloutChoice): readonly RolloutSubject[] {
  if (plays) return chosen.flatMap((key) => plays.filter(({ result }) => positionKey(result) === key)).map(({ result, play }) => playSubject(result, makePlay(play)));
  return decides && mayDecide ? cubeSubjects(position) : [positionSubject(position)];
}

/** Null when none of the plays chosen is a play of the board. */
export function rolloutTask(question: RolloutQuestion, settings: RolloutSettings, choice: RolloutChoice): RolloutTask | null {
  const { game, conditions, cube, mayDecide, plays } = question;
  const subjects = subjectsOf(question, choice);
  if (subjects.length === 0) return null;
  const { seed, plies, luck, truncation } = settings;
  // There is no cube decision without the cube.
  const cubePlies = !plays && mayDecide && choice.decides ? settings.cubePlies ?? 0 : settings.cubePlies;
  return {
    game, subjects, ...conditions, seed, plies, luck: luck ? 'throws' : 'none', truncation, table: USUAL.table,
    ...(cube && cubePlies !== null && { cubeful: cubefulOf(cube, cubePlies) }),
  };
}

/** Settings and choice by which a kept rollout of a board was made. */
export function chosenBy({ state: { task }, goal }: StoredRollout, { cube }: RolloutQuestion): { readonly settings: Partial<RolloutSettings>; readonly choice: RolloutChoice } {
  const { seed, plies, luck, truncation, subjects, cubeful } = task;
  return {
    // Where there is no cube, what was chosen about it stays as it was.
    settings: { seed, plies, luck: luck === 'throws', truncation, error: goal.error, sure: goal.sure !== null, ...(cube && { cubePlies: cubeful?.plies ?? null }) },
    choice: { chosen: subjects.filter(({ of }) => of === 'other').map((subject) => subjectKey(task, subject)), decides: isCubeDecision(task) },
  };
}

/** Whether a rollout of the board is about this question: one with the cube is about its cube and score only. */
export function isAbout({ cube }: RolloutQuestion, { state: { task, net } }: StoredRollout): boolean {
  return !task.cubeful || (cube !== null && differingPart({ task, net }, { task: { ...task, cubeful: cubefulOf(cube, task.cubeful.plies) }, net }) === null);
}

/** Which of the kept rollouts is of this task, in whatever order its candidates stand, by this net (or, before one is known, by any). */
export function findKept(kept: readonly StoredRollout[], task: RolloutTask, net: RolloutNet | null): StoredRollout | null {
  const place = (subject: RolloutSubject): string => `${subjectKey(task, subject)} ${subject.double ?? ''}`;
  const sorted = (subjects: readonly RolloutSubject[]): RolloutSubject[] => [...subjects].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const comparable = { task: { ...task, subjects: sorted(task.subjects) } };
  return kept.find(({ state }) => differingPart(
    { task: { ...state.task, subjects: sorted(state.task.subjects) }, net: state.net },
    { ...comparable, net: net ?? state.net },
  ) === null) ?? null;
}
