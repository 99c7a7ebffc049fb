import { beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { loadRules } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { captainOf, teamOf, throwers, type Seats } from './chouette-places.ts';
import { chouetteRecord, ledgerNow, MOST_MEMBERS, playChouette, resumeChouette, startChouette, type ChouetteAction, type ChouetteState } from './chouette.ts';
import type { Die } from './dice.ts';
import { matchOptions } from './match-options.ts';
import { unwrap } from './result.ts';
import type { RuleBook } from './rule-book.ts';
import { seeded, someAction, type Random } from './testing/play-through.ts';

let rules: RuleBook;
beforeAll(async () => { rules = await loadRules(builtWasm('rules')); });

const OPTIONS = matchOptions('short', { id: 'backgammon', version: 1 });
const [BOX, CAPTAIN, THIRD, FOURTH] = [0, 1, 2, 3] as const;

const playAll = (state: ChouetteState, ...actions: readonly ChouetteAction[]): ChouetteState => actions.reduce((now, action) => unwrap(playChouette(now, action, rules)), state);
const refusal = (state: ChouetteState, action: ChouetteAction): string => {
  const result = playChouette(state, action, rules);
  return result.ok ? 'allowed' : result.error.code;
};
const places = (...dice: readonly (readonly [number, number])[]): ChouetteAction => ({ kind: 'places', dice: dice.map(([member, die]) => ({ member, die: die as Die })) });

/** Four players in the order of their names. */
const seated = (): ChouetteState => playAll(unwrap(startChouette(['Anna', 'Bek', 'Sara', 'Dilshod'], OPTIONS)), places([0, 6], [1, 5], [2, 4], [3, 3]));
/** The opening is played; the other side is to roll or double. */
const opened = (starter: 'box' | 'team'): ChouetteState =>
  playAll(seated(), { kind: 'start', dice: starter === 'box' ? [6, 1] : [1, 6] }, { kind: 'enter', moves: [{ from: 13, to: 7, hit: false, count: 1 }, { from: 8, to: 7, hit: false, count: 1 }] }, { kind: 'pickUp' });
const boxDoubles = (): ChouetteState => playAll(opened('team'), { kind: 'double' });
const resigns = (side: 0 | 1, win: 'single' | 'gammon' = 'single'): ChouetteAction[] => [{ kind: 'resign', by: side, win }, { kind: 'answerResign', accept: true }];
/** The box has doubled and the members have answered; the box is to roll. */
const answered = (takes: number[], drops: number[]): ChouetteState => playAll(boxDoubles(), { kind: 'teamAnswer', takes, drops });
const order = ({ seats }: ChouetteState): number[] => [seats!.box, ...seats!.queue];

describe('places', () => {
  it('the highest die is the box, the second the captain, the rest queue', () => expect(order(playAll(unwrap(startChouette(['a', 'b', 'c'], OPTIONS)), places([0, 2], [1, 6], [2, 4])))).toEqual([1, 2, 0]));
  it('ties throw again among themselves and keep their place among the others', () => {
    const tied = playAll(unwrap(startChouette(['a', 'b', 'c', 'd'], OPTIONS)), places([0, 6], [1, 3], [2, 3], [3, 1]));
    expect([tied.seats, throwers(tied.places)]).toEqual([null, [1, 2]]);
    expect(order(playAll(tied, places([1, 2], [2, 2]), places([1, 1], [2, 6])))).toEqual([0, 2, 1, 3]);
  });
  it('who has thrown apart does not throw again', () => expect(refusal(playAll(unwrap(startChouette(['a', 'b', 'c'], OPTIONS)), places([0, 6], [1, 3], [2, 3])), places([0, 1], [1, 2], [2, 3]))).toBe('chouette_dice'));
  it('all others throw', () => expect(refusal(unwrap(startChouette(['a', 'b', 'c'], OPTIONS)), places([0, 6], [1, 3]))).toBe('chouette_dice'));
  it('nobody plays before they are settled', () => expect(refusal(unwrap(startChouette(['a', 'b', 'c'], OPTIONS)), { kind: 'start', dice: [6, 1] })).toBe('chouette_phase'));
  it.each([['two players', ['a', 'b']], ['two of one name', ['a', 'b', 'a']], ['too many', Array.from({ length: MOST_MEMBERS + 1 }, (_, i) => `${i}`)]])('%s make none', (_, names) =>
    expect(startChouette(names, OPTIONS)).toMatchObject({ ok: false, error: { code: 'chouette_players' } }));
});

describe('rotation', () => {
  it('the team loses: the captain goes to the end of the queue, the box stays', () => expect(order(playAll(opened('box'), ...resigns(1), { kind: 'nextGame' }))).toEqual([BOX, THIRD, FOURTH, CAPTAIN]));
  it('the team wins: the captain becomes the box, the old box goes last', () => expect(order(playAll(opened('box'), ...resigns(0), { kind: 'nextGame' }))).toEqual([CAPTAIN, THIRD, FOURTH, BOX]));
  it('comes only after the game', () => expect(refusal(opened('box'), { kind: 'nextGame' })).toBe('game_unfinished'));
});

describe('the team doubles', () => {
  const state = (): ChouetteState => opened('box');
  it('when all agree', () => expect(playAll(state(), { kind: 'teamDouble', agreed: [1, 2, 3] }).game).toMatchObject({ phase: 'answer', turn: 0 }));
  it('not without one of them', () => expect(refusal(state(), { kind: 'teamDouble', agreed: [1, 2] })).toBe('chouette_votes'));
  it('not with the box’s vote instead', () => expect(refusal(state(), { kind: 'teamDouble', agreed: [0, 1, 2] })).toBe('chouette_votes'));
  it('not by its captain alone', () => expect(refusal(state(), { kind: 'double' })).toBe('chouette_phase'));
  it('the box drops and pays each of them the stake before the double', () => expect(ledgerNow(playAll(state(), { kind: 'teamDouble', agreed: [1, 2, 3] }, { kind: 'drop' }))).toEqual([-3, 1, 1, 1]));
  it('the box takes and redoubles later', () => expect(playAll(state(), { kind: 'teamDouble', agreed: [1, 2, 3] }, { kind: 'take' }).game!.cube).toEqual({ value: 2, owner: 0 }));
});

describe('the box doubles: each member answers alone', () => {
  it('a dropper pays the stake before the double at once and leaves this game', () => {
    const state = answered([1, 3], [2]);
    expect([ledgerNow(state), teamOf(state.seats!), state.game!.phase]).toEqual([[1, 0, -1, 0], [1, 3], 'roll']);
  });
  it('takers settle the full stake with the box', () => expect(ledgerNow(playAll(answered([1, 3], [2]), ...resigns(0, 'gammon')))).toEqual([1 - 8, 4, -1, 4]));
  it('who has dropped has no vote in the team’s next double', () => {
    const state = playAll(answered([1, 3], [2]), { kind: 'roll', dice: [6, 1] });
    const theirs = playAll(state, { kind: 'enter', moves: [{ from: 13, to: 7, hit: false, count: 1 }, { from: 8, to: 7, hit: false, count: 1 }] }, { kind: 'pickUp' });
    expect([refusal(theirs, { kind: 'teamDouble', agreed: [1, 2, 3] }), refusal(theirs, { kind: 'teamDouble', agreed: [1, 3] })]).toEqual(['chouette_votes', 'allowed']);
  });
  it('he is back in the next game', () => expect(teamOf(playAll(answered([1, 3], [2]), ...resigns(1), { kind: 'nextGame' }).seats!)).toEqual([THIRD, FOURTH, CAPTAIN]));
  it('all must answer, each once', () => {
    for (const [takes, drops] of [[[1, 2], []], [[1, 2], [2, 3]], [[1, 2, 3], [0]]]) expect(refusal(boxDoubles(), { kind: 'teamAnswer', takes: takes!, drops: drops! })).toBe('chouette_answers');
  });
  it('the captain cannot answer for all', () => expect([refusal(boxDoubles(), { kind: 'take' }), refusal(boxDoubles(), { kind: 'drop' })]).toEqual(['chouette_phase', 'chouette_phase']));
  it('the captain drops: the next who took plays on, and becomes the box if the takers win', () => {
    const state = answered([3], [1, 2]);
    expect(captainOf(state.seats!)).toBe(FOURTH);
    const won = playAll(state, ...resigns(0), { kind: 'nextGame' });
    expect([order(won), ledgerNow(won)]).toEqual([[FOURTH, THIRD, CAPTAIN, BOX], [2 - 2, -1, -1, 2]]);
  });
  it('the captain drops and the takers lose: both captains go to the end, in that order', () => expect(order(playAll(answered([2, 3], [1]), ...resigns(1), { kind: 'nextGame' }))).toEqual([BOX, FOURTH, CAPTAIN, THIRD]));
  it('all drop: the box has won', () => {
    const state = answered([], [1, 2, 3]);
    expect([state.game!.phase, ledgerNow(state)]).toEqual(['over', [3, -1, -1, -1]]);
    expect(order(playAll(state, { kind: 'nextGame' }))).toEqual([BOX, THIRD, FOURTH, CAPTAIN]);
  });
});

describe('a game entered by hand', () => {
  const byHand = (winner: 'box' | 'team', points: number, drops: readonly (readonly [number, number])[] = []): ChouetteAction => ({ kind: 'scoreByHand', winner, points, drops: drops.map(([member, price]) => ({ member, points: price })) });
  it('counts like one that was played', () => {
    const state = playAll(seated(), byHand('team', 4, [[2, 1]]));
    expect([ledgerNow(state), order(state), state.game!.phase]).toEqual([[-7, 4, -1, 4], [CAPTAIN, THIRD, FOURTH, BOX], 'start']);
  });
  it('the captain may have dropped', () => expect(order(playAll(seated(), byHand('team', 2, [[1, 1]])))).toEqual([THIRD, FOURTH, CAPTAIN, BOX]));
  it('all may have dropped, at different times', () => expect(ledgerNow(playAll(seated(), byHand('box', 1, [[1, 2], [2, 1], [3, 2]])))).toEqual([5, -2, -1, -2]));
  it.each([['no points', byHand('box', 0)], ['half points', byHand('team', 1.5)], ['a team that dropped and won', byHand('team', 2, [[1, 1], [2, 1], [3, 1]])]])('%s are refused', (_, action) => expect(refusal(seated(), action)).toBe('chouette_result'));
  it('the box does not drop its own double', () => expect(refusal(seated(), byHand('box', 1, [[0, 1]]))).toBe('chouette_answers'));
  it('nobody drops twice', () => expect(refusal(seated(), byHand('box', 1, [[1, 1], [1, 2]]))).toBe('chouette_answers'));
  it('does not replace a game that has begun', () => expect(refusal(opened('box'), byHand('box', 1))).toBe('chouette_phase'));
});

it('a game is a record of the box against the captain', () => {
  expect(chouetteRecord(playAll(opened('box'), ...resigns(1)))).toMatchObject({ players: ['Anna', 'Bek'], length: 0, games: [{ result: { winner: 0, points: 1 }, actions: [{ kind: 'move' }, { kind: 'resign' }] }] });
  expect(chouetteRecord(unwrap(startChouette(['a', 'b', 'c'], OPTIONS)))).toBeNull();
});

/** Some action of a chouette that the rules allow. */
function someChouetteAction(state: ChouetteState, random: Random): ChouetteAction {
  const { game, seats } = state;
  if (!game || !seats) return { kind: 'places', dice: throwers(state.places).map((member) => ({ member, die: (random(6) + 1) as Die })) };
  const team = teamOf(seats);
  if (game.phase === 'over') return { kind: 'nextGame' };
  if (game.phase === 'start' && random(3) === 0 && game.starts.length === 0) {
    const drops = team.filter(() => random(3) === 0).map((member) => ({ member, points: 2 ** random(3) }));
    return { kind: 'scoreByHand', winner: drops.length === team.length || random(2) === 0 ? 'box' : 'team', points: 1 + random(6), drops };
  }
  const action = someAction(game, random, rules, { double: 300, resign: 60 })!;
  if (action.kind === 'double' && game.turn === 1) return { kind: 'teamDouble', agreed: team };
  if (game.phase !== 'answer' || game.turn !== 1) return action;
  const takes = team.filter(() => random(3) > 0);
  return { kind: 'teamAnswer', takes, drops: team.filter((member) => !takes.includes(member)) };
}

const isOrder = ({ box, queue, out }: Seats, count: number): boolean =>
  [box, ...queue].toSorted((a, b) => a - b).every((member, at) => member === at) && queue.length === count - 1 && out.every((member) => queue.includes(member)) && out.length < queue.length;

it('whatever happens, the ledger sums to zero and everybody keeps exactly one place', () => {
  fc.assert(fc.property(fc.nat(), fc.integer({ min: 3, max: 7 }), (seed, count) => {
    const random = seeded(seed);
    let state = unwrap(startChouette(Array.from({ length: count }, (_, i) => `player ${i}`), { ...OPTIONS, jacoby: random(2) === 0, automaticDoubles: true }));
    for (let n = 0; n < 250; n++) {
      state = unwrap(playChouette(state, someChouetteAction(state, random), rules));
      const sum = ledgerNow(state).reduce((total, own) => total + own, 0);
      if (sum !== 0 || (state.seats && !isOrder(state.seats, count))) throw new Error(JSON.stringify({ sum, seats: state.seats }));
    }
    expect(unwrap(resumeChouette(JSON.parse(JSON.stringify({ players: state.players, options: state.options, journal: state.journal })), rules))).toEqual(JSON.parse(JSON.stringify(state)));
  }), { numRuns: 15 });
});
