/** A match equity table: the chance to win a match between equal players, by the points each still needs. */
import { fail, ok, type Result } from '../result.ts';

export interface MatchEquityTable {
  /** Of a table that comes with Nardscope; of an imported one, made of its numbers. */
  readonly id: string;
  readonly name: string;
  /** `pre[i][j]`: of a side that needs i + 1 points against one that needs j + 1, before the Crawford game or in it. */
  readonly pre: readonly (readonly number[])[];
  /** `post[k]`: of the side behind, which needs k + 1 points against 1, after the Crawford game. */
  readonly post: readonly number[];
}

type Name = Pick<MatchEquityTable, 'id' | 'name'>;

/** A table from the chances above its diagonal: row i holds those of a side that needs i + 1 points against i + 2, i + 3 … */
export function metFromTriangle({ id, name }: Name, above: readonly (readonly number[])[], post: readonly number[]): MatchEquityTable {
  const length = above.length + 1;
  const chance = (own: number, other: number): number => {
    if (own === other) return 0.5;
    return own < other ? above[own]![other - own - 1]! : 1 - above[other]![own - other - 1]!;
  };
  return { id, name, pre: Array.from({ length }, (_, own) => Array.from({ length }, (_each, other) => chance(own, other))), post };
}

/** How far a table may be from one for equal players, as printed tables are by rounding. */
const ROUNDING = 0.005;
export const MOST_MET_LENGTH = 64;

/**
 * A table from whole rows, such as a file gives. What rounding made of equal chances is mended. Errors: met_malformed {what}
 * (`length`, `row`, `chance`), met_unequal {own, other}.
 */
export function makeMet({ id, name }: Name, pre: readonly (readonly number[])[], post: readonly number[]): Result<MatchEquityTable> {
  const length = pre.length;
  if (length < 1 || length > MOST_MET_LENGTH) return fail('met_malformed', { what: 'length' });
  // The side behind needs fewer points than the match has once the Crawford game is played.
  if (pre.some((row) => row.length !== length) || post.length < Math.max(1, length - 1)) return fail('met_malformed', { what: 'row' });
  if ([...pre.flat(), ...post].some((chance) => !(chance >= 0 && chance <= 1))) return fail('met_malformed', { what: 'chance' });
  for (let own = 0; own < length; own++) {
    for (let other = 0; other <= own; other++) if (Math.abs(pre[own]![other]! + pre[other]![own]! - 1) > ROUNDING) return fail('met_unequal', { own: own + 1, other: other + 1 });
  }
  const above = Array.from({ length: length - 1 }, (_, own) =>
    Array.from({ length: length - 1 - own }, (_each, at) => (pre[own]![own + 1 + at]! + 1 - pre[own + 1 + at]![own]!) / 2));
  return ok(metFromTriangle({ id, name }, above, post.slice(0, length)));
}

/** Points that a side may still need for the table to answer. */
export const metLength = ({ pre }: MatchEquityTable): number => pre.length;

/**
 * The chance of a side that needs `own` points against one that needs `other`, before the next game; at or below zero a side has
 * won. `after`: the Crawford game is behind.
 */
export function matchChance({ pre, post }: MatchEquityTable, own: number, other: number, after: boolean): number {
  if (own <= 0) return 1;
  if (other <= 0) return 0;
  if (own === other) return 0.5;
  if (after && own === 1) return 1 - post[other - 1]!;
  if (after && other === 1) return post[own - 1]!;
  return pre[own - 1]![other - 1]!;
}
