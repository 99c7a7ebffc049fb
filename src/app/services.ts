/** What the app stands on, handed in from outside: the real things in `main`, fakes in tests. */
import type { ReplayedGame } from '../core/decision.ts';
import type { Roll } from '../core/dice.ts';
import type { MatchRecord } from '../core/record.ts';
import type { RuleBook } from '../core/rule-book.ts';
import type { Engine } from '../engine/protocol.ts';
import type { Store } from '../store/store.ts';

export interface Services {
  readonly engine: Engine;
  /** Loads what the engine needs beyond its first answers; reports table positions done and in all. */
  readonly prepare: (onProgress: (done: number, total: number) => void) => Promise<void>;
  readonly rules: RuleBook;
  readonly replay: (record: MatchRecord) => Promise<readonly ReplayedGame[]>;
  readonly store: Store;
  readonly saveFile: (content: Blob, name: string) => void;
  readonly throwDice: () => Roll;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly makeId: () => string;
}
