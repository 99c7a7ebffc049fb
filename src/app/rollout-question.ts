/** What the board of Analyse asks of a rollout: the position, or plays of a roll side by side. */
import type { Game } from '../core/games.ts';
import { makePlay } from '../core/play.ts';
import { positionKey, swapSides, type Position } from '../core/position.ts';
import { rulesOf } from '../core/presets.ts';
import type { LegalPlay, RuleBook } from '../core/rule-book.ts';
import type { Situation } from '../core/situation.ts';
import { presetTerms } from '../core/terms.ts';
import type { RolloutSettings } from '../elements/rollout-panel/rollout-settings.ts';
import { differingPart } from '../engine/rollout/merge.ts';
import type { RolloutNet } from '../engine/rollout/state.ts';
import { playSubject, positionSubject, subjectPosition, USUAL, USUAL_TRIALS, type RolloutSubject, type RolloutTask } from '../engine/rollout/task.ts';
import type { StoredRollout } from '../store/stored-rollout.ts';
import type { AnalyseState } from './analyse-state.ts';

export interface RolloutQuestion {
  /** Equal for boards that ask the same; what is kept is found by it. */
  readonly board: string;
  readonly game: Game;
  readonly conditions: Pick<RolloutTask, 'rules' | 'scoring'>;
  /** As the side sees it that is to throw. */
  readonly position: Position;
  /** Legal plays of the dice; null = there are no dice, the position itself is asked about. */
  readonly plays: readonly LegalPlay[] | null;
}

export const USUAL_SETTINGS: RolloutSettings = {
  trials: USUAL_TRIALS, error: null, sure: false, truncation: USUAL.truncation, plies: USUAL.plies, luck: USUAL.luck === 'throws', seed: USUAL.seed,
};
/** Candidates that are rolled out side by side at most: the page itself adds up their numbers. */
export const MOST_CANDIDATES = 10;

/** The side about to throw: when a double is answered that is the other one. */
const rolling = ({ phase, position }: Situation): Position => (phase === 'roll' || phase === 'play' ? position : swapSides(position));

function conditionsOf({ position: { game }, preset }: Situation): RolloutQuestion['conditions'] {
  if (game === 'short' || !preset) return {};
  const rules = rulesOf(preset);
  return { ...(rules && { rules }), scoring: presetTerms(game, preset.id).scoring };
}

/** Null when there is nothing to roll out: the game is over, or there is no legal play. */
export function rolloutQuestion(situation: Situation, book: RuleBook): RolloutQuestion | null {
  if (situation.phase === 'over') return null;
  const { roll } = situation;
  const position = rolling(situation);
  const plays = roll && book.plays(position, roll);
  if (plays?.length === 0) return null;
  const conditions = conditionsOf(situation);
  const board = [positionKey(position), JSON.stringify(position.first ?? null), roll ? [...roll].sort().join('') : '', JSON.stringify(conditions)].join(' ');
  return { board, game: position.game, conditions, position, plays };
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

/** `chosen`: keys of the plays' results, in order. Null when none of them is a play of the board. */
export function rolloutTask({ game, conditions, position, plays }: RolloutQuestion, settings: RolloutSettings, chosen: readonly string[]): RolloutTask | null {
  const subjects = plays
    ? chosen.flatMap((key) => plays.filter(({ result }) => positionKey(result) === key)).map(({ result, play }) => playSubject(result, makePlay(play)))
    : [positionSubject(position)];
  if (subjects.length === 0) return null;
  const { seed, plies, luck, truncation } = settings;
  return { game, subjects, ...conditions, seed, plies, luck: luck ? 'throws' : 'none', truncation, table: USUAL.table };
}

/** Settings and plays by which a kept rollout was made. */
export function chosenBy({ state: { task }, goal }: StoredRollout): { readonly settings: Omit<RolloutSettings, 'trials'>; readonly chosen: readonly string[] } {
  const { seed, plies, luck, truncation, subjects } = task;
  return {
    settings: { seed, plies, luck: luck === 'throws', truncation, error: goal.error, sure: goal.sure !== null },
    chosen: subjects.filter(({ of }) => of === 'other').map((subject) => subjectKey(task, subject)),
  };
}

/** Which of the kept rollouts is of this task, in whatever order its candidates stand, by this net (or, before one is known, by any). */
export function findKept(kept: readonly StoredRollout[], task: RolloutTask, net: RolloutNet | null): StoredRollout | null {
  const sorted = (subjects: readonly RolloutSubject[]): RolloutSubject[] => [...subjects].sort((a, b) => (subjectKey(task, a) < subjectKey(task, b) ? -1 : 1));
  const comparable = { task: { ...task, subjects: sorted(task.subjects) } };
  return kept.find(({ state }) => differingPart(
    { task: { ...state.task, subjects: sorted(state.task.subjects) }, net: state.net },
    { ...comparable, net: net ?? state.net },
  ) === null) ?? null;
}
