/** A puzzle as a card of paper or of another program: what is asked in front, what is right on the back. Plain texts and a picture. */
import type { BookOf } from '../../core/rule-book.ts';
import { boardSvg, pictureOf, situationOptions } from '../../elements/board/svg-document.ts';
import { formatEquity, formatLoss } from '../../elements/shared/format.ts';
import { createSlicer, type Job } from '../../engine/slices.ts';
import { texts } from '../../i18n/index.ts';
import { cubeOptions, lossAt, playOptions } from '../../study/answers.ts';
import { cubeAnswers } from '../../study/cube-answers.ts';
import { TOLERANCES } from '../../study/estimate.ts';
import { openPuzzle, type OpenPuzzle } from '../../study/open-puzzle.ts';
import type { Puzzle } from '../../study/puzzle.ts';
import { directionOf, numberingOf, schemeOf } from '../board-look.ts';
import type { Settings } from '../settings.ts';
import { bestText, estimateText, evaluatorWords, playText, questionText, sourceText } from './train-words.ts';

export interface AnswerRow {
  readonly text: string;
  /** Empty where there is none. */
  readonly equity: string;
  readonly loss: string;
}

export interface CardFaces {
  readonly id: string;
  readonly question: string;
  /** An SVG document. */
  readonly board: string;
  /** To choose among, lettered in this order; empty = a number is asked for. */
  readonly options: readonly string[];
  readonly best: string;
  /** The ranking, best first. */
  readonly rows: readonly AnswerRow[];
  /** Who says so; empty = it is counted. */
  readonly evaluator: string;
  readonly note: string;
  readonly source: string;
  readonly position: string;
}

/** Rows of a ranking that a card has room for. */
const MOST_ROWS = 5;

/** `A` for the first. */
const letterOf = (at: number): string => String.fromCharCode(65 + at);

type Look = Pick<Settings, 'direction' | 'longDirection' | 'longNumbering'>;

function boardOf({ situation, kind, puzzle }: OpenPuzzle, settings: Look): string {
  const { position, turn, preset } = situation;
  const { game } = position;
  // Nothing that is asked is shown.
  const asksPips = kind === 'estimate' && puzzle.quantity === 'pips';
  const direction = directionOf(game, settings);
  return boardSvg(pictureOf(position, {
    ...situationOptions(situation), perspective: turn, ...(direction && { direction }),
    show: ['dice', 'cube', 'score', 'turn', 'numbers', ...(asksPips ? [] : (['pips'] as const))], numbering: numberingOf(schemeOf(game, preset, settings)),
  }), puzzle.position);
}

function answersOf(open: OpenPuzzle, settings: Look): Pick<CardFaces, 'options' | 'rows'> {
  const words = texts().study;
  const { position, preset } = open.situation;
  if (open.kind === 'estimate') {
    const { quantity, value } = open.puzzle;
    return { options: [], rows: [{ text: words.cards.within(estimateText(open.puzzle, TOLERANCES[quantity]), estimateText(open.puzzle, value)), equity: '', loss: '' }] };
  }
  if (open.kind === 'cube') {
    const nameOf = words.round.cube;
    return { options: cubeOptions(open).map((name) => nameOf[name]), rows: cubeAnswers(open.puzzle, open.situation).map(({ name, loss }) => ({ text: nameOf[name], equity: '', loss: formatLoss(loss) })) };
  }
  const { plays } = open.puzzle;
  const say = (at: number): string => playText(plays[at]!.play, open, schemeOf(position.game, preset, settings));
  return {
    // The same order each time: the back names the letter.
    options: playOptions(open, open.puzzle.id).map(say),
    rows: plays.slice(0, MOST_ROWS).map(({ equity, plies }, at) => {
      const loss = lossAt(plays, at);
      // In the place of a loss the depth at which a play was left.
      return { text: say(at), equity: formatEquity(equity), loss: loss === null ? texts().app.plies(plies) : formatLoss(loss) };
    }),
  };
}

export function facesOf(open: OpenPuzzle, settings: Look): CardFaces {
  const { puzzle, situation } = open;
  const { evaluator } = puzzle;
  const { options, rows } = answersOf(open, settings);
  const best = bestText(open, schemeOf(situation.position.game, situation.preset, settings));
  const at = options.indexOf(best);
  return {
    id: puzzle.id, question: questionText(open), board: boardOf(open, settings), options, best: at < 0 ? best : `${letterOf(at)}. ${best}`, rows,
    evaluator: evaluator ? evaluatorWords(evaluator, open).join(' · ') : '', note: puzzle.note, source: sourceText(puzzle), position: puzzle.position,
  };
}

function* facesJob(puzzles: readonly Puzzle[], settings: Look, bookOf: BookOf): Job<readonly CardFaces[]> {
  const made: CardFaces[] = [];
  for (const puzzle of puzzles) {
    yield;
    const open = openPuzzle(puzzle, bookOf);
    if (open.ok) made.push(facesOf(open.value, settings));
  }
  return made;
}

/** Cards of puzzles in their order, made in slices. Puzzles that this version cannot open are left out. */
export const makeFaces = (puzzles: readonly Puzzle[], settings: Look, bookOf: BookOf): Promise<readonly CardFaces[]> => createSlicer().run(facesJob(puzzles, settings, bookOf), 'later');
