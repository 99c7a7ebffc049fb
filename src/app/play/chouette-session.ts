/** The chouette that is being scored, and the table where its games may be played; kept in the store after every entry and action. */
import { playChouette, resumeChouette, startChouette, type ChouetteAction, type ChouetteState, type SavedChouette } from '../../core/chouette.ts';
import { bool, check, fields, nullable, oneOf, optional } from '../../core/check.ts';
import { savedChouetteChecker } from '../../core/check-chouette.ts';
import { digest } from '../../core/check-record.ts';
import { captainOf } from '../../core/chouette-places.ts';
import { PRESETS, type Game } from '../../core/games.ts';
import type { MatchState } from '../../core/match-play.ts';
import { matchOptions } from '../../core/match-options.ts';
import { isKnownPreset, LONG_PRESETS } from '../../core/presets.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import { DEFAULT_STRENGTH } from '../../engine/strength-presets.ts';
import { makeCell, type Cell } from '../cell.ts';
import { draftChecker, isBegun, NEW_DRAFT, type Draft } from './chouette-draft.ts';
import { PlaySession, type Played, type PlayParts, type TableHome } from './play-session.ts';
import type { Table } from './saved-play.ts';

/** null = none has begun; `loading` until the store has answered. */
export type ChouetteShown = 'loading' | null | { readonly chouette: ChouetteState; readonly draft: Draft };

const VERSION = 1;

interface Saved {
  readonly version: typeof VERSION;
  readonly chouette: SavedChouette;
  readonly draft: Draft;
  /** Its game is at the board, with these dice; without it games are entered by hand. */
  readonly board?: Pick<Table, 'seed' | 'commitment' | 'filed'>;
}

/** What ends an entry; every other action is of a game at the board. */
const ENTRIES: readonly ChouetteAction['kind'][] = ['places', 'scoreByHand', 'nextGame'];

const isGameBegun = ({ journal }: Pick<ChouetteState, 'journal'>): boolean => journal.length > 0 && !ENTRIES.includes(journal.at(-1)!.kind);

/** Without the last entry: a throw for places, a result by hand, or a game at the board with all that was done in it. */
function withoutLast(journal: readonly ChouetteAction[]): readonly ChouetteAction[] {
  const last = journal.at(-1)?.kind;
  if (last === 'places' || last === 'scoreByHand') return journal.slice(0, -1);
  return journal.slice(0, journal.slice(0, -1).findLastIndex(({ kind }) => ENTRIES.includes(kind)) + 1);
}

/** Games before the one on the board are entries of the ledger. */
const NO_GAMES: MatchState['finished'] = [];

/** The game on the board as the table shows it: the box against the captain. */
const matchOf = ({ players, options, seats, game }: ChouetteState): MatchState =>
  ({ options: { ...options, players: [players[seats!.box]!, players[captainOf(seats!)]!] }, finished: NO_GAMES, before: [0, 0], game: game!, journal: [] });

const playedAt = (chouette: ChouetteState): Played => ({ match: matchOf(chouette), chouette });

const setupOf = ({ match }: Played): Table['setup'] => ({ options: match.options, seats: ['human', 'human'], strength: DEFAULT_STRENGTH, minutes: null });

const seed = nullable(digest);
const savedChecker = fields<Saved>({
  version: oneOf([VERSION] as const), chouette: savedChouetteChecker, draft: draftChecker,
  board: optional(fields<NonNullable<Saved['board']>>({ seed, commitment: seed, filed: bool })),
});

/** A chouette that was kept, played again by its rules; null = nothing was. Errors: preset_unknown, those of `resumeChouette`; journal_refused {at: 0} for what is no saved chouette of this version. */
export function openChouette(kept: unknown, bookOf: PlayParts['bookOf']): Result<(Pick<Saved, 'draft' | 'board'> & { readonly chouette: ChouetteState }) | null> {
  if (kept === null || kept === undefined) return ok(null);
  const saved = check(savedChecker, kept);
  if (!saved.ok) return fail('journal_refused', { at: 0 });
  const { chouette, draft, board } = saved.value;
  const { game, preset } = chouette.options;
  if (!isKnownPreset(game, preset)) return fail('preset_unknown', { id: preset.id, version: preset.version });
  const resumed = resumeChouette(chouette, bookOf(game, preset));
  return resumed.ok ? ok({ chouette: resumed.value, draft, ...(board && { board }) }) : resumed;
}

export class ChouetteSession {
  readonly cell: Cell<ChouetteShown> = makeCell<ChouetteShown>('loading');

  /** Where the game on the board is played; empty while games are entered by hand. */
  readonly table: PlaySession;

  constructor(private readonly parts: Omit<PlayParts, 'home'>) {
    const home: TableHome = {
      keepsake: 'chouette',
      advance: (table, action) => this.advance(table, action),
      open: (kept) => this.open(kept),
      save: ({ chouette, seed, commitment, filed }) => this.saved(chouette!, NEW_DRAFT, { seed, commitment, filed }),
    };
    this.table = new PlaySession({ ...parts, home });
    this.table.cell.watch((state) => {
      if (state.kind === 'playing') this.cell.set({ chouette: state.table.chouette!, draft: NEW_DRAFT });
    });
  }

  private get shown(): Exclude<ChouetteShown, 'loading' | null> | null {
    const shown = this.cell.get();
    return shown === 'loading' ? null : shown;
  }

  private book({ options }: Pick<ChouetteState, 'options'>): RuleBook {
    return this.parts.bookOf(options.game, options.preset);
  }

  /** Reads what was kept. */
  async load(): Promise<void> {
    await this.table.load();
    if (this.cell.get() === 'loading') this.cell.set(null);
  }

  private open(kept: unknown): Result<Table | null> {
    this.cell.set(null);
    const opened = openChouette(kept, this.parts.bookOf);
    if (!opened.ok || !opened.value) return opened.ok ? ok(null) : opened;
    const { chouette, draft, board } = opened.value;
    this.cell.set({ chouette, draft });
    if (!board || !chouette.seats || !chouette.game) return ok(null);
    const game = playedAt(chouette);
    return ok({ setup: setupOf(game), ...game, ...board, clock: null });
  }

  private advance({ chouette }: Table, action: ChouetteAction): Result<Played> {
    const next = playChouette(chouette!, action, this.book(chouette!));
    return next.ok ? ok(playedAt(next.value)) : next;
  }

  // ---- the game at the board

  /** The game that has not begun goes to the table, with dice settled for it. */
  async playAtBoard(): Promise<void> {
    const { shown } = this;
    if (!shown?.chouette.seats) return;
    const game = playedAt(shown.chouette);
    const sat = await this.table.sit(setupOf(game), game);
    if (!sat.ok) this.parts.onError(sat.error);
  }

  /** What the team has decided at the table. */
  team(action: ChouetteAction): void {
    const state = this.table.cell.get();
    if (state.kind === 'playing') this.table.follow(this.advance(state.table, action));
  }

  /** The table is left; of a game that has begun nothing stays. Answers how to take that back. */
  byHand(): Promise<() => void> {
    return this.deleting(() => {
      const { shown } = this;
      if (!shown) return;
      this.table.clear();
      if (isGameBegun(shown.chouette)) this.takeBack(shown.chouette);
      else this.show(shown.chouette, NEW_DRAFT);
    });
  }

  get isGameBegun(): boolean {
    return this.shown !== null && isGameBegun(this.shown.chouette);
  }

  // ---- entries by hand

  /** Errors: those of `startChouette`. */
  begin(players: readonly string[], game: Game): Result<ChouetteState> {
    const { id, version } = (game === 'short' ? PRESETS : LONG_PRESETS)[0]!;
    const chouette = startChouette(players, matchOptions(game, { id, version }, { length: 0, claims: true }));
    if (chouette.ok) this.show(chouette.value, NEW_DRAFT);
    return chouette;
  }

  private show(chouette: ChouetteState, draft: Draft): void {
    this.cell.set({ chouette, draft });
    void this.keep(this.saved(chouette, draft));
  }

  private saved({ players, options, journal }: ChouetteState, draft: Draft, board?: Saved['board']): Saved {
    return { version: VERSION, chouette: { players, options, journal }, draft, ...(board && { board }) };
  }

  private async keep(saved: object | null): Promise<void> {
    const kept = await this.parts.store.keep('chouette', saved);
    if (!kept.ok) this.parts.onError(kept.error);
  }

  /** An entry of the ledger; the next game begins with nothing entered. Errors: those of `playChouette`. */
  enter(action: ChouetteAction): Result<ChouetteState> {
    const { shown } = this;
    if (!shown) return fail('chouette_phase');
    const next = playChouette(shown.chouette, action, this.book(shown.chouette));
    if (next.ok) this.show(next.value, NEW_DRAFT);
    else this.parts.onError(next.error);
    return next;
  }

  setDraft(draft: Draft): void {
    if (this.shown) this.show(this.shown.chouette, draft);
  }

  get canUndo(): boolean {
    const { shown } = this;
    return shown !== null && (isBegun(shown.draft) || shown.chouette.journal.length > 0);
  }

  /** Takes back what was entered of the game under way, else the last entry. */
  undo(): void {
    const { shown } = this;
    if (!shown) return;
    if (isBegun(shown.draft)) return this.show(shown.chouette, NEW_DRAFT);
    this.takeBack(shown.chouette);
  }

  private takeBack({ players, options, journal }: ChouetteState): void {
    const before = resumeChouette({ players, options, journal: withoutLast(journal) }, this.book({ options }));
    if (before.ok) this.show(before.value, NEW_DRAFT);
  }

  /** Answers how to take that back. */
  end(): Promise<() => void> {
    return this.deleting(() => {
      this.table.clear();
      this.cell.set(null);
      void this.keep(null);
    });
  }

  /** Changes what is shown and kept; answers how to have again what was kept before. */
  private async deleting(change: () => void): Promise<() => void> {
    const { store, onError } = this.parts;
    const before = await store.kept('chouette');
    change();
    return () => {
      if (before.ok) void this.keep((before.value ?? null) as object | null).then(() => this.load());
      else onError(before.error);
    };
  }
}
