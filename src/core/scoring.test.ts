import { describe, expect, it } from 'vitest';
import { countsOf, type Beginner } from './position.ts';
import { isGameOver, stakesOf, winKind, winPoints, type WinKind } from './scoring.ts';
import { CENTRED } from './situation.ts';
import { presetTerms, type Scoring } from './terms.ts';

type Loser = Readonly<Record<number, number>>;
const SHORT = presetTerms('short', 'backgammon').scoring;
const LONG = presetTerms('long', 'nardeon').scoring;
const KOKS_HEAD: Scoring = { ...LONG, backgammon: { value: 4, when: 'head' } };
const KOKS_QUARTER: Scoring = { ...LONG, backgammon: { value: 3, when: 'start_quarter' } };
const HOME_MARS: Scoring = { ...LONG, homeMars: 3 };

describe('what a win counts, by the loser’s checkers', () => {
  const rows: readonly (readonly [string, Scoring, Loser, WinKind, number])[] = [
    ['short, single: one is borne off', SHORT, { 1: 14 }, 'single', 1],
    ['short, single, with a checker on the bar', SHORT, { 25: 1, 6: 13 }, 'single', 1],
    ['short, gammon: none is borne off', SHORT, { 18: 1, 6: 14 }, 'gammon', 2],
    ['short, backgammon: a checker in the winner’s home', SHORT, { 19: 1, 6: 14 }, 'backgammon', 3],
    ['short, backgammon: a checker on the bar', SHORT, { 25: 1, 6: 14 }, 'backgammon', 3],
    ['short, a custom that backgammon counts two', { ...SHORT, backgammon: { value: 2, when: 'home_or_bar' } }, { 25: 1, 6: 14 }, 'backgammon', 2],
    ['long, oyin: one is borne off', LONG, { 6: 14 }, 'single', 1],
    ['long, mars: none is borne off', LONG, { 7: 1, 6: 14 }, 'gammon', 2],
    ['long, koks is not counted unless agreed on: mars', LONG, { 24: 1, 6: 14 }, 'gammon', 2],
    ['long, koks on the head', KOKS_HEAD, { 24: 1, 6: 14 }, 'backgammon', 4],
    ['long, koks on the head needs a checker there', KOKS_HEAD, { 23: 1, 6: 14 }, 'gammon', 2],
    ['long, koks in the head’s quarter', KOKS_QUARTER, { 19: 1, 6: 14 }, 'backgammon', 3],
    ['long, koks ends with the quarter', KOKS_QUARTER, { 18: 1, 6: 14 }, 'gammon', 2],
    ['long, home mars: all home, none off', HOME_MARS, { 6: 15 }, 'home_mars', 3],
    ['long, home mars needs all of them', HOME_MARS, { 7: 1, 6: 14 }, 'gammon', 2],
    ['long, home mars is a mars unless agreed on', LONG, { 6: 15 }, 'gammon', 2],
  ];
  it.each(rows)('%s', (_, scoring, loser, kind, stakes) => {
    expect(winKind(countsOf(loser), scoring)).toBe(kind);
    expect(stakesOf(kind, scoring)).toBe(stakes);
  });
});

describe('whether a board says that the game is over', () => {
  const LAST_THROW: Scoring = { ...LONG, lastThrow: 'half' };
  const some = { 3: 2 }, none = {};
  const rows: readonly (readonly [string, Loser, Loser, Beginner | undefined, Scoring, boolean])[] = [
    ['nobody has finished', some, some, 'opponent', LAST_THROW, false],
    ['the starter has finished: the last throw is to come', some, none, 'opponent', LAST_THROW, false],
    ['none is played', some, none, 'opponent', LONG, true],
    ['it is not said who began', some, none, undefined, LAST_THROW, true],
    ['the one who finished did not begin', some, none, 'mover', LAST_THROW, true],
    ['the last throw has been', none, some, 'mover', LAST_THROW, true],
    ['the last throw made a draw', none, none, 'mover', LAST_THROW, true],
  ];
  it.each(rows)('%s', (_, mover, opponent, began, scoring, over) =>
    expect(isGameOver({ game: 'long', mover: countsOf(mover), opponent: countsOf(opponent), ...(began && { began }) }, scoring)).toBe(over));
});

describe('Jacoby', () => {
  it('counts the plain stake until a player has doubled', () => expect(winPoints('gammon', SHORT, CENTRED, true)).toBe(1));
  it('an automatic double is no player’s', () => expect(winPoints('backgammon', SHORT, { value: 2, owner: null }, true)).toBe(2));
  it('is over after a double', () => expect(winPoints('gammon', SHORT, { value: 2, owner: 0 }, true)).toBe(4));
});

describe('terms of the presets, where the texts say something', () => {
  const rows = [
    ['nardeon', { opening: 'reroll', nextGame: 'alternate', direction: 'anticlockwise', cube: false }],
    ['uzun_tavla_arena', { opening: 'reroll', nextGame: 'alternate' }],
    ['shop_short_text', { nextGame: 'winner' }],
    ['shop_first_only', { nextGame: 'winner' }],
    ['classic_uzun', { nextGame: 'swap_colours', scoring: { gammon: 2, backgammon: null, homeMars: null, lastThrow: 'half' } }],
    ['moscow_open', { nextGame: 'winner', direction: 'clockwise' }],
    ['custom', { nextGame: 'alternate' }],
  ] as const;
  it.each(rows)('%s', (id, terms) => expect(presetTerms('long', id)).toMatchObject(terms));
  it('short nard: the start dice are played, a cube, every game begins with a start throw', () =>
    expect(presetTerms('short', 'backgammon')).toMatchObject({ opening: 'opening_dice', nextGame: 'roll', cube: true }));
});
