/** The app’s services for tests: real rules, formats and store, a fake engine that the test may hold. */
import type { Roll } from '../../core/dice.ts';
import { presetOfRecord } from '../../core/record.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import { createFakeEngine, type FakeOptions } from '../../engine/fake.ts';
import type { Engine } from '../../engine/protocol.ts';
import type { Store } from '../../store/store.ts';
import { sha256 } from '../play/web-dice.ts';
import { replaySlowly } from '../replay-slowly.ts';
import type { Services } from '../services.ts';
import type { AddressBar } from '../session.ts';

/** A gate before each answer of the engine: so many pass, the others wait until it is opened. */
export interface Gate {
  pass(): Promise<void>;
  /** So many more pass from now on. */
  shutAfter(passes: number): void;
  open(): void;
  /** Something waits at it. */
  holds(): boolean;
}

export function makeGate(): Gate {
  let left = Infinity;
  let waiting: (() => void)[] = [];
  return {
    pass: () => (left-- > 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    shutAfter(passes) {
      left = passes;
    },
    open() {
      left = Infinity;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    holds: () => waiting.length > 0,
  };
}

export interface TestServices extends Services {
  readonly saved: { readonly name: string; readonly content: Blob }[];
  /** Questions the engine was asked. */
  readonly asked: { ranks: number };
  /** How often the browser was asked to keep the library, and the page to begin anew. */
  readonly kept: { readonly asked: number; readonly reloads: number };
}

let ids = 0;

export function testServices(rules: RuleBook, store: Store, options: FakeOptions & { readonly roll?: Roll; readonly seeds?: readonly string[]; readonly bookOf?: Services['bookOf'] } = {}): TestServices {
  const saved: TestServices['saved'] = [];
  const asked = { ranks: 0 };
  const kept = { asked: 0, reloads: 0 };
  const fake = createFakeEngine(rules, options);
  let seeds = 0;
  const bookOf = options.bookOf ?? (() => rules);
  const engine: Engine = { ...fake, rank: (request, call) => { asked.ranks++; return fake.rank(request, call); } };
  return {
    engine, rules, store, saved, asked,
    prepare: async () => {},
    replay: (record) => replaySlowly(record, bookOf(record.game, presetOfRecord(record))),
    saveFile: (content, name) => saved.push({ content, name }),
    throwDice: () => options.roll ?? [4, 2],
    // The same games every time.
    makeSeed: () => options.seeds?.[seeds++] ?? (seeds++).toString(16).padStart(64, '0'),
    sha256,
    pause: async () => {},
    askToKeep: async () => { kept.asked += 1; return true; },
    reload: () => { kept.reloads += 1; },
    kept,
    bookOf,
    languages: () => ['en-GB'],
    now: Date.now,
    makeId: () => `test-${Date.now()}-${ids++}`,
  };
}

/** An address bar that is no browser’s. */
export function makeAddress(hash = ''): AddressBar & { readonly history: string[] } {
  const history = [hash];
  return {
    history,
    read: () => history[history.length - 1]!,
    write: (next, push) => { if (push) history.push(next); else history[history.length - 1] = next; },
  };
}
