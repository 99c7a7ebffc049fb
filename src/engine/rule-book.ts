/** The rule book of `core` over the wasm's rules. */
import type { LongRules } from '../core/long-rules.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { createPlayBook } from './play-book.ts';
import { createRefusals } from './refusal.ts';
import { matchSpelling } from './spelling.ts';
import { instantiate, type Wasm, type WasmSource } from './wasm.ts';

/** The rule book alone, from `rules.wasm`. */
export const loadRules = async (source: WasmSource, rules?: LongRules): Promise<RuleBook> => createRuleBook(await instantiate(source), rules);

/** Of long nard's rules where none are given, as {@link createPlayBook}. */
export function createRuleBook(wasm: Wasm, rules?: LongRules): RuleBook {
  const { refusalBy, findBy, ...plays } = createPlayBook(wasm, rules);
  return { ...plays, refusal: refusalBy(createRefusals), find: findBy(matchSpelling) };
}
