/** What is written about an entry and its decisions lies in its row of the list: writing a note does not touch the analysis. */
import { remarkAt, remarkOf, tidyRemark, withRemark, type Remark } from './remark.ts';
import type { EntrySummary } from './store.ts';

/** The row with a remark changed, and the remark. `place`: of a decision of a match; null = of the entry itself. */
export function annotate(summary: EntrySummary, place: { readonly game: number; readonly decision: number } | null, change: (remark: Remark) => Remark): { readonly summary: EntrySummary; readonly remark: Remark } {
  if (!place) {
    const { tags: _tags, note: _note, starred: _starred, ...rest } = summary;
    const remark = tidyRemark(change(remarkOf(summary)));
    return { summary: { ...rest, ...remark } as EntrySummary, remark };
  }
  if (summary.kind !== 'match') return { summary, remark: {} };
  const { remarks: before, ...rest } = summary;
  const { game, decision } = place;
  const remark = tidyRemark(change(remarkOf(remarkAt(before, game, decision) ?? {})));
  const remarks = withRemark(before, { ...remark, game, decision });
  return { summary: { ...rest, ...(remarks.length > 0 && { remarks }) }, remark };
}
