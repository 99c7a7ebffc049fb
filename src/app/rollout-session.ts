/**
 * The rollout of the board on Analyse: what is kept of it, what runs, what it says. A rollout goes on while one looks at other
 * screens; another board pauses it. What is done is kept every few seconds, when it pauses and when the page goes.
 */
import type { Situation } from '../core/situation.ts';
import type { MatchEquityTable } from '../core/met/table.ts';
import { presetOfSituation } from '../core/presets.ts';
import type { BookOf } from '../core/rule-book.ts';
import type { RolloutSettings } from '../elements/rollout-panel/rollout-settings.ts';
import type { Engine } from '../engine/protocol.ts';
import { rolloutKey } from '../engine/rollout/merge.ts';
import { rolloutResult } from '../engine/rollout/result.ts';
import { isSameNet, type RolloutNet, type RolloutState } from '../engine/rollout/state.ts';
import { startRollout } from '../engine/rollout/sums.ts';
import { blocksOf } from '../engine/rollout/task.ts';
import { isFurther, type StoredRollout } from '../store/stored-rollout.ts';
import type { Store } from '../store/store.ts';
import { texts } from '../i18n/index.ts';
import { makeCell, type Cell } from './cell.ts';
import { failureOf } from './failures.ts';
import type { Notices } from './notices.ts';
import { addToCourse } from './rollout-course.ts';
import { goalFor, isStopped, ruleOf } from './rollout-goal.ts';
import { MOST_CANDIDATES, rolloutQuestion, rolloutTask, USUAL_SETTINGS, type RolloutChoice, type RolloutQuestion } from './rollout-question.ts';
import { emptyView, matching, showing, withKept, type RolloutView } from './rollout-view.ts';

export interface RolloutParts {
  readonly engine: Pick<Engine, 'info' | 'rollout'>;
  readonly store: Pick<Store, 'rollouts' | 'saveRollout' | 'removeRollout' | 'onChange'>;
  readonly bookOf: BookOf;
  readonly now: () => number;
  /** By which match equities; the usual ones unless told otherwise. */
  readonly met?: () => MatchEquityTable;
  readonly notices: Pick<Notices, 'offerUndo' | 'tell' | 'tellError'>;
}

/** Five seconds of work may be lost at most. A page that goes has no time to ask what is kept before it writes, so this must do. */
export const SAVE_MS = 1000;

/** From its start to its pause or end. */
interface Run {
  /** Of the question that it answers. */
  readonly key: string;
  rollout: StoredRollout;
  savedAt: number;
}

export class RolloutSession {
  readonly cell: Cell<RolloutView> = makeCell(emptyView(null, USUAL_SETTINGS));
  private situation: Situation | null = null;
  /** What is being played, perhaps of the board before. */
  private run: Run | null = null;
  /** Pauses what runs or is about to. */
  private control: AbortController | null = null;
  /** Settles once nothing runs. */
  private finished: Promise<void> = Promise.resolve();

  constructor(private readonly parts: RolloutParts) {
    parts.store.onChange(({ what, ids, here }) => {
      const { question } = this.cell.get();
      if (what === 'rollouts' && !here && question && ids.includes(question.board)) void this.loadKept(question, false);
    });
  }

  // ---- the board

  /** Another board, or none that is possible: pauses what runs and shows what is kept of the new one. */
  setBoard(situation: Situation | null): void {
    if (situation === this.situation) return;
    this.situation = situation;
    const before = this.cell.get();
    const question = situation && rolloutQuestion(situation, this.parts.bookOf(situation.position.game, presetOfSituation(situation)), this.parts.met?.());
    if (question?.key === before.question?.key) return;
    this.pause();
    this.cell.set(emptyView(question, before.settings));
    if (question) void this.loadKept(question, true);
  }

  /** Other match equities are chosen: at a score that is another question. */
  changeMet(): void {
    const { situation } = this;
    this.situation = null;
    this.setBoard(situation);
  }

  private async loadKept(question: RolloutQuestion, isFirst: boolean): Promise<void> {
    const found = await this.parts.store.rollouts(question.board);
    if (!this.isAsked(question.key)) return;
    if (!found.ok) this.parts.notices.tellError(found.error);
    else this.cell.update((view) => withKept(view, found.value, isFirst));
  }

  private isAsked(key: string): boolean {
    return this.cell.get().question?.key === key;
  }

  // ---- what is asked

  /** Opens the drawer; `best`: keys of the plays to roll out, where nothing is chosen or kept yet. */
  open(best: readonly string[]): void {
    const { question } = this.cell.get();
    if (!question) return;
    this.cell.update((view) => matching({ ...view, isOpen: true, chosen: view.chosen.length > 0 ? view.chosen : best.slice(0, MOST_CANDIDATES) }));
    this.keepOpen(true);
    // An engine that cannot be had says so once it is asked to play.
    this.learnNet(question).catch(() => {});
  }

  close(): void {
    this.cell.update((view) => ({ ...view, isOpen: false }));
    this.keepOpen(false);
  }

  /** Notes with the rollout whether one looks at it. */
  private keepOpen(isOpen: boolean): void {
    if (this.run && this.isAsked(this.run.key)) this.run.rollout = { ...this.run.rollout, isOpen };
    const { current, work } = this.cell.get();
    if (!current || current.isOpen === isOpen) return;
    const rollout = { ...current, isOpen };
    this.cell.update((view) => ({ ...view, current: rollout }));
    if (work === 'none') void this.save(rollout);
  }

  private async learnNet({ game, key }: RolloutQuestion): Promise<RolloutNet> {
    const { net, netVersion } = await this.parts.engine.info(game);
    const known: RolloutNet = { name: net, version: netVersion };
    if (this.isAsked(key)) this.cell.update((view) => ({ ...view, net: known }));
    return known;
  }

  /** Chooses plays by the keys of their results. */
  choose(chosen: readonly string[]): void {
    this.ask({ chosen: chosen.slice(0, MOST_CANDIDATES) });
  }

  /** Chooses the cube decision, or the position as it is. */
  decide(decides: boolean): void {
    this.ask({ decides });
  }

  set(change: Partial<RolloutSettings>): void {
    this.ask({ settings: { ...this.cell.get().settings, ...change } });
  }

  private ask(change: Partial<RolloutChoice & Pick<RolloutView, 'settings'>>): void {
    if (this.cell.get().work === 'none') this.cell.update((view) => matching({ ...view, ...change }));
  }

  /** Shows another of those that are kept. */
  show(id: string): void {
    const { kept, work } = this.cell.get();
    const rollout = kept.find((each) => each.id === id);
    if (rollout && work === 'none') this.cell.update((view) => showing(view, rollout));
  }

  /** Takes the one that is shown out of those that are kept, and offers to take that back. */
  async remove(): Promise<void> {
    const { current, work } = this.cell.get();
    if (!current || work !== 'none') return;
    this.cell.update((view) => ({ ...view, current: null, result: null, kept: view.kept.filter(({ id }) => id !== current.id) }));
    const done = await this.parts.store.removeRollout(current);
    const { notices } = this.parts;
    if (!done.ok) notices.tellError(done.error);
    else notices.offerUndo(texts().rollout.panel.deleted, () => void this.putBack(current));
  }

  private async putBack(rollout: StoredRollout): Promise<void> {
    if (!(await this.save(rollout))) return;
    this.parts.notices.tell(texts().rollout.panel.restored);
    const { question, current, work } = this.cell.get();
    const isBack = question?.board === rollout.board && this.cell.get().kept.some(({ id }) => id === rollout.id);
    if (isBack && !current && work === 'none') this.show(rollout.id);
  }

  // ---- running

  /** Starts what is asked, or goes on with the one that is shown: to its goal, or further where it has ended. */
  start(): Promise<void> {
    const { question, work } = this.cell.get();
    if (question && work === 'none') {
      this.cell.update((view) => ({ ...view, work: 'starting', error: null }));
      const control = new AbortController();
      this.control = control;
      this.finished = this.finished.then(() => this.play(question, control));
    }
    return this.finished;
  }

  pause(): void {
    if (!this.control || this.control.signal.aborted) return;
    this.control.abort();
    this.cell.update((view) => (view.work === 'none' ? view : { ...view, work: 'stopping' }));
  }

  /** Pauses, and counts as done; it can still be extended. */
  stop(): void {
    const { current, work } = this.cell.get();
    if (work !== 'none') {
      if (this.run) this.run.rollout = { ...this.run.rollout, ended: true };
      this.pause();
    } else if (current) {
      const ended = { ...current, ended: true };
      this.cell.update((view) => ({ ...view, current: ended }));
      void this.save(ended);
    }
  }

  /** What is shown was ended by hand, before its goal. */
  get isStopped(): boolean {
    const { current } = this.cell.get();
    return current !== null && isStopped(current);
  }

  /** The one to play: begun anew where there is none yet, or only one by another net. */
  private next(net: RolloutNet): StoredRollout | null {
    const view = this.cell.get();
    const { question, settings, current, isOpen } = view;
    const known = current && isSameNet(current.state.net, net) ? current : null;
    const task = known?.state.task ?? (question && rolloutTask(question, settings, view));
    if (!question || !task) return null;
    const state = known?.state ?? startRollout(task, net);
    return { id: rolloutKey(state), board: question.board, state, goal: goalFor(state, settings, known), ended: false, isOpen, course: known?.course ?? [], updatedAt: this.parts.now() };
  }

  private async play(question: RolloutQuestion, control: AbortController): Promise<void> {
    const { signal } = control;
    let run: Run | null = null;
    try {
      run = await this.begin(question, signal);
      this.run = run;
      if (run) await this.goOn(run, signal);
    } catch (error) {
      if (this.isAsked(question.key)) this.cell.update((view) => ({ ...view, error: failureOf(error) }));
    }
    this.run = null;
    // Another start may be waiting behind this one.
    if (this.control === control) {
      this.control = null;
      if (this.isAsked(question.key)) this.cell.update((view) => ({ ...view, work: 'none' }));
    }
    if (run) await this.save(run.rollout);
  }

  /** Null when it was paused before it began, or there is nothing to roll out. */
  private async begin(question: RolloutQuestion, signal: AbortSignal): Promise<Run | null> {
    const net = await this.learnNet(question);
    const rollout = signal.aborted ? null : this.next(net);
    if (!rollout) return null;
    const kept = await this.parts.store.saveRollout(rollout);
    if (!kept.ok) this.parts.notices.tellError(kept.error);
    if (signal.aborted) return null;
    // Another tab may be further.
    const { state, course } = kept.ok && isFurther(kept.value.state, rollout.state) ? kept.value : rollout;
    const run: Run = { key: question.key, rollout: { ...rollout, state, course }, savedAt: this.parts.now() };
    this.cell.update((view) => ({ ...view, work: 'running', current: run.rollout, result: rolloutResult(state) }));
    return run;
  }

  private async goOn(run: Run, signal: AbortSignal): Promise<void> {
    const { engine, now } = this.parts;
    const { goal, state } = run.rollout;
    const onProgress = (progress: RolloutState): void => {
      this.hear(run, progress);
      if (now() - run.savedAt < SAVE_MS) return;
      run.savedAt = now();
      void this.save(run.rollout);
    };
    const last = await engine.rollout({ state, blocks: [0, blocksOf(goal.trials)], stop: ruleOf(goal) }, { signal, onProgress });
    if (!signal.aborted) run.rollout = { ...run.rollout, ended: true };
    this.hear(run, last);
  }

  private hear(run: Run, state: RolloutState): void {
    const result = rolloutResult(state);
    const { rollout } = run;
    run.rollout = { ...rollout, state, course: result ? addToCourse(rollout.course, result) : rollout.course, updatedAt: this.parts.now() };
    if (!this.isAsked(run.key)) return;
    const { id } = rollout;
    // Back at the board of the last trials that are on their way: it is not shown yet.
    this.cell.update((view) => ({ ...(view.current?.id === id ? view : showing(view, run.rollout)), current: run.rollout, result }));
  }

  /** Keeps a rollout, or takes over what another tab has kept of it, where that is further and nothing runs here. False: it could not be kept, which was told. */
  private async save(rollout: StoredRollout): Promise<boolean> {
    const kept = await this.parts.store.saveRollout(rollout);
    if (!kept.ok) this.parts.notices.tellError(kept.error);
    else if (this.cell.get().question?.board === rollout.board) {
      this.cell.update((view) => withKept(view, [kept.value, ...view.kept.filter(({ id }) => id !== kept.value.id)]));
    }
    return kept.ok;
  }

  /** Keeps at once what is done: the page is hidden, or goes. */
  async flush(): Promise<void> {
    if (this.run) await this.save(this.run.rollout);
  }
}
