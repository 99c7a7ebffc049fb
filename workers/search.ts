/** A web worker that searches the boards of the library: it reads matches, plays them again and keeps what it has packed. */
import { expose } from 'comlink';
import { presetOfRecord } from '../src/core/record.ts';
import { replayMatch } from '../src/core/replay.ts';
import { createRuleBook } from '../src/engine/rule-book.ts';
import { instantiate } from '../src/engine/wasm.ts';
import { makeBooks } from '../src/engine/rule-books.ts';
import { LibrarySearcher, type Searcher } from '../src/app/search/library-searcher.ts';
import { openStore } from '../src/store/open.ts';

const books = fetch(new URL('../build/rules.wasm', import.meta.url)).then(instantiate).then((wasm) => makeBooks(wasm, createRuleBook(wasm)));

const searcher = openStore().then((store) => new LibrarySearcher(store, async (record) => replayMatch(record, (await books)(record.game, presetOfRecord(record)))));

const api: Searcher = { search: async (...question) => (await searcher).search(...question) };
expose(api);
