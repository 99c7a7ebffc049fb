/**
 * A match equity table of our own, by recursion over the score: a game between equals is worth what Janowski's model gives a side that
 * wins half of the games, with given shares of gammons, when what can follow is known already.
 */
import { gainOf, MONEY_CUBE, type CubeConditions } from '../core/cube-conditions.ts';
import type { MatchEquityTable } from '../core/met/table.ts';
import type { GammonShares } from '../core/met/window.ts';
import type { CubeCore } from './cube-core.ts';

/** A game is contact play for most of its length. */
const EFFICIENCY = 0.68;

/** To `length` points. The same numbers on every device. */
export function computeMet(core: CubeCore, shares: GammonShares, length: number): Pick<MatchEquityTable, 'pre' | 'post'> {
  const pre = Array.from({ length }, () => new Array<number>(length).fill(0.5));
  const post = new Array<number>(length).fill(0.5);
  const met: MatchEquityTable = { id: 'computed', name: '', pre, post };
  const half = { win: 0.5, winGammon: shares.gammon / 2, winBackgammon: shares.backgammon / 2, loseGammon: shares.gammon / 2, loseBackgammon: shares.backgammon / 2 };
  // Whoever is behind after the Crawford game doubles at once.
  const chance = (own: number, other: number, crawford: boolean): number => {
    const conditions: CubeConditions = { ...MONEY_CUBE, match: { own, other, crawford }, met };
    const { centred, other: doubled } = core.ofChances(half, EFFICIENCY, conditions);
    const cash = gainOf(conditions, 'own', 1);
    return ((own > 1 && other === 1 ? Math.max(centred, Math.min(doubled[1], cash)) : centred) + 1) / 2;
  };
  // What follows a score has fewer points to go: after the Crawford game first, then the Crawford game, then all before it.
  for (let own = 2; own <= length; own++) post[own - 1] = chance(own, 1, false);
  for (let other = 2; other <= length; other++) {
    for (let own = 1; own < other; own++) {
      const won = chance(own, other, own === 1);
      pre[own - 1]![other - 1] = won;
      pre[other - 1]![own - 1] = 1 - won;
    }
  }
  return { pre, post };
}
