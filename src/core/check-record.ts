/** What a record may look like when it comes from a file: types, ranges and sizes. Whether its plays are legal is asked when it is replayed. */
import { also, bool, dictionary, fields, integer, list, nullable, oneOf, optional, pair, text, usually, variants, when, type Checker } from './check.ts';
import type { Die, Roll } from './dice.ts';
import type { DiceProof } from './fair-dice.ts';
import { isGameStart, type GameStart } from './game-start.ts';
import { CHECKERS, GAMES, type Game, type PresetRef } from './games.ts';
import { BEAROFFS, BLOCKS, HEADS, TRANSIENTS, type LongRules } from './long-rules.ts';
import type { SpelledMove } from './play.ts';
import { BAR, SLOTS } from './position.ts';
import { ANSWERS, FLAGS, RECORD_VERSION, WRITTEN, type Action, type Answer, type GameRecord, type MatchRecord, type RecordNote } from './record.ts';
import { WIN_KINDS } from './scoring.ts';
import type { Cube } from './situation.ts';
import { BACKGAMMON_CONDITIONS, DIRECTIONS, LAST_THROWS, NEXT_STARTERS, OPENINGS, type Scoring, type Terms } from './terms.ts';

/** Far above what any match holds, low enough that a malicious file stays bounded. */
export const LONGEST = { name: 1000, line: 10_000, games: 1000, actions: 20_000, moves: 64, notes: 10_000, headers: 1000 };
const BIG = 2 ** 30;

export const player = oneOf([0, 1] as const);
/** Whole, or halves where a draw was shared. */
const score = when<number>((value) => Number.isInteger(2 * (value as number)) && (value as number) >= 0 && (value as number) <= BIG, { kind: 'number', least: 0, most: BIG });
export const points = pair(score);
export const roll = pair(integer(1, 6) as Checker<Die>) as Checker<Roll>;

export const longRules = fields<LongRules>({ head: oneOf(HEADS), block: oneOf(BLOCKS), transient: oneOf(TRANSIENTS), largerDie: bool, bearoff: oneOf(BEAROFFS) });
const presetId = text(LONGEST.name);
const presetVersion = integer(1, BIG);
const rules = optional(longRules);
export const presetRef = fields<PresetRef>({ id: presetId, version: presetVersion, rules });

/** Points of a kind of win. */
const stakes = integer(1, BIG);
export const scoring = fields<Scoring>({
  gammon: stakes, backgammon: nullable(fields<NonNullable<Scoring['backgammon']>>({ value: stakes, when: oneOf(BACKGAMMON_CONDITIONS) })),
  homeMars: nullable(stakes), lastThrow: oneOf(LAST_THROWS),
});
export const terms = fields<Terms>({ scoring, opening: oneOf(OPENINGS), nextGame: oneOf(NEXT_STARTERS), direction: oneOf(DIRECTIONS), cube: bool });
export const digest = text(64);
const proof = optional(fields<DiceProof>({ commitment: digest, words: text(LONGEST.name), seed: nullable(digest) }));

export const slot = integer(0, BAR);
export const moves = list(fields<SpelledMove>({ from: slot, to: slot, hit: usually(bool, false), count: usually(integer(1, 4), 1) }), LONGEST.moves);
const comment = optional(text(LONGEST.line));
const cell = { player, text: usually(text(LONGEST.line), ''), line: usually(integer(0, BIG), 0), comment };
type Kind<K extends Action['kind']> = Extract<Action, { readonly kind: K }>;
const reply = (kind: Answer): Checker<Action> => fields<Kind<Answer>>({ kind: oneOf([kind]), value: optional(integer(1, BIG)), ...cell });
const action = variants<Action>('kind', {
  move: fields<Kind<'move'>>({ kind: oneOf(['move']), roll: nullable(roll), moves: usually(moves, []), written: usually(oneOf(WRITTEN), 'moves'), ...cell }),
  double: fields<Kind<'double'>>({ kind: oneOf(['double']), value: integer(1, BIG), ...cell }),
  resign: fields<Kind<'resign'>>({ kind: oneOf(['resign']), points: nullable(integer(0, BIG)), ...cell }),
  ...Object.fromEntries(ANSWERS.map((kind) => [kind, reply(kind)])),
});
const counts = list(integer(0, CHECKERS), SLOTS, SLOTS);
/** Of whatever game: `isGameStart` says whether one can begin so. */
export const gameStart = fields<GameStart>({
  turn: player, checkers: pair(counts), thrown: pair(bool), cube: fields<Cube>({ value: integer(1, BIG), owner: nullable(player) }), roll: optional(roll), began: optional(player),
});
const gameOf = (game: Game): Checker<GameRecord> => fields<GameRecord>({
  number: integer(-BIG, BIG), points, start: optional(also(gameStart, (start) => isGameStart(game, start))), actions: list(action, LONGEST.actions),
  result: nullable(fields<NonNullable<GameRecord['result']>>({ winner: player, points: integer(0, BIG), kind: optional(oneOf(WIN_KINDS)) })),
  draw: optional(score), starts: optional(list(roll, LONGEST.actions)), proof, comment,
});

/** A record of whatever preset. Of an action only `player`, `kind` and what the kind needs must be there. */
export const recordChecker: Checker<MatchRecord> = variants<MatchRecord>('game', Object.fromEntries(GAMES.map((game) => [game, fields<MatchRecord>({
  version: oneOf([RECORD_VERSION] as const), game: oneOf([game]), preset: presetId, presetVersion, rules,
  players: pair(text(LONGEST.line)), length: integer(0, BIG), crawfordRule: usually(bool, false), jacoby: usually(bool, false), beavers: usually(bool, false),
  terms: optional(terms), automaticDoubles: optional(bool), cubeCap: optional(integer(1, BIG)),
  games: list(gameOf(game), LONGEST.games), headers: usually(dictionary(text(LONGEST.line), LONGEST.headers), {}),
  notes: usually(list(fields<RecordNote>({ flag: oneOf(FLAGS), line: integer(0, BIG), text: text(LONGEST.line) }), LONGEST.notes), []),
})])));
