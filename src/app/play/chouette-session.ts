/** The chouette that is being scored, kept in the store after every entry. */
import { playChouette, resumeChouette, startChouette, type ChouetteAction, type ChouetteState, type SavedChouette } from '../../core/chouette.ts';
import { PRESETS, type Game, type PresetRef } from '../../core/games.ts';
import { matchOptions } from '../../core/match-options.ts';
import { LONG_PRESETS } from '../../core/presets.ts';
import { fail, type NardError, type Result } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import type { Store } from '../../store/store.ts';
import { makeCell, type Cell } from '../cell.ts';
import { isBegun, NEW_DRAFT, type Draft } from './chouette-draft.ts';

/** null = none has begun; `loading` until the store has answered. */
export type ChouetteShown = 'loading' | null | { readonly chouette: ChouetteState; readonly draft: Draft };

export interface ChouetteParts {
  readonly store: Store;
  readonly bookOf: (game: Game, preset: PresetRef) => RuleBook;
  readonly onError: (error: NardError) => void;
}

const VERSION = 1;

interface Saved {
  readonly version: typeof VERSION;
  readonly chouette: SavedChouette;
  readonly draft: Draft;
}

const isSaved = (value: unknown): value is Saved => {
  const found = (value ?? {}) as Partial<Saved>;
  return found.version === VERSION && Array.isArray(found.chouette?.journal) && Array.isArray(found.chouette.players) && Array.isArray(found.draft?.drops);
};

export class ChouetteSession {
  readonly cell: Cell<ChouetteShown> = makeCell<ChouetteShown>('loading');

  constructor(private readonly parts: ChouetteParts) {
    parts.store.onChange(({ what, ids, here }) => {
      if (what === 'kept' && !here && ids.includes('chouette')) void this.load();
    });
  }

  private get shown(): Exclude<ChouetteShown, 'loading' | null> | null {
    const shown = this.cell.get();
    return shown === 'loading' ? null : shown;
  }

  private book({ options }: Pick<ChouetteState, 'options'>): RuleBook {
    return this.parts.bookOf(options.game, options.preset);
  }

  async load(): Promise<void> {
    const kept = await this.parts.store.kept('chouette');
    if (!kept.ok) this.parts.onError(kept.error);
    if (!kept.ok || kept.value === null) return this.cell.set(null);
    if (!isSaved(kept.value)) {
      this.parts.onError({ code: 'journal_refused', facts: { at: 0 } });
      return this.cell.set(null);
    }
    const chouette = resumeChouette(kept.value.chouette, this.book(kept.value.chouette));
    if (!chouette.ok) this.parts.onError(chouette.error);
    this.cell.set(chouette.ok ? { chouette: chouette.value, draft: kept.value.draft } : null);
  }

  /** Errors: those of `startChouette`. */
  begin(players: readonly string[], game: Game): Result<ChouetteState> {
    const { id, version } = (game === 'short' ? PRESETS : LONG_PRESETS)[0]!;
    const chouette = startChouette(players, matchOptions(game, { id, version }, { length: 0 }));
    if (chouette.ok) this.show(chouette.value, NEW_DRAFT);
    return chouette;
  }

  private show(chouette: ChouetteState, draft: Draft): void {
    this.cell.set({ chouette, draft });
    const { players, options, journal } = chouette;
    void this.keep({ version: VERSION, chouette: { players, options, journal }, draft });
  }

  private async keep(saved: Saved | null): Promise<void> {
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
    const { players, options, journal } = shown.chouette;
    const before = resumeChouette({ players, options, journal: journal.slice(0, -1) }, this.book(shown.chouette));
    if (before.ok) this.show(before.value, NEW_DRAFT);
  }

  end(): void {
    this.cell.set(null);
    void this.keep(null);
  }
}
