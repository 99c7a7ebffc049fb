/** What `nardscope rollout` is asked about: a position, or plays side by side. */
import { cubeConditions, cubeQuestion, mayDouble } from '../src/core/cube-conditions.ts';
import { parseRoll, ROLLS, type Roll } from '../src/core/dice.ts';
import type { Game } from '../src/core/games.ts';
import { makePlay, parsePlay } from '../src/core/play.ts';
import type { Position } from '../src/core/position.ts';
import { rulesOf } from '../src/core/presets.ts';
import { ok, type Result } from '../src/core/result.ts';
import type { LegalPlay, RuleBook } from '../src/core/rule-book.ts';
import { otherPlayer, situationOf, type Situation } from '../src/core/situation.ts';
import { presetTerms } from '../src/core/terms.ts';
import type { Conditions, Engine } from '../src/engine/protocol.ts';
import { cubefulOf, cubeSubjects } from '../src/engine/rollout/cubeful.ts';
import { MAX_SUBJECTS, playSubject, positionSubject, type Cubeful, type RolloutSubject } from '../src/engine/rollout/task.ts';
import { parseGnubgId } from '../src/formats/gnubg-id.ts';
import { parseLongId } from '../src/formats/long-id.ts';
import { parsePositionId } from '../src/formats/position-id.ts';
import { parseXgid } from '../src/formats/xgid.ts';
import { texts } from '../src/i18n/index.ts';
import { readRuleBook } from './assets.ts';
import { askCube, type CubeValues } from './cube-options.ts';
import { Failure } from './failure.ts';
import { readTerms } from './terms.ts';

export interface Asked extends CubeValues {
  /** With the cube, decided at this depth; null = without. */
  readonly cubePlies: Cubeful['plies'] | null;
  /** The cube decision itself. */
  readonly cube: boolean;
  readonly id?: string;
  readonly 'match-id'?: string;
  readonly xgid?: string;
  readonly game?: string;
  readonly preset?: string;
  readonly rules?: string;
  readonly dice?: string;
  readonly plays?: string;
  /** How many of the best plays of a roll, when none is named. */
  readonly best: number;
}

export interface Question {
  readonly game: Game;
  readonly conditions: Conditions;
  readonly cubeful?: Cubeful;
  readonly subjects: readonly RolloutSubject[];
}

function accept<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Failure(texts().errors[result.error.code](result.error.facts));
}

/** A bare position ID has no dice. */
const readShort = (id: string): Result<Situation> => {
  if (id.includes(':')) return parseGnubgId(id);
  const position = parsePositionId(id);
  return position.ok ? ok(situationOf(position.value)) : position;
};

function readSituation({ id, 'match-id': matchId, xgid }: Asked, game: Game): Situation {
  const has = matchId !== undefined;
  if (has && (xgid !== undefined || game === 'long' || id?.includes(':'))) throw new Failure(texts().cli.unexpected({ text: '--match-id' }));
  if (xgid !== undefined) return accept(parseXgid(xgid));
  if (id === undefined) throw new Failure(texts().cli.missing({ what: '--id ID' }));
  return accept(game === 'long' ? parseLongId(id) : readShort(has ? `${id}:${matchId}` : id));
}

/** A position, or its cube decision; after a double its position is the doubler's. */
async function readTurn(asked: Asked, cubePlies: Cubeful['plies'], situation: Situation): Promise<Pick<Question, 'cubeful' | 'subjects'>> {
  const { position, conditions } = await askCube(situation, asked, cubeQuestion);
  if (asked.cube && !mayDouble(conditions)) throw new Failure(texts().cube.screen.noCube);
  const cubeful = cubefulOf(conditions, cubePlies);
  return { cubeful, subjects: asked.cube ? cubeSubjects(position) : [positionSubject(position)] };
}

/** Rules and scoring: what the command says goes before what the ID says. */
function readConditions(asked: Asked, { preset }: Situation, game: Game): Conditions {
  if (game === 'short') return {};
  if (asked.preset !== undefined) return { rules: readTerms(asked).rules, scoring: presetTerms('long', asked.preset).scoring };
  if (asked.rules !== undefined) return { rules: readTerms(asked).rules };
  return preset ? { rules: rulesOf(preset), scoring: presetTerms('long', preset.id).scoring } : {};
}

/** `"8/5 6/5; 24/23 13/10"`: without a roll, that of the first by which they are all legal. */
function findPlays(ruleBook: RuleBook, position: Position, roll: Roll | null, text: string): LegalPlay[] {
  const spelled = text.split(';').map((each) => each.trim()).filter(Boolean);
  const moves = spelled.map((each) => accept(parsePlay(each)));
  const rolls = roll ? [roll] : ROLLS.map((each) => each.roll);
  const found = rolls.map((each) => moves.map((play) => ruleBook.find(position, each, play)));
  const legal = found.find((plays) => plays.every((play) => play !== null));
  if (legal && legal.length > 0 && legal.length <= MAX_SUBJECTS) return legal as LegalPlay[];
  const at = Math.max(0, found[0]!.findIndex((play) => play === null));
  throw new Failure(texts().rollout.illegal({ play: spelled[at] ?? text }));
}

/** The best plays by one ply. */
async function bestPlays(engine: Engine, position: Position, roll: Roll, conditions: Conditions, count: number): Promise<LegalPlay[]> {
  const { candidates } = await engine.rank({ position, roll, plies: 1, ...conditions });
  return candidates.slice(0, count);
}

export async function readQuestion(asked: Asked, engine: Engine): Promise<Question> {
  const { game } = readTerms({ game: asked.xgid === undefined ? asked.game : 'short', preset: asked.preset, rules: asked.rules });
  const situation = readSituation(asked, game);
  const { position } = situation;
  const conditions = readConditions(asked, situation, game);
  const roll = asked.dice === undefined ? situation.roll : accept(parseRoll(asked.dice));
  const { cubePlies } = asked;
  if (cubePlies !== null && game === 'long') throw new Failure(texts().cli.unexpected({ text: asked.cube ? '--cube' : '--cubeful' }));
  if (asked.cube && asked.plays !== undefined) throw new Failure(texts().cli.unexpected({ text: '--plays' }));
  if (asked.cube && asked.dice !== undefined) throw new Failure(texts().cli.unexpected({ text: '--dice' }));
  if (cubePlies !== null && (asked.cube || (!roll && asked.plays === undefined))) return { game, conditions, ...(await readTurn(asked, cubePlies, situation)) };
  if (!roll && asked.plays === undefined) return { game, conditions, subjects: [positionSubject(position)] };
  const plays = asked.plays === undefined
    ? await bestPlays(engine, position, roll!, conditions, asked.best)
    : findPlays(await readRuleBook(conditions.rules), position, roll, asked.plays);
  if (plays.length === 0) throw new Failure(texts().rollout.noPlay);
  // After a play the other side is to roll, and it is that side which may double.
  const rolls = cubePlies === null ? null : await askCube(situation, asked, (each, options) => cubeConditions(each, otherPlayer(each.turn), options));
  return { game, conditions, ...(rolls && { cubeful: cubefulOf(rolls, cubePlies!) }), subjects: plays.map(({ result, play }) => playSubject(result, makePlay(play))) };
}
