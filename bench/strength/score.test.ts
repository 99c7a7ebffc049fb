import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pips, startPosition, type Position } from '../../src/core/position.ts';
import { situationOf } from '../../src/core/situation.ts';
import { equityOf, type Probabilities } from '../../src/engine/protocol.ts';
import { makeLongId } from '../../src/formats/long-id.ts';
import type { BenchGame } from '../bench-game.ts';
import { judgeDecisions, readDecisions } from './decisions.ts';
import { meanError, scoreJudged } from './score.ts';

describe('scoring on rolled-out decisions', () => {
  it('a right choice gives nothing up, a wrong one the difference of the rolled-out equities', () =>
    expect(scoreJudged([{ rolledOut: [0.3, 0.1], judged: [0.2, 0.1] }, { rolledOut: [0.3, 0.1], judged: [-0.2, 0.1] }])).toMatchObject({
      regret: { count: 2, value: expect.closeTo(0.1, 12), standardError: expect.closeTo(0.1 / Math.SQRT2, 12) }, best: 0.5,
    }));
  it('errors are counted over candidates, a lone one too, and choices over decisions that have one', () =>
    expect(scoreJudged([{ rolledOut: [0.3, 0.1], judged: [0.2, 0.1] }, { rolledOut: [-0.2], judged: [0.3] }])).toMatchObject({
      error: { count: 3, value: expect.closeTo(0.2, 12) }, regret: { count: 1, value: 0 }, best: 1,
    }));
  it('of equally judged candidates the first is chosen', () => expect(scoreJudged([{ rolledOut: [0.1, 0.3], judged: [0, 0] }]).regret.value).toBeCloseTo(0.2, 12));
  it('equities alone have an error', () => expect(meanError([0.1, 0.2], [0.2, 0])).toMatchObject({ count: 2, value: expect.closeTo(0.15, 12) }));
});

/** A judge by pips alone: chances of the side to roll. */
function chancesOf({ mover, opponent }: Position): Probabilities {
  const lead = (pips(opponent) - pips(mover)) / 100;
  const win = Math.min(0.95, Math.max(0.05, 0.5 + lead));
  return { win, winGammon: win / 4, winBackgammon: win / 80, loseGammon: (1 - win) / 5, loseBackgammon: 0 };
}
const byPips = { game: 'short', under: () => ({ core: { evaluate: (position: Position) => ({ probabilities: chancesOf(position), by: 'net' }) } }) } as unknown as BenchGame;

const FIXTURE = 'fixtures/decisions.jsonl';
const text = readFileSync(FIXTURE, 'utf8');
const decisions = readDecisions(text, 'short');

it('every candidate is judged as its mover sees it', () => {
  const [first] = judgeDecisions(byPips, decisions, 0);
  expect(first!.judged).toEqual(decisions[0]!.after.map((position) => -equityOf(chancesOf(position))));
  expect(first!.rolledOut).toEqual(decisions[0]!.equities);
});
it('long nard is judged by the rules and the stakes of the preset that its IDs name', () => {
  const ids = ['nardeon', 'uzun_tavla_arena'].map((id) => makeLongId({ ...situationOf(startPosition('long')), preset: { id, version: 1 } }));
  const lines = ids.map((id) => JSON.stringify({ preset: 'said elsewhere too', cands: [{ id, eq: 0.1, se: 0.004 }] })).join('\n');
  const read = readDecisions(lines, 'long');
  expect(read.map(({ rules }) => rules?.block)).toEqual(['ahead', 'none']);
  expect(read[0]).toMatchObject({ scoring: { gammon: 2 }, after: [startPosition('long')], equities: [0.1] });
});
it('judging stops when it is told to', () => {
  let left = 3;
  expect(judgeDecisions(byPips, decisions, 0, () => left-- > 0)).toHaveLength(3);
});

const scorer = join(process.env.NARDSCOPE_SHARED ?? '../shared', 'bench', 'score.py');
const python = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!python || !existsSync(scorer))('the reference scorer prints the same figures for the same answers', () => {
  const { error, regret, best } = scoreJudged(judgeDecisions(byPips, decisions, 0));
  const ids = text.trim().split('\n').flatMap((line) => (JSON.parse(line) as { cands: { id: string }[] }).cands.map(({ id }) => id));
  const answers = decisions.flatMap(({ after }) => after).map(chancesOf);
  const folder = mkdtempSync(join(tmpdir(), 'nardscope-score-'));
  const file = join(folder, 'answers.tsv');
  writeFileSync(file, answers.map((p, n) => `${ids[n]}\t${[p.win, p.winGammon, p.winBackgammon, p.loseGammon, p.loseBackgammon].join(' ')}\n`).join(''));
  const printed = spawnSync('python3', [scorer, FIXTURE, file], { encoding: 'utf8' }).stdout;
  rmSync(folder, { recursive: true });
  expect(printed).toContain(`candidates ${error.count}: equity MAE ${error.value.toFixed(4)} `);
  expect(printed).toContain(`decisions ${regret.count}: regret ${(1000 * regret.value).toFixed(2)} mEq (standard error ${(1000 * regret.standardError).toFixed(2)}), best picked ${best.toFixed(3)}`);
});
