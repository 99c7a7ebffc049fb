/** What a puzzle may look like when it comes from a file: types, ranges and sizes; its position must be one. */
import { equities } from '../analysis/cube/check-cube.ts';
import { LONGEST_NOTE } from '../core/notes.ts';
import { CUBE_REPLIES } from '../core/cube-verdict.ts';
import { also, fields, integer, list, nullable, number, oneOf, optional, pair, text, usually, variants, when, type Checker } from '../core/check.ts';
import { by, equity, evaluator, loss, plies, probabilities } from '../engine/check-answers.ts';
import { readText } from '../formats/detect.ts';
import { makeSituationId } from '../formats/situation-id.ts';
import { puzzleId, QUANTITIES, SOURCES, type CubePuzzle, type EstimatePuzzle, type PlayPuzzle, type Puzzle, type PuzzleSource, type RankedPlay } from './puzzle.ts';

/** Far above what a puzzle holds, low enough that a malicious file stays bounded. */
export const LONGEST = { id: 40, position: 200, note: LONGEST_NOTE, tag: 100, tags: 50, name: 1000, plays: 40, play: 80 };
const EVENTS = 100_000;

/** As every program writes it: of one position there is one ID. */
const position: Checker<string> = (value) => {
  const found = readText(text(LONGEST.position)(value));
  const isPosition = when<typeof found>(() => found.ok && found.value.kind === 'situation');
  isPosition(found);
  return found.ok && found.value.kind === 'situation' ? makeSituationId(found.value.situation) : '';
};

const source = fields<PuzzleSource>({
  from: oneOf(SOURCES), players: optional(pair(text(LONGEST.name))), event: optional(text(LONGEST.name)), date: optional(text(LONGEST.name)),
  game: optional(integer(0, EVENTS)), turn: optional(integer(1, EVENTS)), player: optional(text(LONGEST.name)), loss: optional(loss),
});

const common = {
  // Made anew from the question, whatever the file says.
  id: usually(text(LONGEST.id), ''), position, note: usually(text(LONGEST.note), ''), tags: usually(list(text(LONGEST.tag), LONGEST.tags), []), source: usually<PuzzleSource>(source, { from: 'hand' }),
};

const rankedPlay = fields<RankedPlay>({ play: text(LONGEST.play), equity, cubeless: optional(equity), mwc: optional(number(0, 1)), chances: probabilities, plies, by });

const indices = list(integer(0, LONGEST.plays - 1), LONGEST.plays, 1);

/** Deepest first, the best above all of its depth: what is less deep compares with nothing. */
const isBestFirst = ({ plays }: PlayPuzzle): boolean =>
  plays.every(({ equity: own, plies: depth }, at) => depth <= (plays[at - 1] ?? plays[0]!).plies && (depth < plays[0]!.plies || own <= plays[0]!.equity));

const playChecker = also(
  fields<PlayPuzzle>({ ...common, kind: oneOf(['play']), evaluator, error: number(0, 1), plays: list(rankedPlay, LONGEST.plays, 2), played: usually(integer(-1, LONGEST.plays - 1), -1), wrong: optional(indices) }),
  (found) => isBestFirst(found) && [found.played, ...(found.wrong ?? [])].every((at) => at < found.plays.length),
);

const cubeChecker = fields<CubePuzzle>({
  ...common, kind: oneOf(['cube']), evaluator, error: number(0, 1), chances: probabilities, emg: also(equities, ({ doubleTake, doublePass }) => doubleTake !== null && doublePass !== null),
  mwc: usually(nullable(equities), null), choice: usually(nullable(oneOf(['no_double', 'double', ...CUBE_REPLIES] as const)), null),
});

const estimateChecker = fields<EstimatePuzzle>({ ...common, kind: oneOf(['estimate']), quantity: oneOf(QUANTITIES), value: number(0, 1000), evaluator: usually(nullable(evaluator), null) });

const shape: Checker<Puzzle> = variants<Puzzle>('kind', { play: playChecker, cube: cubeChecker, estimate: estimateChecker });

/** A puzzle as `puzzle.ts` describes it; its plays are judged by a rule book when it is opened. */
export const puzzleChecker: Checker<Puzzle> = (value) => {
  const found = shape(value);
  return { ...found, id: puzzleId(found) };
};
