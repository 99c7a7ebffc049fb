/** Long nard from a text to its positions and back, by the rules of the record's own preset. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Die, Roll } from '../core/dice.ts';
import { LONG_PRESETS, rulesOf } from '../core/presets.ts';
import { RECORD_VERSION, type Action, type MatchRecord } from '../core/record.ts';
import { replayMatch } from '../core/replay.ts';
import { unwrap } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { CHECKERS } from '../core/games.ts';
import { OFF, startPosition, swapSides, type Position } from '../core/position.ts';
import { otherPlayer, type Player } from '../core/situation.ts';
import { presetTerms } from '../core/terms.ts';
import { makeLongId, parseLongId } from './long-id.ts';
import { makeLongText } from './long-text-make.ts';
import { parseLongText } from './long-text.ts';
import { makeRecordJson, parseRecordJson } from './record-json.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { loadRules } from '../engine/rule-book.ts';

const books = new Map<string, RuleBook>();
beforeAll(async () => {
  for (const { id, rules } of LONG_PRESETS) books.set(id, await loadRules(builtWasm('rules'), rules));
});

/** The same numbers in every run. */
function chooser(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A game of random legal plays, written down. */
function randomGame(preset: string, seed: number): MatchRecord {
  const book = books.get(preset)!;
  const choose = chooser(seed);
  const actions: Action[] = [];
  let board: Position = { ...startPosition('long'), first: { mover: true, opponent: true } };
  const turn = (player: Player): void => {
    const roll: Roll = [(choose(6) + 1) as Die, (choose(6) + 1) as Die];
    const plays = book.plays(board, roll);
    const made = plays[choose(plays.length)];
    const moves = (made?.play ?? []).map(({ from, to }) => ({ from, to, hit: false, count: 1 }));
    actions.push({ kind: 'move', player, roll, moves, written: made && made.play.length > 0 ? 'moves' : 'dance', text: '', line: 0 });
    const after = made?.result ?? board;
    board = swapSides({ ...after, first: { mover: false, opponent: board.first!.opponent } });
  };
  let player: Player = 0;
  for (; board.opponent[OFF] !== CHECKERS; player = otherPlayer(player)) turn(player);
  if (presetTerms('long', preset).scoring.lastThrow !== 'off' && player === 1) turn(player);
  return {
    version: RECORD_VERSION, game: 'long', preset, presetVersion: 1, players: ['Ada', 'Bek'], length: 3, crawfordRule: false, jacoby: false, beavers: false,
    games: [{ number: 1, points: [0, 0], actions, result: null }], headers: {}, notes: [],
  };
}

const positions = (record: MatchRecord): unknown => replayMatch(record, books.get(record.preset)!).map((game) => ({ ...game, decisions: game.decisions.map(({ text: _, line: __, ...rest }) => rest) }));

describe('a random game under each preset', { timeout: 60_000 }, () => {
  it.each(LONG_PRESETS.map(({ id }) => id))('%s: the same decisions from text and JSON, each with an ID', (preset) => {
    for (const seed of [1, 2]) {
      const record = randomGame(preset, seed);
      const games = replayMatch(record, books.get(preset)!);
      expect(games[0]!.decisions.flatMap(({ flags }) => flags)).toEqual([]);
      expect(games[0]!.result ?? games[0]!.draw).toBeTruthy();
      for (const numbering of ['own', 'white_13'] as const) expect(positions(unwrap(parseLongText(makeLongText(record, numbering))))).toEqual(positions(record));
      expect(positions(unwrap(parseRecordJson(makeRecordJson(record))))).toEqual(positions(record));
      for (const { situation } of games[0]!.decisions) {
        const again = unwrap(parseLongId(makeLongId(situation)));
        expect(again.position).toEqual(situation.position);
        expect(again.preset).toEqual({ id: preset, version: 1 });
      }
    }
  });
});

it('a record is judged by its own rules, not by today’s first preset', async () => {
  const text = 'Preset: shop_short_text\nGame 1\n1) 63: 24/18 18/15   62: 24/16\n2) 33: 24/21(2) 21/18(2)\n';
  const flags = (record: MatchRecord, book: RuleBook): unknown => replayMatch(record, book)[0]!.decisions.map((decision) => decision.flags);
  const record = unwrap(parseLongText(text));
  // Two from the head on a later turn: by the shop's text with any double, by no other.
  expect(flags(record, books.get('shop_short_text')!)).toEqual([[], [], []]);
  expect(flags(record, books.get('nardeon')!)).toEqual([[], [], ['illegal_play']]);
  const custom = unwrap(parseLongText(text.replace('Preset: shop_short_text', 'Preset: ours\nRules: head=any_double,block=none,largerDie=no')));
  expect(rulesOf({ id: custom.preset, version: custom.presetVersion, rules: custom.rules! })).toEqual(LONG_PRESETS.find(({ id }) => id === 'shop_short_text')!.rules);
});
