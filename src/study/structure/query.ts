/**
 * A question to positions: what must stand where. As text, for the shell and to keep: conditions with semicolons between, such as
 * `own each 7,8 2+; other any 20-22 2+; own sum 1-6 0; either; game short`.
 */
import { GAMES, type Game } from '../../core/games.ts';
import { BAR, facing, OFF, type Setup } from '../../core/position.ts';

/** The side to roll, and the one that is not. */
export const QUERY_SIDES = ['own', 'other'] as const;
export type QuerySide = (typeof QUERY_SIDES)[number];
/** The numbers hold on each of the points, on any one of them, or for all their checkers together. */
export const HOWS = ['each', 'any', 'sum'] as const;
export type How = (typeof HOWS)[number];

export const MOST_CHECKERS = 15;
const MOST_CONDITIONS = 40;

export interface Condition {
  readonly side: QuerySide;
  readonly how: How;
  /** As the side to roll counts them, also for the checkers of the other side; 25 and 0 are the bar and what is off of the side named. Rising, each once. */
  readonly points: readonly number[];
  readonly least: number;
  readonly most: number;
}

export interface StructureQuery {
  /** null = both games. */
  readonly game: Game | null;
  readonly conditions: readonly Condition[];
  /** Also positions that fit when the sides change places. */
  readonly either: boolean;
}

export const ANY_POSITION: StructureQuery = { game: null, conditions: [], either: false };

const rising = (points: Iterable<number>): readonly number[] => [...new Set(points)].sort((a, b) => a - b);

/** `4,5, 18-24`; null when it is no list of points. */
export function parsePoints(text: string): readonly number[] | null {
  const points: number[] = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const found = /^(\d{1,2})(?:[-–](\d{1,2}))?$/.exec(word);
    if (!found) return null;
    const from = Number(found[1]), to = Number(found[2] ?? found[1]);
    if (from > BAR || to > BAR) return null;
    for (let point = Math.min(from, to); point <= Math.max(from, to); point++) points.push(point);
  }
  return points.length === 0 ? null : rising(points);
}

/** Rows of three points and more as `18-24`. */
export function makePoints(points: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < points.length;) {
    let end = at;
    while (points[end + 1] === points[end]! + 1) end++;
    parts.push(end - at >= 2 ? `${points[at]}-${points[end]}` : points.slice(at, end + 1).join(','));
    at = end + 1;
  }
  return parts.join(',');
}

function parseCount(text: string): Pick<Condition, 'least' | 'most'> | null {
  const found = /^(\d{1,2})(\+|-(\d{1,2}))?$/.exec(text);
  if (!found) return null;
  const least = Number(found[1]), most = found[2] === '+' ? MOST_CHECKERS : Number(found[3] ?? found[1]);
  return least <= most && most <= MOST_CHECKERS ? { least, most } : null;
}

const makeCount = ({ least, most }: Condition): string => (most === MOST_CHECKERS && least < most ? `${least}+` : least === most ? `${least}` : `${least}-${most}`);

function parseCondition(text: string): Condition | null {
  const found = /^(\w+)\s+(\w+)\s+([\d\s,–-]+?)\s+(\d{1,2}(?:\+|-\d{1,2})?)$/.exec(text);
  if (!found) return null;
  const side = QUERY_SIDES.find((each) => each === found[1]), how = HOWS.find((each) => each === found[2]);
  const points = parsePoints(found[3]!), count = parseCount(found[4]!);
  return side && how && points && count ? { side, how, points, ...count } : null;
}

/** The query with one more part of its text; null = the part is none of it. */
export function parsePart(part: string, query: StructureQuery): StructureQuery | null {
  if (part === 'either') return { ...query, either: true };
  const game = GAMES.find((each) => part === `game ${each}`);
  if (game) return { ...query, game };
  const condition = parseCondition(part);
  return condition && query.conditions.length < MOST_CONDITIONS ? { ...query, conditions: [...query.conditions, condition] } : null;
}

export const makeQuery = ({ game, conditions, either }: StructureQuery): string =>
  [...conditions.map((each) => `${each.side} ${each.how} ${makePoints(each.points)} ${makeCount(each)}`), ...(either ? ['either'] : []), ...(game ? [`game ${game}`] : [])].join('; ');

/** What the other side calls a point; the bar and what is off are each side's own. */
export const otherAt = (game: Game, point: number): number => (point === OFF || point === BAR ? point : facing(game, point));

/** Checkers of a side on a point as the side to roll counts it. */
function countAt({ game, mover, opponent }: Setup, side: QuerySide, point: number): number {
  return side === 'own' ? mover[point]! : opponent[otherAt(game, point)]!;
}

function holds(setup: Setup, { side, how, points, least, most }: Condition): boolean {
  const isWithin = (count: number): boolean => count >= least && count <= most;
  const counts = points.map((point) => countAt(setup, side, point));
  if (how === 'sum') return isWithin(counts.reduce((sum, count) => sum + count, 0));
  return how === 'each' ? counts.every(isWithin) : counts.some(isWithin);
}

/** Whether one position fits: what the index says of many at once. */
export function isMatch(setup: Setup, { game, conditions, either }: StructureQuery): boolean {
  if (game !== null && setup.game !== game) return false;
  const fits = (seen: Setup): boolean => conditions.every((condition) => holds(seen, condition));
  return fits(setup) || (either && fits({ ...setup, mover: setup.opponent, opponent: setup.mover }));
}
