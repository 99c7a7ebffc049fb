/** The match on the Play screen: what people do, what the engine answers, what is kept of it after every action. */
import type { Sha256, Throw } from '../../core/fair-dice.ts';
import { isPossible } from '../../core/game-play.ts';
import type { GameState } from '../../core/game-state.ts';
import { startMatch, type MatchAction } from '../../core/match-play.ts';
import { matchRecord } from '../../core/match-record.ts';
import { parsePlay, type Play, type SpelledMove } from '../../core/play.ts';
import type { MatchRecord } from '../../core/record.ts';
import { fail, ok, type NardError, type Result } from '../../core/result.ts';
import type { BookOf, RuleBook } from '../../core/rule-book.ts';
import type { Player } from '../../core/situation.ts';
import type { Engine } from '../../engine/protocol.ts';
import type { Keepsake } from '../../store/kept.ts';
import type { Store } from '../../store/store.ts';
import { makeCell, type Cell } from '../cell.ts';
import { EngineDrive } from './engine-drive.ts';
import { clockFor, pauseClock, resumeClock, startClock } from './play-clock.ts';
import type { PlaySetup } from './play-setup.ts';
import type { Table } from './saved-play.ts';
import { checkDice, nextThrow, settleDice } from './table-dice.ts';

/** What an action changes of a table. */
export type Played = Pick<Table, 'match' | 'chouette'>;

/** By what the games on the table are strung together, and how they are kept: a match, or a chouette. */
export interface TableHome {
  readonly keepsake: Keepsake;
  advance(table: Table, action: MatchAction): Result<Played>;
  /** The table as it was kept; null = there is none. */
  open(kept: unknown): Result<Table | null>;
  /** What is kept of it. */
  save(table: Table): object;
}

/** What the Play screen shows. */
export type PlayState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'playing'; readonly table: Table; /** The engine is at work. */ readonly thinking: boolean; /** Why it is not. */ readonly trouble: NardError | null };

export interface PlayParts {
  readonly engine: Engine;
  readonly store: Store;
  readonly home: TableHome;
  readonly bookOf: BookOf;
  readonly now: () => number;
  readonly makeSeed: () => string;
  readonly sha256: Sha256;
  /** A while in which people can see what the engine does. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly onError: (error: NardError) => void;
  /** Puts a match into the library, unseen. */
  readonly file: (record: MatchRecord) => Promise<void>;
}

export class PlaySession {
  readonly cell: Cell<PlayState> = makeCell<PlayState>({ kind: 'loading' });
  private readonly engineDrive: EngineDrive;

  constructor(private readonly parts: PlayParts) {
    const { engine, pause } = parts;
    this.engineDrive = new EngineDrive({
      engine, pause, table: () => this.table, bookOf: (table) => this.bookOf(table), act: (action) => this.act(action), throwDice: () => this.throwDice(),
      onWork: (thinking, trouble) => this.cell.update((state) => (state.kind === 'playing' ? { ...state, thinking, trouble } : state)),
    });
    parts.store.onChange(({ what, ids, here }) => {
      if (what === 'kept' && !here && ids.includes(parts.home.keepsake)) void this.load(false);
    });
  }

  private get table(): Table | null {
    const state = this.cell.get();
    return state.kind === 'playing' ? state.table : null;
  }

  bookOf({ match }: Table): RuleBook {
    return this.parts.bookOf(match.options.game, match.options.preset);
  }

  /** Reads what was kept; `drive`: the engine goes on in this page. */
  async load(drive = true): Promise<void> {
    const kept = await this.parts.store.kept(this.parts.home.keepsake);
    const table = kept.ok ? this.parts.home.open(kept.value) : kept;
    this.halt();
    if (!table.ok) this.parts.onError(table.error);
    this.cell.set(table.ok && table.value ? { kind: 'playing', table: table.value, thinking: false, trouble: null } : { kind: 'none' });
    if (drive) this.drive();
  }

  // ---- a match begins and ends

  /** A new match in place of the one on the board, which goes into the library if anything was played. Errors: those of `startMatch`. */
  async begin(setup: PlaySetup): Promise<Result<void>> {
    const match = startMatch(setup.options);
    if (!match.ok) return match;
    await this.leave();
    return this.sit(setup, { match: match.value, chouette: null });
  }

  /** A match whose first game begins at `options.start`: its dice are on the board, a double that `offers` is made. Errors: those of {@link begin}. */
  async beginThere(setup: PlaySetup, offers: boolean): Promise<Result<void>> {
    const begun = await this.begin(setup);
    if (!begun.ok) return begun;
    // Nobody presses for a first throw here: the dice are settled at once.
    const { commitment } = this.table!;
    if (commitment) this.act({ kind: 'commit', commitment, words: '' });
    if (setup.options.start?.roll) await this.throwDice();
    if (offers) this.act({ kind: 'double' });
    return begun;
  }

  /** A game on the empty table, its dice settled. Error: dice_unsettled. */
  async sit(setup: PlaySetup, game: Played): Promise<Result<void>> {
    const dice = await this.settleDice(setup);
    if (!dice.ok) return dice;
    this.set({ setup, ...game, ...dice.value, clock: setup.minutes === null ? null : startClock(setup.minutes), filed: false });
    return ok(undefined);
  }

  /** Nothing on the board; what was kept of it is the caller’s. */
  clear(): void {
    this.halt();
    this.cell.set({ kind: 'none' });
  }

  /** Nothing on the board; what was played is in the library. */
  async leave(): Promise<void> {
    const { table } = this;
    this.halt();
    if (table && !table.filed && table.match.game.actions.length + table.match.finished.length > 0) await this.parts.file(this.record(table));
    this.clear();
    await this.keep(null);
  }

  /** The match so far, for Review and files. */
  record({ match }: Table): MatchRecord {
    return matchRecord(match, { date: new Date(this.parts.now()).toISOString().slice(0, 10) });
  }

  /** The match was put into the library by somebody else. */
  noteFiled(): void {
    if (this.table) this.set({ ...this.table, filed: true });
  }

  async nextGame(): Promise<void> {
    const { table } = this;
    if (!table) return;
    this.reveal();
    const dice = await this.settleDice(table.setup);
    if (!dice.ok) this.parts.onError(dice.error);
    else this.act({ kind: 'nextGame' }, dice.value);
  }

  // ---- dice

  private settleDice(setup: PlaySetup): Promise<Result<Pick<Table, 'seed' | 'commitment'>>> {
    return settleDice(setup, this.parts.makeSeed, this.parts.sha256);
  }

  /** Throws for the start, or the dice of the turn. `words`: what the players add before the first throw. */
  async throwDice(words = ''): Promise<void> {
    const phase = this.table?.match.game.phase;
    const dice = phase === 'start' || phase === 'roll' ? await nextThrow(() => this.table, (commitment) => this.act({ kind: 'commit', commitment, words }), this.parts.sha256) : null;
    if (dice) this.act(phase === 'start' ? { kind: 'start', dice } : { kind: 'roll', dice });
  }

  /** Dice of a real board: for the start White's comes first. While they are not picked up they mend the ones before. */
  typeDice(dice: Throw): boolean {
    return this.act(this.table?.match.game.phase === 'start' ? { kind: 'start', dice } : { kind: 'roll', dice });
  }

  /** The seed, once the play that ended the game can no longer be claimed. */
  private reveal(): void {
    const { table } = this;
    if (table?.seed && table.match.game.phase === 'over' && table.match.game.proof && table.match.game.proof.seed === null) this.act({ kind: 'reveal', seed: table.seed });
  }

  /** Checks every throw of a game of this match (from 0) against its seed. Errors: those of `checkDice`. */
  async checkDice(number: number): Promise<Result<number>> {
    this.reveal();
    return this.table ? checkDice(this.table, number, this.parts.sha256) : fail('dice_not_committed');
  }

  // ---- what is done at the board

  /** Any action of the game; why it is not possible is told. */
  act(action: MatchAction, change: Partial<Table> = {}): boolean {
    const { table } = this;
    if (!table) return false;
    return this.follow(this.parts.home.advance(table, action), change);
  }

  /** The table after what somebody did, or why it was refused. */
  follow(next: Result<Played>, change: Partial<Table> = {}): boolean {
    const { table } = this;
    if (!next.ok) this.parts.onError(next.error);
    // What is in the library is the match as it was.
    else if (table) this.set({ ...table, ...change, ...next.value, filed: false });
    return next.ok && table !== null;
  }

  /** Steps made on the board. */
  step(steps: Play): void {
    for (const { from, to } of steps) if (!this.act({ kind: 'step', from, to })) return;
  }

  /** A play as somebody types it; `own`: by the player's own numbering. Errors: play_malformed, play_illegal. */
  enter(text: string, own: (move: SpelledMove) => SpelledMove = (move) => move): Result<void> {
    const { table } = this;
    const moves = parsePlay(text);
    if (!moves.ok) return moves;
    if (!table || !isPossible(table.match.game, 'enter')) return fail('play_illegal', { text });
    const next = this.parts.home.advance(table, { kind: 'enter', moves: moves.value.map(own) });
    // Named as it was typed, whatever the numbering.
    if (!next.ok) return next.error.code === 'play_illegal' ? fail('play_illegal', { text }) : next;
    this.set({ ...table, ...next.value });
    return ok(undefined);
  }

  pauseClock(): void {
    const { table } = this;
    const now = this.parts.now();
    if (table?.clock) this.set({ ...table, clock: table.clock.paused ? resumeClock(table.clock, onTheClock(table.match.game), now) : pauseClock(table.clock, now) });
  }

  /** Two people go on where the engine cannot. */
  takeOver(): void {
    if (this.table) this.set({ ...this.table, setup: { ...this.table.setup, seats: ['human', 'human'] } });
  }

  // ---- what follows from it

  private set(table: Table): void {
    const clock = table.clock && clockFor(table.clock, onTheClock(table.match.game), this.parts.now());
    const whole = { ...table, clock };
    this.cell.update((state) => ({ kind: 'playing', table: whole, thinking: state.kind === 'playing' && state.thinking, trouble: null }));
    void this.keep(whole);
    const { game } = whole.match;
    // A play against the rules may still be claimed: then the dice that follow must stay secret.
    if (game.phase === 'over' && game.proof?.seed === null && (game.last === null || game.last.legal)) this.reveal();
    else this.drive();
  }

  /** Begun at once, so that a page that is left a moment later has said everything; writings are done in their order. */
  private async keep(table: Table | null): Promise<void> {
    const kept = await this.parts.store.keep(this.parts.home.keepsake, table && this.parts.home.save(table));
    if (!kept.ok) this.parts.onError(kept.error);
  }

  private halt(): void {
    this.engineDrive.halt();
    this.cell.update((state) => (state.kind === 'playing' && state.thinking ? { ...state, thinking: false } : state));
  }

  /** Lets the engine do what it is asked for, until a person is. */
  drive(): void {
    this.engineDrive.start();
  }
}

/** Whose time runs. */
const onTheClock = ({ phase, turn }: GameState): Player | null => (phase === 'over' || phase === 'start' ? null : turn);
