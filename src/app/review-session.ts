/** The match under review and the work on it. What is done is stored as it comes, so that a reload loses nothing. */
import type { MatchRecord } from '../core/record.ts';
import type { ReplayedGame } from '../core/decision.ts';
import type { NardError, Result } from '../core/result.ts';
import { stays, wantedOf } from '../analysis/refine-match.ts';
import type { CubeOptions } from '../core/cube-conditions.ts';
import type { MatchEquityTable } from '../core/met/table.ts';
import type { Plies } from '../engine/protocol.ts';
import { texts } from '../i18n/index.ts';
import type { StoredMatch } from '../store/entries.ts';
import { remarksOfFile } from '../store/file-remarks.ts';
import { makeCell, type Cell } from './cell.ts';
import { deepenMatch } from './deepen-match.ts';
import { failureOf } from './failures.ts';
import { isStop, rowsOf, walk, type ErrorFilter, type MatchRow } from './match-rows.ts';
import { countDone, cubeOptionsOf, isComplete, openMatch, withFinished, withProgress, type Finished, type IsDone, type OpenMatch, type ReviewState, type Work } from './review-state.ts';
import type { Place } from './routes.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { matchTitle } from './titles.ts';

/** Milliseconds between two deliveries of finished decisions to the screen and to the store. */
const DELIVER_EVERY = 200;
/** The most decisions that are shown and stored in one task. */
const MOST_DELIVERED = 12;

export interface ReviewParts {
  readonly services: Services;
  readonly settings: () => Settings;
  /** By which match equities all is valued from now on. */
  readonly met: () => MatchEquityTable;
  /** Storing failed: say so. */
  readonly onError: (error: NardError) => void;
}

export class ReviewSession {
  readonly cell: Cell<ReviewState> = makeCell<ReviewState>({ kind: 'empty' });
  private running: AbortController | null = null;

  constructor(private readonly parts: ReviewParts) {}

  private get match(): OpenMatch | null {
    const state = this.cell.get();
    return state.kind === 'open' ? state : null;
  }

  private change(next: (match: OpenMatch) => OpenMatch): void {
    this.cell.update((state) => (state.kind === 'open' ? next(state) : state));
  }

  /** What the cube of a match is decided by now. */
  cubeOptions(record: MatchRecord): CubeOptions {
    return cubeOptionsOf(record, this.parts.met());
  }

  private hear(result: Result<unknown>): void {
    if (!result.ok) this.parts.onError(result.error);
  }

  private makeEntry(record: MatchRecord, source: StoredMatch['source'], games: readonly ReplayedGame[]): StoredMatch {
    const { services, settings } = this.parts;
    const now = services.now();
    const entry: StoredMatch = {
      kind: 'match', id: services.makeId(), title: matchTitle(record, source.name), createdAt: now, updatedAt: now, record, source,
      moves: games.map((game) => game.decisions.map(() => null)), progress: { done: 0, total: 0, plies: settings().matchPlies },
      ...remarksOfFile(record, texts().review.game),
    };
    return { ...entry, progress: { ...entry.progress, ...countDone({ games, entry }, () => true, this.cubeOptions(record)) } };
  }

  /** A match for later: an entry of the library, nothing more. */
  async addRecord(record: MatchRecord, source: StoredMatch['source']): Promise<Result<void>> {
    const { services } = this.parts;
    const put = await services.store.put(this.makeEntry(record, source, await services.replay(record)));
    this.hear(put);
    return put;
  }

  /** A match just dropped: becomes an entry, and the work on it begins. */
  async openRecord(record: MatchRecord, source: StoredMatch['source']): Promise<Result<void>> {
    this.halt();
    this.cell.set({ kind: 'opening', id: null });
    const { services } = this.parts;
    const games = await services.replay(record);
    const entry = this.makeEntry(record, source, games);
    // Shown as running from the start: nothing flashes up that the next moment takes away.
    this.cell.set({ ...openMatch(entry, games, null), work: { kind: 'running' } });
    const put = await services.store.put(entry);
    this.hear(put);
    void this.resume();
    return put;
  }

  /** A stored match; unfinished work on it goes on, unless it was stopped by hand. */
  async openId(id: string, at: Place | null): Promise<void> {
    if (this.match?.entry.id === id) {
      if (at) this.goTo(at);
      return;
    }
    this.halt();
    this.cell.set({ kind: 'opening', id });
    const { store, replay } = this.parts.services;
    const found = await store.get(id);
    const games = found.ok && found.value.kind === 'match' ? await replay(found.value.record) : [];
    const now = this.cell.get();
    if (now.kind !== 'opening' || now.id !== id) return;
    if (!found.ok) this.cell.set({ kind: 'missing', error: found.error });
    else if (found.value.kind !== 'match') this.cell.set({ kind: 'missing', error: { code: 'not_found', facts: {} } });
    else {
      const match = openMatch(found.value, games, at);
      this.cell.set(match);
      const { progress } = found.value;
      // What is there counts, not only what was noted: a tab may have been closed between the two.
      if (!progress.paused && !(isComplete(progress) && isComplete(countDone(match, () => true, this.cubeOptions(match.entry.record))))) void this.resume();
    }
  }

  /** Nothing under review; what was done stays in the library. */
  close(): void {
    this.halt();
    this.cell.set({ kind: 'empty' });
  }

  /** The open match has another title now. */
  retitle(id: string, title: string): void {
    this.change((match) => (match.entry.id === id ? { ...match, entry: { ...match.entry, title } } : match));
  }

  goTo(at: Place): void {
    this.change((match) => (match.games[at.game]?.decisions[at.decision] ? { ...match, at } : match));
  }

  setFilter(change: Partial<ErrorFilter>): void {
    this.change((match) => ({ ...match, filter: { ...match.filter, ...change } }));
  }

  rows(): MatchRow[] {
    const { match } = this;
    return match ? rowsOf(match.games, match.entry, this.parts.settings().thresholds) : [];
  }

  /** One decision on or back. Returns whether there was one. */
  step(direction: 1 | -1): boolean {
    return this.walk(direction, () => true);
  }

  /** The next or the previous error that the filter lets through. */
  stepError(direction: 1 | -1): boolean {
    const filter = this.match?.filter;
    return filter ? this.walk(direction, (row) => isStop(row, filter)) : false;
  }

  private walk(direction: 1 | -1, passes: (row: MatchRow) => boolean): boolean {
    const row = this.match && walk(this.rows(), this.match.at, direction, passes);
    if (row) this.goTo(row.place);
    return Boolean(row);
  }

  /** Stops the work; what is done is kept. */
  async stop(): Promise<void> {
    this.halt();
    this.change((match) => withProgress(match, { paused: true }));
    await this.store([]);
  }

  /** Other match equities are chosen: work that goes on goes on by them. What is done is marked, and done anew when that is asked for. */
  async changeMet(): Promise<void> {
    if (this.running && !this.running.signal.aborted) await this.resume();
  }

  /** Analyses anew what is shallower than `plies`, as deep by an older net, or by other match equities. */
  async redo(plies: Plies): Promise<void> {
    this.change((match) => withProgress(match, { plies }));
    await this.resume();
  }

  async resume(): Promise<void> {
    this.halt();
    const control = new AbortController();
    this.running = control;
    this.change((match) => ({ ...withProgress(match, { paused: false }), work: { kind: 'running' } }));
    try {
      if (await this.judges()) {
        await this.analyse(control.signal);
        this.finish(control, { kind: 'off' });
      } else this.finish(control, { kind: 'unjudged' });
    } catch (error) {
      if (!control.signal.aborted) this.finish(control, { kind: 'failed', error: failureOf(error) });
    }
  }

  /** Short nard every engine knows. */
  private async judges(): Promise<boolean> {
    const game = this.match?.entry.record.game ?? 'short';
    return game === 'short' || ((await this.parts.services.engine.info()).games?.includes(game) ?? false);
  }

  private async analyse(signal: AbortSignal): Promise<void> {
    const { engine } = this.parts.services;
    const { match } = this;
    if (!match) return;
    const { record } = match.entry;
    const { netVersion } = await engine.info(record.game);
    if (signal.aborted) return;
    const plies = match.entry.progress.plies ?? this.parts.settings().matchPlies;
    const options = this.cubeOptions(record);
    const isDone: IsDone = (made, situation) => stays(made, { netVersion, plies, ...wantedOf(situation, options) });
    this.change((open) => withProgress(open, countDone(open, isDone, options)));

    const finished: Finished[] = [];
    const deliver = async (): Promise<void> => {
      while (finished.length > 0) {
        await this.deliver(match.entry.id, finished.splice(0, MOST_DELIVERED), isDone, options);
        // Each share in a task of its own: at 0-ply a whole match is finished between two deliveries.
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    const timer = setInterval(() => void deliver(), DELIVER_EVERY);
    try {
      await deepenMatch(match.games, engine, { plies, netVersion, options, signal, entry: () => this.match?.entry ?? null, take: (done) => finished.push(done), deliver });
    } finally {
      clearInterval(timer);
      await deliver();
    }
  }

  /** Puts what came in since the last time into the match and into the store. */
  private async deliver(id: string, finished: readonly Finished[], isDone: IsDone, options: CubeOptions): Promise<void> {
    if (this.match?.entry.id !== id || finished.length === 0) return;
    this.change((open) => withFinished(open, finished, this.parts.settings().thresholds, isDone, options));
    await this.store(finished);
  }

  private async store(finished: readonly Finished[]): Promise<void> {
    const { match } = this;
    if (!match) return;
    const { id, progress } = match.entry;
    const saved = await this.parts.services.store.saveMoves(id, finished, progress);
    // Deleted meanwhile: then there is nothing to tell.
    if (this.match?.entry.id === id) this.hear(saved);
  }

  private finish(control: AbortController, work: Work): void {
    if (this.running !== control) return;
    this.running = null;
    this.change((match) => ({ ...match, work }));
  }

  private halt(): void {
    this.running?.abort();
    this.running = null;
    this.change((match) => ({ ...match, work: { kind: 'off' } }));
  }
}
