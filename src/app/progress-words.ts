/** How far a match is, in words. Numbers of different depths are never taken for one. */
import { PLIES, type Plies } from '../engine/protocol.ts';
import { texts } from '../i18n/index.ts';
import type { Depth, Progress } from '../store/entries.ts';

export const isMixed = (depths: readonly Depth[] | undefined): depths is readonly Depth[] => depths !== undefined && depths.length > 1;

/** `uniform` says how far an analysis is whose numbers are all of the depth that is wanted, or deeper. */
export const progressWords = (depths: readonly Depth[] | undefined, wanted: Plies, uniform: string): string =>
  depths?.some(({ plies }) => plies < wanted) || isMixed(depths) ? depths!.map(({ plies, count }) => texts().review.atDepth(count, plies)).join(', ') : uniform;

/** Time of a decision at each depth, about, in that of 0-ply. */
const WORK: Readonly<Record<Plies, number>> = { 0: 1, 1: 5, 2: 40, 3: 600 };

/** How much of the work is done, from 0 to 1: a shallow look counts for little of a deep one. */
export function shareDone(depths: readonly Depth[] | undefined, wanted: Plies, { done, total }: Pick<Progress, 'done' | 'total'>): number {
  if (total === 0 || done === total || !depths) return done / Math.max(1, total);
  const upTo = (plies: Plies): number => PLIES.filter((each) => each <= Math.min(plies, wanted)).reduce<number>((sum, each) => sum + WORK[each], 0);
  return depths.reduce((sum, { plies, count }) => sum + count * upTo(plies), 0) / (total * upTo(wanted));
}

/** What rates are of; of mixed depths they are no measure of a player. */
export const rateWords = (note: string, depths: readonly Depth[] | undefined): string => (isMixed(depths) ? `${note} · ${texts().review.mixedDepths}` : note);

/** Net and depth. */
export const evaluatorWords = (net: string, plies: number, depths: readonly Depth[] | undefined): string =>
  isMixed(depths) ? `${net} · ${texts().review.mixedDepths}` : texts().app.evaluator(net, plies);
