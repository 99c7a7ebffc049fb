/**
 * Training: decks, and a round through one of them. An answer is written before it is shown to be right or wrong, and a grade
 * before the next question: a page that dies goes on where it was.
 */
import { makePlay } from '../../core/play.ts';
import type { NardError, Result } from '../../core/result.ts';
import type { LegalPlay } from '../../core/rule-book.ts';
import { cubeOptions, judgeCubeAnswer, judgeEstimate, judgePlay, playOptions, type Verdict } from '../../study/answers.ts';
import type { CubeAnswerName } from '../../study/cube-answers.ts';
import { decksOf, deckId, leftOf, memoriesOf, parseDeckId, queueOf, type Deck, type DeckRow, type Memories } from '../../study/decks.ts';
import { judgeOutside, type OutsideJudge } from '../../study/judge-outside.ts';
import type { Grade } from '../../study/memory.ts';
import { openPuzzle, type OpenPuzzle } from '../../study/open-puzzle.ts';
import { putDeckBack, removeDeck, type RemovedDeck } from '../../store/remove-deck.ts';
import type { StoredPuzzle, StoredReview } from '../../study/review.ts';
import { gradeOf, intervals } from '../../study/schedule.ts';
import { makeCell } from '../cell.ts';
import type { Services } from '../services.ts';
import { FRESH, readSavedTrain, type Answered, type Limit, type SavedTrain } from './saved-train.ts';

/** All that is kept of studying, as the page has it. */
export interface Shelf {
  readonly puzzles: ReadonlyMap<string, StoredPuzzle>;
  readonly memories: Memories;
  readonly reviews: readonly StoredReview[];
}

/** The question on the board. */
export interface Question {
  readonly stored: StoredPuzzle;
  readonly open: OpenPuzzle;
  /** Plays to choose among, indices of the ranking. */
  readonly plays: readonly number[];
  readonly cubes: readonly CubeAnswerName[];
  /** null = not answered yet. */
  readonly answered: Answered | null;
  /** Milliseconds until it comes again, by grade. */
  readonly intervals: Readonly<Record<Grade, number>>;
}

/** What a round is settled by, besides the grades given. */
interface RoundStart {
  readonly deck: Deck;
  readonly since: number;
  readonly queue: readonly string[];
}

export interface Round extends RoundStart {
  /** Still to be asked, the question on the board first. */
  readonly left: readonly string[];
  /** Grades of this round, the oldest first. */
  readonly done: readonly StoredReview[];
  /** null = the round is over. */
  readonly question: Question | null;
}

export interface TrainState {
  readonly loaded: boolean;
  readonly shelf: Shelf;
  readonly decks: readonly DeckRow[];
  readonly limit: Limit;
  readonly choosing: boolean;
  readonly round: Round | null;
  /** Something is being written: keys are not heard meanwhile. */
  readonly busy: boolean;
}

export type TrainParts = Pick<Services, 'store' | 'now' | 'bookOf'> & OutsideJudge & { readonly onError: (error: NardError) => void };

const NOTHING: Shelf = { puzzles: new Map(), memories: new Map(), reviews: [] };

export class TrainSession {
  readonly cell = makeCell<TrainState>({ loaded: false, shelf: NOTHING, decks: [], limit: FRESH.limit, choosing: false, round: null, busy: false });

  constructor(private readonly parts: TrainParts) {
    parts.store.onChange(({ what, here }) => { if (what === 'study' && !here) void this.refresh(); });
  }

  private get state(): TrainState {
    return this.cell.get();
  }

  private change(change: Partial<TrainState>): void {
    this.cell.update((state) => ({ ...state, ...change }));
  }

  private hear<T>(result: Result<T>): T | null {
    if (result.ok) return result.value;
    this.parts.onError(result.error);
    return null;
  }

  // ---- what is kept

  /** Reads everything; a round that was under way goes on. */
  async load(): Promise<void> {
    const kept = this.hear(await this.parts.store.kept('train'));
    const saved = readSavedTrain(kept) ?? FRESH;
    await this.refresh();
    this.change({ loaded: true, limit: saved.limit, choosing: saved.choosing ?? false });
    const deck = saved.round && parseDeckId(saved.round.deck);
    if (saved.round && deck) this.show({ ...saved.round, deck }, saved.round.answered);
  }

  /** Reads puzzles and what is remembered of them anew. */
  async refresh(): Promise<void> {
    const { study } = this.parts.store;
    const [puzzles, cards, reviews] = await Promise.all([study.puzzles(), study.cards(), study.reviews()]);
    const found = this.hear(puzzles), known = this.hear(cards), given = this.hear(reviews);
    if (!found || !known || !given) return;
    this.shelve({ puzzles: new Map(found.map((each) => [each.id, each])), memories: memoriesOf(known), reviews: given });
    const { round, shelf } = this.state;
    // Another tab has deleted what was to be asked.
    if (round?.left.some((id) => !shelf.puzzles.has(id))) await this.showOn(round);
  }

  private shelve(shelf: Shelf): void {
    this.change({ shelf, decks: decksOf([...shelf.puzzles.values()], shelf.memories, this.parts.now()) });
  }

  private async keep(answered: Answered | null = this.state.round?.question?.answered ?? null): Promise<boolean> {
    const { limit, choosing, round } = this.state;
    const saved: SavedTrain = { ...FRESH, limit, choosing, round: round && round.question ? { deck: deckId(round.deck), since: round.since, queue: round.queue, answered } : null };
    return this.hear(await this.parts.store.keep('train', saved)) !== null;
  }

  setLimit(limit: Limit): void {
    this.change({ limit });
    void this.keep();
  }

  setChoosing(choosing: boolean): void {
    this.change({ choosing });
    void this.keep();
  }

  // ---- a round

  /** `early`: also puzzles that are not due yet. */
  async begin(deck: Deck, early = false): Promise<void> {
    const { shelf, limit } = this.state;
    const since = this.parts.now();
    const queue = queueOf([...shelf.puzzles.values()], shelf.memories, deck, limit, since, early);
    this.show({ deck, since, queue });
    await this.keep();
  }

  /** Back to the decks. */
  async leave(): Promise<void> {
    this.change({ round: null });
    this.shelve(this.state.shelf);
    await this.keep();
  }

  /** The round as the grades say, with its next question; puzzles that are gone or cannot be opened are passed over. */
  private show({ deck, since, queue }: RoundStart, answered: Answered | null = null): void {
    const { shelf } = this.state;
    const now = this.parts.now();
    const inRound = new Set(queue);
    const done = shelf.reviews.filter(({ at, puzzle }) => at >= since && inRound.has(puzzle)).sort((a, b) => a.at - b.at);
    let left = leftOf(queue, done.map(({ puzzle }) => puzzle), shelf.memories, now).filter((id) => shelf.puzzles.get(id)?.resting === false);
    // The answer that was given before the page was left is still to be graded.
    if (answered && left.includes(answered.puzzle)) left = [answered.puzzle, ...left.filter((id) => id !== answered.puzzle)];
    let question: Question | null = null;
    while (left.length > 0 && !(question = this.ask(left[0]!, since, done.length, answered?.puzzle === left[0] ? answered : null))) left = left.slice(1);
    this.change({ round: { deck, since, queue, left, done, question } });
  }

  private ask(id: string, since: number, asked: number, answered: Answered | null): Question | null {
    const { shelf } = this.state;
    const stored = shelf.puzzles.get(id)!;
    const open = openPuzzle(stored.puzzle, this.parts.bookOf);
    if (!open.ok) return null;
    // Another order each time, the same after a reload.
    const seed = `${id} ${since} ${asked}`;
    return {
      stored, open: open.value, answered, plays: open.value.kind === 'play' ? playOptions(open.value, seed) : [], cubes: open.value.kind === 'cube' ? cubeOptions(open.value) : [],
      intervals: intervals(shelf.memories.get(id) ?? null, this.parts.now()),
    };
  }

  // ---- answers

  async answerPlay(play: LegalPlay): Promise<void> {
    const open = this.state.round?.question?.open;
    if (open?.kind !== 'play') return;
    const verdict = judgePlay(open, play.result);
    const known = verdict.loss === null ? await this.rank(open, play) : verdict;
    await this.answer(makePlay(play.play), known);
  }

  async answerCube(name: CubeAnswerName): Promise<void> {
    const open = this.state.round?.question?.open;
    if (open?.kind === 'cube') await this.answer(name, judgeCubeAnswer(open, name));
  }

  async answerEstimate(given: number): Promise<void> {
    const open = this.state.round?.question?.open;
    if (open?.kind === 'estimate') await this.answer(String(given), judgeEstimate(open.puzzle, given));
  }

  /** A play outside the ranking; meanwhile keys are not heard. */
  private async rank(open: Extract<OpenPuzzle, { kind: 'play' }>, { result }: LegalPlay): Promise<Verdict> {
    this.change({ busy: true });
    try {
      return await judgeOutside(open, result, this.parts);
    } finally {
      this.change({ busy: false });
    }
  }

  /** Written first, then shown. */
  private async answer(given: string, verdict: Verdict): Promise<void> {
    const { round, busy } = this.state;
    const { question } = round ?? {};
    if (!round || !question || question.answered || busy) return;
    const answered: Answered = { puzzle: question.stored.id, given, ...verdict };
    this.change({ busy: true });
    await this.keep(answered);
    this.cell.update((state) => ({
      ...state, busy: false, round: state.round?.question?.stored.id === answered.puzzle ? { ...state.round, question: { ...state.round.question, answered } } : state.round,
    }));
  }

  /** Written first, then the next question. */
  async grade(grade: Grade): Promise<void> {
    const { round, shelf, busy } = this.state;
    const { question } = round ?? {};
    if (!round || !question?.answered || busy) return;
    const { id } = question.stored;
    this.change({ busy: true });
    const { review, card } = gradeOf(id, shelf.memories.get(id) ?? null, grade, question.answered, this.parts.now());
    const written = this.hear(await this.parts.store.study.grade(review, card)) !== null;
    this.change({ busy: false });
    if (!written && !this.parts.store.problem) return;
    this.shelve({ ...shelf, memories: new Map([...shelf.memories, [id, card.memory]]), reviews: [...shelf.reviews, review] });
    this.show(round);
    await this.keep();
  }

  /** Takes the last grade of the round back: its puzzle is on the board again, to be answered anew. */
  async undo(): Promise<boolean> {
    const { round, shelf, busy } = this.state;
    const last = round?.done.at(-1);
    if (!round || !last || busy) return false;
    this.change({ busy: true });
    const undone = this.hear(await this.parts.store.study.undo(last));
    this.change({ busy: false });
    if (undone === null) return false;
    const memories = new Map(shelf.memories);
    if (last.before) memories.set(last.puzzle, last.before);
    else memories.delete(last.puzzle);
    this.shelve({ ...shelf, memories, reviews: shelf.reviews.filter(({ id }) => id !== last.id) });
    // It was the first to be asked, and is so again.
    this.show({ ...round, queue: [last.puzzle, ...round.queue.filter((id) => id !== last.puzzle)] });
    await this.keep();
    return true;
  }

  // ---- puzzles

  /** Adds puzzles; answers how many are new. */
  async add(puzzles: readonly StoredPuzzle[]): Promise<number | null> {
    return this.hear(await this.take(puzzles));
  }

  /** The same for whoever tells of failures himself. */
  async take(puzzles: readonly StoredPuzzle[]): Promise<Result<number>> {
    const added = await this.parts.store.study.add(puzzles);
    if (added.ok) await this.refresh();
    return added;
  }

  /** Answers whether it is changed. */
  async update(id: string, change: (puzzle: StoredPuzzle) => StoredPuzzle): Promise<boolean> {
    const changed = this.hear(await this.parts.store.study.update(id, change));
    if (!changed) return false;
    this.shelve({ ...this.state.shelf, puzzles: new Map([...this.state.shelf.puzzles, [id, changed]]) });
    this.cell.update((state) => (state.round?.question?.stored.id === id ? { ...state, round: { ...state.round, question: { ...state.round.question, stored: changed } } } : state));
    return true;
  }

  /** Not asked any more; the next question follows. */
  async rest(id: string): Promise<boolean> {
    const rests = await this.update(id, (puzzle) => ({ ...puzzle, resting: true }));
    const { round } = this.state;
    if (!round) return rests;
    this.show(round);
    await this.keep();
    return rests;
  }

  /** Asked again, in this round too; an answer that is still to be graded stays where it is. */
  async wake(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.update(id, (puzzle) => ({ ...puzzle, resting: false }));
    const { round } = this.state;
    if (round) await this.showOn(round);
  }

  /** The round over what is there now; an answer that is still to be graded stays where it is. */
  private async showOn(round: Round): Promise<void> {
    this.show(round, round.question?.answered ?? null);
    await this.keep();
  }

  // ---- whole decks

  /** Deletes a deck: puzzles that no other deck has, or a tag. Answers what {@link putBack} puts back; null = it failed. */
  async removeDeck(deck: Deck): Promise<RemovedDeck | null> {
    const removed = this.hear(await removeDeck(this.parts.store.study, deck));
    if (removed) await this.refresh();
    return removed;
  }

  /** Answers whether it is back. */
  async putBack(removed: RemovedDeck): Promise<boolean> {
    const back = this.hear(await putDeckBack(this.parts.store.study, removed)) !== null;
    if (back) await this.refresh();
    return back;
  }
}
