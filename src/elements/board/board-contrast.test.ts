/** What is on a board can be told apart in each of its looks: WCAG asks 4.5:1 of words and 3:1 of shapes that mean something. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../shared/testing/contrast.ts';
import { BASE, BOARD, type BoardColour } from './board-colours.ts';

type Look = Readonly<Record<BoardColour, string>>;

const COLOURS = { ...BASE, ...BOARD };
const plain = (scheme: 'light' | 'dark'): Look => Object.fromEntries(Object.entries(COLOURS).map(([name, colour]) => [name, colour[scheme]])) as Look;

const longHex = (hex: string): string => (hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex);

/** Looks that pages choose by a class; what one does not set is as on light pages. */
const classes = readFileSync(new URL('../../embed/nardscope.css', import.meta.url), 'utf8').matchAll(/\.nard-(\w+) \{([^}]*--nard-board-field[^}]*)\}/g);
const LOOKS: readonly (readonly [string, Look])[] = [
  ['light', plain('light')], ['dark', plain('dark')],
  ...[...classes].map(([, name, text]) => [`.nard-${name}`, { ...plain('light'), ...Object.fromEntries([...text!.matchAll(/--nard-([\w-]+): (#\w+)/g)].map(([, property, value]) => [property, longHex(value!)])) }] as const),
];

const WORDS: readonly (readonly [BoardColour, BoardColour])[] = [
  ['board-label', 'board-frame'], ['board-label-muted', 'board-frame'], ['cube-ink', 'cube-face'],
  ['checker-light-ink', 'checker-light'], ['checker-dark-ink', 'checker-dark'],
];
const GROUNDS: readonly BoardColour[] = ['board-field', 'board-point-a', 'board-point-b', 'board-frame', 'board-rail'];

it('there are four looks beside the usual two', () => expect(LOOKS.map(([name]) => name)).toEqual(['light', 'dark', '.nard-wood', '.nard-dark', '.nard-contrast', '.nard-print']));

describe.each(LOOKS)('%s', (_name, look) => {
  it.each(WORDS)('%s on %s is read (4.5:1)', (ink, ground) => expect(contrast(look[ink], look[ground])).toBeGreaterThanOrEqual(4.5));

  it.each((['light', 'dark'] as const).flatMap((side) => GROUNDS.map((ground) => [side, ground] as const)))('a %s checker stands out from %s by its face or its rim (3:1)', (side, ground) => {
    const best = Math.max(contrast(look[`checker-${side}`], look[ground]), contrast(look[`checker-${side}-rim`], look[ground]));
    expect(best).toBeGreaterThanOrEqual(3);
  });

  it('the checkers of the sides are told apart (3:1)', () => expect(contrast(look['checker-light'], look['checker-dark'])).toBeGreaterThanOrEqual(3));
  it('the cube stands out from its rail (3:1)', () => expect(Math.max(contrast(look['cube-face'], look['board-rail']), contrast(look['board-inlay'], look['board-rail']))).toBeGreaterThanOrEqual(3));
  it('where a checker may go is seen on the field (3:1)', () => expect(contrast(look['board-target'], look['board-field'])).toBeGreaterThanOrEqual(3));
});
