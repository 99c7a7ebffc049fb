import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReplayedGame } from '../core/decision.ts';
import type { Die } from '../core/dice.ts';
import { addPoints } from '../core/match.ts';
import type { SpelledMove } from '../core/play.ts';
import type { Action, GameRecord, MatchRecord } from '../core/record.ts';
import { RECORD_VERSION } from '../core/record.ts';
import { replayMatch } from '../core/replay.ts';
import { unwrap } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import type { Player } from '../core/situation.ts';
import { decodeText } from './decode.ts';
import { makeGnubgId } from './gnubg-id.ts';
import { makeMat } from './mat-make.ts';
import { parseMat, parseMatFile } from './mat.ts';
import { fixtureBytes, fixtureNames, rulesForTests } from './testing/files.ts';

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
    fc.assert(fc.property(anyRecord(), (record) => { expect(substance(unwrap(parseMat(makeMat(record))))).toEqual(substance(record)); }), { numRuns: 500 });
  });
});

function anyAction(): fc.Arbitrary<Action> {
  const common = { player: fc.constantFrom<Player>(0, 1), text: fc.constant(''), line: fc.constant(0) };
  const die = fc.constantFrom<Die>(1, 2, 3, 4, 5, 6);
  const roll = fc.tuple(die, die);
  const move = fc.record<SpelledMove>({ from: fc.integer({ min: 1, max: 25 }), to: fc.integer({ min: 0, max: 24 }), hit: fc.boolean(), count: fc.integer({ min: 1, max: 2 }) });
  const none = fc.constant<readonly SpelledMove[]>([]);
  const value = fc.constantFrom(2, 4, 8, 16, 32, 64);
  return fc.oneof(
    fc.record({ ...common, kind: fc.constant('move' as const), roll: fc.oneof(roll, fc.constant(null)), moves: fc.array(move, { minLength: 1, maxLength: 4 }), written: fc.constant('moves' as const) }),
    fc.record({ ...common, kind: fc.constant('move' as const), roll, moves: none, written: fc.constantFrom('none' as const, 'dance' as const, 'unknown' as const) }),
    fc.record({ ...common, text: fc.constant('21: 13/ten 6/5'), kind: fc.constant('move' as const), roll: fc.constant([2, 1] as const), moves: none, written: fc.constant('illegal' as const) }),
    fc.record({ ...common, kind: fc.constant('double' as const), value }),
    fc.record({ ...common, kind: fc.constantFrom('take' as const, 'drop' as const) }),
    fc.record({ ...common, kind: fc.constantFrom('beaver' as const, 'raccoon' as const), value }),
    fc.record({ ...common, kind: fc.constant('resign' as const), points: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 99 })) }),
  );
}

function anyRecord(): fc.Arbitrary<MatchRecord> {
  // Names of several words, with colons, commas and digits, as people have them.
  const name = fc.array(fc.constantFrom('Jo', 'é', 'the', '2nd', ':', ',', '7', "O'Neil", 'Жанна', '3)', 'x:', '李'), { maxLength: 4 }).map((words) => words.join(' ')).filter((text) => !/,\d{3,4}$/.test(text));
  const won = fc.record({ winner: fc.constantFrom<Player>(0, 1), points: fc.integer({ min: 1, max: 3 }) });
  return fc.record({
    players: fc.tuple(name, name), length: fc.integer({ min: 0, max: 25 }), flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    games: fc.array(fc.record({ actions: fc.array(anyAction(), { maxLength: 12 }), result: won }), { minLength: 1, maxLength: 4 }), open: fc.boolean(),
    headers: fc.dictionary(fc.constantFrom('Event', 'Site', 'Player 1', 'Match ID'), fc.string().map((text) => text.replace(/\s+/g, ' ').trim())),
  }).map(({ players, length, flags: [crawford, jacoby, beavers], games, open, headers }) => {
    let points: readonly [number, number] = [0, 0];
    const list: GameRecord[] = games.map(({ actions, result }, i) => {
      const before = points;
      points = addPoints(points, result.winner, result.points);
      return { number: i + 1, points: before, actions, result: open && i === games.length - 1 ? null : result };
    });
    const beavered = list.some((game) => game.actions.some((action) => action.kind === 'beaver'));
    return {
      version: RECORD_VERSION, game: 'short', preset: 'backgammon', presetVersion: 1, players, length, games: list, notes: [],
      crawfordRule: length > 0 && crawford, jacoby: length === 0 && jacoby, beavers: length === 0 && (beavers || beavered),
      headers: { ...headers, Variation: 'Backgammon', ...(length > 0 ? { Crawford: crawford ? 'On' : 'Off' } : { Jacoby: jacoby ? 'On' : 'Off', Beaver: beavers || beavered ? 'On' : 'Off' }) },
    };
  });
}
