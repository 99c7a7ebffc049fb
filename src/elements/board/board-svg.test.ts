import { describe, expect, it } from 'vitest';
import { countsOf, facing, startPosition } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import { parseArrows, parsePreset, parseShow, READERS } from './attributes.ts';
import { boardLayers, numberOfPoint } from './board-svg.ts';
import { arrowPlaces } from './draw-arrows.ts';
import { checkerPlace, type BoardView } from './geometry.ts';
import { boardSvg, pictureOf } from './svg-document.ts';
import { pointTyped } from './typed-play.ts';
import { glides } from './slide.ts';

const start = startPosition('short');
const CCW: BoardView = { game: 'short', perspective: 0, direction: 'ccw' };
const times = (text: string, part: string): number => text.split(part).length - 1;
const bar = { game: 'short' as const, mover: countsOf({ 25: 2, 13: 6, 6: 7 }), opponent: countsOf({ 25: 6, 6: 2, 5: 4 }) };

describe('board as SVG text', () => {
  it('draws twenty-four points and thirty checkers at the start', () => {
    const svg = boardSvg(pictureOf(start), 'Start');
    expect(times(svg, 'part="point"')).toBe(24);
    expect(times(svg, 'class="checker light"')).toBe(15);
    expect(times(svg, 'class="checker dark"')).toBe(15);
  });

  it('counts stacks over five, on the bar over four, and borne-off checkers', () => {
    const { checkers } = boardLayers(pictureOf(bar));
    const counted = [...checkers.matchAll(/class="(checker-count|number)"[^>]*>(\d+)</g)].map(([, kind, count]) => `${kind} ${count}`);
    expect(counted.sort()).toEqual(['checker-count 6', 'checker-count 6', 'checker-count 7', 'number 3']);
    expect(times(checkers, 'class="checker dark"')).toBe(4 + 2 + 4);
    expect(times(checkers, 'class="slab dark"')).toBe(3);
  });

  it('players keep their colours when the board is turned', () => {
    const turned = pictureOf(start, { perspective: 1 });
    expect(boardLayers(turned).checkers).toContain('class="checker light"');
    expect(turned.counts[0]).toBe(start.mover);
  });

  it('a setup seen by player 1 gives player 1 the mover’s checkers', () => expect(pictureOf(bar, { turn: 1 }).counts).toEqual([bar.opponent, bar.mover]));

  it('a centred cube of one shows 64; a turned one its value', () => {
    expect(boardLayers(pictureOf(start)).labels).toContain('>64<');
    expect(boardLayers(pictureOf(start, { cube: { value: 2, owner: 0 } })).labels).toContain('>2<');
  });
  it('an offered cube lies doubled before the side that answers', () => {
    const place = (turn: 0 | 1): number => Number(/class="cube"[^>]*translate\(([\d.]+)/.exec(boardLayers(pictureOf(start, { turn, offered: true })).labels)?.[1]);
    expect(boardLayers(pictureOf(start, { offered: true, cube: { value: 2, owner: 1 } })).labels).toContain('>4<');
    expect(place(0)).toBeGreaterThan(place(1));
  });
  it('long nard begins with fifteen whole checkers on each head, each counted', () => {
    const svg = boardSvg(pictureOf(startPosition('long')), 'Start');
    expect([times(svg, 'class="checker light"'), times(svg, 'class="checker dark"'), times(svg, '>15<')]).toEqual([15, 15, 2]);
  });
  it('long nard shows a cube only when it is said to have one', () => {
    expect(boardLayers(pictureOf(startPosition('long'), { cube: { value: 2, owner: 1 } })).labels).toContain('>2<');
  });
  it('shows no cube in the Crawford game, nor in long nard', () => {
    const score = { length: 5, points: [4, 2] as const, crawford: true, jacoby: false, beavers: false };
    expect(boardLayers(pictureOf(start, { score })).labels).not.toContain('cube');
    expect(boardLayers(pictureOf(startPosition('long'))).labels).not.toContain('cube');
  });

  it('stands alone: no reference, no script, no custom property', () => expect(boardSvg(pictureOf(start), 'Start')).not.toMatch(/url\(|href|<script|var\(/));
  it('a title cannot break out', () => expect(boardSvg(pictureOf(start), '</title><script>')).not.toContain('<script>'));

  it.each([
    { name: 'numbers are the bottom player’s', perspective: 0 as const, turn: 1 as const, numbering: 'bottom' as const, number: 6 },
    { name: 'numbers are those of the side whose turn it is', perspective: 0 as const, turn: 1 as const, numbering: 'turn' as const, number: 19 },
    { name: 'the other player at the bottom has own numbers', perspective: 1 as const, turn: 0 as const, numbering: 'bottom' as const, number: 6 },
  ])('$name', ({ perspective, turn, numbering, number }) => expect(numberOfPoint(pictureOf(start, { perspective, turn, numbering }), 6)).toBe(number));
});

describe('numbers of long nard’s points, by the text of the preset', () => {
  const long = startPosition('long');
  /** Shown at White's head and home, then at Black's, whoever sits at the bottom. */
  const shown = (numbering: 'white_24' | 'white_1' | 'white_13', perspective: 0 | 1): number[] =>
    [24, 6, 1, 12, 18, 13].map((white) => numberOfPoint(pictureOf(long, { perspective, numbering }), perspective === 0 ? white : facing('long', white)));
  it.each([
    { name: 'T2: heads 24 and 12, homes 6–1 and 18–13', numbering: 'white_24' as const, numbers: [24, 6, 1, 12, 18, 13] },
    { name: 'T1: heads 1 and 13, homes 19–24 and 7–12', numbering: 'white_1' as const, numbers: [1, 19, 24, 13, 7, 12] },
    { name: 'T4: heads 13 and 1, homes 7–12 and 19–24', numbering: 'white_13' as const, numbers: [13, 7, 12, 1, 19, 24] },
  ])('$name', ({ numbering, numbers }) => {
    expect(shown(numbering, 0)).toEqual(numbers);
    expect(shown(numbering, 1)).toEqual(numbers);
  });
  it('a typed play is in the numbers shown, or in own ones', () =>
    expect([pointTyped('white_1', 'long', 1, 13), pointTyped('white_13', 'long', 0, 13), pointTyped('bottom', 'long', 1, 24)]).toEqual([24, 24, 24]));
});

describe('arrows', () => {
  const places = (text: string, counts = start.mover) => arrowPlaces(CCW, 0, counts, unwrap(parseArrows(text)));
  const at = (point: number, height: number) => checkerPlace(CCW, { kind: 'point', point }, height);

  it('start at the top checker and end where it will lie', () => expect(places('13/7 8/7')).toMatchObject([{ from: at(13, 4), to: at(7, 0) }, { from: at(8, 2), to: at(7, 1) }]));
  it('go on from where the same checker landed', () => expect(places('24/18/15')[1]).toMatchObject({ from: at(18, 0), to: at(15, 0) }));
  it('a counted move has an arrow for each checker', () => expect(places('6/4(2)').map(({ from }) => from)).toEqual([at(6, 4), at(6, 3)]));
  it('from the bar start on the bar', () => expect(places('bar/22', bar.mover)[0]?.from).toEqual(checkerPlace(CCW, { kind: 'bar', player: 0 }, 1)));
  it('off the board end in the own tray', () => expect(places('6/off')[0]?.to).toEqual(checkerPlace(CCW, { kind: 'off', player: 0 }, 0)));
  it('each tone starts from the position as it is', () => {
    const twice = arrowPlaces(CCW, 0, start.mover, [{ from: 13, to: 7, tone: 'good' }, { from: 13, to: 8, tone: 'blunder' }]);
    expect(twice.map(({ from }) => from)).toEqual([at(13, 4), at(13, 4)]);
  });
  it('text that is no play is an error', () => expect(parseArrows('javascript:1')).toMatchObject({ ok: false, error: { code: 'play_malformed' } }));
});

describe('attributes', () => {
  it('show takes words in any order', () => expect(unwrap(parseShow('cube, pips'))).toEqual(['pips', 'cube']));
  it('an empty show shows nothing extra', () => expect(unwrap(parseShow(''))).toEqual([]));
  it('a preset by its name, with its version', () => expect(['moscow_open', 'backgammon'].map((name) => unwrap(parsePreset(name)))).toEqual([{ id: 'moscow_open', version: 1 }, { id: 'backgammon', version: 1 }]));
  it.each([
    ['show', 'pips sparkle', 'sparkle'], ['preset', 'none', 'none'], ['game', 'chess', 'chess'], ['mode', '<b>', '<b>'], ['direction', 'left', 'left'],
    ['perspective', 'red', 'red'], ['turn', '2', '2'], ['numbering', '', ''],
  ] as const)('%s says which word it does not know, and which it does', (name, text, word) =>
    expect(READERS[name](text)).toMatchObject({ ok: false, error: { code: 'attribute_malformed', facts: { name, text: word, wanted: expect.stringContaining(', ') } } }));
  it.each([['white', 0], ['0', 0], ['black', 1], ['1', 1]] as const)('a side is %s', (word, side) => expect(unwrap(READERS.turn(word))).toBe(side));
});

describe('gliding checkers', () => {
  it('pairs the place left with the place taken', () => {
    const after = countsOf({ 24: 2, 13: 4, 8: 3, 7: 1, 6: 5 });
    expect(glides([start.mover, start.opponent], [after, start.opponent])).toEqual([{ player: 0, from: { slot: 13, height: 4 }, to: { slot: 7, height: 0 } }]);
  });
  it('nothing moved, nothing glides', () => expect(glides([start.mover, start.opponent], [start.mover, start.opponent])).toEqual([]));
});
