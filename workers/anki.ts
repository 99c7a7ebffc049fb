/** A web worker that makes Anki packages: SQLite and zip are its alone, loaded when the first package is wanted. */
import { expose, transfer } from 'comlink';
import initSqlJs from 'sql.js';
import wasm from 'sql.js/dist/sql-wasm.wasm?url';
import { makeAnkiPackage, type AnkiMaker } from '../src/study/anki.ts';

const api: AnkiMaker = {
  async make(deck) {
    const made = await makeAnkiPackage(await initSqlJs({ locateFile: () => wasm }), deck);
    return transfer(made, [made.buffer]);
  },
};
expose(api);
