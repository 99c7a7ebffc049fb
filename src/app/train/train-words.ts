/** Decks, questions and answers in words. */
import { makeRoll } from '../../core/dice.ts';
import { pointNames, type Numbering } from '../../core/numbering.ts';
import { makePlay, parsePlay, stepsOf } from '../../core/play.ts';
import { positionKey } from '../../core/position.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import { presetTerms } from '../../core/terms.ts';
import type { Evaluator } from '../../engine/protocol.ts';
import { formatChance, formatCount, formatLoss } from '../../elements/shared/format.ts';
import { texts } from '../../i18n/index.ts';
import { lastThrowWords } from '../../i18n/last-throw-words.ts';
import { CUBE_ANSWERS, cubeAnswers, type CubeAnswerName } from '../../study/cube-answers.ts';
import type { Deck } from '../../study/decks.ts';
import type { OpenPuzzle } from '../../study/open-puzzle.ts';
import type { Puzzle } from '../../study/puzzle.ts';
import { valuedWords } from '../valued-words.ts';
import type { Answered } from './saved-train.ts';
import { trainingWords } from './training-words.ts';

/** Without its part. */
export function deckName({ kind, name }: Pick<Deck, 'kind' | 'name'>): string {
  const words = texts().study.decks;
  return kind === 'errors' || kind === 'hand' ? words.names[kind] : words[kind](name);
}

export const deckTitle = (deck: Deck): string => `${deckName(deck)} · ${texts().study.decks.parts[deck.part]}`;

export function questionText({ kind, situation, puzzle }: OpenPuzzle): string {
  const words = texts().study.round;
  const side = texts().app.sides[situation.turn];
  if (kind === 'play') return words.play(side, makeRoll(situation.roll!));
  if (kind === 'cube') return situation.phase === 'answer' ? words.reply(side) : words.double(side);
  return words.estimates[puzzle.quantity](side);
}

/** A number of an estimate, as people say it. */
export const estimateText = ({ quantity }: { readonly quantity: string }, value: number): string =>
  quantity === 'win' ? texts().study.round.percent(formatChance(value)) : formatCount(value);

const isCubeAnswer = (text: string): text is CubeAnswerName => (CUBE_ANSWERS as readonly string[]).includes(text);

/** A play of own numbers in the numbers of the board. */
export function playText(text: string, { situation: { position, turn } }: OpenPuzzle, scheme: Numbering): string {
  const moves = parsePlay(text);
  if (!moves.ok) return text;
  return makePlay(stepsOf(moves.value), pointNames(scheme, position.game, turn));
}

/** What is right. */
export function bestText(open: OpenPuzzle, scheme: Numbering): string {
  if (open.kind === 'estimate') return estimateText(open.puzzle, open.puzzle.value);
  if (open.kind === 'cube') return texts().study.round.cube[cubeAnswers(open.puzzle, open.situation)[0]!.name];
  return playText(open.puzzle.plays[0]!.play, open, scheme);
}

/** The match it comes from; empty = none. */
export function sourceText({ source: { players, game, turn, event, date } }: Pick<Puzzle, 'source'>): string {
  if (!players) return '';
  const names = texts().review.versus(players[0] || '?', players[1] || '?');
  return [event, date, game === undefined || turn === undefined ? names : texts().study.round.source({ players: names, game, turn })].filter(Boolean).join(' · ');
}

/** What was answered, as it was meant. */
export function givenText({ given }: Answered, open: OpenPuzzle, scheme: Numbering): string {
  if (open.kind === 'estimate') return estimateText(open.puzzle, Number(given));
  if (isCubeAnswer(given)) return texts().study.round.cube[given];
  return playText(given, open, scheme);
}

/** How the answer turned out. */
export function verdictText({ right, best, loss }: Answered, open: OpenPuzzle): string {
  const words = texts().study.round;
  if (open.kind === 'estimate') return (right ? words.estimateRight : words.estimateWrong)(estimateText(open.puzzle, open.puzzle.value));
  if (best) return words.best;
  if (loss === null) return words.wrongUnknown;
  return (right ? words.near : words.wrong)(formatLoss(loss));
}

/** What made the numbers of a puzzle, part by part: the net and its depth, then what they count in. */
export function evaluatorWords(by: Evaluator, { kind, situation: { position: { game }, preset } }: OpenPuzzle): readonly string[] {
  const lastThrow = lastThrowWords(by, presetTerms(game, preset?.id ?? '').scoring, texts());
  return [texts().app.evaluator(by.net, by.plies), ...(game === 'short' && kind === 'play' ? [valuedWords(by)] : []), ...(lastThrow === null ? [] : [lastThrow])];
}

/** By what a play outside the ranking was judged; match equities that the ranking was made by and are not here are named. */
export function judgedText(by: Evaluator, open: Extract<OpenPuzzle, { kind: 'play' }>): string {
  const made = evaluatorWords(by, open).join(' · ');
  const { met } = open.puzzle.evaluator;
  return trainingWords.now().judged(made, met && met.id !== by.met?.id ? met.name : null);
}

const MINUTE = 60_000, HOUR = 60 * MINUTE, DAY = 24 * HOUR, MONTH = 30.4 * DAY;

/** `10 min`, `3 days`: to the nearest. */
export function intervalText(milliseconds: number): string {
  const words = texts().study.round;
  if (milliseconds < HOUR) return words.minutes(Math.max(1, Math.round(milliseconds / MINUTE)));
  if (milliseconds < DAY) return words.hours(Math.round(milliseconds / HOUR));
  return milliseconds < 2 * MONTH ? words.days(Math.round(milliseconds / DAY)) : words.months(Math.round(milliseconds / MONTH));
}

/** Place in the ranking of a play that was answered; −1 = not in it. */
export function answeredAt({ given }: Answered, open: Extract<OpenPuzzle, { kind: 'play' }>, book: RuleBook): number {
  const words = open.candidates.findIndex(({ play }) => makePlay(play) === given);
  const moves = parsePlay(given);
  if (words >= 0 || !moves.ok) return words;
  const found = book.find(open.situation.position, open.situation.roll!, moves.value);
  const key = found && positionKey(found.result);
  return open.candidates.findIndex(({ result }) => positionKey(result) === key);
}
