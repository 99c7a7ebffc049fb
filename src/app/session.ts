/** All of the app that outlives a screen: where one is, what was chosen, the board, the match, the library, what to tell. */
import type { NardError, Result } from '../core/result.ts';
import { otherPlayer, type Player, type Situation } from '../core/situation.ts';
import { DEFAULT_MET } from '../core/met/known.ts';
import type { MatchEquityTable } from '../core/met/table.ts';
import { readId } from '../formats/id-readers.ts';
import { makeSituationId } from '../formats/situation-id.ts';
import { texts } from '../i18n/index.ts';
import type { EntrySummary } from '../store/store.ts';
import { AnalyseSession } from './analyse-session.ts';
import { makeCell, type Cell } from './cell.ts';
import { chosenMet } from './chosen-met.ts';
import { EngineFacts } from './engine-facts.ts';
import { failureOf } from './failures.ts';
import { FileIntake } from './file-intake.ts';
import { LibraryShelf } from './library-shelf.ts';
import { Notices } from './notices.ts';
import { ReviewSession } from './review-session.ts';
import { NOT_KEPT, type OfflineState } from './offline/offline-state.ts';
import { HOME, isAddress, isSameRoute, isSide, makeRoute, parseRoute, type Explored, type Route, type Screen, type SCREENS } from './routes.ts';
import { RolloutSession } from './rollout-session.ts';
import { fileName } from './save-file.ts';
import type { Services } from './services.ts';
import { ShareSession } from './share/share-session.ts';
import { parseSettings, type Settings } from './settings.ts';

/** A page’s address bar, as far as the session needs one. */
export interface AddressBar {
  read(): string;
  /** Writes the part after `#`; `push` makes a step in the history. */
  write(hash: string, push: boolean): void;
}

/** Characters of an address that is told of. */
const LONGEST_TOLD = 60;

/** Address of a situation: its ID, what that does not say, and whether it is explored. */
const routeTo = (situation: Situation, explored: Explored | null = null): Route =>
  ({ screen: 'analyse', id: makeSituationId(situation), ...(situation.score.backgammon && { backgammon: situation.score.backgammon }), ...(explored && { explored }) });

export class Session {
  readonly route = makeCell<Route>(HOME);
  readonly settings: Cell<Settings>;
  /** Who sits at the bottom of every board. */
  readonly bottom = makeCell<Player>(0);
  readonly notices = new Notices();
  /** By which match equities all numbers are made. */
  readonly met = makeCell<MatchEquityTable>(DEFAULT_MET);
  /** Whether the app itself is kept on the device. */
  readonly offline = makeCell<OfflineState>(NOT_KEPT);
  readonly facts: EngineFacts;
  readonly analyse: AnalyseSession;
  readonly rollout: RolloutSession;
  readonly review: ReviewSession;
  readonly library: LibraryShelf;
  readonly intake: FileIntake;
  readonly share = new ShareSession();
  /** The address has been read: until then it is not written. */
  private hasFollowed = false;
  private askedToKeep = false;
  /** What Explore showed when Analyse was last open; null = it was closed. */
  private explored: Explored | null = null;

  constructor(readonly services: Services, private readonly address: AddressBar) {
    this.settings = makeCell(parseSettings(undefined, services.languages()));
    const settings = (): Settings => this.settings.get();
    this.analyse = new AnalyseSession({ engine: services.engine, throwDice: services.throwDice, bookOf: services.bookOf, plies: () => settings().plies });
    const { notices } = this;
    const onError = (error: NardError): void => notices.tellError(error);
    this.facts = new EngineFacts(services, onError);
    this.rollout = new RolloutSession({ engine: services.engine, store: services.store, bookOf: services.bookOf, now: services.now, met: () => this.met.get(), notices });
    this.review = new ReviewSession({ services, settings, met: () => this.met.get(), onError });
    this.library = new LibraryShelf({ services, review: this.review, notices, readSettings: () => this.loadSettings() });
    this.intake = new FileIntake({
      services, notices, review: this.review, board: () => this.analyse.cell.get(), go: (route) => this.go(route),
      follow: () => { if (this.route.get().screen === 'review') this.replaceRoute(this.routeOf('review')); },
      openSituation: (situation) => this.openSituation(situation), importFile: (file) => this.library.importFile(file), takeBackup: (file) => this.library.takeBackup(file),
      takeSet: async (file) => (await import('./train/take-set.ts')).takeSet(this, file),
      takeLesson: async (text) => (await import('./lessons/lessons-of.ts')).takeLesson(this, text),
    });
    this.analyse.cell.watch((state) => {
      this.rollout.setBoard(state.checked.ok ? state.checked.value : null);
      if (state.draft.setup.game === 'long') void this.facts.learnLong();
      // An impossible board has no address; the last possible one stays.
      if (this.hasFollowed && this.route.get().screen === 'analyse' && state.checked.ok) this.replaceRoute(routeTo(state.checked.value, this.explored));
    });
    this.review.cell.watch((state) => {
      if (state.kind === 'open' && state.entry.record.game === 'long') void this.facts.learnLong();
      if (this.route.get().screen === 'review' && state.kind === 'open') this.replaceRoute({ screen: 'review', match: state.entry.id, at: state.at });
    });
    let left: Screen | null = null;
    this.route.watch(({ screen }) => {
      // What went wrong on a screen is no news on the next one.
      if (left !== null && screen !== left) this.notices.forgetError();
      left = screen;
    });
    this.offline.watch(({ update }) => { if (update) this.notices.tellUpdate(update); });
    services.store.onChange(({ what, here }) => {
      if (here && (what === 'entries' || what === 'rollouts' || what === 'kept')) this.askToKeepOnce();
      if (what === 'entries') this.library.refreshSoon();
      else if (what === 'outdated') this.notices.tellOutdated(services.reload);
      else if (what === 'settings' && !here) void this.loadSettings();
    });
  }

  /** Reads what was kept and goes where the address says. */
  async start(): Promise<void> {
    await this.loadSettings();
    this.follow();
    const { checked } = this.analyse.cell.get();
    this.rollout.setBoard(checked.ok ? checked.value : null);
    if (this.services.store.problem) this.notices.tellError(this.services.store.problem, true);
    void this.library.refresh();
    await this.facts.prepare();
  }

  /** The browser is asked for its promise when there is something to keep: nobody is asked anything before. */
  private askToKeepOnce(): void {
    if (this.askedToKeep) return;
    this.askedToKeep = true;
    void this.services.askToKeep();
  }

  // ---- where one is

  /** Goes to the screen of an address typed, clicked or gone back to. */
  follow(): void {
    this.hasFollowed = true;
    // What was shared stood on the screen that is left, as with the browser's Back.
    this.share.close();
    const hash = this.address.read();
    const route = parseRoute(hash);
    this.route.set(route);
    if (!isAddress(hash)) this.tellNowhere(hash, route);
    if (route.screen === 'analyse') {
      this.explored = route.explored ?? null;
      if (route.id !== null) this.followId(route.id, route.backgammon);
      this.analyse.askOnce();
    } else if (route.screen === 'review' && route.match !== null) void this.review.openId(route.match, route.at);
    else if (route.screen === 'review' && route.packed !== undefined) void this.intake.openPacked(route.packed, route.at);
    else if (route.screen === 'sheet') this.share.sheet.set(route.ids);
  }

  /** There is nothing at an address: it becomes that of the screen that is shown instead. */
  private tellNowhere(hash: string, route: Route): void {
    const { app } = texts();
    const { screen } = route;
    this.notices.tell(app.noAddress({ address: hash.slice(0, LONGEST_TOLD), screen: isSide(screen) ? app.sideScreens[screen] : app.nav[screen] }));
    this.address.write(makeRoute(route), false);
  }

  /** Opens an ID of the address; one that cannot be read leads to the board as it is. */
  private followId(id: string, backgammon: 2 | undefined): void {
    const { checked } = this.analyse.cell.get();
    if (checked.ok && makeSituationId(checked.value) === id && checked.value.score.backgammon === backgammon) return;
    // A server may have made blanks of plus signs.
    const found = readId(id.replaceAll(' ', '+'));
    if (found.ok) {
      const situation = found.value;
      const agreed = situation.position.game === 'short' && backgammon ? { backgammon } : {};
      this.analyse.open({ ...situation, score: { ...situation.score, ...agreed } });
      if (makeSituationId(situation) !== id) void this.intake.tellDoubts(id);
    } else {
      this.notices.tellError(found.error);
      this.replaceRoute(this.routeOf('analyse'));
    }
  }

  go(route: Route): void {
    if (isSameRoute(route, this.route.get())) return;
    this.address.write(makeRoute(route), true);
    this.follow();
  }

  /** Address of a screen as it was left, for the navigation. */
  routeOf(screen: (typeof SCREENS)[number]): Route {
    if (screen === 'analyse') {
      const { checked } = this.analyse.cell.get();
      return checked.ok ? routeTo(checked.value, this.explored) : { screen, id: null };
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

  /** The sheet looks another way, or holds other diagrams: its address follows. */
  replaceSheet(route: Extract<Route, { readonly screen: 'sheet' }>): void {
    this.share.sheet.set(route.ids);
    this.replaceRoute(route);
  }

  /** Another place of the lesson is shown: its address follows. */
  replaceLesson(route: Extract<Route, { readonly screen: 'lesson' }>): void {
    this.replaceRoute(route);
  }

  changeSheet(change: (ids: readonly string[]) => readonly string[]): void {
    const route = this.route.get();
    if (route.screen === 'sheet') this.replaceSheet({ ...route, ids: change(route.ids) });
  }

  /** Nothing is here yet, and nobody has said that the welcome has been read. */
  get isFirstVisit(): boolean {
    const { screen } = this.route.get();
    return !this.settings.get().welcomed && this.library.cell.get()?.length === 0 && (screen === 'analyse' || screen === 'review');
  }

  /** Opens Explore at a part of it; null closes it. The address follows. */
  explore(explored: Explored | null): void {
    const route = this.route.get();
    this.explored = explored;
    if (route.screen !== 'analyse') return;
    const { explored: _before, ...rest } = route;
    this.replaceRoute({ ...rest, ...(explored && { explored }) });
  }

  turnBoards(): void {
    this.bottom.update(otherPlayer);
  }

  openSituation(situation: Situation): void {
    const route = routeTo(situation, this.explored);
    if (!isSameRoute(route, this.route.get())) {
      this.address.write(makeRoute(route), true);
      this.route.set(route);
    }
    this.analyse.open(situation);
    this.notices.forgetError();
  }

  addressOf(situation: Situation): string {
    return makeRoute(routeTo(situation));
  }

  openEntry(summary: EntrySummary): void {
    if (summary.kind === 'position') this.openSituation(summary.situation);
    else this.go({ screen: 'review', match: summary.id, at: null });
  }

  /** Hands over a text that was made, or tells why it could not be. What no file name may hold becomes a space. */
  saveText(made: Result<string>, name: string): void {
    if (made.ok) this.services.saveFile(new Blob([made.value], { type: 'text/plain' }), fileName(name));
    else this.notices.tellError(made.error);
  }

  // ---- what was chosen

  private async loadSettings(): Promise<void> {
    const stored = await this.services.store.settings();
    // Set even when nothing could be read: whoever waits for the settings goes on with those there are.
    this.settings.set(stored.ok ? parseSettings(stored.value, this.services.languages()) : { ...this.settings.get() });
    if (!stored.ok) this.notices.tellError(stored.error);
    await this.followMet();
  }

  /** Loads the match equities that are chosen; all that depends on them is asked anew. */
  private async followMet(): Promise<void> {
    const settings = this.settings.get();
    if (settings.met === this.met.get().id) return;
    try {
      const table = await chosenMet(settings);
      if (this.settings.get().met !== table.id) return;
      this.met.set(table);
      this.analyse.valueBy({ met: table });
      this.rollout.changeMet();
      void this.review.changeMet();
    } catch (error) {
      this.notices.tellError(failureOf(error));
    }
  }

  choose(change: Partial<Settings>): void {
    const before = this.settings.get();
    const settings = { ...before, ...change };
    this.settings.set(settings);
    if (settings.plies !== before.plies) void this.analyse.ask();
    void this.followMet();
    void this.services.store.saveSettings(change).then((saved) => { if (!saved.ok) this.notices.tellError(saved.error); });
  }
}
