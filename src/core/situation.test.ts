import { describe, expect, it } from 'vitest';
import { startPosition, swapSides, type Position } from './position.ts';
import { rollingPlayer, rollingSide, situationOf, type Phase } from './situation.ts';

const position = { ...startPosition('short'), mover: [1, ...startPosition('short').mover.slice(1, 6), 4, ...startPosition('short').mover.slice(7)] } as Position;

describe('who rolls next', () => {
  it.each<[string, Phase, 0 | 1]>([
    ['whose turn it is', 'roll', 1], ['who has rolled', 'play', 1], ['the doubler, while the other side answers', 'answer', 0],
    ['the doubler, who answers a beaver', 'beaver', 1], ['the doubler, while the other side answers a raccoon', 'raccoon', 0],
  ])('%s', (_rule, phase, player) => {
    const situation = { ...situationOf(position), turn: 1, phase } as const;
    expect(rollingPlayer(situation)).toBe(player);
    expect(rollingSide(situation)).toEqual(player === 1 ? position : swapSides(position));
  });
});
