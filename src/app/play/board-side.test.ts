import { describe, expect, it } from 'vitest';
import { matchOptions } from '../../core/match-options.ts';
import { startMatch, type MatchState } from '../../core/match-play.ts';
import { unwrap } from '../../core/result.ts';
import type { Player } from '../../core/situation.ts';
import { boardShown, namesFor, ownMove, sideOf } from './board-side.ts';

const LOOK = { direction: 'ccw', longDirection: 'preset' } as const;
const NUMBERS = { longNumbering: 'preset' } as const;

/** A match whose game on the board was begun by a player. */
function begun(game: 'short' | 'long', preset: string, starter: Player, changes: Parameters<typeof matchOptions>[2] = {}): MatchState {
  const match = unwrap(startMatch(matchOptions(game, { id: preset, version: 1 }, { length: 5, ...changes })));
  return { ...match, game: { ...match.game, starter, turn: starter, phase: 'roll', cube: { value: 2, owner: 1 }, options: { ...match.game.options, score: { ...match.game.options.score, points: [3, 1] } } } };
}

describe('sides of the board', () => {
  it('player 0 is White where colours stay', () => expect([sideOf(begun('short', 'backgammon', 1), 0), boardShown(begun('short', 'backgammon', 1), 0, LOOK, true).turn]).toEqual([0, 1]));
  it('where colours change hands the starter is White: turn, cube and points go with it', () =>
    expect(boardShown(begun('long', 'classic_uzun', 1), 1, LOOK, true)).toMatchObject({ turn: 0, perspective: 0, cube: { owner: 0 }, score: { points: [1, 3] } }));
  it('who changes places sits above after one game', () => {
    const match = { ...begun('short', 'backgammon', 0, { swapSides: true }) };
    const second = { ...match, finished: [{ number: 1, points: [0, 0] as const, actions: [], result: null }] };
    expect([boardShown(match, 0, LOOK, true).perspective, boardShown(second, 0, LOOK, true).perspective]).toEqual([0, 1]);
  });
  it.each([
    ['anticlockwise unless the text says otherwise', 'nardeon', 'preset', 'ccw'],
    ['clockwise in Moscow', 'moscow_open', 'preset', 'cw'],
    ['a person’s own choice goes before the text', 'moscow_open', 'ccw', 'ccw'],
  ] as const)('long nard turns %s', (_, preset, longDirection, direction) => expect(boardShown(begun('long', preset, 0), 0, { direction: 'cw', longDirection }, true).direction).toBe(direction));
});

describe('names of points', () => {
  it('a play typed by the numbers on the board is the player’s own, and back', () => {
    for (const preset of ['nardeon', 'classic_b', 'classic_uzun', 'uzun_tavla_arena']) {
      for (const player of [0, 1] as const) {
        const match = begun('long', preset, 0);
        for (let point = 1; point <= 24; point++) {
          const shown = Number(namesFor(match, NUMBERS)(player)(point));
          expect(ownMove({ from: shown, to: 0, hit: false, count: 1 }, match, NUMBERS, player)).toMatchObject({ from: point, to: 0 });
        }
      }
    }
  });
});
