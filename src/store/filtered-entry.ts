/** What the filters of a search look at in a row of the library. */
import { firstPreset } from '../core/presets.ts';
import type { FilteredEntry } from '../study/filter/narrow.ts';
import type { EntrySummary } from './store.ts';

export function filteredEntry(summary: EntrySummary): FilteredEntry {
  if (summary.kind === 'match') return { ...summary, preset: summary.preset ?? firstPreset(summary.game ?? 'short').id };
  const { situation, ...rest } = summary;
  return { ...rest, preset: situation.preset?.id ?? firstPreset(situation.position.game).id };
}
