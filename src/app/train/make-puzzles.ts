/** Puzzles out of what the page has: the library's errors, the board on the Analyse screen, a decision of a match. */
import { decideCube } from '../../analysis/cube/cube-decision.ts';
import { presetOfRecord, type MatchRecord } from '../../core/record.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Plies } from '../../engine/protocol.ts';
import type { StoredMatch } from '../../store/entries.ts';
import { readEach } from '../../store/read-each.ts';
import { remarkAt } from '../../store/remark.ts';
import type { EntrySummary } from '../../store/store.ts';
import { LONGEST } from '../../study/check-puzzle.ts';
import { distinct, cubePuzzle, playPuzzle, puzzlesOf, type PuzzleRule } from '../../study/make-puzzles.ts';
import { estimatePuzzle } from '../../study/estimate.ts';
import type { Puzzle, PuzzleSource, Quantity } from '../../study/puzzle.ts';
import type { StoredPuzzle } from '../../study/review.ts';
import { askChance, withEstimates } from '../../study/with-estimates.ts';
import type { AnalyseState } from '../analyse-state.ts';
import type { MatchRow } from '../match-rows.ts';
import type { Services } from '../services.ts';

export const storedPuzzle = (puzzle: Puzzle, set: string, addedAt: number): StoredPuzzle => ({ id: puzzle.id, puzzle, set, addedAt, resting: false });

/** With the tags of its match, and what was written about the decision: its file's words are among that until somebody changes them. */
function remarked(puzzle: Puzzle, { record, tags = [], remarks }: StoredMatch): Puzzle {
  const { game, turn } = puzzle.source;
  const remark = remarkAt(remarks, record.games.findIndex(({ number }) => number === game), turn! - 1);
  const all = [...new Set([...tags, ...remark?.tags ?? []])];
  return { ...puzzle, tags: all.slice(0, LONGEST.tags), note: remark?.note ?? '' };
}

/**
 * Every puzzle that a rule makes of the matches of the library, each question once, and questions for numbers about their positions,
 * at the depth of `plies`. Errors: those of the store.
 */
export async function puzzlesOfLibrary(services: Pick<Services, 'store' | 'replay' | 'bookOf' | 'engine'>, rule: PuzzleRule, onProgress: (done: number, total: number) => void, estimates: readonly Quantity[] = [], plies: Plies = 2): Promise<Result<readonly Puzzle[]>> {
  const { store, replay } = services;
  const listed = await store.list();
  if (!listed.ok) return listed;
  const matches = listed.value.flatMap(({ kind, id }) => (kind === 'match' ? [id] : []));
  const made: Puzzle[] = [];
  const read = await readEach(store, matches, async (entry) => {
    if (entry.kind !== 'match') return;
    const { record, moves, cubes } = entry;
    made.push(...puzzlesOf({ record, games: await replay(record), moves, cubes }, rule).map((puzzle) => remarked(puzzle, entry)));
  }, onProgress);
  if (!read.ok) return read;
  onProgress(matches.length, matches.length);
  return ok(await withEstimates(distinct(made), estimates, plies, services));
}

/** Names of the players of the library's matches, most frequent first. */
export function playersOf(entries: readonly EntrySummary[]): readonly string[] {
  const counts = new Map<string, number>();
  const names = entries.flatMap((entry) => (entry.kind === 'match' ? entry.players : [])).map((name) => name.trim()).filter(Boolean);
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name);
}

const HAND: PuzzleSource = { from: 'hand' };

/** What is right on the Analyse board, once the engine has said it. Error: puzzle_unclear. */
export function puzzleOfBoard({ checked, answer }: Pick<AnalyseState, 'checked' | 'answer'>): Result<Puzzle> {
  if (!checked.ok) return checked;
  const made = answer.kind === 'plays' && answer.answer ? playPuzzle(checked.value, { ...answer.answer, played: -1 }, HAND)
    : answer.kind === 'cube' && answer.answer ? cubePuzzle(checked.value, { ...answer.answer, decision: decideCube(answer.answer, answer.question.conditions), choice: null }, HAND)
    : null;
  return made ? ok(made) : fail('puzzle_unclear');
}

/** A question for a number about the board before its throw. Errors: puzzle_unclear, those of the board. */
export async function estimateOfBoard({ checked }: Pick<AnalyseState, 'checked'>, quantity: Quantity, { bookOf, engine }: Pick<Services, 'bookOf' | 'engine'>): Promise<Result<Puzzle>> {
  if (!checked.ok) return checked;
  const answer = quantity === 'win' ? await askChance(engine, checked.value, 2) : null;
  const made = estimatePuzzle(quantity, checked.value, bookOf, answer);
  return made ? ok(made) : fail('puzzle_unclear');
}

/** A decision of a match by hand, whatever it cost: its play, or its cube where there is no play or only the cube was wrong. Error: puzzle_unclear. */
export function puzzleOfRow({ decision, analysis, cube, playMark, cubeMark }: MatchRow, record: MatchRecord): Result<Puzzle> {
  const source: PuzzleSource = { from: 'hand', players: record.players };
  const { situation } = decision;
  const preset = situation.preset ?? (situation.position.game === 'long' ? presetOfRecord(record) : undefined);
  const asked = preset ? { ...situation, preset } : situation;
  const ofCube = cube && cubePuzzle(decision.kind === 'move' ? { ...asked, phase: 'roll', roll: null } : asked, cube, source);
  const ofPlay = analysis && playPuzzle(asked, analysis, source);
  const made = (cubeMark !== 'none' && playMark === 'none' ? ofCube : null) ?? ofPlay ?? ofCube;
  return made ? ok(made) : fail('puzzle_unclear');
}
