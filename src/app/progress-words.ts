/** How far a match is, in words. Numbers of different depths are never taken for one. */
import { texts } from '../i18n/index.ts';
import type { Depth } from '../store/entries.ts';

export const isMixed = (depths: readonly Depth[] | undefined): depths is readonly Depth[] => depths !== undefined && depths.length > 1;

/** `uniform` says how far an analysis of one depth is. */
export const progressWords = (depths: readonly Depth[] | undefined, uniform: string): string =>
  isMixed(depths) ? depths.map(({ plies, count }) => texts().review.atDepth(count, plies)).join(', ') : uniform;

/** What rates are of; of mixed depths they are no measure of a player. */
export const rateWords = (note: string, depths: readonly Depth[] | undefined): string => (isMixed(depths) ? `${note} · ${texts().review.mixedDepths}` : note);

/** Net and depth. */
export const evaluatorWords = (net: string, plies: number, depths: readonly Depth[] | undefined): string =>
  isMixed(depths) ? `${net} · ${texts().review.mixedDepths}` : texts().app.evaluator(net, plies);
