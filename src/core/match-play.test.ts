import { beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createRuleBook } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { instantiate, type Wasm } from '../engine/wasm.ts';
import type { GameStart } from './game-start.ts';
import type { PresetRef } from './games.ts';
import { isCrawfordScore } from './match.ts';
import { NARDEON_RULES } from './long-rules.ts';
import { matchOptions, type MatchOptions } from './match-options.ts';
import { nextStarter, playMatch, pointsNow, resumeMatch, sidesSwapped, startMatch, whiteNow, winnerNow, type MatchAction, type MatchState } from './match-play.ts';
import { matchOfRecord, matchRecord, withComment } from './match-record.ts';
import { replayMatch } from './replay.ts';
import { countsOf } from './position.ts';
import { LONG_PRESETS } from './presets.ts';
import { unwrap } from './result.ts';
import type { RuleBook } from './rule-book.ts';
import { presetTerms } from './terms.ts';
import { doubleRefusal } from './game-cube.ts';
import { situationNow } from './game-state.ts';
import { CENTRED, type Situation } from './situation.ts';
import { seeded, someAction, type Random, type Temper } from './testing/play-through.ts';

let wasm: Wasm;
let rules: RuleBook;
beforeAll(async () => {
  wasm = await instantiate(builtWasm('rules'));
  rules = createRuleBook(wasm);
});

const BACKGAMMON: PresetRef = { id: 'backgammon', version: 1 };
const short = (changes: Partial<MatchOptions> = {}): MatchOptions => matchOptions('short', BACKGAMMON, { players: ['Anna', 'Bek'], ...changes });
const long = (id: string, changes: Partial<MatchOptions> = {}): MatchOptions => matchOptions('long', { id, version: 1 }, { players: ['Anna', 'Bek'], ...changes });

const playAll = (match: MatchState, ...actions: readonly MatchAction[]): MatchState => actions.reduce((now, action) => unwrap(playMatch(now, action, rules)), match);
const refusal = (match: MatchState, action: MatchAction): string => {
  const result = playMatch(match, action, rules);
  return result.ok ? 'allowed' : result.error.code;
};
const begun = (options: MatchOptions): MatchState => unwrap(startMatch(options));
/** The side gives up the game on the board, begun if need be. */
const lost = (match: MatchState, by: 0 | 1, win: 'single' | 'gammon' | 'backgammon' = 'single'): MatchState =>
  playAll(match, ...(match.game.phase === 'start' ? [{ kind: 'start', dice: [6, 1] } as const] : []), { kind: 'resign', by, win }, { kind: 'answerResign', accept: true });
const next = (match: MatchState): MatchState => playAll(match, { kind: 'nextGame' });

describe('the length', () => {
  it('a match to one point is one game', () => expect(winnerNow(lost(begun(short({ length: 1 })), 0))).toBe(1));
  it('fault: nothing is won short of its points', () => {
    const match = lost(next(lost(begun(short({ length: 3 })), 0)), 0);
    expect([pointsNow(match), winnerNow(match), refusal(match, { kind: 'nextGame' })]).toEqual([[0, 2], null, 'allowed']);
  });
  it('ends when a side reaches it', () => {
    const match = lost(next(lost(begun(short({ length: 3 })), 0, 'gammon')), 0);
    expect([pointsNow(match), winnerNow(match), refusal(match, { kind: 'nextGame' })]).toEqual([[0, 3], 1, 'match_over']);
  });
  it('fault: a gammon counts', () => expect(pointsNow(lost(begun(short({ length: 7 })), 1, 'gammon'))).toEqual([2, 0]));
  it('an even length will do', () => expect(winnerNow(lost(begun(short({ length: 2 })), 0, 'gammon'))).toBe(1));
  it('a money session goes on', () => expect(winnerNow(lost(begun(short({ length: 0 })), 0, 'backgammon'))).toBeNull());
  it('the next game waits for the end of this one', () => expect(refusal(begun(short()), { kind: 'nextGame' })).toBe('game_unfinished'));
  it('points are settled only then: a play that ended the game may still be claimed', () => expect(lost(begun(short({ length: 3 })), 0).before).toEqual([0, 0]));
});

describe('options', () => {
  const rows: readonly (readonly [string, MatchOptions, string])[] = [
    ['a negative length', short({ length: -1 }), 'match_options'],
    ['half a point', short({ length: 1.5 }), 'match_options'],
    ['a cap that no cube shows', short({ cubeCap: 48 }), 'match_options'],
    ['koks that counts nothing', long('nardeon', { terms: { ...presetTerms('long', 'nardeon'), scoring: { gammon: 2, backgammon: { value: 0, when: 'head' }, homeMars: null, lastThrow: 'off' } } }), 'match_options'],
    ['a preset of the other game', matchOptions('short', { id: 'nardeon', version: 1 }), 'preset_unknown'],
    ['a preset of a later program', matchOptions('long', { id: 'nardeon', version: 2 }), 'preset_unknown'],
  ];
  it.each(rows)('%s is refused', (_, options, code) => expect(startMatch(options)).toMatchObject({ ok: false, error: { code } }));
  it('rules that somebody put together are allowed', () => expect(startMatch(matchOptions('long', { id: 'custom', version: 1, rules: NARDEON_RULES })).ok).toBe(true));
  it('Jacoby, beavers and automatic doubles are of money play only', () => {
    const { game } = begun(short({ length: 5, jacoby: true, beavers: true, automaticDoubles: true }));
    expect([game.options.score.jacoby, game.options.score.beavers, game.options.automaticDoubles]).toEqual([false, false, false]);
  });
});

describe('Crawford', () => {
  const oneAway = (options: Partial<MatchOptions> = {}): MatchState => next(lost(begun(short({ length: 3, ...options })), 0, 'gammon'));
  it('the cube rests in the one game after a side first stands one point away', () => expect(oneAway().game.options.score.crawford).toBe(true));
  it('and no longer in the next', () => expect(next(lost(oneAway(), 1)).game.options.score).toMatchObject({ crawford: false, points: [1, 2] }));
  it('not without the rule', () => expect(oneAway({ crawfordRule: false }).game.options.score.crawford).toBe(false));
  it('not in a match to one point', () => expect(begun(short({ length: 1 })).game.options.score.crawford).toBe(false));
});

describe('who begins', () => {
  const startersOf = (options: MatchOptions, ...losers: readonly (0 | 1)[]): (0 | 1 | null)[] => {
    const starters: (0 | 1 | null)[] = [];
    let match = begun(options);
    for (const loser of losers) {
      match = next(lost(match, loser));
      starters.push(match.game.options.starter);
    }
    return starters;
  };
  it('short nard: both throw again', () => expect(startersOf(short({ length: 9 }), 0, 1)).toEqual([null, null]));
  it('nardeon: they take turns', () => expect(startersOf(long('nardeon', { length: 9 }), 0, 0, 1)).toEqual([1, 0, 1]));
  it('moscow_open: the winner', () => expect(startersOf(long('moscow_open', { length: 9 }), 0, 0, 1)).toEqual([1, 1, 0]));
  it('classic_uzun: who was Black, and then plays White', () => {
    const match = next(lost(begun(long('classic_uzun', { length: 9 })), 0));
    expect([match.game.turn, whiteNow(match)]).toEqual([1, 1]);
    expect(whiteNow(next(lost(match, 0)))).toBe(0);
  });
  it('classic_uzun played on from a board: its colours stay, then they change', () => {
    const start: GameStart = { turn: 1, checkers: [countsOf({ 6: 3 }), countsOf({ 5: 2 })], thrown: [true, true], cube: CENTRED, began: 1 };
    const match = unwrap(startMatch(long('classic_uzun', { length: 0, start })));
    expect([match.game.turn, match.game.starter, whiteNow(match)]).toEqual([1, 1, 0]);
    const second = next(lost(match, 0));
    expect([second.game.turn, whiteNow(second)]).toEqual([0, 0]);
  });
  it('nobody changes colours elsewhere', () => expect(whiteNow(next(lost(begun(long('nardeon', { length: 9 })), 0)))).toBe(0));
  it('after a draw: the one who did not begin, also where the winner would', () => {
    const { game } = lost(begun(long('moscow_open')), 0);
    expect(nextStarter({ ...game, result: { winner: null, by: 'last_throw', kind: null, points: [1, 1] } })).toBe(1);
  });
  it('sides are swapped after each game where that is agreed on', () => {
    const first = begun(short({ length: 9, swapSides: true }));
    expect([first, next(lost(first, 0)), next(lost(next(lost(first, 0)), 0))].map(sidesSwapped)).toEqual([false, true, false]);
    expect(sidesSwapped(next(lost(begun(short({ length: 9 })), 0)))).toBe(false);
  });
});

const TEMPER: Temper = { double: 150, resign: 60, cheat: 40 };

function someMatchAction(match: MatchState, random: Random, book: RuleBook): MatchAction | null {
  if (match.game.phase !== 'over') return someAction(match.game, random, book, TEMPER);
  return winnerNow(match) === null ? { kind: 'nextGame' } : null;
}

/** Plays until the match is won, or for `most` actions. */
function playMany(start: MatchState, random: Random, book: RuleBook, most: number, look: (before: MatchState, action: MatchAction, after: MatchState) => void = () => {}): MatchState {
  let match = start;
  for (let n = 0; n < most; n++) {
    const action = someMatchAction(match, random, book);
    if (!action) return match;
    const after = unwrap(playMatch(match, action, book));
    look(match, action, after);
    match = after;
  }
  return match;
}

/** Options of any kind, both games. */
const anyOptions = fc.record({
  preset: fc.constantFrom(null, ...LONG_PRESETS), length: fc.integer({ min: 0, max: 7 }), crawfordRule: fc.boolean(), jacoby: fc.boolean(), beavers: fc.boolean(), automaticDoubles: fc.boolean(),
  cubeCap: fc.constantFrom(null, 2, 64), cube: fc.boolean(), claims: fc.boolean(), lastThrow: fc.constantFrom('off' as const, 'half' as const, 'whole' as const), homeMars: fc.constantFrom(null, 3),
}).map(({ preset, cube, lastThrow, homeMars, ...rest }): { options: MatchOptions; preset: (typeof LONG_PRESETS)[number] | null } => {
  if (!preset) return { options: short(rest), preset };
  const terms = presetTerms('long', preset.id);
  return { options: long(preset.id, { ...rest, terms: { ...terms, cube, scoring: { ...terms.scoring, lastThrow, homeMars } } }), preset };
});

describe('whatever is played', () => {
  it('points add up, nobody doubles in the Crawford game or twice in a row, a match ends exactly when a side reaches its length', () => {
    fc.assert(fc.property(anyOptions, fc.nat(), ({ options, preset }, seed) => {
      const book = createRuleBook(wasm, preset?.rules);
      const gained: (readonly [number, number])[] = [];
      let doubler: number | null = null;
      const crawfordGames = new Set<number>();
      const end = playMany(begun(options), seeded(seed), book, 1500, (before, action, after) => {
        if (after.game.options.score.crawford) crawfordGames.add(after.finished.length);
        if (action.kind === 'nextGame') {
          gained.push(before.game.result!.points);
          doubler = null;
          if (Math.max(...pointsNow(before)) >= options.length && options.length > 0 && pointsNow(before)[0] !== pointsNow(before)[1]) throw new Error('a game after the match was won');
        }
        if (action.kind === 'double') {
          if (before.game.options.score.crawford || !options.terms.cube) throw new Error('a double without a cube');
          if (doubler === before.game.turn) throw new Error('the same side twice in a row');
          doubler = before.game.turn;
        }
        if (after.game.phase === 'over' && after.game.result!.points.every((points) => points <= 0)) throw new Error('a game for nothing');
      });
      const sum = gained.reduce(([mine, theirs], [first, second]) => [mine + first, theirs + second] as const, [0, 0] as const);
      expect(end.before).toEqual(sum);
      expect(end.finished).toHaveLength(gained.length);
      const scores = [...end.finished.map(({ points }) => points), end.before];
      const firstOneAway = scores.findIndex((points) => isCrawfordScore(options.length, points));
      expect([...crawfordGames]).toEqual(options.crawfordRule && firstOneAway >= 0 ? [firstOneAway] : []);
      if (winnerNow(end) !== null) expect(Math.max(...pointsNow(end))).toBeGreaterThanOrEqual(options.length);
      else expect(options.length === 0 || end.game.phase !== 'over' || end.journal.length === 1500).toBe(true);
    }), { numRuns: 25 });
  });

  it('a journal leads back to the same state, also through JSON', () => {
    fc.assert(fc.property(anyOptions, fc.nat(), fc.integer({ min: 0, max: 400 }), ({ options, preset }, seed, most) => {
      const book = createRuleBook(wasm, preset?.rules);
      const match = playMany(begun(options), seeded(seed), book, most);
      expect(unwrap(resumeMatch(JSON.parse(JSON.stringify({ options, journal: match.journal })), book))).toEqual(match);
    }), { numRuns: 10 });
  });

  it('a record leads back to the same games and points, and replays to the situations that were played', () => {
    fc.assert(fc.property(anyOptions, fc.nat(), ({ options, preset }, seed) => {
      const book = createRuleBook(wasm, preset?.rules);
      // By game and action: a corrected play takes the place of the claimed one, with the cube as it stood before any double since. Such a
      // double was made on the board as it was then.
      const decided = new Map<string, Situation>();
      const followed: readonly string[] = options.claims ? ['pickUp'] : ['pickUp', 'double', 'take', 'drop'];
      const match = playMany(begun(options), seeded(seed), book, 600, ({ game, finished }, action) => {
        const key = `${finished.length}/${game.claim ? game.last!.at : game.actions.length}`;
        const situation = situationNow(game);
        if (situation && followed.includes(action.kind)) decided.set(key, game.claim ? { ...situation, cube: decided.get(key)!.cube } : situation);
      });
      const record = matchRecord(match);
      const again = unwrap(matchOfRecord(JSON.parse(JSON.stringify(record)), book));
      expect(matchRecord(again)).toEqual(record);
      expect(pointsNow(again)).toEqual(pointsNow(match));
      const replayed = replayMatch(record, book);
      for (const [key, situation] of decided) {
        const [game, action] = key.split('/').map(Number) as [number, number];
        expect(replayed[game]!.decisions[action]!.situation).toEqual(situation);
      }
      expect(replayed.flatMap((game) => game.decisions).filter(({ kind }) => kind !== 'resign').every(({ flags }) => flags.every((flag) => flag === 'unfinished_play' || (options.claims && flag === 'illegal_play')))).toBe(true);
      // What the replay makes of the board alone is what was counted.
      const unsaid = { ...record, games: record.games.map((game) => ({ ...game, result: null, draw: undefined })) };
      replayMatch(unsaid, book).forEach(({ result, draw }, i) => {
        const { result: counted, draw: shared, actions } = record.games[i]!;
        if (actions.at(-1)?.kind === 'resign') return;
        expect([result?.winner, result?.points, draw]).toEqual([counted?.winner, counted?.points, shared]);
      });
    }), { numRuns: 12 });
  });
});

describe('a record', () => {
  it('names preset, version and custom rules', () => {
    const custom = { ...NARDEON_RULES, block: 'never' as const };
    expect(matchRecord(begun(matchOptions('long', { id: 'custom', version: 1, rules: custom })))).toMatchObject({ game: 'long', preset: 'custom', presetVersion: 1, rules: custom });
  });
  it('fault: of a preset that is not known at its version, it says so', () =>
    expect(matchOfRecord({ ...matchRecord(begun(long('nardeon'))), presetVersion: 7 }, rules)).toMatchObject({ ok: false, error: { code: 'preset_unknown', facts: { id: 'nardeon', version: 7 } } }));
  it('that does not fit the rules names game and action', () => {
    const record = matchRecord(lost(next(lost(begun(short({ length: 3 })), 0)), 0));
    const broken = { ...record, games: record.games.map((game, i) => (i === 1 ? { ...game, actions: [{ kind: 'take' as const, player: 0 as const, text: '', line: 0 }] } : game)) };
    expect(matchOfRecord(broken, rules)).toMatchObject({ ok: false, error: { code: 'record_unplayable', facts: { game: 2, action: 1 } } });
  });
  it('holds comments on games and actions', () => {
    const record = matchRecord(lost(begun(short()), 0));
    const said = withComment(withComment(record, 0, 1, 'too early'), 0, null, 'short');
    expect([said.games[0]!.comment, said.games[0]!.actions[1]!.comment]).toEqual(['short', 'too early']);
    expect(withComment(said, 0, 1, '').games[0]!.actions[1]!.comment).toBeUndefined();
  });
  it('holds the proof of its dice', () => {
    const commitment = 'ab'.repeat(32);
    const match = playAll(lost(playAll(begun(short()), { kind: 'commit', commitment, words: 'x' }), 0), { kind: 'reveal', seed: 'cd'.repeat(32) });
    const record = matchRecord(match);
    expect(record.games[0]!.proof).toEqual({ commitment, words: 'x', seed: 'cd'.repeat(32) });
    expect(matchRecord(unwrap(matchOfRecord(record, rules)))).toEqual(record);
  });
});

it('a journal that does not fit names its entry', () =>
  expect(resumeMatch({ options: short(), journal: [{ kind: 'start', dice: [6, 1] }, { kind: 'double' }] }, rules)).toMatchObject({ ok: false, error: { code: 'journal_refused', facts: { at: 2 } } }));

it('a cube can be agreed on in long nard', () => {
  const match = playAll(begun(long('nardeon', { terms: { ...presetTerms('long', 'nardeon'), cube: true } })), { kind: 'start', dice: [6, 1] });
  expect(doubleRefusal(match.game)).toBe('first_throw');
  expect(doubleRefusal({ ...match.game, thrown: [true, false] })).toBeNull();
});
