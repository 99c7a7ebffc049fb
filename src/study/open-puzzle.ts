/** A puzzle as it is asked: its position and plays on a board, judged by the rule book. */
import { makePlay, parsePlay } from '../core/play.ts';
import { presetOfSituation } from '../core/presets.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { BookOf, RuleBook } from '../core/rule-book.ts';
import type { Situation } from '../core/situation.ts';
import { readText } from '../formats/detect.ts';
import type { Candidate } from '../engine/protocol.ts';
import type { CubePuzzle, EstimatePuzzle, PlayPuzzle, Puzzle, RankedPlay } from './puzzle.ts';

export type OpenPuzzle =
  | { readonly kind: 'play'; readonly puzzle: PlayPuzzle; readonly situation: Situation; /** As `puzzle.plays`. */ readonly candidates: readonly Candidate[] }
  | { readonly kind: 'cube'; readonly puzzle: CubePuzzle; readonly situation: Situation }
  | { readonly kind: 'estimate'; readonly puzzle: EstimatePuzzle; readonly situation: Situation };

/** Which positions each kind can be about. */
const isAskable = (kind: Puzzle['kind'], { phase, position: { game } }: Situation): boolean =>
  kind === 'play' ? phase === 'play' : kind === 'cube' ? game === 'short' && (phase === 'roll' || phase === 'answer') : phase === 'roll' || phase === 'play';

function candidatesOf(plays: readonly RankedPlay[], situation: Situation, book: RuleBook): Result<readonly Candidate[]> {
  const legal = new Map(book.plays(situation.position, situation.roll!).map((each) => [makePlay(each.play), each]));
  const candidates: Candidate[] = [];
  for (const [at, { play: text, chances, ...numbers }] of plays.entries()) {
    const spelled = parsePlay(text);
    // One route of several may have hit on its way: the very words come first.
    const found = legal.get(text) ?? (spelled.ok ? book.find(situation.position, situation.roll!, spelled.value) : null);
    if (!found) return fail('puzzle_play', { text, at: `plays[${at}].play` });
    candidates.push({ ...numbers, play: found.play, result: found.result, probabilities: chances });
  }
  return ok(candidates);
}

/** Errors: those of `readText` for its position, puzzle_phase {at}, puzzle_play {text, at}. */
export function openPuzzle(puzzle: Puzzle, bookOf: BookOf): Result<OpenPuzzle> {
  const read = readText(puzzle.position);
  if (!read.ok) return read;
  if (read.value.kind !== 'situation' || !isAskable(puzzle.kind, read.value.situation)) return fail('puzzle_phase', { at: 'position' });
  const { situation } = read.value;
  if (puzzle.kind === 'cube') return ok({ kind: 'cube', puzzle, situation });
  if (puzzle.kind === 'estimate') return ok({ kind: 'estimate', puzzle, situation });
  const candidates = candidatesOf(puzzle.plays, situation, bookOf(situation.position.game, presetOfSituation(situation)));
  return candidates.ok ? ok({ kind: 'play', puzzle, situation, candidates: candidates.value }) : candidates;
}
