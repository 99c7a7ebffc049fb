import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { matchOptions } from '../../core/match-options.ts';
import type { Action } from '../../core/record.ts';
import type { Player } from '../../core/situation.ts';
import { afterAnswers, afterTake, allDropped, mayDouble, NEW_DRAFT, resultOf, seatsNow } from './chouette-draft.ts';
import { actionRows } from './list-rows.ts';
import { clockFor, clockText, pauseClock, resumeClock, startClock, timeLeft } from './play-clock.ts';
import { DEFAULT_SETUP, readySetup, withGame, withOptions, withPreset, withScoring } from './play-setup.ts';
import { throwsIn } from './thrown.ts';

const move = (player: Player, roll: readonly [1, 2] | readonly [6, 1] | null = [6, 1]): Action => ({ kind: 'move', player, roll, moves: [], written: 'dance', text: '', line: 0 });

describe('throws of a game', () => {
  it('dice of the start that are played at once are one throw', () => expect(throwsIn({ starts: [[3, 3], [6, 1]], actions: [move(0), move(1, [1, 2])] }, 'opening_dice')).toEqual([[3, 3], [6, 1], [1, 2]]));
  it('the starter who throws anew throws twice', () => expect(throwsIn({ starts: [[6, 1]], actions: [move(0)] }, 'reroll')).toEqual([[6, 1], [6, 1]]));
  it('dice that lay on the board when the game began were never thrown', () => {
    const start = { turn: 0, checkers: [[], []], thrown: [true, true], cube: { value: 1, owner: null } } as const;
    expect(throwsIn({ start: { ...start, roll: [6, 1] }, actions: [move(0), move(1, [1, 2])] }, 'opening_dice')).toEqual([[1, 2]]);
    expect(throwsIn({ start, actions: [move(0), move(1, [1, 2])] }, 'opening_dice')).toEqual([[6, 1], [1, 2]]);
  });
  it('where nobody throws for the start the first roll is the first throw', () => expect(throwsIn({ actions: [move(0), move(1, null)] }, 'opening_dice')).toEqual([[6, 1]]));
});

describe('clock', () => {
  const running = clockFor(startClock(5), 0, 1000);
  it('runs for one player', () => expect([timeLeft(running, 0, 61_000), timeLeft(running, 1, 61_000)]).toEqual([240_000, 300_000]));
  it('never shows less than nothing', () => expect(timeLeft(running, 0, 10 ** 9)).toBe(0));
  it('a pause takes no time, and nothing starts it but a hand', () => {
    const paused = clockFor(pauseClock(running, 31_000), 1, 500_000);
    expect([timeLeft(paused, 0, 900_000), paused.running]).toEqual([270_000, null]);
    expect(timeLeft(resumeClock(paused, 0, 900_000), 0, 910_000)).toBe(260_000);
  });
  it('what passes is taken from somebody, none of it twice', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.constantFrom<Player | null>(0, 1, null), fc.integer({ min: 0, max: 5000 })), { maxLength: 20 }), (spans) => {
      let now = 0;
      let clock = startClock(60);
      const spent = [0, 0];
      for (const [player, span] of spans) {
        clock = clockFor(clock, player, now);
        now += span;
        if (player !== null) spent[player]! += span;
      }
      expect([timeLeft(clock, 0, now), timeLeft(clock, 1, now)]).toEqual(spent.map((time) => 3_600_000 - time));
    }));
  });
  it.each([[0, '0:00'], [59_001, '1:00'], [61_000, '1:01'], [3_605_000, '1:00:05']])('%i ms are shown as %s', (time, text) => expect(clockText(time)).toBe(text));
});

describe('list of moves', () => {
  it('a row holds one action of each player, left first', () => {
    const [a, b, c, d] = [move(1), move(0), move(1), move(0)];
    expect(actionRows([a, b, c, d])).toEqual([[null, a], [b, c], [d, null]]);
  });
  it('a double and the roll after it stand under each other', () => {
    const double: Action = { kind: 'double', value: 2, player: 0, text: '', line: 0 };
    const take: Action = { kind: 'take', player: 1, text: '', line: 0 };
    expect(actionRows([double, take, move(0)])).toEqual([[double, take], [move(0), null]]);
  });
  it('loses no action', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom<Player>(0, 1)), (players) => {
      expect(actionRows(players.map((player) => move(player))).flat().filter((cell) => cell !== null).length).toBe(players.length);
    }));
  });
});

describe('set-up', () => {
  it('another game takes its own terms and keeps the length', () => {
    const long = withGame(withOptions(DEFAULT_SETUP, { length: 7 }), 'long').options;
    expect(long).toEqual(matchOptions('long', { id: 'nardeon', version: 1 }, { length: 7 }));
  });
  it('a preset brings what its text says about scoring', () => expect(withPreset(DEFAULT_SETUP, 'long', 'classic_uzun').options.terms.scoring.lastThrow).toBe('half'));
  it('custom rules begin as the preset before them', () =>
    expect(withPreset(withPreset(DEFAULT_SETUP, 'long', 'moscow_open'), 'long', 'custom').options.preset).toMatchObject({ id: 'custom', rules: { transient: 'same_checker' } }));
  it('two people at one board may claim; against the engine nobody can, and there are no beavers', () => {
    const two = readySetup(withOptions({ ...DEFAULT_SETUP, seats: ['human', 'human'] }, { beavers: true }), () => 'x').options;
    const one = readySetup(withOptions(DEFAULT_SETUP, { beavers: true }), () => 'x').options;
    expect([two.claims, two.beavers, one.claims, one.beavers]).toEqual([true, true, false, false]);
  });
  it('a name that was typed stays', () => expect(readySetup(withOptions(DEFAULT_SETUP, { players: [' Ann ', ''] }), (player) => `player ${player}`).options.players).toEqual(['Ann', 'player 1']));
  it('one value of the scoring leaves the others', () => expect(withScoring(DEFAULT_SETUP, { gammon: 3 }).options.terms.scoring).toMatchObject({ gammon: 3, backgammon: { value: 3 } }));
});

describe('a chouette game by hand', () => {
  const seats = { box: 0, queue: [1, 2, 3], out: [] };
  it('who drops pays the stake before the double; the others own the cube', () => expect(afterAnswers(NEW_DRAFT, [1])).toEqual({ cube: 2, owner: 'team', drops: [{ member: 1, points: 1 }] }));
  it('nobody doubles twice in a row', () => {
    const taken = afterTake(NEW_DRAFT);
    expect([mayDouble(taken, 'team'), mayDouble(taken, 'box'), mayDouble(NEW_DRAFT, 'team')]).toEqual([false, true, true]);
  });
  it('the captain who drops is followed by the next in the queue', () => expect(seatsNow(seats, afterAnswers(NEW_DRAFT, [1]))).toEqual({ box: 0, queue: [2, 3, 1], out: [1] }));
  it('a gammon counts twice the cube for everybody who stayed in', () => expect(resultOf(afterAnswers(NEW_DRAFT, [3]), 'team', 2)).toEqual({ kind: 'scoreByHand', winner: 'team', points: 4, drops: [{ member: 3, points: 1 }] }));
  it('when all drop the box has won the stake before the double from each', () =>
    expect(allDropped(NEW_DRAFT, [1, 2, 3])).toEqual({ kind: 'scoreByHand', winner: 'box', points: 1, drops: [1, 2, 3].map((member) => ({ member, points: 1 })) }));
});
