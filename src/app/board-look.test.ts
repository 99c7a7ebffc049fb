import { describe, expect, it } from 'vitest';
import { cubeOf } from '../core/preset-board.ts';
import { CENTRED } from '../core/situation.ts';
import { directionOf, numberingOf, schemeOf } from './board-look.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const T1 = { id: 'uzun_tavla_arena', version: 1 };

describe('how boards look', () => {
  it('long nard turns and is numbered as the preset says, until a person chooses', () => {
    expect([directionOf('long', DEFAULT_SETTINGS), schemeOf('long', T1, DEFAULT_SETTINGS), schemeOf('long', undefined, DEFAULT_SETTINGS)]).toEqual([null, 'white_1', 'own']);
    const chosen = { ...DEFAULT_SETTINGS, longDirection: 'cw', longNumbering: 'own' } as const;
    expect([directionOf('long', chosen), schemeOf('long', T1, chosen)]).toEqual(['cw', 'own']);
  });
  it('short nard is not touched by what is chosen for long nard', () => {
    const chosen = { ...DEFAULT_SETTINGS, longDirection: 'cw', longNumbering: 'white_13' } as const;
    expect([directionOf('short', chosen), schemeOf('short', T1, chosen)]).toEqual(['ccw', 'own']);
  });
  it('own numbers are those of the side that plays', () => expect([numberingOf('own'), numberingOf('white_1')]).toEqual(['turn', 'white_1']));
  it('long nard has no cube unless somebody has turned one', () =>
    expect([cubeOf('long', CENTRED), cubeOf('short', CENTRED), cubeOf('long', { value: 2, owner: 0 })]).toEqual([null, CENTRED, { value: 2, owner: 0 }]));
});
