/** `nardscope puzzles FILE…`: puzzles out of the errors of match files, as a list for people or as a set that the page reads. */
import { judgeCube } from '../src/analysis/cube/cube-decision.ts';
import { GAMES } from '../src/core/games.ts';
import type { MatchRecord } from '../src/core/record.ts';
import { parseXgid } from '../src/formats/xgid.ts';
import { cubeVerdictText } from '../src/i18n/cube-words.ts';
import { texts } from '../src/i18n/index.ts';
import { cubeDecisionOf } from '../src/study/cube-answers.ts';
import { distinct, EVERY_PUZZLE, isName, puzzlesOf, type PuzzleRule } from '../src/study/make-puzzles.ts';
import { makePuzzleSet } from '../src/study/puzzle-set.ts';
import { QUANTITIES, type CubePuzzle, type EstimatePuzzle, type Puzzle, type Quantity } from '../src/study/puzzle.ts';
import { STAGES, type Stage } from '../src/study/stage.ts';
import { withEstimates } from '../src/study/with-estimates.ts';
import { analyseRecord } from './analyse-record.ts';
import { readBooks } from './assets.ts';
import { createNodeEngine } from './engine.ts';
import { Failure, unwrapped } from './failure.ts';
import { formatNumber, formatPercent } from './numbers.ts';
import { badOption, readArgs, readOneOf, readPlies, refuseIdle } from './options.ts';
import { showProgress } from './progress.ts';
import { readMatches } from './read-match.ts';
import { readMet } from './read-met.ts';
import { nameOf } from './report-text.ts';

const KINDS = ['checker', 'cube'] as const;

/** A decimal comma is as good as a point. */
function readLoss(value: string): number {
  const loss = Number(value.replace(',', '.'));
  if (!/^\d*[.,]?\d+$/.test(value) || loss > 10) throw badOption('--min-loss', value, '0–10');
  return loss;
}

const readStages = (value: string | undefined): readonly Stage[] | null => (value === undefined ? null : value.split(',').map((each) => readOneOf('--stage', each.trim(), STAGES)!));

const readEstimates = (value: string | undefined): readonly Quantity[] => (value === undefined ? [] : value.split(',').map((each) => readOneOf('--estimates', each.trim(), QUANTITIES)!));

const lossText = ({ source: { loss } }: Puzzle): string => (loss === undefined ? '' : formatNumber(loss, 3));

/** Chances in percent, counts whole. */
const estimateText = ({ quantity, value }: EstimatePuzzle): string => `${quantity} ${quantity === 'win' ? formatPercent(value, 1) : formatNumber(value, 0)}`;

/** What was wrong at the cube, and what is right. */
function cubeText(puzzle: CubePuzzle): string {
  const decision = cubeDecisionOf(puzzle, unwrapped(parseXgid(puzzle.position)));
  const error = puzzle.choice && judgeCube(decision, puzzle.choice)?.error;
  return `${error ? texts().cube.errors[error] : ''} → ${cubeVerdictText(decision.verdict, texts())}`;
}

function answerText(puzzle: Puzzle): string {
  switch (puzzle.kind) {
    case 'play': return `${puzzle.plays[puzzle.played]?.play ?? ''} → ${puzzle.plays[0]!.play}`;
    case 'cube': return cubeText(puzzle);
    case 'estimate': return estimateText(puzzle);
  }
}

const line = (puzzle: Puzzle): string => [puzzle.kind, lossText(puzzle), puzzle.source.player ?? '', puzzle.position, answerText(puzzle)].join('\t');

/** A Failure when nobody in the matches has the name that is asked for. */
function refuseStranger({ player }: PuzzleRule, records: readonly MatchRecord[]): void {
  const known = [...new Set(records.flatMap(({ players }) => players))];
  if (player === null || known.some((name) => isName(name, player))) return;
  throw new Failure(texts().cli.noPlayer({ name: player, known: known.map(nameOf).join(', ') }));
}

export const OPTIONS = {
  'min-loss': { type: 'string', default: String(EVERY_PUZZLE.minLoss) }, 'player': { type: 'string' }, 'only': { type: 'string' }, 'game': { type: 'string' }, 'stage': { type: 'string' },
  'estimates': { type: 'string' }, 'title': { type: 'string' }, 'plies': { type: 'string', default: '2' }, 'met': { type: 'string' }, 'json': { type: 'boolean', default: false },
} as const;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  if (!values.json) refuseIdle(values, ['title'], '--json');
  if (positionals.length === 0) throw new Failure(texts().cli.missing({ what: 'FILE' }));
  const rule: PuzzleRule = {
    minLoss: readLoss(values['min-loss']), player: values.player ?? null, kind: readOneOf('--only', values.only, KINDS) ?? null, game: readOneOf('--game', values.game, GAMES) ?? null, stages: readStages(values.stage),
  };
  const estimates = readEstimates(values.estimates);
  const plies = readPlies(values.plies);
  const met = await readMet(values.met);
  // All files are read before the long work begins.
  const records = (await Promise.all(positionals.map(readMatches))).flat();
  refuseStranger(rule, records);

  const engine = createNodeEngine();
  try {
    const made: Puzzle[] = [];
    for (const record of records) made.push(...puzzlesOf(await analyseRecord(record, engine, { plies, met }), rule));
    showProgress('');
    const puzzles = await withEstimates(distinct(made), estimates, plies, { engine, bookOf: await readBooks() });
    if (puzzles.length === 0) process.stderr.write(`${texts().cli.noPuzzles}\n`);
    process.stdout.write(values.json ? makePuzzleSet({ title: values.title ?? '', puzzles }) : `${puzzles.map(line).join('\n')}${puzzles.length > 0 ? '\n' : ''}`);
  } finally {
    engine.close();
  }
  return 0;
}
