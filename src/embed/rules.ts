/** Rule books for boards on any page: each game's rules load with the first board that plays it. */
import type { Game, PresetRef } from '../core/games.ts';
import { rulesOf } from '../core/presets.ts';
import type { BoardRules } from '../elements/board/surroundings.ts';
import { createPlayBook } from '../engine/play-book.ts';
import { instantiate, type Wasm } from '../engine/wasm.ts';
import { fileAt } from './files.ts';

/** Spelled out, so that bundlers find them. */
const FILES = {
  short: new URL('../../build/rules-short.wasm', import.meta.url),
  long: new URL('../../build/rules-long.wasm', import.meta.url),
};

const loading = new Map<Game, Promise<Wasm>>();

function wasmOf(game: Game): Promise<Wasm> {
  const known = loading.get(game) ?? fetch(fileAt(`rules-${game}.wasm`, FILES[game])).then(instantiate<Wasm['exports']>);
  loading.set(game, known);
  // Tried again by the next board.
  known.catch(() => loading.delete(game));
  return known;
}

/** Rejects when the rules cannot be loaded. */
export async function loadRulesFor(game: Game, preset: PresetRef | null): Promise<BoardRules> {
  const book = createPlayBook(await wasmOf(game), preset ? rulesOf(preset) : undefined);
  return {
    ...book,
    refusal: async (...question) => book.refusalBy((await import('../engine/refusal.ts')).createRefusals)(...question),
    find: async (...question) => book.findBy((await import('../engine/spelling.ts')).matchSpelling)(...question),
  };
}
