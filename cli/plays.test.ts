import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parsePlay } from '../src/core/play.ts';
import { NARDEON_RULES } from '../src/core/long-rules.ts';
import { LONG_PRESETS } from '../src/core/presets.ts';
import { unwrap } from '../src/core/result.ts';
import { createRuleBook } from '../src/engine/rule-book.ts';
import { instantiate, type Wasm } from '../src/engine/wasm.ts';
import { longPositions } from '../src/engine/testing/long-positions.ts';
import { builtWasm, positions } from '../src/engine/testing/positions.ts';
import { parsePositionId } from '../src/formats/position-id.ts';
import { readBatch, type Entry } from './batch.ts';
import { Failure } from './failure.ts';
import { answer as answerBy, run, type Answer } from './plays.ts';
import { makeSide, parseSide } from './side-text.ts';

const ORACLE = resolve(process.env.NARDSCOPE_SHARED ?? '../shared', 'oracle');
const hasOracle = existsSync(ORACLE);
if (!hasOracle) console.warn('oracles skipped: reference data are absent');

let wasm: Wasm;
let folder: string;
beforeAll(async () => {
  wasm = await instantiate(builtWasm('rules'));
  folder = await mkdtemp(join(tmpdir(), 'nardscope-plays-'));
});
afterAll(() => rm(folder, { recursive: true }));

const answer = (line: Entry): Answer => answerBy(line, wasm, { game: 'short', rules: NARDEON_RULES });
const START = '6:5 8:3 13:5 24:2';
const entry = (text: string): Entry => readBatch(text)[0]!;
const oracle = (file: string): Entry[] => readBatch(readFileSync(join(ORACLE, file), 'utf8'));

describe.skipIf(!hasOracle)('oracle', () => {
  it('every worked position has exactly its results', () => {
    const worked = oracle('short-worked.json');
    expect(worked.length).toBeGreaterThan(0);
    for (const each of worked) expect([each!.id, answer(each)]).toMatchObject([each!.id, { results: each!.results }]);
  });

  it('every position of GNU’s has exactly its plays, spelled as GNU does, whichever die comes first', () => {
    const lines = oracle('short-gnubg.jsonl');
    expect(lines.length).toBeGreaterThan(1000);
    for (const [line, each] of lines.entries()) {
      const { id, dice, n, moves } = each as { id: string; dice: [1, 1]; n: number; moves: string[] };
      const [a, b] = dice;
      const found = answer(each);
      if ('error' in found) throw new Error(found.error);
      expect([id, dice, found.n, [...found.plays].sort()]).toEqual([id, dice, n, [...moves].sort()]);
      expect(new Set(found.results).size).toBe(Math.max(n, 1));
      expect(answer({ ...each, dice: [b, a] })).toEqual(found);
      if (line % 10) continue;
      // Each spelling leads to a result of its own.
      const position = unwrap(parsePositionId(id));
      const meant = moves.map((text) => createRuleBook(wasm).find(position, [a, b], unwrap(parsePlay(text)))?.result);
      expect(new Set(meant.map((result) => `${result?.mover}/${result?.opponent}`)).size).toBe(n);
      expect(meant).not.toContain(undefined);
    }
  }, 60_000);

  it('long nard: every worked position under every preset', () => {
    const worked = oracle('long-worked.json');
    expect(worked.length).toBeGreaterThan(20);
    for (const each of worked) {
      const { id, mover, opponent, roll, results } = each as { id: string; mover: string; opponent: string; roll: string; results: Record<string, string[]> };
      expect(Object.keys(results)).toEqual(LONG_PRESETS.map((preset) => preset.id));
      for (const [preset, expected] of Object.entries(results)) {
        const found = answer({ preset, mover, opponent, roll });
        expect([id, preset, 'results' in found && found.results]).toEqual([id, preset, [...expected].sort()]);
      }
    }
  });

  it('long nard: every random position under its preset, whichever die comes first', () => {
    const lines = oracle('long-random.jsonl');
    expect(lines.length).toBe(1300);
    for (const [line, each] of lines.entries()) {
      const found = answer(each);
      expect([line, 'results' in found && found.results]).toEqual([line, [...(each!.results as string[])].sort()]);
      expect(answer({ ...each, roll: [...String(each!.roll)].reverse().join('') })).toEqual(found);
    }
  }, 60_000);
});

describe('answers', () => {
  it('an ID line: IDs with the opponent on roll, a play for each', () => {
    expect(answer(entry('{"id":"4HPwATDgc/ABMA","dice":[5,5],"n":4}'))).toEqual({
      n: 4,
      results: ['4PMHATDgc/ABMA', 'HJ/gATDgc/ABMA', 'jM/BATDgc/ABMA', 'xOeDATDgc/ABMA'],
      plays: ['13/8(4)', '13/3 8/3(2)', '13/3(2)', '13/3 13/8(2)'],
    });
  });

  it('a line of two sides: the same notation, empty slots left out', () => {
    expect(answer({ mover: '2:2 4:3', opponent: '6:15', roll: '65' })).toEqual({ n: 1, results: ['2:2 4:1 off:12 / 6:15'], plays: ['4/off(2)'] });
  });

  it('a dance: the unchanged position; an ID has the opponent on roll', () => {
    const opponent = '1:2 2:2 3:2 4:2 5:2 6:2 13:3';
    expect(answer({ mover: '6:14 bar:1', opponent, roll: '65' })).toEqual({ n: 0, results: [`6:14 bar:1 / ${opponent}`], plays: [] });
  });

  it('checkers that share a point still have their plays', () => {
    expect(answer({ mover: '2:14 24:1', opponent: '1:2 2:2 3:2 12:2 13:5 14:2', roll: '65' })).toMatchObject({ n: 1, plays: ['24/18'] });
  });

  it('a line with a preset is long nard, written from the head', () => {
    expect(answer({ preset: 'nardeon', mover: '1:15', opponent: '1:15', roll: '66' })).toEqual({ n: 1, results: ['1:13 7:2'], plays: ['1/7(2)'] });
    expect(answer({ preset: 'nardeon', mover: '21:2 22:1 24:12', opponent: '19:15', roll: '41' })).toMatchObject({ results: ['21:1 22:1 24:11 off:2', '21:1 23:1 24:12 off:1', '22:2 24:12 off:1'] });
  });

  it('custom rules hold for lines without a preset', () => {
    const terms = { game: 'long', rules: { ...NARDEON_RULES, head: 'any_double' } } as const;
    const line = { mover: '1:10 9:5', opponent: '1:15', roll: '11' };
    expect(answerBy(line, wasm, terms)).toMatchObject({ results: expect.arrayContaining(['1:8 2:2 9:3 10:2']) as string[] });
    expect(answerBy({ ...line, preset: 'nardeon' }, wasm, terms)).not.toMatchObject({ results: expect.arrayContaining(['1:8 2:2 9:3 10:2']) as string[] });
  });

  it.each([
    ['a preset there is not', `{"preset":"mine","mover":"1:15","opponent":"1:15","roll":"31"}`, /mine/],
    ['a bar in long nard', `{"preset":"nardeon","mover":"1:14 bar:1","opponent":"1:15","roll":"31"}`, /“bar:1”/],
    ['no JSON', '{"id":', /JSON object/],
    ['neither notation', '{"id":5}', /“id” and “dice”/],
    ['no such ID', '{"id":"4HPwATDgc/ABM","dice":[3,1]}', /14 characters/],
    ['no such roll', '{"id":"4HPwATDgc/ABMA","dice":[7,1]}', /not a roll/],
    ['three dice', '{"id":"4HPwATDgc/ABMA","dice":[3,1,1]}', /not a roll/],
    ['no roll', `{"mover":"${START}","opponent":"${START}"}`, /not a roll/],
    ['a point there is not', `{"mover":"27:1","opponent":"${START}","roll":"31"}`, /“27:1”/],
    ['a point named twice', `{"mover":"6:5 6:1","opponent":"${START}","roll":"31"}`, /“6:1”/],
    ['sixteen checkers', `{"mover":"6:16","opponent":"${START}","roll":"31"}`, /16 checkers/],
    ['a game that is over for both', '{"mover":"off:15","opponent":"off:15","roll":"31"}', /borne off/],
  ])('an error in its place: %s', (_rule, line, sentence) => {
    expect(answer(entry(line))).toEqual({ error: expect.stringMatching(sentence) as string });
  });
});

describe('batches', () => {
  const good = `{"mover":"${START}","opponent":"${START}","roll":"65"}`;
  it.each([
    ['JSON lines', `${good}\n\n${good}\r\n`, 2],
    ['one array over several lines', `\uFEFF[\n ${good},\n ${good}\n]`, 2],
    ['arrays among lines', `[${good},${good}]\n${good}`, 3],
    ['a line that is none keeps its place', `${good}\nnonsense\n${good}`, 3],
  ])('%s', (_rule, text, count) => {
    expect(readBatch(text)).toHaveLength(count);
  });

  const runOn = async (text: string): Promise<{ code: number; lines: string[] }> => {
    const file = join(folder, 'batch.jsonl');
    await writeFile(file, text);
    const out: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => out.push(String(chunk)) > 0);
    try {
      return { code: await run(['--batch', file]), lines: out.join('').trim().split('\n') };
    } finally {
      write.mockRestore();
    }
  };

  it('answers a line each and ends with 0', async () => {
    const { code, lines } = await runOn(`${good}\n${good}`);
    expect([code, lines.map((line) => (JSON.parse(line) as { n: number }).n)]).toEqual([0, [7, 7]]);
  });

  it('a bad line is answered in its place and the end is 1', async () => {
    const { code, lines } = await runOn(`${good}\n{}\n${good}`);
    expect([code, lines.map((line) => Object.keys(JSON.parse(line) as object)[0])]).toEqual([1, ['n', 'error', 'n']]);
  });

  it.each([
    ['no file', []],
    ['an unknown option', ['--bach', 'x']],
    ['a file that is not there', ['--batch', '/nowhere/x.jsonl']],
    ['more than one file', ['--batch', 'x', 'y']],
  ])('one sentence and exit 2: %s', async (_rule, args) => {
    const failure = await run(args).then(() => null, (error: unknown) => error as Failure);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure!.exitCode).toBe(2);
    expect(failure!.message).not.toContain('\n');
  });
});

it('a side is read as it was written', () => {
  fc.assert(fc.property(positions(), ({ mover }) => {
    expect(unwrap(parseSide(makeSide(mover), 'mover'))).toEqual(mover);
  }));
  fc.assert(fc.property(longPositions(), ({ mover }) => {
    expect(unwrap(parseSide(makeSide(mover, 'long'), 'mover', 'long'))).toEqual(mover);
  }));
});
