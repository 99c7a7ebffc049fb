/** What the app stands on, handed in from outside: the real things in `main`, fakes in tests. */
import type { ReplayedGame } from '../core/decision.ts';
import type { Roll } from '../core/dice.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import type { Situation } from '../core/situation.ts';
import type { Engine } from '../engine/protocol.ts';
import type { Store } from '../store/store.ts';

/** A text somebody pasted or a file somebody dropped, read. */
export type ReadText = { readonly kind: 'position'; readonly situation: Situation } | { readonly kind: 'match'; readonly record: MatchRecord };

export interface Services {
  readonly engine: Engine;
  /** Loads what the engine needs beyond its first answers; reports table positions done and in all. */
  readonly prepare: (onProgress: (done: number, total: number) => void) => Promise<void>;
  readonly rules: RuleBook;
  readonly store: Store;
  readonly read: (text: string, name?: string) => Result<ReadText>;
  readonly replay: (record: MatchRecord) => Promise<readonly ReplayedGame[]>;
  readonly throwDice: () => Roll;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly makeId: () => string;
}
