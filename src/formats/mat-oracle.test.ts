/** Replayed match files against GNU Backgammon's list of the same decisions, where the reference collection is present. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Decision, ReplayedGame } from '../core/decision.ts';
import { addPoints } from '../core/match.ts';
import { replayMatch } from '../core/replay.ts';
import type { MatchRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { decodeText } from './decode.ts';
import { makeGnubgId } from './gnubg-id.ts';
import { parseMat } from './mat.ts';
import { rulesForTests } from './testing/files.ts';
import { hasShared, sharedPath, sharedText } from './testing/shared.ts';

type Row = readonly [action: string, player: number, dice: string, positionId: string, matchId: string];
interface Oracle { readonly games: readonly { readonly decisions: readonly Row[] }[] }

const FOLDER = 'fixtures/mat';
const files = hasShared ? readdirSync(sharedPath(FOLDER)).filter((name) => /\.(mat|txt)$/.test(name)) : [];
const withOracle = files.filter((name) => readdirSync(sharedPath(FOLDER)).includes(`${name}.oracle.json`));

let rules: RuleBook;
beforeAll(async () => { rules = await rulesForTests(); });

const read = (name: string): MatchRecord => unwrap(parseMat(decodeText(new Uint8Array(readFileSync(sharedPath(`${FOLDER}/${name}`))))));
const sorted = (dice: string): string => [...dice].sort().join('');

/** A decision as the list has it. */
const rowOf = ({ kind, player, situation }: Decision): Row => {
  const [positionId, matchId] = makeGnubgId(situation).split(':') as [string, string];
  return [kind, player, sorted(situation.roll?.join('') ?? ''), positionId, matchId];
};

/**
 * The list's rows as decisions of ours. A roll that is never played is two rows of GNU's, `set` (the dice are put down by hand)
 * and `resign` with the dice in its match ID; ours is one move without a play, so the first says what and the second with which IDs.
 */
function expectedRows(rows: readonly Row[]): Row[] {
  const out: Row[] = [];
  rows.forEach((row, i) => {
    const [action, player, dice, positionId, matchId] = row;
    if (action === 'set') {
      const resigned = rows[i + 1]!;
      out.push(['move', player, sorted(dice), resigned[3], resigned[4]]);
    } else if (action !== 'resign' || rows[i - 1]?.[0] !== 'set') out.push([action, player, sorted(dice), positionId, matchId]);
  });
  return out;
}

/** GNU's list has the very first position of a file before its roll. */
const withoutRoll = (decision: Decision): Decision => ({ ...decision, situation: { ...decision.situation, phase: 'roll', roll: null } });

interface Exception { readonly why: string; readonly skips?: (game: number, decision: number) => boolean; readonly jacoby?: boolean }
const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'gammonview_hQ8sVn2LbTdF4wRm.mat': {
    why: 'GNU skips an illegal row of game 2, so that all it says of that game afterwards is about other positions, and takes its end for a resignation',
    skips: (game, decision) => game === 1 && decision >= 37,
  },
  'raccoon_money_multi.mat': { why: 'the header says that Jacoby is off; GNU does not read it and uses its own setting', jacoby: true },
};

describe.skipIf(!hasShared)('decisions of replayed match files are GNU Backgammon’s', { timeout: 30_000 }, () => {
  let compared = 0;
  it.each(withOracle)('%s', (name) => {
    const oracle = JSON.parse(sharedText(`${FOLDER}/${name}.oracle.json`)) as Oracle;
    const record = read(name);
    const exception = EXCEPTIONS[name];
    const games = replayMatch(exception?.jacoby ? { ...record, jacoby: true } : record, rules);
    expect(games).toHaveLength(oracle.games.length);
    games.forEach((game, g) => {
      const skipped = (d: number): boolean => exception?.skips?.(g, d) ?? false;
      const ours = game.decisions.map((decision, d) => {
        const row = rowOf(decision);
        return g === 0 && d === 0 ? ([...row.slice(0, 4), rowOf(withoutRoll(decision))[4]] as unknown as Row) : row;
      });
      const theirs = expectedRows(oracle.games[g]!.decisions);
      expect(ours.filter((_, d) => !skipped(d))).toEqual(theirs.filter((_, d) => !skipped(d)));
      compared += ours.filter((_, d) => !skipped(d)).length;
    });
  });
  it('3,994 decisions: all of the lists but the rest of the game with the illegal row', () => expect(compared).toBe(3994));
});

describe.skipIf(!hasShared)('match files as a whole', { timeout: 30_000 }, () => {
  const final = (record: MatchRecord, games: readonly ReplayedGame[]): string => {
    const last = games.at(-1)!;
    return (last.result ? addPoints(record.games.at(-1)!.points, last.result.winner, last.result.points) : record.games.at(-1)!.points).join('-');
  };
  // Each file's own score lines and last result: capped ones as they stand, `Wins 4016 point` as what was needed.
  const FINALS: Readonly<Record<string, readonly [games: number, points: string]>> = {
    'bgstudio_01.txt': [13, '8-14'], 'bgstudio_05.txt': [10, '3-13'], 'bgstudio_06.txt': [7, '3-13'], 'bgstudio_10.txt': [8, '4-5'], 'bgstudio_11.txt': [8, '5-9'],
    'bgstudio_16.txt': [19, '10-13'], 'bgstudio_17.txt': [16, '14-12'], 'galaxy_10089897.txt': [2, '5-0'], 'galaxy_12273285.txt': [1, '0-7'], 'galaxy_12473715.txt': [9, '7-6'],
    'galaxy_1280660.txt': [4, '6-3'], 'galaxy_1301058.txt': [8, '6-7'], 'galaxy_13pt-Backgammon-Studio-2023_10_11-16_52_13.txt': [8, '14-3'], 'galaxy_2516058.txt': [3, '3-1'],
    'galaxy_2900236.txt': [2, '0-3'], 'galaxy_2906190.txt': [4, '0-7'], 'galaxy_3831101.txt': [1, '3-0'], 'galaxy_8062348.txt': [1, '2-0'], 'galaxy_8170603.txt': [18, '12-18'],
    'galaxy_8320876.txt': [1, '0-2'], 'galaxy_8447705.txt': [1, '4-0'], 'galaxy_8782487.txt': [1, '2-0'], 'galaxy_8788745.txt': [1, '0-6'], 'galaxy_8808604.txt': [1, '8-0'],
    'galaxy_8862878.txt': [1, '0-1'], 'galaxy_926877.txt': [1, '3-0'], 'gammonview_hQ8sVn2LbTdF4wRm.mat': [4, '9-0'], 'gen_beaver_money.mat': [3, '9-0'], 'gen_match1.mat': [1, '0-1'],
    'gen_match5.mat': [3, '5-0'], 'gen_nocube3.mat': [4, '1-4'], 'gen_spaces3.mat': [2, '3-0'], 'lazybg_match1.txt': [4, '1-7'], 'raccoon_money_multi.mat': [10, '0-25'],
    'xfmt_test_7p.mat': [7, '7-4'], 'xfmt_test_7p.txt': [7, '7-4'],
  };
  it('each is listed or refused', () => expect(files.filter((name) => !(name in FINALS))).toEqual(['gen_hyper3.mat']));
  it.each(Object.entries(FINALS))('%s: games and final points', (name, [games, points]) => {
    const record = read(name);
    expect([record.games.length, final(record, replayMatch(record, rules))]).toEqual([games, points]);
  });
  it('flagged are exactly the rows known to be illegal or never played', () => {
    const flagged = Object.keys(FINALS).flatMap((name) => replayMatch(read(name), rules).flatMap((game) =>
      game.decisions.filter(({ flags }) => flags.length > 0).map(({ flags, line, text }) => `${name}:${line} ${flags} ${text}`)));
    expect(flagged).toEqual([
      'bgstudio_01.txt:367 unfinished_play 63: ????', 'bgstudio_05.txt:220 unfinished_play 21: ????', 'bgstudio_06.txt:192 unfinished_play 65: ????',
      'gammonview_hQ8sVn2LbTdF4wRm.mat:71 illegal_play 65: 14/8 15/10 6/8', 'gammonview_hQ8sVn2LbTdF4wRm.mat:98 illegal_play 63: 13/9 13/7', 'gammonview_hQ8sVn2LbTdF4wRm.mat:104 illegal_play 41: 7/1',
      'lazybg_match1.txt:47 unfinished_play 11: ????', 'lazybg_match1.txt:134 unfinished_play 43: ????',
      ...['xfmt_test_7p.mat', 'xfmt_test_7p.txt'].flatMap((name) => [71, 166, 231].map((line, i) => `${name}:${line} unfinished_play ${['33', '21', '53'][i]}: ${name.endsWith('txt') ? '????' : '???'}`)),
    ]);
  });
  it('two exports of one match are one match', () => {
    const ids = (name: string): string[] => replayMatch(read(name), rules).flatMap((game) => game.decisions.map((decision) => makeGnubgId(decision.situation)));
    expect(ids('xfmt_test_7p.mat')).toEqual(ids('xfmt_test_7p.txt'));
  });
});
