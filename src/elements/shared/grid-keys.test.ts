import { describe, expect, it } from 'vitest';
import { gridStep } from './grid-keys.ts';

describe('keys in a grid of 3 × 4', () => {
  it.each([
    ['right', 'ArrowRight', 5, 6], ['left', 'ArrowLeft', 5, 4], ['down', 'ArrowDown', 5, 9], ['up', 'ArrowUp', 5, 1],
    ['not over the right edge', 'ArrowRight', 7, 7], ['not over the left edge', 'ArrowLeft', 4, 4], ['not over the bottom', 'ArrowDown', 9, 9], ['not over the top', 'ArrowUp', 1, 1],
    ['the row’s first', 'Home', 6, 4], ['the row’s last', 'End', 6, 7], ['no key of a grid', 'a', 6, null],
  ])('%s', (_rule, key, at, to) => expect(gridStep(key, at, 3, 4)).toBe(to));
});
