/**
 * Analysing many entries anew at a greater depth, one after the other in the background. What is left to do is kept, so that a reload goes
 * on; of several tabs one is at work. Each result is stored as it comes and stands above what was there.
 */
import { stays, wantedOf } from '../../analysis/refine-match.ts';
import { bool, check, fields, integer, list, text } from '../../core/check.ts';
import { playConditions } from '../../core/cube-conditions.ts';
import type { MatchEquityTable } from '../../core/met/table.ts';
import { rulesOf } from '../../core/presets.ts';
import type { NardError } from '../../core/result.ts';
import { presetTerms } from '../../core/terms.ts';
import { plies } from '../../engine/check-answers.ts';
import type { Plies } from '../../engine/protocol.ts';
import type { StoredMatch, StoredPosition } from '../../store/entries.ts';
import type { EntrySummary } from '../../store/store.ts';
import { withAnswer } from '../../store/with-answer.ts';
import { makeCell } from '../cell.ts';
import { deepenMatch } from '../deepen-match.ts';
import { failureOf } from '../failures.ts';
import type { ReviewSession } from '../review-session.ts';
import { countDone, cubeOptionsOf, openMatch, withFinished, withProgress, type Finished, type IsDone } from '../review-state.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';

/** What is kept of the work. */
export interface KeptRenewal {
  readonly plies: Plies;
  /** Entries still to do, in order. */
  readonly left: readonly string[];
  /** Done so far. */
  readonly done: number;
  readonly paused: boolean;
}

const MOST = 1_000_000;
const checker = fields<KeptRenewal>({ plies, left: list(text(100), MOST), done: integer(0, MOST), paused: bool });

export interface RenewalState extends KeptRenewal {
  /** Title of what is being analysed; null = nothing here. */
  readonly now: string | null;
  /** Another tab is at work. */
  readonly elsewhere: boolean;
  readonly error: NardError | null;
}

export type Alone = (work: (waited: boolean) => Promise<void>, onWait: () => void, signal: AbortSignal) => Promise<void>;

export interface RenewalParts {
  readonly services: Pick<Services, 'engine' | 'store' | 'replay' | 'now' | 'pause'>;
  readonly review: Pick<ReviewSession, 'cell' | 'redo'>;
  readonly settings: () => Settings;
  readonly met: () => MatchEquityTable;
  readonly onError: (error: NardError) => void;
  readonly onDone: (entries: number) => void;
  /** Runs the work while no other tab does; where one does, says so and waits for it. */
  readonly alone: Alone;
}

/** Decisions stored in one go. */
const MOST_STORED = 12;

/** Whether an entry is not as deep yet, as far as its row of the list tells. */
export const isShallower = (entry: EntrySummary, wanted: Plies): boolean =>
  entry.evaluator === null || entry.evaluator.plies < wanted || (entry.kind === 'match' && (entry.progress.done < entry.progress.total || (entry.progress.depths ?? []).some((depth) => depth.plies < wanted)));

export class Renewal {
  /** null = nothing is to be done. */
  readonly cell = makeCell<RenewalState | null>(null);
  private running: AbortController | null = null;
  /** The last change of what is kept: one after the other. */
  private keeping: Promise<unknown> = Promise.resolve();
  /** The last reading of what is kept: what is asked for meanwhile comes after it. */
  private loading: Promise<unknown> = Promise.resolve();
  /** Done by this page: another tab may not know it yet. */
  private readonly finished = new Set<string>();

  constructor(private readonly parts: RenewalParts) {
    parts.services.store.onChange(({ what, ids, here }) => { if (what === 'kept' && !here && ids.includes('renewal')) void this.load(); });
  }

  private async kept(): Promise<KeptRenewal | null> {
    const kept = await this.parts.services.store.kept('renewal');
    const found = kept.ok ? check(checker, kept.value) : null;
    return found?.ok && found.value.left.length > 0 ? found.value : null;
  }

  /** Reads what is left to do, by this page before it was loaded anew or by another tab, and goes on with it. */
  async load(): Promise<void> {
    const read = this.read();
    this.loading = read;
    if (await read) await this.run();
  }

  /** Whether there is something to go on with. */
  private async read(): Promise<boolean> {
    await this.keeping;
    const kept = await this.kept();
    const state = this.cell.get();
    if (kept && this.running && state && !state.elsewhere && !kept.paused) {
      // Another tab wants more of what is done here.
      const more = kept.left.filter((id) => !state.left.includes(id) && !this.finished.has(id));
      if (more.length > 0) this.change({ left: [...state.left, ...more] });
      return false;
    }
    if (!kept || kept.paused) this.halt();
    this.cell.set(kept && { ...kept, now: null, elsewhere: state?.elsewhere ?? false, error: null });
    return kept !== null && !kept.paused;
  }

  /** Entries to look at `plies` deep, after those that are left already. Resolves when all of it is done or stopped. */
  async start(ids: readonly string[], depth: Plies): Promise<void> {
    await this.loading;
    const before = this.cell.get();
    const left = [...new Set([...before?.left ?? [], ...ids])];
    if (left.length === 0) return;
    for (const id of ids) this.finished.delete(id);
    this.halt();
    this.cell.set({ plies: depth, left, done: before?.done ?? 0, paused: false, now: null, elsewhere: false, error: null });
    await this.keep();
    await this.run();
  }

  async pause(): Promise<void> {
    await this.loading;
    this.halt();
    this.change({ paused: true, now: null });
    await this.keep();
  }

  async goOn(): Promise<void> {
    await this.loading;
    this.change({ paused: false, error: null });
    await this.keep();
    await this.run();
  }

  /** Nothing more is to be done; what was found stays. */
  async stop(): Promise<void> {
    await this.loading;
    this.halt();
    this.cell.set(null);
    await this.keep();
  }

  private halt(): void {
    this.running?.abort();
    this.running = null;
  }

  private change(change: Partial<RenewalState>): void {
    this.cell.update((state) => state && { ...state, ...change });
  }

  private keep(): Promise<unknown> {
    this.keeping = this.keeping.then(async () => {
      const state = this.cell.get();
      const kept: KeptRenewal | null = state && { plies: state.plies, left: state.left, done: state.done, paused: state.paused };
      const done = await this.parts.services.store.keep('renewal', kept);
      if (!done.ok) this.parts.onError(done.error);
    });
    return this.keeping;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    const control = new AbortController();
    this.running = control;
    const { signal } = control;
    try {
      await this.parts.alone(async (waited) => {
        if (waited) this.cell.set(await this.kept().then((kept) => kept && { ...kept, now: null, elsewhere: false, error: null }));
        await this.work(signal);
      }, () => this.change({ elsewhere: true, now: null }), signal);
    } catch (error) {
      if (!signal.aborted) this.change({ error: failureOf(error), paused: true, now: null });
    }
    if (this.running !== control) return;
    this.running = null;
    await this.keep();
  }

  private async work(signal: AbortSignal): Promise<void> {
    for (let state = this.cell.get(); state && state.left.length > 0; state = this.cell.get()) {
      const [id] = state.left;
      await this.renew(id!, state.plies, signal);
      signal.throwIfAborted();
      this.finished.add(id!);
      this.cell.update((now) => now && { ...now, now: null, left: now.left.filter((each) => each !== id), done: now.done + 1 });
      await this.keep();
    }
    const done = this.cell.get()?.done ?? 0;
    this.cell.set(null);
    if (done > 0) this.parts.onDone(done);
  }

  private async renew(id: string, depth: Plies, signal: AbortSignal): Promise<void> {
    const { review, services } = this.parts;
    const open = review.cell.get();
    if (open.kind === 'open' && open.entry.id === id) {
      // Review has it open and knows how: two at work on one match would ask everything twice.
      this.change({ now: open.entry.title });
      await review.redo(depth);
      signal.throwIfAborted();
    }
    const found = await services.store.get(id);
    if (!found.ok) {
      if (found.error.code !== 'not_found') this.parts.onError(found.error);
      return;
    }
    this.change({ now: found.value.title });
    if (found.value.kind === 'match') await this.renewMatch(found.value, depth, signal);
    else await this.renewPosition(found.value, depth, signal);
  }

  private async renewPosition(entry: StoredPosition, depth: Plies, signal: AbortSignal): Promise<void> {
    const { engine, store, now } = this.parts.services;
    const { position, roll, preset } = entry.situation;
    if (!roll || (entry.answer && entry.answer.evaluator.plies >= depth)) return;
    const answer = await engine.rank({ position, rules: preset && rulesOf(preset), scoring: presetTerms(position.game, preset?.id ?? '').scoring, cube: playConditions(entry.situation, { met: this.parts.met() }), roll, plies: depth }, { signal, priority: 'later' });
    const saved = await store.update(entry.id, (there) => (there.kind === 'position' && (there.answer?.evaluator.plies ?? -1) < depth ? withAnswer(there, answer, now()) : there));
    if (!saved.ok && saved.error.code !== 'not_found') this.parts.onError(saved.error);
  }

  private async renewMatch(entry: StoredMatch, depth: Plies, signal: AbortSignal): Promise<void> {
    const { engine, replay, store } = this.parts.services;
    const info = await engine.info(entry.record.game);
    if (info.games && !info.games.includes(entry.record.game)) return;
    const options = cubeOptionsOf(entry.record, this.parts.met());
    const isDone: IsDone = (made, situation) => stays(made, { netVersion: info.netVersion, plies: depth, ...wantedOf(situation, options) });
    let match = withProgress(openMatch(entry, await replay(entry.record), null), { plies: depth, paused: false });
    match = withProgress(match, countDone(match, isDone, options));
    signal.throwIfAborted();
    const waiting: Finished[] = [];
    let storing: Promise<void> = Promise.resolve();
    const storeAll = async (): Promise<void> => {
      while (waiting.length > 0) {
        const some = waiting.splice(0, MOST_STORED);
        match = withFinished(match, some, this.parts.settings().thresholds, isDone, options);
        const saved = await store.saveMoves(entry.id, some, match.entry.progress);
        // Deleted meanwhile: then there is nothing to tell.
        if (!saved.ok && saved.error.code !== 'not_found') throw new Error(saved.error.code, { cause: saved.error });
        await this.parts.services.pause(0);
      }
    };
    const deliver = (): Promise<void> => (storing = storing.then(storeAll));
    const take = (finished: Finished): void => {
      waiting.push(finished);
      // A failure is heard of at the end of the pass.
      if (waiting.length >= MOST_STORED) deliver().catch(() => {});
    };
    try {
      await deepenMatch(match.games, engine, { plies: depth, netVersion: info.netVersion, options, signal, entry: () => match.entry, take, deliver });
    } finally {
      await deliver();
    }
    // What was done already is noted too: its depth is the one asked for.
    await store.saveMoves(entry.id, [], match.entry.progress);
  }
}
