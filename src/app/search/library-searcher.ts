/** Searches the boards of the library. What is packed of an entry is kept; a search only packs what is new. */
import type { ReplayedGame } from '../../core/decision.ts';
import type { MatchRecord } from '../../core/record.ts';
import { ok, type Result } from '../../core/result.ts';
import type { StoredEntry } from '../../store/entries.ts';
import { readEach } from '../../store/read-each.ts';
import type { Store } from '../../store/store.ts';
import { countBoards, isPacked, makeIndex, packBoards, searchIndex, type BoardIndex, type Found } from '../../study/structure/board-index.ts';
import type { StructureQuery } from '../../study/structure/query.ts';

export interface SearchAnswer extends Found {
  /** Boards that were looked at. */
  readonly boards: number;
}

export interface Searcher {
  /** At most `limit` boards are named. `onProgress`: entries packed, of those that are new. Errors: those of the store. */
  search(query: StructureQuery, limit: number, onProgress: (done: number, total: number) => void): Promise<Result<SearchAnswer>>;
}

export class LibrarySearcher implements Searcher {
  private readonly packed = new Map<string, Uint8Array>();
  private index: BoardIndex | null = null;

  constructor(private readonly store: Pick<Store, 'list' | 'get' | 'study'>, private readonly replay: (record: MatchRecord) => Promise<readonly ReplayedGame[]>) {}

  async search(query: StructureQuery, limit: number, onProgress: (done: number, total: number) => void): Promise<Result<SearchAnswer>> {
    const renewed = await this.renew(onProgress);
    if (!renewed.ok) return renewed;
    return ok({ ...searchIndex(renewed.value, query, limit), boards: countBoards(renewed.value) });
  }

  /** Packs what is new, forgets what is gone. Newest entries first. */
  private async renew(onProgress: (done: number, total: number) => void): Promise<Result<BoardIndex>> {
    const listed = await this.store.list();
    if (!listed.ok) return listed;
    const ids = listed.value.map(({ id }) => id);
    const missing = ids.filter((id) => !this.packed.has(id));
    const isSame = missing.length === 0 && this.packed.size === ids.length;
    if (this.index && isSame) return ok(this.index);
    if (missing.length > 0) {
      const read = await this.readKept(new Set(ids));
      if (!read.ok) return read;
      const packed = await this.packMissing(ids.filter((id) => !this.packed.has(id)), onProgress);
      if (!packed.ok) return packed;
    }
    const there = new Set(ids);
    for (const id of this.packed.keys()) if (!there.has(id)) this.packed.delete(id);
    this.index = makeIndex(ids.flatMap((id) => { const bytes = this.packed.get(id); return bytes ? [{ id, bytes }] : []; }));
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
    if (entry.kind === 'position') return packBoards([{ game: 0, decision: 0, setup: entry.situation.position }]);
    const games = await this.replay(entry.record);
    return packBoards(games.flatMap(({ decisions }, game) => decisions.map(({ situation }, decision) => ({ game, decision, setup: situation.position }))));
  }
}
