/** What the app stands on, handed in from outside: the real things in `main`, fakes in tests. */
import type { Roll } from '../core/dice.ts';
import type { RuleBook } from '../core/rule-book.ts';
import type { Engine } from '../engine/protocol.ts';

export interface Services {
  readonly engine: Engine;
  readonly rules: RuleBook;
  readonly throwDice: () => Roll;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly makeId: () => string;
}
