/** What a cube is worth depends on: stakes, score and the cube itself, seen by the side to roll. Plain data, so that it crosses a worker. */
import { CHECKERS } from './games.ts';
import { matchChance, metLength, type MatchEquityTable } from './met/table.ts';
import { DEFAULT_MET } from './met/known.ts';
import { OFF, swapSides, type Position } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import { otherPlayer, type Player, type Situation } from './situation.ts';
import { presetTerms, type Scoring } from './terms.ts';

/** Who may turn the cube; null = both, it stands in the middle. */
export type CubeHolder = 'own' | 'other' | null;

export interface MatchNeeds {
  /** Points that each side still needs. */
  readonly own: number;
  readonly other: number;
  /** This is the Crawford game. A side one point away in a game that is not has it behind. */
  readonly crawford: boolean;
}

export interface CubeConditions {
  readonly cube: { readonly value: number; readonly holder: CubeHolder };
  /** null = money play. */
  readonly match: MatchNeeds | null;
  /** Money play only: gammons count once a player has doubled; a double may be turned once more by the side that takes it. */
  readonly jacoby: boolean;
  readonly beavers: boolean;
  /** The highest the cube may be turned to; null = no limit. */
  readonly cap: number | null;
  /** Stakes of a gammon and a backgammon. */
  readonly gammon: number;
  readonly backgammon: number;
  readonly met: MatchEquityTable;
}

export const MONEY_CUBE: CubeConditions = {
  cube: { value: 1, holder: null }, match: null, jacoby: false, beavers: false, cap: null, gammon: 2, backgammon: 3, met: DEFAULT_MET,
};

/** Cube and score seen by the other side. */
export const cubeSeenByOther = ({ cube: { value, holder }, match }: Pick<CubeConditions, 'cube' | 'match'>): Pick<CubeConditions, 'cube' | 'match'> => ({
  cube: { value, holder: holder === null ? null : holder === 'own' ? 'other' : 'own' }, match: match && { own: match.other, other: match.own, crawford: match.crawford },
});

/** The same seen by the other side. */
export const seenByOther = (conditions: CubeConditions): CubeConditions => ({ ...conditions, ...cubeSeenByOther(conditions) });

/** What a situation may leave open. */
export interface CubeOptions {
  readonly met?: MatchEquityTable;
  readonly cap?: number | null;
  readonly scoring?: Scoring;
}

export interface CubeQuestion {
  /** Seen by the side that may double, or has. */
  readonly position: Position;
  readonly conditions: CubeConditions;
}

/**
 * The cube decision in a situation of short nard: may its side double, or, where a double waits for its answer, was it right to.
 * Errors: cube_no_decision {phase} (dice are thrown, the game is over, a beaver is answered), met_too_short {length, needed}.
 */
export function cubeQuestion(situation: Situation, options: CubeOptions = {}): Result<CubeQuestion> {
  const { position, turn } = situation;
  const isOver = position.mover[OFF] === CHECKERS || position.opponent[OFF] === CHECKERS;
  const phase = isOver ? 'over' : situation.phase;
  if (phase !== 'roll' && phase !== 'answer') return fail('cube_no_decision', { phase });
  const conditions = cubeConditions(situation, phase === 'answer' ? otherPlayer(turn) : turn, options);
  return conditions.ok ? ok({ position: phase === 'answer' ? swapSides(position) : position, conditions: conditions.value }) : conditions;
}

/** What the cube depends on in a situation, seen by a player. Errors: met_too_short {length, needed}. */
export function cubeConditions({ cube, score }: Situation, own: Player, { met = DEFAULT_MET, cap = null, scoring = presetTerms('short', '').scoring }: CubeOptions = {}): Result<CubeConditions> {
  const needs = [score.length - score.points[own], score.length - score.points[otherPlayer(own)]] as const;
  // A last throw of long nard shares half points; short nard's are whole.
  const match = score.length > 0 ? { own: Math.ceil(needs[0]), other: Math.ceil(needs[1]), crawford: score.crawford } : null;
  if (match && Math.max(match.own, match.other) > metLength(met)) return fail('met_too_short', { length: metLength(met), needed: Math.max(match.own, match.other) });
  return ok({
    cube: { value: cube.value, holder: cube.owner === null ? null : cube.owner === own ? 'own' : 'other' },
    match, jacoby: !match && score.jacoby, beavers: !match && score.beavers, cap: score.cap ?? cap,
    gammon: scoring.gammon, backgammon: score.backgammon ?? scoring.backgammon?.value ?? scoring.gammon, met,
  });
}

/** What a play of short nard is made for; absent in long nard, and at a score beyond the table of match equities: there plays are valued for money without the cube. */
export function playConditions(situation: Situation, options: CubeOptions = {}): CubeConditions | undefined {
  if (situation.position.game !== 'short') return undefined;
  const conditions = cubeConditions(situation, situation.turn, options);
  return conditions.ok ? conditions.value : undefined;
}

/** The chance to win the match once the side to roll (or the other) has won so many points with this game. */
export function chanceAfter({ own, other, crawford }: MatchNeeds, met: MatchEquityTable, winner: 'own' | 'other', points: number): number {
  const after = crawford || own === 1 || other === 1;
  return winner === 'own' ? matchChance(met, own - points, other, after) : matchChance(met, own, other - points, after);
}

/**
 * Utility of points won by a side, for that side: points in money play, 2 × match-winning chance − 1 in a match. Losing them is worth
 * as much less than nothing to the other side.
 */
export function gainOf({ match, met }: Pick<CubeConditions, 'match' | 'met'>, winner: 'own' | 'other', points: number): number {
  if (!match) return points;
  const chance = chanceAfter(match, met, winner, points);
  return winner === 'own' ? 2 * chance - 1 : 1 - 2 * chance;
}

/** Chances of a side by how the game ends; a gammon's include backgammons. */
interface EndChances {
  readonly win: number;
  readonly winGammon: number;
  readonly winBackgammon: number;
  readonly loseGammon: number;
  readonly loseBackgammon: number;
}

/** Utility of chances when nobody turns the cube any more. `gain`: as `gainOf`. */
export function restingUtility(p: EndChances, { cube: { value }, gammon, backgammon }: Pick<CubeConditions, 'cube' | 'gammon' | 'backgammon'>, gain: (winner: 'own' | 'other', points: number) => number): number {
  const [win, winGammon, winBackgammon] = [value, value * gammon, value * backgammon].map((points) => gain('own', points)) as [number, number, number];
  const [loss, loseGammon, loseBackgammon] = [value, value * gammon, value * backgammon].map((points) => gain('other', points)) as [number, number, number];
  return (p.win - p.winGammon) * win + (p.winGammon - p.winBackgammon) * winGammon + p.winBackgammon * winBackgammon
    - (1 - p.win - p.loseGammon) * loss - (p.loseGammon - p.loseBackgammon) * loseGammon - p.loseBackgammon * loseBackgammon;
}

/** From a utility at a score (money: points of the whole stake) to equity in stakes of the cube as it is: a plain win is 1, a plain loss −1. */
export function emgOf(utility: number, conditions: Pick<CubeConditions, 'match' | 'met' | 'cube'>): number {
  const { value } = conditions.cube;
  if (!conditions.match) return utility / value;
  const win = gainOf(conditions, 'own', value), loss = gainOf(conditions, 'other', value);
  return (2 * utility - win + loss) / (win + loss);
}

/** Match-winning chance of a utility in a match. */
export const mwcOf = (utility: number): number => (utility + 1) / 2;

/** Why a side does not turn the cube: it may not, or its win with the cube as it is wins the match already. */
export const NO_CUBE_REASONS = ['crawford', 'other_owns', 'cap', 'wins_match'] as const;
export type NoCubeReason = (typeof NO_CUBE_REASONS)[number];

/** Why turning a cube of this value cannot help a side; null = it may. */
function whyCubeRests({ match, cap }: Pick<CubeConditions, 'match' | 'cap'>, side: 'own' | 'other', value: number): NoCubeReason | null {
  if (match?.crawford) return 'crawford';
  if (value * 2 > (cap ?? Infinity)) return 'cap';
  return match && value >= match[side] ? 'wins_match' : null;
}

/** Whether turning the cube may help a side: it is not at rest, the cap allows it, and its value does not win the match already. */
export const isCubeAlive = (conditions: Pick<CubeConditions, 'match' | 'cap'>, side: 'own' | 'other', value: number): boolean => whyCubeRests(conditions, side, value) === null;

/** Why the side to roll has no cube decision; null = it has one. */
export const whyNoDouble = (conditions: Pick<CubeConditions, 'match' | 'cap' | 'cube'>): NoCubeReason | null =>
  (conditions.cube.holder === 'other' ? 'other_owns' : whyCubeRests(conditions, 'own', conditions.cube.value));

/** Whether the side to roll may double and could gain by it. */
export const mayDouble = (conditions: CubeConditions): boolean => whyNoDouble(conditions) === null;

/** One side needs a single point and this is not the Crawford game: that is behind, or is taken to be. */
export const isAfterCrawford = ({ own, other, crawford }: MatchNeeds): boolean => !crawford && (own === 1) !== (other === 1);

/** Taken as after the Crawford game, though score and cube would allow that it is that game: people ought to be told. */
export const couldBeCrawford = ({ match, cube }: Pick<CubeConditions, 'match' | 'cube'>): boolean => match !== null && isAfterCrawford(match) && cube.value === 1 && cube.holder === null;

/** Whether the side that takes may turn the cube once more at once. */
export const mayBeaver = (conditions: CubeConditions): boolean =>
  mayDouble(conditions) && conditions.beavers && !conditions.match && isCubeAlive(conditions, 'other', 2 * conditions.cube.value);

/** Utility of the side to roll when both sides do what is best at the cube: by what it is worth not to double, and doubled and taken. */
export function withBestAction({ noDouble, doubleTake }: { readonly noDouble: number; readonly doubleTake: number }, conditions: CubeConditions): number {
  if (!mayDouble(conditions)) return noDouble;
  const taken = doubleTake < 0 && mayBeaver(conditions) ? 2 * doubleTake : doubleTake;
  return Math.max(noDouble, Math.min(taken, gainOf(conditions, 'own', conditions.cube.value)));
}
