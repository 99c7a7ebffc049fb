/** What a search of the library has found as a deck: every decision among it whose answer is clear. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { ok, type Result } from '../../core/result.ts';
import { texts } from '../../i18n/index.ts';
import { readEach } from '../../store/read-each.ts';
import { LONGEST } from '../../study/check-puzzle.ts';
import { searchTag } from '../../study/decks.ts';
import type { LibraryQuery } from '../../study/filter/filter-text.ts';
import { playPuzzle } from '../../study/make-puzzles.ts';
import type { Puzzle } from '../../study/puzzle.ts';
import { failureOf } from '../failures.ts';
import { icon } from '../icons.ts';
import { rowIndex, rowsOf } from '../match-rows.ts';
import { searcherOf } from '../search/search-client.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { puzzleOfRow, storedPuzzle } from './make-puzzles.ts';
import { loadedTrain } from './train-of.ts';

/** Boards of one search that are looked at. */
const MOST = 1000;

/** The first {@link MOST} boards found, as puzzles where they make some. Errors: those of the store. */
export async function puzzlesOfSearch({ services, settings }: Pick<Session, 'services' | 'settings'>, search: (limit: number) => ReturnType<ReturnType<typeof searcherOf>['search']>, name: string): Promise<Result<readonly Puzzle[]>> {
  const found = await search(MOST);
  if (!found.ok) return found;
  const made: Puzzle[] = [];
  const read = await readEach(services.store, [...new Set(found.value.hits.map(({ id }) => id))], async (entry) => {
    if (entry.kind === 'position') {
      const puzzle = entry.answer && playPuzzle(entry.situation, { ...entry.answer, played: -1 }, { from: 'hand' });
      if (puzzle) made.push(puzzle);
      return;
    }
    const rows = rowsOf(await services.replay(entry.record), entry, settings.get().thresholds);
    for (const { game, decision } of found.value.hits.filter(({ id }) => id === entry.id)) {
      const row = rows[rowIndex(rows, { game, decision })];
      const puzzle = row && puzzleOfRow(row, entry.record);
      if (puzzle?.ok) made.push(puzzle.value);
    }
  });
  return read.ok ? ok(made.map((puzzle) => ({ ...puzzle, tags: [...new Set([...puzzle.tags, searchTag(name)])] }))) : read;
}

@customElement('nard-search-deck')
export class SearchDeck extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** What was searched for. */
  @property({ attribute: false }) query!: LibraryQuery;
  @state() private working = false;

  static override styles = [baseStyles, controlStyles, css`:host { display: block; } form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 12px; } input { flex: 0 1 220px; min-width: 0; }`];

  constructor() {
    super();
    new LanguageController(this);
  }

  private readonly submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const words = texts().study.search;
    const field = this.renderRoot.querySelector('input')!;
    const name = field.value.trim() || words.deckName;
    const { session, query } = this;
    this.working = true;
    try {
      const made = await puzzlesOfSearch(session, (limit) => searcherOf(session).search(query, limit, () => {}), name);
      if (!made.ok) return session.notices.tellError(made.error);
      const train = await loadedTrain(session);
      const added = await train.add(made.value.map((puzzle) => storedPuzzle(puzzle, '', session.services.now())));
      if (added === null) return;
      session.notices.show({ kind: 'info', text: made.value.length === 0 ? words.deckNone : words.deckMade(made.value.length, name), action: { label: texts().study.title, run: () => session.go({ screen: 'train' }) } });
    } catch (error) {
      session.notices.tellError(failureOf(error));
    } finally {
      this.working = false;
    }
  };

  override render(): TemplateResult {
    const words = texts().study.search;
    return html`<form @submit=${this.submit}><input maxlength=${LONGEST.tag - searchTag('').length} autocomplete="off" aria-label=${words.deckLabel} placeholder=${words.deckLabel} />
      <button ?disabled=${this.working}>${icon('train')}${words.deck}</button></form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-search-deck': SearchDeck;
  }
}
