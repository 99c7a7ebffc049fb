/** The Analyse screen as data: what stands on the board, what was tried, what the engine says. Transitions are pure. */
import { cubeQuestion, type CubeOptions, type CubeQuestion } from '../core/cube-conditions.ts';
import type { LegalPlay } from '../core/rule-book.ts';
import type { Situation } from '../core/situation.ts';
import type { NardError, Result } from '../core/result.ts';
import type { CubeAnswer, EvaluateAnswer, RankAnswer } from '../engine/protocol.ts';
import { afterPlay, checkDraft, type Draft } from './draft.ts';

/** What the board asks, and how far the answer is. `working`: a deeper answer is on its way. */
export type Answer =
  | { readonly kind: 'impossible'; readonly error: NardError }
  | { readonly kind: 'over' }
  | { readonly kind: 'plays'; readonly answer: RankAnswer | null; readonly working: boolean }
  /** Short nard without dice: is it right to double, and to take? */
  | { readonly kind: 'cube'; readonly question: CubeQuestion; readonly answer: CubeAnswer | null; readonly working: boolean }
  /** The same where there is no cube, or none that can be judged. */
  | { readonly kind: 'chances'; readonly answer: EvaluateAnswer | null; readonly working: boolean }
  /** The engine knows nothing of this game: the legal plays, unranked; null = no dice. */
  | { readonly kind: 'unjudged'; readonly plays: readonly LegalPlay[] | null }
  | { readonly kind: 'failed'; readonly error: NardError };

export interface AnalyseState {
  readonly draft: Draft;
  readonly checked: Result<Situation>;
  /** Earlier boards, oldest first, for undo. */
  readonly past: readonly Draft[];
  /** A play shown on the board while the turn is not passed on. */
  readonly tried: LegalPlay | null;
  readonly answer: Answer;
  readonly editing: boolean;
  /** By which match equities. */
  readonly options: CubeOptions;
}

/** Enough for a long game. */
const PAST_LIMIT = 200;

/** A question the engine answers better and better. */
export const isAsked = (answer: Answer): answer is Extract<Answer, { readonly working: boolean }> => 'working' in answer;

/** The question of a possible board, before anything is known. */
export function openQuestion(situation: Situation, options: CubeOptions): Answer {
  if (situation.roll) return { kind: 'plays', answer: null, working: true };
  const question = situation.position.game === 'short' ? cubeQuestion(situation, options) : null;
  return question?.ok ? { kind: 'cube', question: question.value, answer: null, working: true } : { kind: 'chances', answer: null, working: true };
}

const unanswered = (checked: Result<Situation>, options: CubeOptions): Answer => {
  if (!checked.ok) return { kind: 'impossible', error: checked.error };
  if (checked.value.phase === 'over') return { kind: 'over' };
  return openQuestion(checked.value, options);
};

const showing = (state: AnalyseState, draft: Draft, past: readonly Draft[]): AnalyseState => {
  const checked = checkDraft(draft);
  return { ...state, draft, checked, past, tried: null, answer: unanswered(checked, state.options) };
};

export const openDraft = (draft: Draft, options: CubeOptions = {}): AnalyseState => {
  const checked = checkDraft(draft);
  return { draft, checked, past: [], tried: null, answer: unanswered(checked, options), editing: false, options };
};

/** The same board by other match equities: what was known of it is known no more. */
export const withOptions = (state: AnalyseState, options: CubeOptions): AnalyseState => ({ ...state, options, answer: unanswered(state.checked, options) });

/** Another board, which undo takes back. */
export const showDraft = (state: AnalyseState, draft: Draft): AnalyseState =>
  draft === state.draft ? state : showing(state, draft, [...state.past, state.draft].slice(-PAST_LIMIT));

/** Shows a legal play of the turn on the board; null takes it back. */
export const tryPlay = (state: AnalyseState, tried: LegalPlay | null): AnalyseState => ({ ...state, tried });

/** There is no legal play for these dice. */
export const isDance = ({ answer }: AnalyseState): boolean =>
  answer.kind === 'unjudged' ? answer.plays?.length === 0 : answer.kind === 'plays' && !answer.working && answer.answer?.candidates.length === 0;

/** Checkers are still being placed: those that are missing are not borne off, and nobody has won. No game ends with both sides off. */
export const isSettingUp = ({ answer, editing }: AnalyseState): boolean =>
  (answer.kind === 'over' && editing) || (answer.kind === 'impossible' && answer.error.code === 'position_both_done');

/** The other side’s turn, after the play that was tried, or after a dance. */
export function passTurn(state: AnalyseState): AnalyseState {
  const result = state.tried?.result ?? (isDance(state) && state.checked.ok ? state.checked.value.position : null);
  return result ? showDraft(state, afterPlay(state.draft, result)) : state;
}

export const canUndo = (state: AnalyseState): boolean => state.tried !== null || state.past.length > 0;

/** Takes back the play tried, else the last change. */
export function undo(state: AnalyseState): AnalyseState {
  if (state.tried) return tryPlay(state, null);
  const before = state.past[state.past.length - 1];
  return before ? showing(state, before, state.past.slice(0, -1)) : state;
}
