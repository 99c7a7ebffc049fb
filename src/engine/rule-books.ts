/** Rule books by preset, all over one wasm: each is made once. */
import { rulesOf } from '../core/presets.ts';
import type { BookOf, RuleBook } from '../core/rule-book.ts';
import { createRuleBook } from './rule-book.ts';
import type { Wasm } from './wasm.ts';

/** `plain` serves short nard and every preset without rules of its own; the others are long nard's, over `wasm`. */
export function makeBooks(wasm: Wasm, plain: RuleBook): BookOf {
  const made = new Map<string, RuleBook>();
  return (game, preset) => {
    const rules = game === 'long' ? rulesOf(preset) : undefined;
    if (!rules) return plain;
    const key = JSON.stringify(Object.entries(rules).toSorted());
    const book = made.get(key) ?? createRuleBook(wasm, rules);
    made.set(key, book);
    return book;
  };
}
