import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_THRESHOLDS, type MoveAnalysis } from '../src/analysis/match-analysis.ts';
import { reportPlayers } from '../src/analysis/report.ts';
import type { Decision } from '../src/core/decision.ts';
import type { MatchRecord } from '../src/core/record.ts';
import { replayMatch } from '../src/core/replay.ts';
import type { RuleBook } from '../src/core/rule-book.ts';
import { unwrap } from '../src/core/result.ts';
import { parseMatFile } from '../src/formats/mat.ts';
import { readRuleBook } from './assets.ts';
import { reportText } from './report-text.ts';

const OPENING = ' 3 point match\n\n Game 1\n Dilshod : 0      Aynur : 0\n  1) 31: 8/5 6/5      62: 24/18 13/11\n';
const FINISHED = `${OPENING}  2)  Doubles => 2      Drops\n      Wins 1 point\n`;

let rules: RuleBook;
beforeAll(async () => { rules = await readRuleBook(); });

const recordOf = (text: string): MatchRecord => unwrap(parseMatFile(text))[0]!;

const EVEN = { win: 0.5, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };
const EVALUATOR = { net: 'short-1', netVersion: 1, plies: 0 } as const;

/** Every play valued alike: its loss and luck as given. */
function report(record: MatchRecord, { loss, luck }: { loss: number; luck: number } = { loss: 0, luck: 0 }): string[] {
  const games = replayMatch(record, rules);
  const valued = ({ kind, played, result }: Decision): MoveAnalysis | null =>
    kind === 'move' ? { evaluator: EVALUATOR, candidates: [{ play: played!, result: result!, equity: 0, probabilities: EVEN, plies: 0, by: 'net' }], played: 0, loss, luck } : null;
  const moves = games.map(({ decisions }) => decisions.map(valued));
  return reportText({ record, games, moves, players: reportPlayers(record, games, moves, DEFAULT_THRESHOLDS), thresholds: DEFAULT_THRESHOLDS, net: 'short-1', plies: 0 }).split('\n');
}

describe('whose play it is and where it stands', () => {
  it('a legend says who < and > are', () => expect(report(recordOf(FINISHED))).toContain('< Dilshod   > Aynur'));
  it('each row begins with its line of the file', () => {
    const lines = report(recordOf(FINISHED));
    expect(lines).toContain('Numbers on the left: lines of the match file.');
    expect(lines.filter((line) => /[<>] (\d|  )/.test(line)).map((line) => line.slice(0, 5))).toEqual(['  5 <', '  5 >', '  6 <', '  6 >']);
  });
  it('a record that came from no file counts the turns of each game', () => {
    const record = recordOf(FINISHED);
    const lines = report({ ...record, games: record.games.map((game) => ({ ...game, actions: game.actions.map((action) => ({ ...action, line: 0 })) })) });
    expect(lines).toContain('Numbers on the left: turns of the game.');
    expect(lines.filter((line) => /[<>] (\d|  )/.test(line)).map((line) => line.slice(0, 5))).toEqual(['  1 <', '  2 >', '  3 <', '  4 >']);
  });
});

describe('how a game ends', () => {
  const UNFINISHED = '  The record stops here: this game is not finished.';
  it('a record that stops in the middle says so', () => expect(report(recordOf(OPENING))).toContain(UNFINISHED));
  it('a finished one does not', () => expect(report(recordOf(FINISHED))).not.toContain(UNFINISHED));
});

describe('numbers', () => {
  it('a loss that prints as zeros is none', () => expect(report(recordOf(FINISHED), { loss: 0.0004, luck: 0 }).join('\n')).not.toContain('best'));
  it('the smallest loss that prints is shown, with a true minus', () => expect(report(recordOf(FINISHED), { loss: 0.0006, luck: 0 }).join('\n')).toMatch(/−0\.001 {2}best/));
  it('luck below zero has the same minus', () => {
    const text = report(recordOf(FINISHED), { loss: 0, luck: -0.25 }).join('\n');
    expect(text).toContain('luck −0.250');
    expect(text).not.toMatch(/ -\d/);
  });
  it('luck that prints as zeros has no minus', () => expect(report(recordOf(FINISHED), { loss: 0, luck: -0.0001 }).join('\n')).toContain('luck 0.000'));
});
