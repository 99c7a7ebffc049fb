import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../formats/testing/files.ts';
import type { Decision, ReplayedGame } from './decision.ts';
import { parseRoll } from './dice.ts';
import { makePlay, parsePlay } from './play.ts';
import { countsOf } from './position.ts';
import { RECORD_VERSION, type Action, type GameRecord, type MatchRecord } from './record.ts';
import { replayMatch } from './replay.ts';
import { presetTerms } from './terms.ts';
import { unwrap } from './result.ts';
import type { RuleBook } from './rule-book.ts';

let rules: RuleBook;
beforeAll(async () => { rules = await rulesForTests(); });

/** `0 31 8/5 6/5`, `1 52` (nothing written), `1 52 dance`, `0 52 ?`, `0 00 13/8`, `1 double 2`, `0 take`, `0 resign`. */
function actionOf(text: string, i: number): Action {
  const [side, word, ...rest] = text.split(' ');
  const common = { player: Number(side) as 0 | 1, text, line: i + 1 };
  if (word === 'double') return { ...common, kind: 'double', value: Number(rest[0]) };
  if (word === 'beaver' || word === 'raccoon') return { ...common, kind: word, value: Number(rest[0]) };
  if (word === 'take' || word === 'drop') return { ...common, kind: word };
  if (word === 'resign') return { ...common, kind: 'resign', points: null };
  const move = { ...common, kind: 'move', roll: word === '00' ? null : unwrap(parseRoll(word!)), moves: [] } as const;
  if (rest[0] === 'dance') return { ...move, written: 'dance' };
  if (rest[0] === '?') return { ...move, written: 'unknown' };
  if (rest[0] === 'garbled') return { ...move, written: 'illegal' };
  return rest.length === 0 ? { ...move, written: 'none' } : { ...move, written: 'moves', moves: unwrap(parsePlay(rest.join(' '))) };
}

const game = (points: readonly [number, number], ...actions: string[]): GameRecord => ({ number: 1, points, actions: actions.map(actionOf), result: null });
const match = (length: number, games: readonly GameRecord[], more: Partial<MatchRecord> = {}): MatchRecord => ({
  version: RECORD_VERSION, game: 'short', preset: 'backgammon', presetVersion: 1, players: ['a', 'b'], length, crawfordRule: length > 0, jacoby: false, beavers: false, games, headers: {}, notes: [], ...more,
});
const replay = (...actions: string[]): ReplayedGame => replayMatch(match(7, [game([0, 0], ...actions)]), rules)[0]!;
const last = (...actions: string[]): Decision => replay(...actions).decisions.at(-1)!;

it.each([[undefined, 2], [2, 2], [1, 1]])('an automatic double where the cube’s limit is %s: the game is played for %i', (cubeCap, value) => {
  const record = match(0, [{ ...game([0, 0], '0 31 8/5 6/5'), starts: [[4, 4], [3, 1]] }], { automaticDoubles: true, ...(cubeCap && { cubeCap }) });
  expect(replayMatch(record, rules)[0]!.decisions[0]!.situation.cube).toEqual({ value, owner: null });
});

describe('plays', () => {
  it('a turn is seen by its player, and the board goes on from there', () => {
    const { decisions } = replay('0 31 8/5 6/5', '1 62 24/18 13/11');
    expect(decisions[0]).toMatchObject({ kind: 'move', player: 0, flags: [], forced: false, line: 1, situation: { turn: 0, phase: 'play', roll: [3, 1] } });
    expect(decisions[1]!.situation.position.opponent).toEqual(countsOf({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }));
    expect(decisions[1]!.result!.mover).toEqual(countsOf({ 24: 1, 18: 1, 13: 4, 11: 1, 8: 3, 6: 5 }));
  });
  it('hits are found where none are written', () => {
    const decision = last('0 62 24/18 13/11', '1 61 13/7 8/7');
    expect(makePlay(decision.played!)).toBe('13/7* 8/7');
    expect(decision.result!.opponent[25]).toBe(1);
  });
  it('nothing after a roll that nobody can play is a dance', () => {
    const dance = last('0 62 24/18 13/11', '1 55 8/3 8/3 6/1* 6/1', '0 66');
    expect(dance).toMatchObject({ played: [], flags: [], forced: true });
    expect(dance.result).toEqual(dance.situation.position);
  });
  it('nothing after a roll that can be played is an unfinished turn', () => expect(last('0 62')).toMatchObject({ played: null, result: null, flags: ['unfinished_play'], forced: false }));
  it('a dance in words that is none is illegal, and stands', () => {
    const decision = last('0 62 dance');
    expect(decision).toMatchObject({ played: [], flags: ['illegal_play'] });
    expect(decision.result).toEqual(decision.situation.position);
  });
  it('the one legal result is forced', () => expect(last('0 65 24/18 8/3', '1 63 13/7 13/10', '0 62 25/23 24/18', '1 31 25/22 8/7', '0 21 25/23 25/24')).toMatchObject({ forced: true, flags: [] }));

  const flagged: [string, string[], Partial<Decision>, string][] = [
    ['an illegal play stands as written', ['0 62 24/15'], { flags: ['illegal_play'] }, '24/15'],
    ['what of an impossible play can be made is made', ['0 62 24/22 9/3'], { flags: ['illegal_play', 'impossible_play'] }, '24/22'],
    ['moves without dice are made', ['0 00 24/22'], { flags: ['no_dice'] }, '24/22'],
  ];
  it.each(flagged)('%s', (_, actions, expected, played) => {
    const decision = last(...actions);
    expect(decision).toMatchObject(expected);
    expect(makePlay(decision.played!)).toBe(played);
  });
  const unplayed: [string, string[], Partial<Decision>][] = [
    ['nothing of it can be made', ['0 62 20/14'], { flags: ['illegal_play', 'impossible_play'] }],
    ['not recorded', ['0 62 ?'], { flags: ['unfinished_play'] }],
    ['no dice and no play', ['0 00 ?'], { flags: ['no_dice'] }],
    ['a spelling nobody can read', ['0 62 garbled'], { flags: ['unread_row'] }],
  ];
  it.each(unplayed)('no board follows: %s', (_, actions, expected) => expect(last(...actions)).toMatchObject({ played: null, result: null, ...expected }));
  it('a row of the wrong side is flagged and made', () => {
    const decision = last('0 31 8/5 6/5', '0 62 24/18 13/11');
    expect(decision.flags).toEqual(['wrong_turn']);
    expect(decision.result!.mover[18]).toBe(1);
  });
  it('after an illegal row the next is judged on the board it made', () => expect(last('0 62 24/15', '1 62 24/18 13/11', '0 31 8/5 6/5').flags).toEqual([]));
});

describe('a joined move may hit on its way without a word', () => {
  // The 6 first passes a blot on the other's point 7, the 2 first one on his point 3.
  const before = ['0 31 8/5 6/5', '1 51 8/7 8/3', '0 62 24/16'];
  const rows: [string, number, number][] = [['1 63 bar/22 7/1', 3, 7], ['1 42 bar/21 3/1', 7, 3]];
  it.each(rows)('the row behind decides: %s', (next, hit, left) => {
    const { decisions } = replay(...before, next);
    expect(decisions.map(({ flags }) => flags)).toEqual([[], [], [], []]);
    expect([decisions[2]!.result!.opponent[hit], decisions[2]!.result!.opponent[left]]).toEqual([0, 1]);
  });
});

describe('the cube', () => {
  it('is turned by a take: seen by the doubler, then by the answerer', () => {
    const { decisions } = replay('0 31 8/5 6/5', '1 double 2', '0 take', '1 62 24/18 13/11');
    expect(decisions[1]).toMatchObject({ kind: 'double', player: 1, flags: [], situation: { turn: 1, phase: 'roll', roll: null, cube: { value: 1, owner: null } } });
    expect(decisions[2]).toMatchObject({ kind: 'take', player: 0, flags: [], situation: { turn: 0, phase: 'answer', cube: { value: 1, owner: null } } });
    expect(decisions[2]!.situation.position.mover[5]).toBe(2);
    expect(decisions[3]!.situation.cube).toEqual({ value: 2, owner: 0 });
  });
  it('a drop ends the game for the stake before', () => {
    expect(replay('0 31 8/5 6/5', '1 double 2', '0 take', '1 62 24/18 13/11', '0 double 4', '1 drop').result).toEqual({ winner: 0, points: 2 });
  });
  it('a beaver is accepted by the next roll, a raccoon by a word', () => {
    const beaver = replay('0 31 8/5 6/5', '1 double 2', '0 beaver 4', '1 62 24/18 13/11').decisions;
    expect(beaver.map(({ flags }) => flags)).toEqual([[], [], [], []]);
    expect(beaver[3]!.situation.cube).toEqual({ value: 4, owner: 0 });
    const raccoon = replay('0 31 8/5 6/5', '1 double 2', '0 beaver 4', '1 raccoon 8', '0 take', '1 62 24/18 13/11').decisions;
    expect(raccoon.map(({ situation, flags }) => [situation.phase, situation.cube.value, flags.length])).toEqual([['play', 1, 0], ['roll', 1, 0], ['answer', 1, 0], ['beaver', 2, 0], ['raccoon', 4, 0], ['play', 8, 0]]);
  });
  const wrong: [string, string[], number][] = [
    ['a double of a cube that is not his', ['0 31 8/5 6/5', '1 double 2', '0 take', '1 62 24/18 13/11', '0 31 8/5 6/5', '1 double 4'], 5],
    ['a value that is not the next', ['0 31 8/5 6/5', '1 double 8'], 1],
    ['an answer to nothing', ['0 31 8/5 6/5', '1 take'], 1],
    ['a double that was never answered', ['0 31 8/5 6/5', '1 double 2', '1 62 24/18 13/11'], 1],
    ['two doubles at once', ['0 31 8/5 6/5', '1 double 2', '1 double 4'], 2],
    ['a raccoon to a double', ['0 31 8/5 6/5', '1 double 2', '0 raccoon 4'], 2],
  ];
  it.each(wrong)('flagged: %s', (_, actions, at) => expect(replay(...actions).decisions[at]!.flags).toContain('cube_mismatch'));
  it('an answer by the doubler himself is out of turn', () => expect(last('0 31 8/5 6/5', '1 double 2', '1 take').flags).toEqual(['wrong_turn']));
  it('a double in the Crawford game is flagged', () => {
    const [, crawford] = replayMatch(match(3, [game([0, 0], '0 31 8/5 6/5'), game([2, 0], '0 31 8/5 6/5', '1 double 2')]), rules);
    expect(crawford!.crawford).toBe(true);
    expect(crawford!.decisions[1]!.flags).toEqual(['cube_mismatch']);
  });
});

describe('a double thrown to begin', () => {
  const cubeAfter = (length: number, cube: boolean): unknown => {
    const begun: GameRecord = { ...game([0, 0], '0 31 8/5 6/5'), starts: [[4, 4], [3, 1]] };
    const terms = { ...presetTerms('short', 'backgammon'), cube };
    return replayMatch(match(length, [begun], { automaticDoubles: true, terms }), rules)[0]!.decisions[0]!.situation.cube.value;
  };
  it('turns the cube of a money game', () => expect(cubeAfter(0, true)).toBe(2));
  it('of a match it does not', () => expect(cubeAfter(7, true)).toBe(1));
  it('nor where no cube is played', () => expect(cubeAfter(0, false)).toBe(1));
});

describe('the Crawford game of a record', () => {
  const crawford = (record: MatchRecord): boolean[] => replayMatch(record, rules).map((replayed) => replayed.crawford);
  it('is the first at one point away', () => expect(crawford(match(3, [game([0, 0]), game([2, 0]), game([2, 1])]))).toEqual([false, true, false]));
  it('may be where the record begins', () => expect(crawford(match(3, [game([2, 0]), game([2, 1])]))).toEqual([true, false]));
  it('was before it when the first game has a double', () => expect(crawford(match(3, [game([2, 0], '0 31 8/5 6/5', '1 double 2'), game([2, 1])]))).toEqual([false, false]));
  it('needs the rule', () => expect(crawford(match(3, [game([2, 0])], { crawfordRule: false }))).toEqual([false]));
});

describe('ends', () => {
  it('a resignation shows the roll that was not played', () => expect(last('0 31 8/5 6/5', '1 62 ?', '1 resign')).toMatchObject({ kind: 'resign', player: 1, flags: [], situation: { turn: 1, phase: 'play', roll: [6, 2] } }));
  it('a resignation out of turn is seen by the side on roll', () => expect(last('0 31 8/5 6/5', '0 resign')).toMatchObject({ player: 0, situation: { turn: 1, phase: 'roll' } }));
  it('a stated result stands before what the board says', () => {
    const record = match(7, [{ ...game([0, 0], '0 31 8/5 6/5', '1 double 2', '0 drop'), result: { winner: 1, points: 3 } }]);
    expect(replayMatch(record, rules)[0]!.result).toEqual({ winner: 1, points: 3 });
  });
  it('bearing off the last checker ends the game; rows behind are kept, out of turn', () => {
    // Illegal plays stand as written: fifteen checkers leave in a few rows.
    const off = ['0 66 24/off 24/off 6/off 6/off 6/off 6/off 6/off', '1 11 6/5', '0 66 13/off 13/off 13/off 13/off 13/off 8/off 8/off 8/off'];
    const { decisions, result } = replay(...off, '1 31 8/5 6/5', '1 double 2', '0 take');
    // None borne off, two checkers in the winner's home.
    expect(result).toEqual({ winner: 0, points: 3 });
    expect(decisions.slice(3).map(({ flags, played }) => [flags, played])).toEqual([[['wrong_turn'], null], [['wrong_turn'], null], [['wrong_turn'], null]]);
  });
});
