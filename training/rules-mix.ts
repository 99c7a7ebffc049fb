/** By which rules long nard's games of self-play go: one net serves all presets. */
import type { LongRules } from '../src/core/long-rules.ts';
import { LONG_PRESETS } from '../src/core/presets.ts';

/** Two slices of games in three go by the first preset, every third by one of the presets in turn. */
export const rulesOfSlice = (slice: number): LongRules =>
  LONG_PRESETS[slice % 3 === 2 ? Math.floor(slice / 3) % LONG_PRESETS.length : 0]!.rules;
