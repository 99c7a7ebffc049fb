/** Random records for property tests. What their actions say need not be legal. */
import fc from 'fast-check';
import type { Die } from '../../core/dice.ts';
import { addPoints } from '../../core/match.ts';
import type { SpelledMove } from '../../core/play.ts';
import { FLAGS, RECORD_VERSION, type Action, type GameRecord, type MatchRecord } from '../../core/record.ts';
import { WIN_KINDS } from '../../core/scoring.ts';
import type { Player } from '../../core/situation.ts';
import { anyLongPreset } from './long.ts';

const die = fc.constantFrom<Die>(1, 2, 3, 4, 5, 6);
const common = { player: fc.constantFrom<Player>(0, 1), text: fc.constant(''), line: fc.constant(0) };

/** Of either game. */
function anyAction(): fc.Arbitrary<Action> {
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

/** Names of several words, with colons, commas and digits, as people have them. */
const anyName = (): fc.Arbitrary<string> => fc.array(fc.constantFrom('Jo', 'é', 'the', '2nd', ':', ',', '7', "O'Neil", 'Жанна', '3)', 'x:', '李'), { maxLength: 4 }).map((words) => words.join(' '));
const anyHeaders = (): fc.Arbitrary<Record<string, string>> => fc.dictionary(fc.constantFrom('Event', 'Site', 'Player 1', 'Match ID'), fc.string().map((text) => text.replace(/\s+/g, ' ').trim()));

/** Lines as the text record keeps them: nothing at their ends, none of them empty at the start or end of all. */
const anyComment = (): fc.Arbitrary<string> => fc.array(fc.array(fc.constantFrom('64:', 'Game 1', 'a', '; b', '"', 'White wins 2', '24/18', 'ходы'), { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));

/** A short nard record as a .mat can hold it. */
export function anyMatRecord(): fc.Arbitrary<MatchRecord> {
  const name = anyName().filter((text) => !/,\d{3,4}$/.test(text));
  const won = fc.record({ winner: fc.constantFrom<Player>(0, 1), points: fc.integer({ min: 1, max: 3 }) });
  const comment = fc.option(anyComment(), { nil: undefined });
  return fc.record({
    players: fc.tuple(name, name), length: fc.integer({ min: 0, max: 25 }), flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    games: fc.array(fc.record({ actions: fc.array(fc.tuple(anyAction(), comment).map(([action, said]): Action => (said === undefined ? action : { ...action, comment: said })), { maxLength: 12 }), result: won, comment }), { minLength: 1, maxLength: 4 }), open: fc.boolean(),
    notes: fc.array(fc.record({ flag: fc.constantFrom(...FLAGS), line: fc.nat(9999), text: fc.constantFrom('', 'torn "page"', '3) 64: ???', '[Event "x"]') }), { maxLength: 3 }),
    headers: anyHeaders(),
  }).map(({ players, length, flags: [crawford, jacoby, beavers], games, open, headers, notes }) => {
    let points: readonly [number, number] = [0, 0];
    const list: GameRecord[] = games.map(({ actions, result, comment: said }, i) => {
      const before = points;
      points = addPoints(points, result.winner, result.points);
      return { number: i + 1, points: before, actions, result: open && i === games.length - 1 ? null : result, ...(said !== undefined && { comment: said }) };
    });
    const beavered = list.some((game) => game.actions.some((action) => action.kind === 'beaver'));
    return {
      version: RECORD_VERSION, game: 'short', preset: 'backgammon', presetVersion: 1, players, length, games: list, notes,
      crawfordRule: length > 0 && crawford, jacoby: length === 0 && jacoby, beavers: length === 0 && (beavers || beavered),
      headers: { ...headers, Variation: 'Backgammon', ...(length > 0 ? { Crawford: crawford ? 'On' : 'Off' } : { Jacoby: jacoby ? 'On' : 'Off', Beaver: beavers || beavered ? 'On' : 'Off' }) },
    };
  });
}

/** A long nard record as the text format can hold it. */
export function anyLongRecord(): fc.Arbitrary<MatchRecord> {
  const comment = fc.option(anyComment(), { nil: undefined });
  const action = fc.tuple(anyAction().filter((each) => each.kind !== 'move' || each.written !== 'illegal'), comment).map(([each, said]): Action => {
    const plain: Action = each.kind === 'move' ? { ...each, moves: each.moves.map(({ from, to, count }) => ({ from: Math.min(from, 24), to, hit: false, count })) } : each;
    return said === undefined ? plain : { ...plain, comment: said };
  });
  const half = fc.nat(40).map((n) => n / 2);
  const ended = fc.oneof(
    fc.record({ winner: fc.constantFrom<Player>(0, 1), points: fc.integer({ min: 1, max: 99 }), kind: fc.option(fc.constantFrom(...WIN_KINDS), { nil: undefined }) }).map(({ kind, ...won }) => ({ result: kind ? { ...won, kind } : won })),
    fc.constant({ result: null }),
    fc.constantFrom(0.5, 1).map((draw) => ({ result: null, draw })),
  );
  const game = fc.record({ number: fc.nat(300), points: fc.tuple(half, half), actions: fc.array(action, { maxLength: 12 }), ended, starts: fc.option(fc.array(fc.tuple(die, die), { minLength: 1, maxLength: 4 }), { nil: undefined }), comment })
    .map(({ ended: end, starts, comment: said, ...each }): GameRecord => ({ ...each, ...end, ...(starts && { starts }), ...(said !== undefined && { comment: said }) }));
  return fc.record({ players: fc.tuple(anyName(), anyName()), preset: anyLongPreset(), length: fc.nat(25), flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), games: fc.array(game, { minLength: 1, maxLength: 4 }), headers: anyHeaders() })
    .map(({ players, preset, length, flags: [crawford, jacoby, beavers], games, headers }) => ({
      version: RECORD_VERSION, game: 'long', preset: preset.id, presetVersion: preset.version, ...(preset.rules && { rules: preset.rules }), players, length,
      crawfordRule: crawford, jacoby, beavers, games, headers, notes: [],
    }));
}
