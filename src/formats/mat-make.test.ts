import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReplayedGame } from '../core/decision.ts';
import type { SpelledMove } from '../core/play.ts';
import type { MatchRecord } from '../core/record.ts';
import { replayMatch } from '../core/replay.ts';
import { unwrap } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { decodeText } from './decode.ts';
import { makeGnubgId } from './gnubg-id.ts';
import { makeMat } from './mat-make.ts';
import { parseMat, parseMatFile } from './mat.ts';
import { fixtureBytes, fixtureNames, rulesForTests } from './testing/files.ts';
import { anyMatRecord } from './testing/records.ts';

let rules: RuleBook;
beforeAll(async () => { rules = await rulesForTests(); });

const expand = (moves: readonly SpelledMove[]): SpelledMove[] =>
  moves.flatMap((move) => Array.from({ length: move.count }, (_, i) => ({ ...move, count: 1, hit: move.hit && i === 0 })));
/** What a record says, without where and how it was written. */
const substance = (record: MatchRecord): unknown => ({
  ...record,
  games: record.games.map((game) => ({
    ...game,
    actions: game.actions.map((action) => {
      const { text: _, line: __, ...rest } = action;
      return rest.kind === 'move' ? { ...rest, roll: rest.roll && [...rest.roll].sort(), moves: expand(rest.moves) } : rest;
    }),
  })),
});

describe('writing a match', () => {
  it('rolls with the higher die first, moves step by step, columns counted in characters', () => {
    const record = unwrap(parseMat([
      '; [Event "x"]', '3 point match', ' Game 1', ' Lévi Kärna : 0                       B : 0',
      '  1) 13: 8/5 6/5                       66: 24/18(2) 13/7(2)', '  2)  Doubles => 2                      Takes', '  3) 64: bar/15 ', '      Wins 1 point',
      ' Game 2', ' Lévi Kärna : 1                       B : 0', '  1)                                   26: 24/16', '  2) 52: ????', `${' '.repeat(40)}Wins 3 points`,
    ].join('\n')));
    expect(makeMat(record, replayMatch(record, rules)).split('\n')).toEqual([
      '; [Event "x"]', '; [Variation "Backgammon"]', '; [Crawford "On"]', '', ' 3 point match', '',
      ' Game 1', ' Lévi Kärna : 0                   B : 0',
      '  1) 31: 8/5 6/5                  66: 24/18 24/18 13/7 13/7', '  2)  Doubles => 2                 Takes', '  3) 64: 25/15', '      Wins 1 point', '',
      ' Game 2', ' Lévi Kärna : 1                   B : 0', '  1)                              62: 24/18 18/16', '  2) 52: ????', '                                  Wins 3 points and the match', '',
    ]);
  });
  it('marks hits that nobody wrote', () => {
    const record = unwrap(parseMat('3 point match\n Game 1\n A : 0     B : 0\n  1) 62: 24/18 13/11   61: 13/7 8/7\n'));
    expect(makeMat(record, replayMatch(record, rules))).toContain('61: 13/7* 8/7');
    expect(makeMat(record)).toContain('61: 13/7 8/7');
  });
});

describe('reading what was written', { timeout: 30_000 }, () => {
  const said = (games: readonly ReplayedGame[]): unknown => games.map((game) => ({
    ...game, decisions: game.decisions.map(({ situation, text: _, line: __, played, result, ...rest }) => ({ ...rest, id: makeGnubgId(situation), result, played: played?.length ?? null })),
  }));
  it.each(fixtureNames().filter((name) => name !== 'nackgammon.mat'))('gives the same decisions: %s', (name) => {
    for (const record of unwrap(parseMatFile(decodeText(fixtureBytes(name))))) {
      const games = replayMatch(record, rules);
      const again = unwrap(parseMat(makeMat(record, games)));
      expect(again.players).toEqual(record.players);
      expect(said(replayMatch(again, rules))).toEqual(said(games));
    }
  });

  it('gives the same record, whatever it says', () => {
    fc.assert(fc.property(anyMatRecord(), (record) => { expect(substance(unwrap(parseMat(makeMat(record))))).toEqual(substance(record)); }), { numRuns: 500 });
  });
});
