/** All of the app that outlives a screen: where one is, what was chosen, the board, the match, the library, what to tell. */
import type { Game } from '../core/games.ts';
import { ok, type NardError, type Result } from '../core/result.ts';
import type { MatchRecord } from '../core/record.ts';
import { otherPlayer, type Player, type Situation } from '../core/situation.ts';
import type { EngineInfo, RankAnswer } from '../engine/protocol.ts';
import { readText } from '../formats/detect.ts';
import { makeSituationId } from '../formats/situation-id.ts';
import { texts } from '../i18n/index.ts';
import type { StoredEntry, StoredMatch } from '../store/entries.ts';
import type { EntrySummary } from '../store/store.ts';
import { AnalyseSession } from './analyse-session.ts';
import { makeCell, type Cell } from './cell.ts';
import { failureOf } from './failures.ts';
import { takeFile, takeText, type FailedFile, type Incoming } from './intake.ts';
import { isAsGood } from './review-state.ts';
import { positionTitle } from './titles.ts';
import { findSameMatch, findSamePosition } from './twins.ts';
import { ReviewSession } from './review-session.ts';
import { ChouetteSession } from './play/chouette-session.ts';
import { matchHome } from './play/match-home.ts';
import { PlaySession } from './play/play-session.ts';
import { measurePlays, type PlayTimes } from './play-times.ts';
import { HOME, isSameRoute, makeRoute, parseRoute, type Route } from './routes.ts';
import type { Services } from './services.ts';
import { parseSettings, type Settings } from './settings.ts';

/** Something told once, at the edge of the page. */
export interface Notice {
  readonly kind: 'info' | 'error';
  readonly text: string;
  /** What can be done about it, such as taking a deletion back. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** null = still loading. */
export type Library = readonly EntrySummary[] | null;

/** A page’s address bar, as far as the session needs one. */
export interface AddressBar {
  read(): string;
  /** Writes the part after `#`; `push` makes a step in the history. */
  write(hash: string, push: boolean): void;
}

/** Milliseconds between two readings of the library’s list. */
const REFRESH_EVERY = 250;

export class Session {
  readonly route = makeCell<Route>(HOME);
  readonly settings: Cell<Settings>;
  /** Who sits at the bottom of every board. */
  readonly bottom = makeCell<Player>(0);
  readonly notice = makeCell<Notice | null>(null);
  readonly library = makeCell<Library>(null);
  readonly info = makeCell<EngineInfo | null>(null);
  /** Of long nard's net, which is loaded once there is a long board. */
  readonly longInfo = makeCell<EngineInfo | null>(null);
  /** Making of the bear-off table; null when there is nothing to wait for. */
  readonly preparing = makeCell<{ readonly done: number; readonly total: number } | null>(null);
  /** How long a play takes here; null = not measured. */
  readonly playTimes = makeCell<Readonly<Record<Game, PlayTimes | null>>>({ short: null, long: null });
  readonly analyse: AnalyseSession;
  readonly review: ReviewSession;
  readonly play: PlaySession;
  readonly chouette: ChouetteSession;
  private refreshing = false;
  private learning = false;
  private readonly timed = new Set<Game>();
  private keeping: Promise<unknown> = Promise.resolve();

  constructor(readonly services: Services, private readonly address: AddressBar) {
    this.settings = makeCell(parseSettings(undefined, services.languages()));
    const settings = (): Settings => this.settings.get();
    this.analyse = new AnalyseSession({ engine: services.engine, throwDice: services.throwDice, bookOf: services.bookOf, plies: () => settings().plies });
    this.review = new ReviewSession({ services, settings, onError: (error) => this.tellError(error) });
    const tableParts = { ...services, onError: (error: NardError) => this.tellError(error), file: async (record: MatchRecord) => { await this.review.addRecord(record, { name: '', text: '' }); } };
    this.chouette = new ChouetteSession(tableParts);
    this.play = new PlaySession({ ...tableParts, home: matchHome(services) });
    this.analyse.cell.watch((state) => {
      if (state.draft.setup.game === 'long') void this.learnLong();
      // An impossible board has no address; the last possible one stays.
      if (this.route.get().screen === 'analyse' && state.checked.ok) this.replaceRoute({ screen: 'analyse', id: makeSituationId(state.checked.value) });
    });
    this.review.cell.watch((state) => {
      if (state.kind === 'open' && state.entry.record.game === 'long') void this.learnLong();
      if (this.route.get().screen === 'review' && state.kind === 'open') this.replaceRoute({ screen: 'review', match: state.entry.id, at: state.at });
    });
    services.store.onChange(({ what, here }) => {
      if (what === 'entries') this.refreshSoon();
      else if (what === 'settings' && !here) void this.loadSettings();
    });
  }

  /** Reads what was kept and goes where the address says. */
  async start(): Promise<void> {
    await this.loadSettings();
    this.follow();
    if (this.services.store.problem) this.tellError(this.services.store.problem);
    void this.refreshLibrary();
    void this.play.load();
    void this.chouette.load();
    await this.prepareEngine();
  }

  private async prepareEngine(): Promise<void> {
    try {
      this.info.set(await this.services.engine.info());
      await this.services.prepare((done, total) => this.preparing.set(done < total ? { done, total } : null));
    } catch (error) {
      this.tellError(failureOf(error));
    }
    this.preparing.set(null);
  }

  infoOf(game: Game): EngineInfo | null {
    return (game === 'long' ? this.longInfo : this.info).get();
  }

  /** Asks once who judges long nard; where nobody does, whoever asks for numbers is told. */
  private async learnLong(): Promise<void> {
    if (this.learning) return;
    this.learning = true;
    try {
      const { engine } = this.services;
      if ((await engine.info()).games?.includes('long')) this.longInfo.set(await engine.info('long'));
    } catch {
      this.learning = false;
    }
  }

  /** Measures once how long plays of a game take; where nobody can judge it, nobody is told. */
  async timePlays(game: Game): Promise<void> {
    if (this.timed.has(game)) return;
    this.timed.add(game);
    const { engine, now } = this.services;
    try {
      if (!((await engine.info()).games ?? ['short']).includes(game)) return;
      const times = await measurePlays(engine, game, now);
      this.playTimes.update((known) => ({ ...known, [game]: times }));
    } catch {
      this.timed.delete(game);
    }
  }

  // ---- where one is

  /** Goes to the screen of an address typed, clicked or gone back to. */
  follow(): void {
    const route = parseRoute(this.address.read());
    this.route.set(route);
    if (route.screen === 'analyse') {
      if (route.id !== null) this.followId(route.id);
      this.analyse.askOnce();
    } else if (route.screen === 'review' && route.match !== null) void this.review.openId(route.match, route.at);
  }

  /** Opens an ID of the address; one that cannot be read leads to the board as it is. */
  private followId(id: string): void {
    const { checked } = this.analyse.cell.get();
    if (checked.ok && makeSituationId(checked.value) === id) return;
    const found = readText(id);
    if (found.ok && found.value.kind === 'situation') this.analyse.open(found.value.situation);
    else {
      this.tellError(found.ok ? { code: 'text_unknown', facts: {} } : found.error);
      this.replaceRoute(this.routeOf('analyse'));
    }
  }

  go(route: Route): void {
    if (isSameRoute(route, this.route.get())) return;
    this.address.write(makeRoute(route), true);
    this.follow();
  }

  /** Address of a screen as it was left, for the navigation. */
  routeOf(screen: Route['screen']): Route {
    if (screen === 'analyse') {
      const { checked } = this.analyse.cell.get();
      return { screen, id: checked.ok ? makeSituationId(checked.value) : null };
    }
    if (screen === 'review') {
      const state = this.review.cell.get();
      return state.kind === 'open' ? { screen, match: state.entry.id, at: state.at } : { screen, match: null, at: null };
    }
    return { screen };
  }

  private replaceRoute(route: Route): void {
    if (isSameRoute(route, this.route.get())) return;
    this.route.set(route);
    this.address.write(makeRoute(route), false);
  }

  turnBoards(): void {
    this.bottom.update(otherPlayer);
  }

  // ---- what comes in

  /** A text pasted, typed or dropped: a position goes on the board, a match under review. */
  openText(text: string, name: string | null): void {
    const found = takeText(text, name);
    if (found.ok) void this.open(found.value);
    else this.tellError(found.error);
  }

  private async open(incoming: Incoming): Promise<void> {
    switch (incoming.kind) {
      case 'situation': return this.openSituation(incoming.situation);
      case 'matches': return this.openMatches(incoming.records, incoming.source);
      case 'backup': return this.importFile(incoming.file);
    }
  }

  /** The first match of a text goes under review, the others wait in the library. */
  private async openMatches(records: readonly MatchRecord[], source: StoredMatch['source']): Promise<void> {
    this.forgetError();
    this.go({ screen: 'review', match: null, at: null });
    try {
      const { known } = await this.inTurn(() => this.keepMatches(records, source, true));
      if (records.length > 1) this.tell(texts().review.severalMatches(records.length - 1));
      else if (known > 0) this.tell(texts().library.alreadyHere);
    } catch (error) {
      this.tellError(failureOf(error));
    }
  }

  /** Puts matches into the library, each once, and opens the first if asked to. Answers how many were there before. */
  private async keepMatches([first, ...others]: readonly MatchRecord[], source: StoredMatch['source'], opens: boolean): Promise<{ readonly known: number; readonly error: NardError | null }> {
    let known = 0;
    let error: NardError | null = null;
    for (const record of opens ? others : [first!, ...others]) {
      if (await this.twinOf(record, source)) known++;
      else {
        const added = await this.review.addRecord(record, source);
        if (!added.ok) error = added.error;
      }
    }
    if (opens) {
      const twin = await this.twinOf(first!, source);
      if (twin) {
        known++;
        await this.review.openId(twin.id, null);
        if (this.route.get().screen === 'review') this.replaceRoute(this.routeOf('review'));
      } else {
        const opened = await this.review.openRecord(first!, source);
        if (!opened.ok) error = opened.error;
      }
    }
    return { known, error };
  }

  /** One after the other: what is asked for twice at once is still kept once. */
  private inTurn<T>(keep: () => Promise<T>): Promise<T> {
    const kept = this.keeping.then(keep);
    this.keeping = kept.catch(() => undefined);
    return kept;
  }

  /** Where the library cannot be asked, whoever writes to it next tells why. */
  private async twinOf(record: MatchRecord, source: StoredMatch['source']): Promise<StoredMatch | null> {
    const found = await findSameMatch(this.services.store, record, source);
    return found.ok ? found.value : null;
  }

  /** What was played at a table goes under review. */
  reviewPlayed(play: PlaySession): void {
    const state = play.cell.get();
    if (state.kind !== 'playing') return;
    void this.openMatches([play.record(state.table)], { name: '', text: '' });
    play.noteFiled();
  }

  /** Files of any of those; a backup of the library is imported. Of several, all go into the library and the first match under review. */
  async openFiles(files: readonly File[]): Promise<void> {
    const taken = await Promise.all(files.map(async (file) => ({ name: file.name, found: await takeFile(file) })));
    const [only] = taken;
    if (taken.length > 1) await this.keepFiles(taken);
    else if (only) await (only.found.ok ? this.open(only.found.value) : this.tellError(only.found.error));
  }

  /** One notice tells of them all. */
  private async keepFiles(taken: readonly { readonly name: string; readonly found: Result<Incoming> }[]): Promise<void> {
    this.forgetError();
    const first = taken.find(({ found }) => found.ok && found.value.kind === 'matches') ?? null;
    if (first) this.go({ screen: 'review', match: null, at: null });
    const failed = new Map<unknown, FailedFile>();
    let known = 0;
    // The one to open comes last: its analysis is not to hold up the others.
    for (const each of [...taken.filter((other) => other !== first), ...(first ? [first] : [])]) {
      const kept = await this.keepFile(each.found, each === first);
      known += kept.known;
      if (kept.error) failed.set(each, { name: each.name, error: kept.error });
    }
    const words = texts();
    const inOrder = taken.flatMap((each) => failed.get(each) ?? []);
    this.notice.set({
      kind: failed.size > 0 ? 'error' : 'info',
      text: [
        words.library.filesRead(taken.length - failed.size, taken.length), ...(known > 0 ? [words.library.alreadyHereOf(known)] : []),
        ...inOrder.map(({ name, error }) => words.library.fileFailed(name, words.errors[error.code](error.facts))),
      ].join(' '),
    });
  }

  private async keepFile(found: Result<Incoming>, opens: boolean): Promise<{ readonly known: number; readonly error: NardError | null }> {
    if (!found.ok) return { known: 0, error: found.error };
    const incoming = found.value;
    try {
      if (incoming.kind === 'matches') return await this.inTurn(() => this.keepMatches(incoming.records, incoming.source, opens));
      const kept = incoming.kind === 'situation' ? await this.inTurn(() => this.keepPosition(incoming.situation, null)) : await this.services.store.importAll(incoming.file);
      return { known: kept.ok && kept.value === 'known' ? 1 : 0, error: kept.ok ? null : kept.error };
    } catch (error) {
      return { known: 0, error: failureOf(error) };
    }
  }

  openSituation(situation: Situation): void {
    const route: Route = { screen: 'analyse', id: makeSituationId(situation) };
    if (!isSameRoute(route, this.route.get())) {
      this.address.write(makeRoute(route), true);
      this.route.set(route);
    }
    this.analyse.open(situation);
    this.forgetError();
  }

  // ---- what is kept

  async savePosition(): Promise<void> {
    const { checked, answer } = this.analyse.cell.get();
    if (!checked.ok) return;
    const saved = await this.inTurn(() => this.keepPosition(checked.value, answer.kind === 'plays' && !answer.working ? answer.answer : null));
    if (saved.ok) this.tell(saved.value === 'known' ? texts().library.alreadyHere : texts().app.analyse.saved);
    else this.tellError(saved.error);
  }

  /** Puts a position into the library once; an entry that is there takes over an answer as good as its own. */
  private async keepPosition(situation: Situation, answer: RankAnswer | null): Promise<Result<'added' | 'known'>> {
    const { store, now, makeId } = this.services;
    const twin = await findSamePosition(store, situation);
    if (!twin.ok) return twin;
    const at = now();
    if (!twin.value) {
      const put = await store.put({ kind: 'position', id: makeId(), title: positionTitle(situation), createdAt: at, updatedAt: at, situation, answer });
      return put.ok ? ok('added') : put;
    }
    const before = twin.value.answer;
    if (answer && (!before || isAsGood(answer.evaluator, before.evaluator))) {
      const put = await store.put({ ...twin.value, answer, updatedAt: at });
      if (!put.ok) return put;
    }
    return ok('known');
  }

  /** A running analysis changes its entry several times a second. */
  private refreshSoon(): void {
    if (this.refreshing) return;
    this.refreshing = true;
    setTimeout(() => {
      this.refreshing = false;
      void this.refreshLibrary();
    }, REFRESH_EVERY);
  }

  async refreshLibrary(): Promise<void> {
    const listed = await this.services.store.list();
    if (listed.ok) this.library.set(listed.value);
    else this.tellError(listed.error);
  }

  addressOf(situation: Situation): string {
    return makeRoute({ screen: 'analyse', id: makeSituationId(situation) });
  }

  openEntry(summary: EntrySummary): void {
    if (summary.kind === 'position') this.openSituation(summary.situation);
    else this.go({ screen: 'review', match: summary.id, at: null });
  }

  /** Deletes an entry and offers to take that back. */
  async removeEntry(id: string): Promise<void> {
    const state = this.review.cell.get();
    if (state.kind === 'open' && state.entry.id === id) this.review.close();
    const removed = await this.services.store.remove(id);
    if (!removed.ok) return this.tellError(removed.error);
    const words = texts().library;
    this.notice.set({ kind: 'info', text: words.deleted(removed.value.title), action: { label: words.undo, run: () => void this.putBack(removed.value) } });
  }

  private async putBack(entry: StoredEntry): Promise<void> {
    const put = await this.services.store.put(entry);
    if (put.ok) this.notice.set({ kind: 'info', text: texts().library.restored(entry.title) });
    else this.tellError(put.error);
  }

  async renameEntry(id: string, title: string): Promise<void> {
    const found = await this.services.store.get(id);
    if (!found.ok) return this.tellError(found.error);
    const put = await this.services.store.put({ ...found.value, title });
    if (put.ok) this.review.retitle(id, title);
    else this.tellError(put.error);
  }

  async exportLibrary(): Promise<void> {
    const exported = await this.services.store.exportAll();
    if (exported.ok) this.services.saveFile(exported.value, texts().library.exportName(new Date(this.services.now()).toISOString().slice(0, 10)));
    else this.tellError(exported.error);
  }

  /** Hands over a text that was made, or tells why it could not be. What no file name may hold becomes a space. */
  saveText(made: Result<string>, name: string): void {
    if (made.ok) this.services.saveFile(new Blob([made.value], { type: 'text/plain' }), name.replace(/[\\/:*?"<>|\p{C}]+/gu, ' ').trim());
    else this.tellError(made.error);
  }

  async importFile(file: Blob): Promise<void> {
    const imported = await this.services.store.importAll(file);
    if (imported.ok) this.notice.set({ kind: 'info', text: texts().library.imported(imported.value) });
    else this.tellError(imported.error);
  }

  // ---- what was chosen

  private async loadSettings(): Promise<void> {
    const stored = await this.services.store.settings();
    // Set even when nothing could be read: whoever waits for the settings goes on with those there are.
    this.settings.set(stored.ok ? parseSettings(stored.value, this.services.languages()) : { ...this.settings.get() });
    if (!stored.ok) this.tellError(stored.error);
  }

  choose(change: Partial<Settings>): void {
    const before = this.settings.get();
    const settings = { ...before, ...change };
    this.settings.set(settings);
    if (settings.plies !== before.plies) void this.analyse.ask();
    void this.services.store.saveSettings(settings).then((saved) => { if (!saved.ok) this.tellError(saved.error); });
  }

  // ---- what to tell

  tell(text: string): void {
    this.notice.set({ kind: 'info', text });
  }

  /** The next input went well: what was wrong with the last one is no news. */
  private forgetError(): void {
    if (this.notice.get()?.kind === 'error') this.notice.set(null);
  }

  tellError(error: NardError): void {
    this.notice.set({ kind: 'error', text: texts().errors[error.code](error.facts) });
  }
}
