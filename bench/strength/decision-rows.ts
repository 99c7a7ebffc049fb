/** Rows from rolled-out decisions. */
import { existsSync, readFileSync } from 'node:fs';
import type { Plies } from '../../src/engine/protocol.ts';
import type { BenchGame } from '../bench-game.ts';
import type { MeasuredRow, Row, Target } from '../rows.ts';
import type { Mean } from '../statistics.ts';
import { judgeDecisions, readDecisions, type Decision } from './decisions.ts';
import { scoreJudged, type Score } from './score.ts';
import { TARGETS } from './targets.ts';

/** Where decisions are, and how long a depth may take. */
export interface DecisionOptions {
  readonly file: string;
  readonly plies: Plies;
  readonly seconds: number;
}

const ofMean = (target: Target, { value, standardError }: Mean, unit: number, note: string): MeasuredRow => ({
  ...target, measured: { value: unit * value, standardError: unit * standardError }, note,
});

function scoreAt(bench: BenchGame, decisions: readonly Decision[], plies: Plies, seconds: number): { score: Score; note: string } {
  const end = performance.now() + 1000 * seconds;
  const judged = judgeDecisions(bench, decisions, plies, () => performance.now() < end);
  const score = scoreJudged(judged);
  const all = judged.length === decisions.length ? '' : ` of ${decisions.length}, time being up`;
  return { score, note: `${judged.length} decisions${all}, best chosen in ${(100 * score.best).toFixed(1)}%` };
}

const regretRow = (target: Target, { score, note }: { score: Score; note: string }): MeasuredRow => ofMean(target, score.regret, 1000, note);

const CONTACT: readonly Target[] = [TARGETS.contact0, TARGETS.contact1, TARGETS.contact2];

export function contactRows(bench: BenchGame, { file, plies, seconds }: DecisionOptions): Row[] {
  if (!existsSync(file)) return [{ name: 'contact decisions', skipped: `There is no ${file}.` }];
  const decisions = readDecisions(readFileSync(file, 'utf8'), 'short');
  const rows: Row[] = [];
  for (const depth of CONTACT.slice(0, plies + 1).keys()) {
    const scored = scoreAt(bench, decisions, depth as Plies, seconds);
    rows.push(regretRow(CONTACT[depth]!, scored));
    if (depth === 0) rows.push(ofMean(TARGETS.contactError, scored.score.error, 1, `${scored.score.error.count} candidates`));
  }
  return rows;
}

export function longRow(bench: BenchGame, { file, seconds }: Omit<DecisionOptions, 'plies'>): Row {
  if (!existsSync(file)) return { name: TARGETS.long0.name, skipped: `There is no ${file}.` };
  return regretRow(TARGETS.long0, scoreAt(bench, readDecisions(readFileSync(file, 'utf8'), 'long'), 0, seconds));
}
