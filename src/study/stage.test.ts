import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positions } from '../engine/testing/positions.ts';
import { anyLongPosition } from '../formats/testing/long.ts';
import { countsOf, makePosition, startPosition, swapSides, type Position } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { stageOf, type Stage } from './stage.ts';

type Side = Readonly<Record<number, number>>;
const short = (mover: Side, opponent: Side): Position => unwrap(makePosition({ game: 'short', mover: countsOf(mover), opponent: countsOf(opponent) }));
const long = (mover: Side, opponent: Side): Position => unwrap(makePosition({ game: 'long', mover: countsOf(mover), opponent: countsOf(opponent) }));

const START: Side = { 24: 2, 13: 5, 8: 3, 6: 5 };

describe('short nard', () => {
  it.each<[Stage, string, Position]>([
    ['opening', 'the start', startPosition('short')],
    ['opening', 'three points made', short({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }, START)],
    ['contact', 'many checkers moved, nobody holds anything', short({ 24: 1, 14: 2, 10: 3, 9: 2, 7: 3, 6: 4 }, { 24: 1, 21: 1, 13: 3, 9: 1, 8: 3, 6: 4, 4: 2 })],
    ['holding', 'an anchor against a side whose back checkers are away', short({ 20: 2, 13: 3, 8: 3, 6: 5, 4: 2 }, { 13: 3, 10: 2, 8: 4, 6: 4, 3: 2 })],
    ['backgame', 'two anchors, far behind', short({ 24: 2, 22: 3, 13: 2, 8: 3, 6: 5 }, { 13: 1, 8: 3, 7: 2, 6: 4, 5: 3, 4: 2 })],
    ['prime', 'five in a row before a checker', short({ 24: 1, 9: 2, 8: 2, 7: 3, 6: 3, 5: 2, 4: 2 }, { 24: 2, 14: 3, 8: 3, 6: 4, 2: 3 })],
    ['race', 'past each other, somebody is not home', short({ 9: 2, 6: 5, 5: 4, 4: 4 }, { 10: 1, 6: 5, 5: 5, 4: 4 })],
    ['bearoff', 'all home', short({ 6: 3, 5: 4, 4: 3 }, { 6: 4, 3: 5 })],
  ])('%s: %s', (stage, _rule, position) => expect(stageOf(position)).toBe(stage));
});

describe('long nard', () => {
  it.each<[Stage, string, Position]>([
    ['opening', 'the start', startPosition('long')],
    ['contact', 'heads half empty', long({ 24: 5, 20: 2, 17: 2, 15: 2, 10: 2, 8: 2 }, { 24: 6, 19: 3, 16: 2, 14: 2, 9: 2 })],
    ['prime', 'five in a row before the other side', long({ 24: 6, 20: 1, 19: 2, 18: 2, 17: 2, 16: 2 }, { 24: 8, 20: 3, 19: 2, 13: 2 })],
    ['race', 'past each other', long({ 9: 3, 6: 6, 3: 6 }, { 8: 3, 6: 6, 4: 6 })],
    ['bearoff', 'all home', long({ 6: 6, 3: 6 }, { 6: 6, 4: 6 })],
  ])('%s: %s', (stage, _rule, position) => expect(stageOf(position)).toBe(stage));

  it('knows neither holding nor back games', () => fc.assert(fc.property(anyLongPosition(), (position) => { expect(['holding', 'backgame']).not.toContain(stageOf(position)); })));
});

it('a stage is of the board, whoever is on roll', () => fc.assert(fc.property(fc.oneof(positions(), anyLongPosition()), (position) => { expect(stageOf(swapSides(position))).toBe(stageOf(position)); })));
