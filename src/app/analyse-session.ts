/** The Analyse screen’s memory and its talk with the engine: a newer question always supersedes the older one. */
import { playConditions, type CubeOptions } from '../core/cube-conditions.ts';
import type { Roll } from '../core/dice.ts';
import type { Game } from '../core/games.ts';
import { presetOfSituation, rulesOf } from '../core/presets.ts';
import { positionKey } from '../core/position.ts';
import type { BookOf, LegalPlay } from '../core/rule-book.ts';
import { rollingSide, type Situation } from '../core/situation.ts';
import { presetTerms } from '../core/terms.ts';
import { PLIES, type Conditions, type Engine, type Plies } from '../engine/protocol.ts';
import { isAsked, openDraft, openQuestion, passTurn, showDraft, tryPlay, undo, withOptions, type AnalyseState, type Answer } from './analyse-state.ts';
import { makeCell, type Cell } from './cell.ts';
import { draftOf, startDraft, withRoll, type Draft } from './draft.ts';
import { failureOf } from './failures.ts';

export interface AnalyseParts {
  readonly engine: Engine;
  /** Depth to reach, read at each question. */
  readonly plies: () => Plies;
  readonly throwDice: () => Roll;
  readonly bookOf: BookOf;
}

/** What an engine has to know besides the position. */
function conditionsFor(situation: Situation): Conditions {
  if (situation.position.game === 'short') return {};
  const preset = presetOfSituation(situation);
  return { rules: rulesOf(preset), scoring: presetTerms('long', preset.id).scoring };
}

export class AnalyseSession {
  readonly cell: Cell<AnalyseState> = makeCell(openDraft(startDraft()));
  private running: AbortController | null = null;

  constructor(private readonly parts: AnalyseParts) {}

  /** A position from outside: opens it with nothing to undo before it. */
  open(situation: Situation): void {
    this.move(openDraft(draftOf(situation), this.cell.get().options));
  }

  edit(change: (draft: Draft) => Draft): void {
    this.move(showDraft(this.cell.get(), change(this.cell.get().draft)));
  }

  setEditing(editing: boolean): void {
    this.cell.update((state) => ({ ...state, editing }));
  }

  /** Shows the play on the board; null takes it back. */
  tryPlay(tried: LegalPlay | null): void {
    this.cell.update((state) => tryPlay(state, tried));
    this.deepen();
  }

  /** From now on all is valued by other match equities; what does not depend on them stays. */
  valueBy(options: CubeOptions): void {
    const state = this.cell.get();
    if (state.options.met === options.met) return;
    if (state.checked.ok && state.checked.value.score.length > 0 && state.checked.value.position.game === 'short') this.move(withOptions(state, options));
    else this.cell.set({ ...state, options });
  }

  pass(): void {
    this.move(passTurn(this.cell.get()));
  }

  /** Throws the dice: for this turn, or for the next one when a play is on the board. */
  roll(): void {
    const passed = passTurn(this.cell.get());
    this.move(showDraft(passed, withRoll(passed.draft, this.parts.throwDice())));
  }

  undo(): void {
    const before = this.cell.get();
    const after = undo(before);
    if (before.tried) this.cell.set(after);
    else this.move(after);
  }

  /** Stops the engine and keeps what it has said. */
  stop(): void {
    this.running?.abort();
  }

  /** Asks about a board that nobody has asked about yet. */
  askOnce(): void {
    const { answer } = this.cell.get();
    if (!this.running && isAsked(answer) && !answer.answer) void this.ask();
  }

  private move(state: AnalyseState): void {
    if (state === this.cell.get()) return;
    this.cell.set(state);
    void this.ask();
  }

  /** Asks about the board as it is now. */
  async ask(): Promise<void> {
    this.running?.abort();
    const control = new AbortController();
    this.running = control;
    const { checked, answer, options } = this.cell.get();
    if (!checked.ok || checked.value.phase === 'over') return;
    const hear = (next: Answer): void => {
      if (!control.signal.aborted) this.cell.update((state) => ({ ...state, answer: next }));
    };
    // What is already known stays until something deeper comes: nothing jumps.
    if (answer.kind === 'failed') hear(openQuestion(checked.value, options));
    else if (isAsked(answer)) hear({ ...answer, working: true });
    try {
      const { game } = checked.value.position;
      if (game !== 'short' && !(await this.judges(game))) hear(this.unjudged(checked.value));
      else if (checked.value.roll) await this.rank(checked.value, control.signal, hear);
      else await this.judge(checked.value, control.signal, hear);
    } catch (error) {
      if (!control.signal.aborted) hear({ kind: 'failed', error: failureOf(error) });
      else this.settle();
    }
  }

  private async judges(game: Game): Promise<boolean> {
    return (await this.parts.engine.info()).games?.includes(game) ?? false;
  }

  private unjudged(situation: Situation): Answer {
    const { position, roll } = situation;
    const book = this.parts.bookOf(position.game, presetOfSituation(situation));
    return { kind: 'unjudged', plays: roll && book.plays(position, roll) };
  }

  private async rank(situation: Situation, signal: AbortSignal, hear: (answer: Answer) => void): Promise<void> {
    const { answer: before, tried, options } = this.cell.get();
    // Asked again, deeper or about a play the filter had dropped: the ranking that stands is not replaced by its own beginnings.
    const known = (before.kind === 'plays' ? before.answer?.candidates[0]?.plies : undefined) ?? -1;
    const answer = await this.parts.engine.rank(
      { position: situation.position, ...conditionsFor(situation), cube: playConditions(situation, options), roll: situation.roll!, plies: this.parts.plies(), keep: tried ? [positionKey(tried.result)] : [] },
      { signal, priority: 'now', onProgress: (partial) => { if ((partial.candidates[0]?.plies ?? -1) > known) hear({ kind: 'plays', answer: partial, working: true }); } },
    );
    hear({ kind: 'plays', answer, working: false });
    this.deepen();
  }

  /** A loss must be of full depth: when the filter left the tried play behind, it is asked about by name. */
  private deepen(): void {
    const { tried, answer } = this.cell.get();
    if (!tried || answer.kind !== 'plays' || answer.working || !answer.answer) return;
    const { candidates } = answer.answer;
    const key = positionKey(tried.result);
    const own = candidates.find((each) => positionKey(each.result) === key);
    if (own && own.plies < candidates[0]!.plies) void this.ask();
  }

  /** A board without dice, deeper and deeper. */
  private async judge(situation: Situation, signal: AbortSignal, hear: (answer: Answer) => void): Promise<void> {
    const { engine } = this.parts;
    const call = { signal, priority: 'now' } as const;
    const wanted = this.parts.plies();
    const { answer: before } = this.cell.get();
    const known = (before.kind === 'chances' || before.kind === 'cube' ? before.answer?.evaluator.plies : undefined) ?? -1;
    for (const plies of PLIES.filter((each) => each <= wanted && (each > known || each === wanted))) {
      const working = plies < wanted;
      if (before.kind === 'cube') hear({ ...before, answer: await engine.cube({ ...before.question, plies }, call), working });
      else hear({ kind: 'chances', answer: await engine.evaluate({ position: rollingSide(situation), ...conditionsFor(situation), plies }, call), working });
    }
  }

  /** A stopped question is no longer worked on, unless a newer one is. */
  private settle(): void {
    if (!this.running?.signal.aborted) return;
    this.cell.update((state) => (isAsked(state.answer) ? { ...state, answer: { ...state.answer, working: false } } : state));
  }
}
