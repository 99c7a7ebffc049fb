import { describe, expect, it } from 'vitest';
import { countsOf, pips, startPosition, type Position, type Setup } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { MONEY } from '../core/situation.ts';
import { afterPlay, beginnerOf, checkDraft, clearDraft, draftOf, firstThrows, playsLastThrow, presetOf, startDraft, swapColours, withBeginner, withCap, withCube, withFirstThrow, withGame, withPreset, withRoll, withScore, withSetup, withTurn, type Draft } from './draft.ts';

const start = startDraft();
const opened: Draft = withSetup(start, { game: 'short', mover: countsOf({ 24: 1, 23: 1, 13: 5, 8: 3, 6: 5 }), opponent: startPosition('short').opponent });
const UZUN = { id: 'classic_uzun', version: 1 };
const BEGUN: Setup = { game: 'long', mover: countsOf({ 24: 14, 18: 1 }), opponent: startPosition('long').opponent };
const match = { ...MONEY, length: 7, points: [6, 2] as const };

describe('drafts', () => {
  it('dice set make it a turn to play, none a turn to roll', () => {
    expect(withRoll(start, [3, 1]).phase).toBe('play');
    expect(withRoll(withRoll(start, [3, 1]), null).phase).toBe('roll');
  });

  it('changing the turn leaves the checkers where they are', () => {
    const turned = withTurn(opened, 1);
    expect(turned.setup.opponent).toEqual(opened.setup.mover);
    expect(withTurn(turned, 0)).toEqual(opened);
  });

  it('swapping colours keeps the position of the side on roll and moves cube and score with it', () => {
    const swapped = swapColours(withCube(withScore(opened, match), { value: 2, owner: 0 }));
    expect(swapped.setup).toEqual(opened.setup);
    expect(swapped).toMatchObject({ turn: 1, cube: { value: 2, owner: 1 }, score: { points: [2, 6] } });
    expect(swapColours(swapColours(opened))).toEqual(opened);
  });

  it('after a play the other side rolls, seeing the board its own way', () => {
    const next = afterPlay(withRoll(start, [3, 1]), opened.setup as Position);
    expect(next).toMatchObject({ turn: 1, roll: null, phase: 'roll' });
    expect(pips(next.setup.opponent)).toBe(166);
  });

  it('the Crawford flag goes where not just one side needs a point, and centres the cube', () => {
    expect(withScore(start, { ...match, crawford: true }).score.crawford).toBe(true);
    expect(withScore(start, { ...match, points: [3, 2], crawford: true }).score.crawford).toBe(false);
    expect(withScore(start, { ...match, points: [6, 6], crawford: true }).score.crawford).toBe(false);
    expect(withScore(withCube(start, { value: 4, owner: 1 }), { ...match, crawford: true }).cube).toEqual({ value: 1, owner: null });
  });

  it.each<[string, Draft, string]>([
    ['a side without checkers enough', { ...start, setup: { ...start.setup, mover: start.setup.mover.map((n, at) => (at === 6 ? n - 1 : n)) } }, 'position_too_few_checkers'],
    ['a score at the match length', withScore(start, { ...match, points: [7, 0] }), 'score_impossible'],
    ['a cube of three', withCube(start, { value: 3, owner: 0 }), 'cube_impossible'],
    ['an owned cube at one', withCube(start, { value: 1, owner: 0 }), 'cube_impossible'],
    ['a cube above its limit', withCap(withCube(start, { value: 4, owner: 1 }), 2), 'cube_above_cap'],
    ['a centred cube above its limit', withCap(withCube(start, { value: 2, owner: null }), 1), 'cube_above_cap'],
    ['an empty board', clearDraft(start), 'position_both_done'],
  ])('%s is refused with its reason', (_rule, draft, code) => {
    expect(checkDraft(draft)).toMatchObject({ ok: false, error: { code } });
  });

  it('a cube at its limit stands', () => expect(checkDraft(withCap(withCube(start, { value: 4, owner: 1 }), 4)).ok).toBe(true));
});

describe('drafts of long nard', () => {
  const long = withGame(start, 'long');

  it('another game begins at its start, the same game changes nothing', () => {
    expect(long.setup).toEqual(startPosition('long'));
    expect(withGame(long, 'long')).toBe(long);
    expect(withGame(long, 'short')).toEqual(startDraft('short'));
  });

  it('without a preset the first one is played; another preset leaves the board', () => {
    expect([presetOf(start).id, presetOf(long).id]).toEqual(['backgammon', 'nardeon']);
    const arena = withPreset({ ...long, turn: 1 }, { id: 'uzun_tavla_arena', version: 1 });
    expect([presetOf(arena).id, arena.turn, arena.setup]).toEqual(['uzun_tavla_arena', 1, long.setup]);
  });

  it('whose first throw is still to come is judged by the board until somebody says otherwise', () => {
    const begun: Draft = { ...long, setup: { game: 'long', mover: countsOf({ 24: 14, 18: 1 }), opponent: long.setup.opponent } };
    expect(firstThrows(begun.setup)).toEqual({ mover: false, opponent: true });
    const said = withFirstThrow(begun, 1, false);
    expect(said.setup.first).toEqual({ mover: false, opponent: false });
    expect(withFirstThrow(said, 1, true).setup).not.toHaveProperty('first');
    expect(withFirstThrow({ ...begun, turn: 1 }, 1, true).setup.first).toEqual({ mover: true, opponent: true });
  });

  it('who began is a player’s, whoever is on turn, until another preset has no last throw', () => {
    const uzun = withPreset(withSetup(long, BEGUN), UZUN);
    expect([playsLastThrow(presetOf(uzun)), playsLastThrow(presetOf(long)), beginnerOf(uzun)]).toEqual([true, false, null]);
    const said = withBeginner(uzun, 1);
    expect([said.setup.began, beginnerOf(said)]).toEqual(['opponent', 1]);
    const passed = afterPlay(said, said.setup as Position);
    expect([passed.setup.began, beginnerOf(passed)]).toEqual(['mover', 1]);
    expect(beginnerOf(withTurn(said, 1))).toBe(1);
    expect(withBeginner(said, null).setup).not.toHaveProperty('began');
    expect(withPreset(said, { id: 'nardeon', version: 1 }).setup).not.toHaveProperty('began');
    expect(withPreset(said, UZUN).setup.began).toBe('opponent');
  });

  it('at the start of a game with a last throw the side to throw began, whoever it is; a board set up by hand does not say it', () => {
    const uzun = withPreset(long, UZUN);
    expect([startDraft('long', UZUN), draftOf(unwrap(checkDraft({ ...long, preset: UZUN })))]).toEqual([uzun, uzun]);
    expect([uzun.setup.began, beginnerOf(withTurn(uzun, 1)), beginnerOf(withBeginner(uzun, 1))]).toEqual(['mover', 1, 0]);
    expect(beginnerOf(afterPlay(uzun, BEGUN as Position))).toBe(0);
    expect(beginnerOf(withSetup(uzun, { ...uzun.setup, ...BEGUN }))).toBeNull();
    expect(withPreset(uzun, { id: 'nardeon', version: 1 }).setup).toEqual(startPosition('long'));
  });

  it('the last throw is to come while it is said that the other side began, and then the game is over', () => {
    const done = withSetup({ ...long, preset: UZUN }, { game: 'long', mover: countsOf({ 1: 2 }), opponent: countsOf({}) });
    expect(done.phase).toBe('over');
    const due = withBeginner(done, 1);
    expect([due.phase, withRoll(due, [2, 1]).phase]).toEqual(['roll', 'play']);
    expect([withBeginner(due, 0).phase, withBeginner(due, null).phase, withPreset(due, { id: 'nardeon', version: 1 }).phase]).toEqual(['over', 'over', 'over']);
    // As it stands in an ID from elsewhere.
    expect(draftOf(unwrap(checkDraft({ ...due, phase: 'over' }))).phase).toBe('roll');
    const drawn = afterPlay(withRoll(due, [2, 1]), { ...due.setup, mover: countsOf({}) } as Position);
    expect(drawn).toMatchObject({ turn: 1, phase: 'over', setup: { began: 'mover' } });
    expect(checkDraft(drawn).ok).toBe(true);
    expect(afterPlay(due, { ...due.setup, mover: countsOf({ 1: 1 }) } as Position)).toMatchObject({ turn: 1, phase: 'over' });
  });

  it('a turn ends the mover’s first throw, played or not', () => {
    const said = withFirstThrow(withRoll({ ...long, setup: { ...long.setup, mover: countsOf({ 24: 14, 18: 1 }) } }, [6, 6]), 0, true);
    expect(afterPlay(said, said.setup as Position).setup.first).toEqual({ mover: true, opponent: false });
  });
});
