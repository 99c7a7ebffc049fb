/** What a stored entry may look like when it comes from a file: types, ranges and sizes; positions must be possible. */
import type { MoveAnalysis } from '../analysis/match-analysis.ts';
import type { Die, Roll } from '../core/dice.ts';
import { GAMES, PRESETS } from '../core/games.ts';
import type { SpelledMove, Step } from '../core/play.ts';
import { BAR, makePosition, SLOTS, type Position, type Setup } from '../core/position.ts';
import { ANSWERS, FLAGS, RECORD_VERSION, type Action, type Answer, type GameRecord, type MatchRecord, type RecordNote } from '../core/record.ts';
import { PHASES, type Cube, type MatchScore, type Situation } from '../core/situation.ts';
import { MAX_PLIES, type Candidate, type Evaluator, type Plies, type Probabilities, type RankAnswer } from '../engine/protocol.ts';
import { also, bool, dictionary, fields, integer, list, nullable, number, oneOf, optional, pair, text, variants, when, type Checker } from '../core/check.ts';
import type { Progress, StoredEntry, StoredMatch, StoredPosition } from './entries.ts';
import { isEntryId } from './entry-id.ts';

/** Far above what any match holds, low enough that a malicious file stays bounded. */
const LONGEST = { name: 1000, line: 10_000, source: 16_000_000, games: 1000, actions: 5000, notes: 10_000, candidates: 5000, steps: 8 };
const BIG = 2 ** 30;
const LATEST = 8.64e15;

const player = oneOf([0, 1] as const);
const points = pair(integer(0, BIG));
const roll = pair(integer(1, 6) as Checker<Die>) as Checker<Roll>;
const plies = integer(0, MAX_PLIES) as Checker<Plies>;
const equity = number(-10, 10);
const chance = number(0, 1);

const setup = fields<Setup>({ game: oneOf(GAMES), mover: list(integer(0, 15), SLOTS, SLOTS), opponent: list(integer(0, 15), SLOTS, SLOTS), first: optional(fields<NonNullable<Setup['first']>>({ mover: bool, opponent: bool })) });
const position = also(setup, (found) => makePosition(found).ok) as Checker<Position>;

const cube = fields<Cube>({ value: integer(1, BIG), owner: nullable(player) });
const score = fields<MatchScore>({ length: integer(0, BIG), points, crawford: bool, jacoby: bool, beavers: bool });
const situation = also(
  fields<Situation>({ position, turn: player, phase: oneOf(PHASES), roll: nullable(roll), cube, score }),
  (found) => (found.phase === 'play') === (found.roll !== null),
);

const slot = integer(0, BAR);
const play = list(fields<Step>({ from: slot, to: slot, hit: bool }), LONGEST.steps);
const probabilities = fields<Probabilities>({ win: chance, winGammon: chance, winBackgammon: chance, loseGammon: chance, loseBackgammon: chance });
const evaluator = fields<Evaluator>({ net: text(LONGEST.name), netVersion: integer(0, BIG), plies });
const candidates = list(
  fields<Candidate>({ play, result: position, probabilities, equity, plies, by: oneOf(['net', 'table', 'over'] as const) }),
  LONGEST.candidates,
);
const answer = fields<RankAnswer>({ evaluator, candidates });
const analysis = also(
  fields<MoveAnalysis>({ evaluator, candidates, played: integer(-1, LONGEST.candidates), loss: nullable(number(0, 20)), luck: nullable(number(-20, 20)) }),
  (found) => found.played < found.candidates.length,
);

const spelled = list(fields<SpelledMove>({ from: slot, to: slot, hit: bool, count: integer(1, 4) }), 64);
const cell = { player, text: text(LONGEST.line), line: integer(0, BIG) };
type Kind<K extends Action['kind']> = Extract<Action, { readonly kind: K }>;
const reply = (kind: Answer): Checker<Action> => fields<Kind<Answer>>({ kind: oneOf([kind]), value: optional(integer(1, BIG)), ...cell });
const action = variants<Action>('kind', {
  move: fields<Kind<'move'>>({ kind: oneOf(['move']), roll: nullable(roll), moves: spelled, written: oneOf(['moves', 'none', 'dance', 'unknown', 'illegal'] as const), ...cell }),
  double: fields<Kind<'double'>>({ kind: oneOf(['double']), value: integer(1, BIG), ...cell }),
  resign: fields<Kind<'resign'>>({ kind: oneOf(['resign']), points: nullable(integer(0, BIG)), ...cell }),
  ...Object.fromEntries(ANSWERS.map((kind) => [kind, reply(kind)])),
});
const game = fields<GameRecord>({
  number: integer(-BIG, BIG), points, actions: list(action, LONGEST.actions),
  result: nullable(fields<NonNullable<GameRecord['result']>>({ winner: player, points: integer(0, BIG) })),
});
const record = also(
  fields<MatchRecord>({
    version: oneOf([RECORD_VERSION] as const), game: oneOf(GAMES), preset: text(LONGEST.name), presetVersion: integer(1, BIG),
    players: pair(text(LONGEST.line)), length: integer(0, BIG), crawfordRule: bool, jacoby: bool, beavers: bool,
    games: list(game, LONGEST.games), headers: dictionary(text(LONGEST.line), 1000),
    notes: list(fields<RecordNote>({ flag: oneOf(FLAGS), line: integer(0, BIG), text: text(LONGEST.line) }), LONGEST.notes),
  }),
  (found) => PRESETS.some((preset) => preset.id === found.preset && preset.game === found.game),
);

const time = integer(0, LATEST);
const named = { id: when<string>((value) => typeof value === 'string' && isEntryId(value)), title: text(LONGEST.name), createdAt: time, updatedAt: time };

/** An entry as `entries.ts` describes it. */
export const entryChecker: Checker<StoredEntry> = variants<StoredEntry>('kind', {
  match: fields<StoredMatch>({
    ...named, kind: oneOf(['match']), record, source: fields<StoredMatch['source']>({ name: text(LONGEST.name), text: text(LONGEST.source) }),
    moves: list(list(nullable(analysis), LONGEST.actions), LONGEST.games),
    progress: fields<Progress>({
      done: integer(0, BIG), total: integer(0, BIG), plies: optional(plies), paused: optional(bool),
      pr: optional(pair(nullable(number(0, 10_000)))), cover: optional(nullable(situation)),
    }),
  }),
  position: fields<StoredPosition>({ ...named, kind: oneOf(['position']), situation, answer: nullable(answer) }),
});
