/** The Review session over the real rule book, formats and store, with a fake engine that the test may hold. */
import { readFileSync } from 'node:fs';
import { DEFAULT_MET } from '../../core/met/known.ts';
import { unwrap, type NardError } from '../../core/result.ts';
import { loadRules } from '../../engine/rule-book.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { readText } from '../../formats/detect.ts';
import { openMemoryStore } from '../../store/open.ts';
import type { MatchSummary } from '../../store/store.ts';
import { ReviewSession } from '../review-session.ts';
import { isComplete, type OpenMatch } from '../review-state.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { makeGate, testServices, type TestServices } from './services.ts';

const text = readFileSync(new URL('../../../fixtures/mat/plain.mat', import.meta.url), 'utf8');
const read = unwrap(readText(text));
if (read.kind !== 'match') throw new Error('not a match');

/** A match of Ines and Tove, as it is read and as it was written. */
export const { record } = read;
export const source = { name: 'plain.mat', text };

const rules = await loadRules(builtWasm('rules'));

/** A library, and sessions on it one after another, as reloads make them. */
export class ReviewPage {
  readonly store = openMemoryStore();
  readonly gate = makeGate();
  readonly errors: NardError[] = [];
  /** Of the session made last. */
  services!: TestServices;
  /** The match equities that are chosen. */
  met = DEFAULT_MET;

  /** A session with an engine that has not been asked anything yet. */
  make(netVersion = 1): ReviewSession {
    this.services = testServices(rules, this.store, { pause: () => this.gate.pass(), netVersion });
    return new ReviewSession({ services: this.services, settings: () => DEFAULT_SETTINGS, met: () => this.met, onError: (error) => this.errors.push(error) });
  }

  /** The match, analysed to its end. */
  async makeFinished(): Promise<ReviewSession> {
    const session = this.make();
    await session.openRecord(record, source);
    await until(session, finished);
    return session;
  }

  async listed(): Promise<MatchSummary> {
    return unwrap(await this.store.list())[0] as MatchSummary;
  }
}

export const opened = (session: ReviewSession): OpenMatch => {
  const state = session.cell.get();
  if (state.kind !== 'open') throw new Error(state.kind);
  return state;
};

export const until = (session: ReviewSession, test: (match: OpenMatch) => boolean): Promise<void> => new Promise((resolve) => {
  const met = (): boolean => { const state = session.cell.get(); return state.kind === 'open' && test(state); };
  if (met()) resolve();
  else { const stop = session.cell.watch(() => { if (met()) { stop(); resolve(); } }); }
});

export const finished = ({ work, entry: { progress } }: OpenMatch): boolean => work.kind === 'off' && progress.total > 0 && isComplete(progress);
