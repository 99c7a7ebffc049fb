/** What `nardscope rollout` is asked about: a position, or plays side by side. */
import { cubeConditions, cubeQuestion, mayDouble } from '../src/core/cube-conditions.ts';
import { parseRoll, type Roll } from '../src/core/dice.ts';
import type { Game } from '../src/core/games.ts';
import { makePlay } from '../src/core/play.ts';
import type { Position } from '../src/core/position.ts';
import { rulesOf } from '../src/core/presets.ts';
import type { LegalPlay } from '../src/core/rule-book.ts';
import { isGameOver } from '../src/core/scoring.ts';
import { otherPlayer, type Situation } from '../src/core/situation.ts';
import { presetTerms } from '../src/core/terms.ts';
import type { Conditions, Engine } from '../src/engine/protocol.ts';
import { cubefulOf, cubeSubjects } from '../src/engine/rollout/cubeful.ts';
import { MAX_SUBJECTS, playSubject, positionSubject, type Cubeful, type RolloutSubject } from '../src/engine/rollout/task.ts';
import { parseLongId } from '../src/formats/long-id.ts';
import { noCubeText } from '../src/i18n/cube-words.ts';
import { texts } from '../src/i18n/index.ts';
import { readRuleBook } from './assets.ts';
import { withBeginner } from './beginner.ts';
import { askCube, tellCrawford, type CubeValues } from './cube-options.ts';
import { Failure, unwrapped } from './failure.ts';
import { findPlays } from './named-plays.ts';
import { excludes, needsOption, readCount } from './options.ts';
import { idMissing, readDrawnBoard, readShortSituation, type SituationValues } from './short-situation.ts';
import { readTerms, type TermsValues } from './terms.ts';

export interface Asked extends CubeValues, SituationValues, TermsValues {
  /** With the cube, decided at this depth; null = without. */
  readonly cubePlies: Cubeful['plies'] | null;
  /** The cube decision itself. */
  readonly cube: boolean;
  /** Who began the game: the side to throw or the other. */
  readonly began?: string;
  readonly dice?: string;
  readonly plays?: string;
  /** How many of the best plays of a roll, when none is named. */
  readonly best?: string;
}

export interface Question {
  readonly game: Game;
  readonly conditions: Conditions;
  readonly cubeful?: Cubeful;
  readonly subjects: readonly RolloutSubject[];
}

/** What lets a rollout ask about a cube. */
export const CUBE_NEEDED = '--cubeful / --cube';

const ofShort = (option: string): Failure => new Failure(texts().cli.ofShort({ option }));

function readSituation(asked: Asked, game: Game): Situation {
  if (game === 'short') return readShortSituation(asked);
  if (asked.xgid !== undefined) throw ofShort('--xgid');
  if (asked.id === undefined) throw idMissing();
  if (asked['match-id'] !== undefined) throw ofShort('--match-id');
  return readDrawnBoard(asked.id, 'long') ?? unwrapped(parseLongId(asked.id));
}

/** What would say nothing in this question, or says what cannot be together. */
function refuseOthers({ cubePlies, cube, plays, dice, best, 'match-id': matchId }: Asked, game: Game, situation: Situation): void {
  if (cubePlies !== null && game === 'long') throw ofShort(cube ? '--cube' : '--cubeful');
  const after = plays !== undefined ? '--plays' : dice !== undefined ? '--dice' : null;
  if (cube && after) throw new Failure(texts().cli.beforeThrow({ option: after }));
  if (best !== undefined && plays !== undefined) throw excludes('--best', '--plays');
  if (best !== undefined && (cube || (dice === undefined && !situation.roll))) throw needsOption('--best', '--dice');
  // Without a cube a match ID says its dice alone.
  if (matchId !== undefined && cubePlies === null && (dice !== undefined || !situation.roll)) throw needsOption('--match-id', CUBE_NEEDED);
}

/** A position, or its cube decision; after a double its position is the doubler's. */
async function readTurn(asked: Asked, cubePlies: Cubeful['plies'], situation: Situation): Promise<Pick<Question, 'cubeful' | 'subjects'>> {
  const { position, conditions } = await askCube(situation, asked, cubeQuestion);
  if (asked.cube && !mayDouble(conditions)) throw new Failure(noCubeText(conditions, texts()));
  tellCrawford(conditions);
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

/** The best plays by one ply. */
async function bestPlays(engine: Engine, position: Position, roll: Roll, conditions: Conditions, count: number): Promise<LegalPlay[]> {
  const { candidates } = await engine.rank({ position, roll, plies: 1, ...conditions });
  return candidates.slice(0, count);
}

/** Plays looked at where nobody says how many. */
const USUAL_BEST = 5;

export async function readQuestion(asked: Asked, engine: Engine): Promise<Question> {
  const { game } = readTerms(asked);
  const situation = readSituation(asked, game);
  const conditions = readConditions(asked, situation, game);
  const position = withBeginner(situation.position, asked.began, conditions.scoring, '--preset classic_uzun');
  const roll = asked.dice === undefined ? situation.roll : unwrapped(parseRoll(asked.dice));
  const { cubePlies } = asked;
  const best = asked.best === undefined ? USUAL_BEST : readCount('--best', asked.best, 1, MAX_SUBJECTS);
  refuseOthers(asked, game, situation);
  if (cubePlies !== null && (asked.cube || (!roll && asked.plays === undefined))) return { game, conditions, ...(await readTurn(asked, cubePlies, situation)) };
  if (!roll && asked.plays === undefined) return { game, conditions, subjects: [positionSubject(position)] };
  if (isGameOver(position, conditions.scoring ?? presetTerms(game, '').scoring)) throw new Failure(texts().cli.rollout.noPlay);
  const plays = asked.plays === undefined
    ? await bestPlays(engine, position, roll!, conditions, best)
    : findPlays(await readRuleBook(conditions.rules), position, roll, asked.plays);
  if (plays.length === 0) throw new Failure(texts().cli.rollout.noPlay);
  // After a play the other side is to roll, and it is that side which may double.
  const rolls = cubePlies === null ? null : await askCube(situation, asked, (each, options) => cubeConditions(each, otherPlayer(each.turn), options));
  if (rolls) tellCrawford(rolls);
  return { game, conditions, ...(rolls && { cubeful: cubefulOf(rolls, cubePlies!) }), subjects: plays.map(({ result, play }) => playSubject(result, makePlay(play))) };
}
