/** What the app stands on, handed in from outside: the real things in `main`, fakes in tests. */
import type { ReplayedGame } from '../core/decision.ts';
import type { Roll } from '../core/dice.ts';
import type { Sha256 } from '../core/fair-dice.ts';
import type { MatchRecord } from '../core/record.ts';
import type { BookOf, RuleBook } from '../core/rule-book.ts';
import type { Engine } from '../engine/protocol.ts';
import type { Store } from '../store/store.ts';

export interface Services {
  readonly engine: Engine;
  /** Loads what the engine needs beyond its first answers; reports table positions done and in all. */
  readonly prepare: (onProgress: (done: number, total: number) => void) => Promise<void>;
  readonly rules: RuleBook;
  readonly bookOf: BookOf;
  readonly replay: (record: MatchRecord) => Promise<readonly ReplayedGame[]>;
  readonly store: Store;
  readonly saveFile: (content: Blob, name: string) => void;
  readonly throwDice: () => Roll;
  /** A secret that settles the dice of a game: see `core/fair-dice`. */
  readonly makeSeed: () => string;
  readonly sha256: Sha256;
  /** A while in which people can see what has happened. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Asks the browser not to delete the library on its own; true when it promised. */
  readonly askToKeep: () => Promise<boolean>;
  /** The page anew. */
  readonly reload: () => void;
  /** What the person reads, as the browser says, most wanted first: tags such as `uz-Latn-UZ`. */
  readonly languages: () => readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly makeId: () => string;
}
