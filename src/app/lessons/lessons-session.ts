/** Own lessons and the one that is open: what the screens of lessons show. */
import type { NardError, Result } from '../../core/result.ts';
import { fail, ok } from '../../core/result.ts';
import { hash64 } from '../../core/hash64.ts';
import type { BookOf } from '../../core/rule-book.ts';
import type { Answers } from '../../elements/lesson/lesson-answers.ts';
import type { Language } from '../../i18n/index.ts';
import { keptAnswers, readAnswers, withAnswers } from '../../store/lesson-answers.ts';
import { keptLessons, readLessons, type StoredLesson } from '../../store/lessons.ts';
import { sameData } from '../../store/same-content.ts';
import type { Store } from '../../store/store.ts';
import { parseLesson } from '../../study/lesson/lesson-file.ts';
import type { Lesson } from '../../study/lesson/lesson.ts';
import { openLesson, type OpenLesson } from '../../study/lesson/open-lesson.ts';
import { unpackLesson } from '../../study/lesson/pack-lesson.ts';
import { makeCell } from '../cell.ts';
import { answersOf, givenIn } from './kept-answers.ts';
import { isShipped, loadShipped } from './shipped/index.ts';

export interface LessonsParts {
  readonly store: Store;
  readonly bookOf: BookOf;
  readonly now: () => number;
  readonly makeId: () => string;
  readonly language: () => Language;
  readonly onError: (error: NardError) => void;
}

/** Which lesson: an own one, one that comes with Nardscope, one in the address itself. */
export interface LessonKey {
  readonly id: string | null;
  readonly packed?: string;
}

export interface OpenState {
  readonly key: string;
  /** null = being opened, or it cannot be: see `error`. */
  readonly lesson: OpenLesson | null;
  readonly error: NardError | null;
  readonly isOwn: boolean;
  readonly answers: Answers;
}

/** Under which name answers are kept: what comes with Nardscope is another lesson in each language. */
const answersName = (key: string, { lesson }: OpenLesson): string => (key.startsWith('m ') ? `m ${hash64(key)}` : isShipped(key.slice('id '.length)) ? `${key} ${lesson.language}` : key);

const UNANSWERED: Answers = new Map();

export interface LessonsState {
  readonly loaded: boolean;
  readonly own: readonly StoredLesson[];
  readonly open: OpenState | null;
  /** What the open lesson was before each change since it was opened, the latest last. */
  readonly before: readonly Lesson[];
}

/** Changes that can be taken back. */
const MOST_UNDO = 200;

export class LessonsSession {
  readonly cell = makeCell<LessonsState>({ loaded: false, own: [], open: null, before: [] });
  private writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: LessonsParts) {
    parts.store.onChange(({ what, ids, here }) => { if (what === 'kept' && !here && ids.includes('lessons')) void this.follow(); });
  }

  /**
   * What another tab has written of the open lesson is shown before it is changed here: a change is written as a whole and would undo
   * the other's. Nor can what was before that be brought back. One that was not there may be there again.
   */
  private async follow(): Promise<void> {
    await this.writing;
    await this.load();
    const { open, own } = this.cell.get();
    // What is being opened is read by whoever opens it.
    if (!open?.isOwn || (!open.lesson && !open.error)) return;
    const { lesson, answers } = open;
    const stored = own.find(({ id }) => open.key === `id ${id}`);
    if (stored ? lesson && sameData(stored.lesson, lesson.lesson) : !lesson) return;
    const opened = stored ? await openLesson(stored.lesson, this.parts.bookOf) : fail('not_found');
    const given = !opened.ok ? UNANSWERED : lesson ? answersOf(opened.value, givenIn(lesson, answers)) : await this.answersIn(open.key, opened.value);
    this.cell.update((state) => (state.open !== open ? state : {
      ...state, before: [], open: opened.ok ? { ...open, lesson: opened.value, error: null, answers: given } : { ...open, lesson: null, error: opened.error },
    }));
  }

  async load(): Promise<void> {
    const kept = await this.parts.store.kept('lessons');
    if (!kept.ok) this.parts.onError(kept.error);
    this.cell.update((state) => ({ ...state, loaded: true, own: kept.ok ? readLessons(kept.value) : state.own }));
  }

  /** Reads what is kept, changes and writes it; one after the other. */
  private write(change: (own: readonly StoredLesson[]) => readonly StoredLesson[]): Promise<Result<void>> {
    const done = this.writing.then(async (): Promise<Result<void>> => {
      const kept = await this.parts.store.changeKept('lessons', (value) => keptLessons(change(readLessons(value))));
      if (!kept.ok) return kept;
      this.cell.update((state) => ({ ...state, own: readLessons(kept.value) }));
      return ok(undefined);
    });
    this.writing = done;
    return done;
  }

  private heard<T>(result: Result<T>): result is Extract<Result<T>, { readonly ok: true }> {
    if (!result.ok) this.parts.onError(result.error);
    return result.ok;
  }

  // ---- reading

  /** Opens a lesson, once; `again` where it is another language's now. */
  async open({ id, packed }: LessonKey, again = false): Promise<void> {
    const key = packed ? `m ${packed}` : `id ${id}`;
    const isOwn = packed === undefined && id !== null && !isShipped(id);
    const { open } = this.cell.get();
    if (open?.key === key && !again) return;
    if (open?.key !== key) this.cell.update((state) => ({ ...state, open: { key, lesson: null, error: null, isOwn, answers: UNANSWERED }, before: [] }));
    const opened = await this.find(id, packed);
    const answers = opened.ok ? await this.answersIn(key, opened.value) : UNANSWERED;
    this.cell.update((state) => (state.open?.key === key ? { ...state, open: { key, lesson: opened.ok ? opened.value : null, error: opened.ok ? null : opened.error, isOwn, answers } } : state));
  }

  /** What was answered before; where that cannot be read, all is asked anew. */
  private async answersIn(key: string, lesson: OpenLesson): Promise<Answers> {
    const kept = await this.parts.store.kept('answers');
    const name = answersName(key, lesson);
    const found = kept.ok ? readAnswers(kept.value).find((each) => each.lesson === name) : undefined;
    return answersOf(lesson, found?.given ?? []);
  }

  /** Keeps what has been answered in the open lesson, at once. */
  async answer(answers: Answers): Promise<void> {
    const { open } = this.cell.get();
    if (!open?.lesson) return;
    const { key, lesson } = open;
    this.cell.update((state) => (state.open?.key === key ? { ...state, open: { ...state.open, answers } } : state));
    const given = { lesson: answersName(key, lesson), at: this.parts.now(), given: givenIn(lesson, answers) };
    this.heard(await this.parts.store.changeKept('answers', (value) => keptAnswers(withAnswers(readAnswers(value), given))));
  }

  private async find(id: string | null, packed: string | undefined): Promise<Result<OpenLesson>> {
    const { bookOf, language } = this.parts;
    if (packed !== undefined) return unpackLesson(packed, bookOf);
    if (id !== null && isShipped(id)) {
      const shipped = await loadShipped(id, language()).catch(() => null);
      return shipped ? openLesson(shipped, bookOf) : fail('language_missing');
    }
    if (!this.cell.get().loaded) await this.load();
    const stored = this.cell.get().own.find((each) => each.id === id);
    return stored ? openLesson(stored.lesson, bookOf) : fail('not_found');
  }

  // ---- own ones

  /** Puts a lesson before the own ones; answers its id. */
  private async add(lesson: Lesson): Promise<Result<string>> {
    const { makeId, now } = this.parts;
    const [id, at] = [makeId(), now()];
    const written = await this.write((own) => [{ id, createdAt: at, updatedAt: at, lesson }, ...own]);
    return written.ok ? ok(id) : written;
  }

  /** Keeps a lesson among the own ones; answers its id, null where it could not be kept, which is told. */
  async keep(lesson: Lesson): Promise<string | null> {
    const added = await this.add(lesson);
    return this.heard(added) ? added.value : null;
  }

  /** A lesson of a file is kept once. Errors: those of `parseLesson`, store_full, store_unavailable. */
  async take(text: string): Promise<Result<string>> {
    const parsed = await parseLesson(text, this.parts.bookOf);
    if (!parsed.ok) return parsed;
    await this.load();
    const { lesson } = parsed.value;
    const same = this.cell.get().own.find((each) => sameData(each.lesson, lesson));
    return same ? ok(same.id) : this.add(lesson);
  }

  /** Changes the open lesson, which is an own one; what is not a lesson any more is told and changes nothing. */
  async change(id: string, next: Lesson): Promise<boolean> {
    const { open } = this.cell.get();
    if (open?.key !== `id ${id}` || !open.lesson) return false;
    const before = open.lesson.lesson;
    // What is moved at an end, or added again, is as it was: there is nothing to take back.
    if (next === before) return true;
    if (!(await this.put(id, next))) return false;
    this.cell.update((state) => ({ ...state, before: [...state.before, before].slice(-MOST_UNDO) }));
    return true;
  }

  private async put(id: string, next: Lesson): Promise<boolean> {
    const opened = await openLesson(next, this.parts.bookOf);
    if (!this.heard(opened)) return false;
    this.cell.update(({ open, ...state }) => ({
      ...state, open: open?.key === `id ${id}` && open.lesson ? { ...open, lesson: opened.value, answers: answersOf(opened.value, givenIn(open.lesson, open.answers)) } : open,
    }));
    const updatedAt = this.parts.now();
    return this.heard(await this.write((own) => own.map((each) => (each.id === id ? { ...each, lesson: next, updatedAt } : each))));
  }

  /** Takes the last change of the open lesson back. */
  async undo(id: string): Promise<boolean> {
    const last = this.cell.get().before.at(-1);
    if (!last || !(await this.put(id, last))) return false;
    this.cell.update((state) => ({ ...state, before: state.before.slice(0, -1) }));
    return true;
  }

  /** Answers what was removed; null = it is not there. */
  async remove(id: string): Promise<StoredLesson | null> {
    const removed = this.cell.get().own.find((each) => each.id === id) ?? null;
    if (!removed || !this.heard(await this.write((own) => own.filter((each) => each.id !== id)))) return null;
    this.cell.update((state) => (state.open?.key === `id ${id}` ? { ...state, open: null } : state));
    return removed;
  }

  /** Where it was is not kept: it comes first. */
  async putBack(stored: StoredLesson): Promise<void> {
    this.heard(await this.write((own) => [stored, ...own.filter(({ id }) => id !== stored.id)]));
  }
}
