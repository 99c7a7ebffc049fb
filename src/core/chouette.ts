/**
 * A chouette: three or more players, one of them (the box) against the team of the others. Side 0 of the game is the box, side 1 the
 * team, whose captain moves its checkers. The cube is one; doubles and answers of the team are actions of its members:
 *
 *     let chouette = unwrap(startChouette(['Anna', 'Bek', 'Sara'], options));
 *     chouette = unwrap(playChouette(chouette, { kind: 'places', dice: [{ member: 0, die: 6 }, …] }, rules));
 */
import { captainOf, dropOut, nextSeats, seatsOf, startPlaces, teamOf, throwPlaces, throwers, type Member, type Places, type PlaceThrow, type Seats } from './chouette-places.ts';
import type { GameAction } from './game-actions.ts';
import { act, isPossible } from './game-play.ts';
import { gameRecord } from './game-record.ts';
import { startGame, type GameState } from './game-state.ts';
import { nextStarter } from './match-play.ts';
import { checkOptions, type MatchOptions } from './match-options.ts';
import { recordOf } from './match-record.ts';
import type { MatchRecord } from './record.ts';
import { fail, ok, type Result } from './result.ts';
import type { RuleBook } from './rule-book.ts';
import { MONEY, type Player } from './situation.ts';

export const FEWEST_MEMBERS = 3;
export const MOST_MEMBERS = 20;

/** A member of the team who dropped, and what he paid the box for it. */
export interface Dropped {
  readonly member: Member;
  readonly points: number;
}

export type ChouetteAction =
  /** Everybody who still has to throw for his place (`throwers`) throws one die. */
  | { readonly kind: 'places'; readonly dice: readonly PlaceThrow[] }
  /** Any action of the game but the team’s double, take and drop. */
  | GameAction
  /** The members who want to double; all of the team must. */
  | { readonly kind: 'teamDouble'; readonly agreed: readonly Member[] }
  /** What each member of the team answers to the box’s double. */
  | { readonly kind: 'teamAnswer'; readonly takes: readonly Member[]; readonly drops: readonly Member[] }
  | { readonly kind: 'nextGame' }
  /** A game played elsewhere, in place of the one that has not begun; `points` = what each who stayed in gets or pays. */
  | { readonly kind: 'scoreByHand'; readonly winner: 'box' | 'team'; readonly points: number; readonly drops: readonly Dropped[] };

/** A game that was settled. */
export interface Settled {
  readonly box: Member;
  /** Who played for the team at the end. */
  readonly captain: Member;
  readonly winner: 'box' | 'team' | null;
  /** What it changed for each player: sums to zero. */
  readonly changes: readonly number[];
}

export interface ChouetteState {
  readonly players: readonly string[];
  readonly options: MatchOptions;
  readonly places: Places;
  /** null until the places are thrown for. */
  readonly seats: Seats | null;
  readonly game: GameState | null;
  /** What each player has won or lost in the game on the board so far: droppers pay at once. */
  readonly paid: readonly number[];
  readonly settled: readonly Settled[];
  readonly journal: readonly ChouetteAction[];
}

const nothing = (players: readonly string[]): readonly number[] => players.map(() => 0);

/** `from` pays `to`. */
const pay = (ledger: readonly number[], from: Member, to: Member, points: number): readonly number[] =>
  ledger.map((own, member) => own + (member === to ? points : 0) - (member === from ? points : 0));

const added = (first: readonly number[], second: readonly number[]): readonly number[] => first.map((own, member) => own + second[member]!);

/**
 * `options` are those of money play (length 0); names and match rules in them do nothing, and there are no beavers.
 * Errors: chouette_players {count, most}; those of `checkOptions`.
 */
export function startChouette(players: readonly string[], options: MatchOptions): Result<ChouetteState> {
  const count = players.length;
  if (count < FEWEST_MEMBERS || count > MOST_MEMBERS || new Set(players).size !== count) return fail('chouette_players', { count, most: MOST_MEMBERS });
  const checked = checkOptions(options);
  if (!checked.ok) return checked;
  return ok({ players, options: { ...options, length: 0, beavers: false }, places: startPlaces(count), seats: null, game: null, paid: nothing(players), settled: [], journal: [] });
}

function newGame({ game, preset, terms, jacoby, automaticDoubles, cubeCap, dice, claims }: MatchOptions, starter: Player | null): GameState {
  return startGame({ game, preset, terms, score: { ...MONEY, jacoby }, automaticDoubles, cubeCap, starter, dice, claims });
}

/** Every member of the team who is in the game settles the points with the box. */
function settleTeam(ledger: readonly number[], seats: Seats, boxWins: number): readonly number[] {
  return teamOf(seats).reduce((sums, member) => pay(sums, member, seats.box, boxWins), ledger);
}

/** What the game on the board has changed so far for each player, its result included once it is over. */
export function changesNow({ seats, game, paid }: ChouetteState): readonly number[] {
  return seats && game?.result ? settleTeam(paid, seats, game.result.points[0] - game.result.points[1]) : paid;
}

/** What each player has won or lost in all: sums to zero. */
export const ledgerNow = (state: ChouetteState): readonly number[] => state.settled.reduce((sums, { changes }) => added(sums, changes), changesNow(state));

/** The next game after one that changed the ledger so. */
function settle(state: ChouetteState, seats: Seats, winner: Settled['winner'], changes: readonly number[], starter: Player | null): ChouetteState {
  const settled = [...state.settled, { box: seats.box, captain: captainOf(seats), winner, changes }];
  return { ...state, settled, seats: nextSeats(seats, winner), paid: nothing(state.players), game: newGame(state.options, starter) };
}

function throwForPlaces(state: ChouetteState, dice: readonly PlaceThrow[]): Result<ChouetteState> {
  if (state.seats) return fail('chouette_phase');
  const places = throwPlaces(state.places, dice);
  if (!places.ok) return places;
  const done = throwers(places.value).length === 0;
  return ok({ ...state, places: places.value, ...(done && { seats: seatsOf(places.value), game: newGame(state.options, null) }) });
}

const sameMembers = (some: readonly Member[], all: readonly Member[]): boolean => some.length === all.length && all.every((member) => some.includes(member));

interface Table {
  readonly seats: Seats;
  readonly game: GameState;
}

/** A double of the whole team. Error: chouette_votes. */
function teamDouble({ seats, game }: Table, agreed: readonly Member[], rules: RuleBook): Result<Partial<ChouetteState>> {
  if (!isPossible(game, 'double') || game.turn !== 1) return fail('chouette_phase');
  if (!sameMembers(agreed, teamOf(seats))) return fail('chouette_votes');
  return played(act(game, { kind: 'double' }, rules));
}

const played = (game: Result<GameState>): Result<Partial<ChouetteState>> => (game.ok ? ok({ game: game.value }) : game);

/** Who drops pays the stake before the double and is out of this game; when all do the box has won. Error: chouette_answers. */
function teamAnswer(state: ChouetteState, { seats, game }: Table, takes: readonly Member[], drops: readonly Member[], rules: RuleBook): Result<Partial<ChouetteState>> {
  if (game.phase !== 'answer' || game.turn !== 1) return fail('chouette_phase');
  if (!sameMembers([...takes, ...drops], teamOf(seats))) return fail('chouette_answers');
  if (takes.length === 0) return played(act(game, { kind: 'drop' }, rules));
  const taken = played(act(game, { kind: 'take' }, rules));
  const paid = drops.reduce((sums, member) => pay(sums, member, seats.box, game.cube.value), state.paid);
  return taken.ok ? ok({ ...taken.value, paid, seats: dropOut(seats, drops) }) : taken;
}

const TEAM_ONLY: readonly ChouetteAction['kind'][] = ['double', 'take', 'drop'];

/** Error: chouette_phase for what the team does by votes. */
function gameAction({ game }: Table, action: GameAction, rules: RuleBook): Result<Partial<ChouetteState>> {
  return game.turn === 1 && TEAM_ONLY.includes(action.kind) ? fail('chouette_phase') : played(act(game, action, rules));
}

const winnerOf = (winner: Player | null): Settled['winner'] => (winner === null ? null : winner === 0 ? 'box' : 'team');

/** Errors: game_unfinished. */
function nextGame(state: ChouetteState, { seats, game }: Table): Result<ChouetteState> {
  if (!game.result) return fail('game_unfinished');
  return ok(settle(state, seats, winnerOf(game.result.winner), changesNow(state), nextStarter(game)));
}

const isStake = (points: number): boolean => Number.isInteger(points) && points > 0;

/** Errors: chouette_phase (the game on the board has begun), chouette_result, chouette_answers (a dropper is not of the team). */
function scoreByHand(state: ChouetteState, { seats, game }: Table, { winner, points, drops }: Extract<ChouetteAction, { kind: 'scoreByHand' }>): Result<ChouetteState> {
  if (game.starts.length > 0 || game.actions.length > 0 || game.phase === 'move') return fail('chouette_phase');
  const droppers = drops.map(({ member }) => member);
  const team = teamOf(seats);
  if (new Set(droppers).size !== droppers.length || !droppers.every((member) => team.includes(member))) return fail('chouette_answers');
  const allDropped = droppers.length === team.length;
  if (!isStake(points) || !drops.every((each) => isStake(each.points)) || (allDropped && winner === 'team')) return fail('chouette_result');
  const paid = drops.reduce((sums, { member, points: price }) => pay(sums, member, seats.box, price), nothing(state.players));
  if (allDropped) return ok(settle(state, seats, 'box', paid, game.options.starter));
  const left = dropOut(seats, droppers);
  return ok(settle(state, left, winner, settleTeam(paid, left, winner === 'box' ? points : -points), game.options.starter));
}

function change(state: ChouetteState, action: ChouetteAction, rules: RuleBook): Result<Partial<ChouetteState>> {
  if (action.kind === 'places') return throwForPlaces(state, action.dice);
  const { seats, game } = state;
  if (!seats || !game) return fail('chouette_phase');
  const table = { seats, game };
  switch (action.kind) {
    case 'teamDouble':
      return teamDouble(table, action.agreed, rules);
    case 'teamAnswer':
      return teamAnswer(state, table, action.takes, action.drops, rules);
    case 'nextGame':
      return nextGame(state, table);
    case 'scoreByHand':
      return scoreByHand(state, table, action);
    default:
      return gameAction(table, action, rules);
  }
}

/** The state after an action. Errors: those of `act`; chouette_phase, chouette_dice, chouette_votes, chouette_answers, chouette_result, game_unfinished. */
export function playChouette(state: ChouetteState, action: ChouetteAction, rules: RuleBook): Result<ChouetteState> {
  const changed = change(state, action, rules);
  return changed.ok ? ok({ ...state, ...changed.value, journal: [...state.journal, action] }) : changed;
}

/** What is kept of an unfinished chouette. */
export type SavedChouette = Pick<ChouetteState, 'players' | 'options' | 'journal'>;

/** Plays a journal again. Errors: those of `startChouette`; journal_refused {at (from 1)}. */
export function resumeChouette({ players, options, journal }: SavedChouette, rules: RuleBook): Result<ChouetteState> {
  let state = startChouette(players, options);
  for (const [at, action] of journal.entries()) {
    if (!state.ok) return state;
    state = playChouette(state.value, action, rules);
    if (!state.ok) return fail('journal_refused', { at: at + 1 });
  }
  return state;
}

/** The game on the board as a record of its own: the box against the captain. null before it has begun. */
export function chouetteRecord({ players, options, seats, game, settled }: ChouetteState): MatchRecord | null {
  if (!seats || !game) return null;
  return recordOf({ ...options, players: [players[seats.box]!, players[captainOf(seats)]!] }, [gameRecord(game, settled.length + 1, [0, 0])]);
}
