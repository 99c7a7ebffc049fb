/** What comes in from outside – texts, files, a match just played, the board – and how each is kept once. */
import { ok, type NardError, type Result } from '../core/result.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Situation } from '../core/situation.ts';
import type { RankAnswer } from '../engine/protocol.ts';
import { texts } from '../i18n/index.ts';
import type { StoredMatch } from '../store/entries.ts';
import { withAnswer } from '../store/with-answer.ts';
import type { AnalyseState } from './analyse-state.ts';
import { failureOf } from './failures.ts';
import type { FailedFile, Incoming } from './intake.ts';
import { loadOrTell } from './load-or-tell.ts';
import type { Notices } from './notices.ts';
import type { PlaySession } from './play/play-session.ts';
import type { ReviewSession } from './review-session.ts';
import { isAsGood } from './review-state.ts';
import type { Place, Route } from './routes.ts';
import type { Services } from './services.ts';
import { positionTitle } from './titles.ts';
import { findSameMatch, findSamePosition } from './twins.ts';

export interface IntakeParts {
  readonly services: Pick<Services, 'store' | 'now' | 'makeId'>;
  readonly review: ReviewSession;
  /** What stands on the Analyse screen. */
  readonly board: () => AnalyseState;
  readonly notices: Notices;
  readonly go: (route: Route) => void;
  /** The match under review has changed: its address follows. */
  readonly follow: () => void;
  readonly openSituation: (situation: Situation) => void;
  readonly importFile: (file: Blob) => Promise<void>;
  /** The same without telling how it went. */
  readonly takeBackup: (file: Blob) => Promise<Result<unknown>>;
  /** A lesson is kept among the own ones; answers its id. */
  readonly takeLesson: (text: string) => Promise<Result<string>>;
  /** The puzzles of a set become a deck; answers what is told of it. */
  readonly takeSet: (file: Blob) => Promise<Result<string>>;
}

/** How a file went into the library: how much of it was there before, and what was wrong. */
interface Kept {
  readonly known: number;
  readonly error: NardError | null;
}

const keptOf = (kept: Result<unknown>): Kept => ({ known: kept.ok && kept.value === 'known' ? 1 : 0, error: kept.ok ? null : kept.error });

export class FileIntake {
  private keeping: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: IntakeParts) {}

  /** A text pasted, typed or dropped: a position goes on the board, a match under review. */
  async openText(text: string, name: string | null): Promise<void> {
    const code = await loadOrTell(() => import('./intake.ts'), this.parts.notices);
    if (!code) return;
    const found = code.takeText(text, name);
    if (found.ok) await this.open(found.value);
    else this.parts.notices.tellError(found.error);
  }

  private async open(incoming: Incoming): Promise<void> {
    switch (incoming.kind) {
      case 'situation':
        this.parts.openSituation(incoming.situation);
        return this.tellDoubts(incoming.text);
      case 'matches': return this.openMatches(incoming.records, incoming.source);
      case 'backup': return this.parts.importFile(incoming.file);
      case 'puzzles': return this.openSet(incoming.file);
      case 'lesson': return this.openLesson(incoming.text);
    }
  }

  /** What an ID says against itself is read as it can be, and that is told. */
  async tellDoubts(text: string): Promise<void> {
    const code = await loadOrTell(() => import('./tell-doubts.ts'), this.parts.notices);
    await code?.tellDoubts(text, this.parts.notices);
  }

  private async openLesson(text: string): Promise<void> {
    this.parts.notices.forgetError();
    const taken = await loadOrTell(() => this.parts.takeLesson(text), this.parts.notices);
    if (taken?.ok) this.parts.go({ screen: 'lesson', id: taken.value, at: null });
    else if (taken) this.parts.notices.tellError(taken.error);
  }

  /** A set of puzzles goes into Train, where its decks are. */
  private async openSet(file: Blob): Promise<void> {
    this.parts.notices.forgetError();
    const taken = await loadOrTell(() => this.parts.takeSet(file), this.parts.notices);
    if (!taken) return;
    if (taken.ok) {
      this.parts.go({ screen: 'train' });
      this.parts.notices.tell(taken.value);
    } else this.parts.notices.tellError(taken.error);
  }

  /** A match out of an address, at a decision; it is kept like one out of a file, once. */
  async openPacked(packed: string, at: Place | null): Promise<void> {
    const { unpackMatch } = await import('./share/pack-match.ts');
    const record = await unpackMatch(packed);
    if (!record.ok) {
      this.parts.go({ screen: 'review', match: null, at: null });
      return this.parts.notices.tellError(record.error);
    }
    await this.openMatches([record.value], { name: '', text: packed });
    if (at) this.parts.review.goTo(at);
  }

  /** The first match of a text goes under review, the others wait in the library. */
  private async openMatches(records: readonly MatchRecord[], source: StoredMatch['source']): Promise<void> {
    this.parts.notices.forgetError();
    this.parts.go({ screen: 'review', match: null, at: null });
    try {
      const { known } = await this.inTurn(() => this.keepMatches(records, source, true));
      if (records.length > 1) this.parts.notices.tell(texts().review.severalMatches(records.length - 1));
      else if (known > 0) this.parts.notices.tell(texts().library.alreadyHere);
    } catch (error) {
      this.parts.notices.tellError(failureOf(error));
    }
  }

  /** Puts matches into the library, each once, and opens the first if asked to. Answers how many were there before. */
  private async keepMatches([first, ...others]: readonly MatchRecord[], source: StoredMatch['source'], opens: boolean): Promise<Kept> {
    let known = 0;
    let error: NardError | null = null;
    for (const record of opens ? others : [first!, ...others]) {
      if (await this.twinOf(record, source)) known++;
      else {
        const added = await this.parts.review.addRecord(record, source);
        if (!added.ok) error = added.error;
      }
    }
    if (opens) {
      const twin = await this.twinOf(first!, source);
      if (twin) {
        known++;
        await this.parts.review.openId(twin.id, null);
        this.parts.follow();
      } else {
        const opened = await this.parts.review.openRecord(first!, source);
        if (!opened.ok) error = opened.error;
      }
    }
    return { known, error };
  }

  /** One after the other: what is asked for twice at once is still kept once. */
  private inTurn<T>(keep: () => Promise<T>): Promise<T> {
    const kept = this.keeping.then(keep);
    this.keeping = kept.catch(() => undefined);
    return kept;
  }

  /** Where the library cannot be asked, whoever writes to it next tells why. */
  private async twinOf(record: MatchRecord, source: StoredMatch['source']): Promise<StoredMatch | null> {
    const found = await findSameMatch(this.parts.services.store, record, source);
    return found.ok ? found.value : null;
  }

  /** What was played at a table goes under review. */
  reviewPlayed(play: PlaySession): void {
    const state = play.cell.get();
    if (state.kind !== 'playing') return;
    void this.openMatches([play.record(state.table)], { name: '', text: '' });
    play.noteFiled();
  }

  /** Files of any of those; a backup of the library is imported, a set of puzzles goes into Train. Of several, all go into the library and the first match under review. */
  async openFiles(files: readonly File[]): Promise<void> {
    const code = await loadOrTell(() => import('./take-file.ts'), this.parts.notices);
    if (!code) return;
    const taken = await Promise.all(files.map(async (file) => ({ name: file.name, found: await code.takeFile(file) })));
    const [only] = taken;
    if (taken.length > 1) await this.keepFiles(taken);
    else if (only) await (only.found.ok ? this.open(only.found.value) : this.parts.notices.tellError(only.found.error));
  }

  /** One notice tells of them all. */
  private async keepFiles(taken: readonly { readonly name: string; readonly found: Result<Incoming> }[]): Promise<void> {
    this.parts.notices.forgetError();
    const first = taken.find(({ found }) => found.ok && found.value.kind === 'matches') ?? null;
    if (first) this.parts.go({ screen: 'review', match: null, at: null });
    const failed = new Map<unknown, FailedFile>();
    let known = 0;
    // The one to open comes last: its analysis is not to hold up the others.
    for (const each of [...taken.filter((other) => other !== first), ...(first ? [first] : [])]) {
      const kept = await this.keepFile(each.found, each === first);
      known += kept.known;
      if (kept.error) failed.set(each, { name: each.name, error: kept.error });
    }
    const words = texts();
    const inOrder = taken.flatMap((each) => failed.get(each) ?? []);
    this.parts.notices.show({
      kind: failed.size > 0 ? 'error' : 'info',
      text: [
        words.library.filesRead(taken.length - failed.size, taken.length), ...(known > 0 ? [words.library.alreadyHereOf(known)] : []),
        ...inOrder.map(({ name, error }) => words.library.fileFailed(name, words.errors[error.code](error.facts))),
      ].join(' '),
    });
  }

  private async keepFile(found: Result<Incoming>, opens: boolean): Promise<Kept> {
    try {
      return found.ok ? await this.keep(found.value, opens) : keptOf(found);
    } catch (error) {
      return { known: 0, error: failureOf(error) };
    }
  }

  private async keep(incoming: Incoming, opens: boolean): Promise<Kept> {
    switch (incoming.kind) {
      case 'matches': return this.inTurn(() => this.keepMatches(incoming.records, incoming.source, opens));
      case 'situation': return keptOf(await this.inTurn(() => this.keepPosition(incoming.situation, null)));
      case 'backup': return keptOf(await this.parts.takeBackup(incoming.file));
      case 'puzzles': return keptOf(await this.parts.takeSet(incoming.file));
      case 'lesson': return keptOf(await this.parts.takeLesson(incoming.text));
    }
  }

  async savePosition(): Promise<void> {
    const { checked, answer } = this.parts.board();
    if (!checked.ok) return;
    const saved = await this.inTurn(() => this.keepPosition(checked.value, answer.kind === 'plays' && !answer.working ? answer.answer : null));
    if (saved.ok) this.parts.notices.tell(saved.value === 'known' ? texts().library.alreadyHere : texts().app.analyse.saved);
    else this.parts.notices.tellError(saved.error);
  }

  /** Puts a position into the library once; an entry that is there takes over an answer as good as its own. */
  private async keepPosition(situation: Situation, answer: RankAnswer | null): Promise<Result<'added' | 'known'>> {
    const { store, now, makeId } = this.parts.services;
    const twin = await findSamePosition(store, situation);
    if (!twin.ok) return twin;
    const at = now();
    if (!twin.value) {
      const put = await store.put({ kind: 'position', id: makeId(), title: positionTitle(situation), createdAt: at, updatedAt: at, situation, answer });
      return put.ok ? ok('added') : put;
    }
    const before = twin.value.answer;
    if (answer && (!before || isAsGood(answer.evaluator, before.evaluator))) {
      const put = await store.update(twin.value.id, (entry) => (entry.kind === 'position' ? withAnswer(entry, answer, at) : entry));
      if (!put.ok) return put;
    }
    return ok('known');
  }
}
