/** What a stored entry may look like when it comes from a file: types, ranges and sizes; positions must be possible. */
import type { CubeAnalysis } from '../analysis/cube/analyse-cubes.ts';
import { equities } from '../analysis/cube/check-cube.ts';
import { CUBE_ERRORS, type CubeDecision, type CubeJudgement } from '../analysis/cube/cube-decision.ts';
import { MOST_BELOW } from '../analysis/below.ts';
import type { MoveAnalysis } from '../analysis/match-analysis.ts';
import { CUBE_ACTIONS, CUBE_REPLIES, type CubeVerdict } from '../core/cube-verdict.ts';
import { CHECKERS, GAMES } from '../core/games.ts';
import type { Step } from '../core/play.ts';
import { BAR, BEGINNERS, makePosition, OFF, SLOTS, total, type Position, type Setup } from '../core/position.ts';
import { isKnownPreset } from '../core/presets.ts';
import { PHASES, type Cube, type MatchScore, type Situation } from '../core/situation.ts';
import { by, equity, evaluator, loss, plies, probabilities } from '../engine/check-answers.ts';
import { MAX_PLIES, type Candidate, type RankAnswer } from '../engine/protocol.ts';
import { LONGEST as LONGEST_RECORD, player, points, presetRef, recordChecker, roll } from '../core/check-record.ts';
import { also, bool, fields, integer, list, nullable, number, oneOf, optional, pair, text, time, variants, when, type Checker } from '../core/check.ts';
import type { Depth, Progress, StoredEntry, StoredMatch, StoredPosition } from './entries.ts';
import { isEntryId } from './entry-id.ts';
import { remarkFields, remarksChecker } from './remark.ts';

/** Far above what any match holds, low enough that a malicious file stays bounded. */
const LONGEST = { ...LONGEST_RECORD, source: 16_000_000, candidates: 5000, steps: 8 };
const BIG = 2 ** 30;

const chance = number(0, 1);

const setup = fields<Setup>({ game: oneOf(GAMES), mover: list(integer(0, 15), SLOTS, SLOTS), opponent: list(integer(0, 15), SLOTS, SLOTS), first: optional(fields<NonNullable<Setup['first']>>({ mover: bool, opponent: bool })), began: optional(oneOf(BEGINNERS)) });
const position = also(setup, (found) => makePosition(found).ok) as Checker<Position>;
/** A play of a last throw may leave nothing on the board. */
const result = also(setup, (found) => makePosition(found).ok || isDrawn(found)) as Checker<Position>;
const isDrawn = ({ game, mover, opponent }: Setup): boolean => game === 'long' && [mover, opponent].every((counts) => counts[OFF] === CHECKERS && total(counts) === CHECKERS);

const cube = fields<Cube>({ value: integer(1, BIG), owner: nullable(player) });
const score = fields<MatchScore>({ length: integer(0, BIG), points, crawford: bool, jacoby: bool, beavers: bool, cap: optional(integer(1, BIG)), backgammon: optional(oneOf([2] as const)) });
const situation = also(
  fields<Situation>({ position, turn: player, phase: oneOf(PHASES), roll: nullable(roll), cube, score, preset: optional(presetRef) }),
  (found) => (found.phase === 'play') === (found.roll !== null),
);

const slot = integer(0, BAR);
const play = list(fields<Step>({ from: slot, to: slot, hit: bool }), LONGEST.steps);
const candidates = list(
  fields<Candidate>({ play, result, probabilities, equity, cubeless: optional(equity), mwc: optional(chance), plies, by }),
  LONGEST.candidates,
);
const answer = fields<RankAnswer>({ evaluator, candidates, partial: optional(oneOf([true] as const)) });
const moveFields = { evaluator, candidates, played: integer(-1, LONGEST.candidates), loss: nullable(loss), lossMwc: optional(nullable(chance)), luck: nullable(equity) };
const isInList = ({ played, candidates: { length } }: MoveAnalysis): boolean => played < length;
const below = also(fields<Omit<MoveAnalysis, 'below'>>(moveFields), isInList);
const analysis = also(fields<MoveAnalysis>({ ...moveFields, below: optional(list(below, MOST_BELOW)) }), isInList);

const verdict = fields<CubeVerdict>({ action: oneOf(CUBE_ACTIONS), reply: nullable(oneOf(CUBE_REPLIES)), redouble: bool, optional: bool });
const cubeFields = {
  evaluator, probabilities, decision: fields<CubeDecision>({ verdict, emg: equities, mwc: nullable(equities) }), choice: oneOf(['no_double', 'double', ...CUBE_REPLIES] as const),
  judgement: fields<CubeJudgement>({ error: nullable(oneOf(CUBE_ERRORS)), loss, lossMwc: nullable(chance) }), close: bool,
};
const cubeAnalysis = fields<CubeAnalysis>({ ...cubeFields, below: optional(list(fields<Omit<CubeAnalysis, 'below'>>(cubeFields), MOST_BELOW)) });

const record = also(recordChecker, (found) => isKnownPreset(found.game, { id: found.preset, version: found.presetVersion, rules: found.rules }));

const named = { id: when<string>((value) => typeof value === 'string' && isEntryId(value)), title: text(LONGEST.name), createdAt: time, updatedAt: time, ...remarkFields };

/** An entry as `entries.ts` describes it. */
export const entryChecker: Checker<StoredEntry> = variants<StoredEntry>('kind', {
  match: fields<StoredMatch>({
    ...named, kind: oneOf(['match']), record, source: fields<StoredMatch['source']>({ name: text(LONGEST.name), text: text(LONGEST.source) }),
    moves: list(list(nullable(analysis), LONGEST.actions), LONGEST.games),
    cubes: optional(list(list(nullable(cubeAnalysis), LONGEST.actions), LONGEST.games)),
    progress: fields<Progress>({
      done: integer(0, BIG), total: integer(0, BIG), cubes: optional(fields<NonNullable<Progress['cubes']>>({ done: integer(0, BIG), total: integer(0, BIG) })), plies: optional(plies), paused: optional(bool),
      pr: optional(pair(nullable(number(0, 10_000)))), cover: optional(nullable(situation)),
      depths: optional(list(fields<Depth>({ plies, count: integer(0, BIG) }), MAX_PLIES + 1)),
    }),
    remarks: remarksChecker,
  }),
  position: fields<StoredPosition>({ ...named, kind: oneOf(['position']), situation, answer: nullable(answer), below: optional(list(answer, MOST_BELOW)) }),
});
