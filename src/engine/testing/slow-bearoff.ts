/** Bearing off, and coming home before it, a second time, for tests only: plain recursion over a side's counts, in doubles. */

/** Counts of points 1..6, or of more: 1..7 and so on. */
export type Home = readonly number[];

const DICE = [1, 2, 3, 4, 5, 6];
/** The rolls and how likely each is. */
const ROLLS = DICE.flatMap((a) => DICE.filter((b) => b <= a).map((b) => ({ roll: [a, b] as const, chance: (a === b ? 1 : 2) / 36 })));

function afterDie(home: Home, die: number): Home[] {
  const highest = home.findLastIndex((n) => n > 0) + 1;
  return home.flatMap((n, i) => {
    const point = i + 1;
    if (n === 0 || (point <= die && (highest > 6 || (point < die && point !== highest)))) return [];
    const after = home.map((m, j) => m - (j === i ? 1 : 0) + (j === i - die ? 1 : 0));
    return [after];
  });
}

/** Every arrangement a roll can lead to: dice are played on while a checker is left. */
export function homePlays(home: Home, [a, b]: readonly [number, number]): Home[] {
  const orders = a === b ? [[a, a, a, a]] : [[a, b], [b, a]];
  const ends = new Map<string, Home>();
  for (const order of orders) {
    let boards: Home[] = [home];
    for (const die of order) {
      const next = new Map(boards.flatMap((board) => (isEmpty(board) ? [board] : afterDie(board, die))).map((board) => [board.join(), board]));
      boards = [...next.values()];
    }
    for (const board of boards) ends.set(board.join(), board);
  }
  return [...ends.values()];
}

export const isEmpty = (home: Home): boolean => home.every((n) => n === 0);
const total = (home: Home): number => home.reduce((sum, n) => sum + n, 0);

interface Rolls {
  readonly mean: number;
  /** Chance of exactly so many rolls. */
  readonly chances: readonly number[];
}

/** Rolls until `isDone` when played for the fewest on average. */
function createCounter(isDone: (home: Home) => boolean): (home: Home) => Rolls {
  const known = new Map<string, Rolls>();
  const count = (home: Home): Rolls => {
    const key = home.join();
    const found = known.get(key);
    if (found) return found;
    const chances: number[] = [0];
    let mean = 1;
    if (isDone(home)) return { mean: 0, chances: [1] };
    for (const { roll, chance } of ROLLS) {
      const best = homePlays(home, roll).map(count).reduce((least, each) => (each.mean < least.mean ? each : least));
      mean += best.mean * chance;
      best.chances.forEach((exactly, rolls) => (chances[rolls + 1] = (chances[rolls + 1] ?? 0) + exactly * chance));
    }
    known.set(key, { mean, chances });
    return { mean, chances };
  };
  return count;
}

export const rollsToAll = createCounter(isEmpty);
export const rollsToFirst = createCounter((home) => total(home) < 15);

/** Chance that the side to roll wins when both play to win. */
const wins = new Map<string, number>();
export function winChance(mine: Home, theirs: Home): number {
  const key = `${mine.join()}/${theirs.join()}`;
  const found = wins.get(key);
  if (found !== undefined) return found;
  const chance = ROLLS.reduce((sum, { roll, chance: weight }) => sum + weight * Math.max(...homePlays(mine, roll).map((after) => (isEmpty(after) ? 1 : 1 - winChance(theirs, after)))), 0);
  wins.set(key, chance);
  return chance;
}

/** All arrangements of exactly `count` checkers on points 1..`points`. */
export function arrangements(count: number, points = 6): Home[] {
  if (points === 0) return count === 0 ? [[]] : [];
  return Array.from({ length: count + 1 }, (_, n) => n)
    .flatMap((n) => arrangements(count - n, points - 1).map((rest) => [...rest, n]));
}

/** Plays of each of the rolls, those for the fewest rolls on average first. */
const sorted = new Map<string, readonly { readonly plays: readonly Home[]; readonly chance: number }[]>();
function sortedPlays(home: Home): NonNullable<ReturnType<typeof sorted.get>> {
  const known = sorted.get(home.join()) ?? ROLLS.map(({ roll, chance }) => ({ plays: homePlays(home, roll).sort((a, b) => rollsToAll(a).mean - rollsToAll(b).mean), chance }));
  sorted.set(home.join(), known);
  return known;
}

/** What a game with a last throw is worth to the side to roll, a draw being half a win, by who chooses a play; few checkers, so that nobody loses a gammon. */
function createLastThrow(choose: (plays: readonly Home[], worth: (after: Home) => number) => number): (mine: Home, theirs: Home, rollerBegan: boolean) => number {
  const known = new Map<string, number>();
  const value = (mine: Home, theirs: Home, rollerBegan: boolean): number => {
    if (isEmpty(mine)) return isEmpty(theirs) ? 0.5 : 1;
    // The other side is done: only the starter's win leaves a throw.
    if (isEmpty(theirs)) return rollerBegan ? 0 : 0.5 * sortedPlays(mine).reduce((sum, { plays, chance }) => sum + (plays.some(isEmpty) ? chance : 0), 0);
    const key = `${mine.join()}/${theirs.join()}/${rollerBegan}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const worth = sortedPlays(mine).reduce((sum, { plays, chance }) => sum + chance * choose(plays, (after) => 1 - value(theirs, after, !rollerBegan)), 0);
    known.set(key, worth);
    return worth;
  };
  return value;
}

/** Both sides play to win. */
export const lastThrowBest = createLastThrow((plays, worth) => Math.max(...plays.map(worth)));
/** Both sides play for the fewest rolls on average, as the table takes it. */
export const lastThrowByRolls = createLastThrow(([first], worth) => worth(first!));
