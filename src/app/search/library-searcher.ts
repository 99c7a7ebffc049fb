/** Searches the boards of the library. What is packed of an entry is kept; a search only packs what is new or has changed. */
import type { ReplayedGame } from '../../core/decision.ts';
import type { MatchRecord } from '../../core/record.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Collection } from '../../store/collections.ts';
import type { StoredEntry } from '../../store/entries.ts';
import { filteredEntry } from '../../store/filtered-entry.ts';
import { readEach } from '../../store/read-each.ts';
import type { EntrySummary, Store } from '../../store/store.ts';
import type { LibraryQuery } from '../../study/filter/filter-text.ts';
import { narrowingOf, type FilteredEntry } from '../../study/filter/narrow.ts';
import { countBoards, makeIndex, searchIndex, type BoardIndex, type Found } from '../../study/structure/board-index.ts';
import { matchBoards, positionBoard } from '../../study/structure/match-boards.ts';
import { isPacked, packBoards, stampOf } from '../../study/structure/pack.ts';

export interface SearchAnswer extends Found {
  /** Boards that were looked at. */
  readonly boards: number;
}

export interface Searcher {
  /**
   * At most `limit` boards are named. `onProgress`: entries packed, of those that are new or changed. `version`: another number whenever
   * the library has changed since the search before; without it all of the list is read again. Errors: those of the store.
   */
  search(query: LibraryQuery, limit: number, onProgress: (done: number, total: number) => void, version?: number): Promise<Result<SearchAnswer>>;
}

interface Listed {
  readonly version: number | undefined;
  readonly entries: readonly EntrySummary[];
  readonly filtered: readonly FilteredEntry[];
}

export class LibrarySearcher implements Searcher {
  private readonly packed = new Map<string, Uint8Array>();
  private index: BoardIndex | null = null;
  private listed: Listed | null = null;
  /** One search after the other: two at once would pack everything twice. */
  private before: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: Pick<Store, 'list' | 'get' | 'collections' | 'study'>, private readonly replay: (record: MatchRecord) => Promise<readonly ReplayedGame[]>) {}

  search(...question: Parameters<Searcher['search']>): Promise<Result<SearchAnswer>> {
    const answer = this.before.then(() => this.searchNow(...question));
    this.before = answer.catch(() => {});
    return answer;
  }

  private async searchNow({ structure, filter }: LibraryQuery, limit: number, onProgress: (done: number, total: number) => void, version?: number): Promise<Result<SearchAnswer>> {
    const renewed = await this.renew(onProgress, version);
    if (!renewed.ok) return renewed;
    const collections = filter.collection === null ? ok<readonly Collection[]>([]) : await this.store.collections();
    if (!collections.ok) return collections;
    const items = collections.value.find(({ name }) => name === filter.collection)?.items ?? [];
    return ok({ ...searchIndex(renewed.value, structure, limit, narrowingOf(filter, this.listed!.filtered, items)), boards: countBoards(renewed.value) });
  }

  /** Packs what is new, forgets what is gone. Newest entries first. */
  private async renew(onProgress: (done: number, total: number) => void, version: number | undefined): Promise<Result<BoardIndex>> {
    if (this.index && this.listed && version !== undefined && this.listed.version === version) return ok(this.index);
    const listed = await this.store.list();
    if (!listed.ok) return listed;
    const entries = listed.value;
    const isMissing = ({ id, updatedAt }: EntrySummary): boolean => { const bytes = this.packed.get(id); return !bytes || stampOf(bytes) !== updatedAt; };
    const missing = entries.filter(isMissing);
    const isSame = missing.length === 0 && this.index?.ids.length === entries.length && entries.every(({ id }, at) => this.index!.ids[at] === id);
    this.listed = { version, entries, filtered: entries.map(filteredEntry) };
    if (this.index && isSame) return ok(this.index);
    if (missing.length > 0) {
      const read = this.index ? ok(undefined) : await this.readKept(new Set(entries.map(({ id }) => id)));
      if (!read.ok) return read;
      const packed = await this.packMissing(entries.filter(isMissing).map(({ id }) => id), onProgress);
      if (!packed.ok) return packed;
    }
    const there = new Set(entries.map(({ id }) => id));
    for (const id of this.packed.keys()) if (!there.has(id)) this.packed.delete(id);
    // One that is gone meanwhile has no rows: the others keep their places in the list.
    this.index = makeIndex(entries.map(({ id }) => ({ id, bytes: this.packed.get(id) ?? packBoards([]) })));
    return ok(this.index);
  }

  private async readKept(ids: ReadonlySet<string>): Promise<Result<void>> {
    const kept = await this.store.study.boards();
    if (!kept.ok) return kept;
    for (const { id, bytes } of kept.value) if (ids.has(id) && isPacked(bytes)) this.packed.set(id, bytes);
    const gone = kept.value.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
    return gone.length > 0 ? this.store.study.removeBoards(gone) : ok(undefined);
  }

  private packMissing(ids: readonly string[], onProgress: (done: number, total: number) => void): Promise<Result<void>> {
    return readEach(this.store, ids, async (entry) => {
      const bytes = await this.pack(entry);
      this.packed.set(entry.id, bytes);
      // Where it cannot be kept, it is made again the next time.
      await this.store.study.saveBoards(entry.id, bytes);
    }, onProgress);
  }

  private async pack(entry: StoredEntry): Promise<Uint8Array> {
    if (entry.kind === 'position') return packBoards([positionBoard(entry.situation, entry.answer?.evaluator.plies ?? null)], entry.updatedAt);
    return packBoards(matchBoards(await this.replay(entry.record), entry.moves, entry.cubes), entry.updatedAt);
  }
}
