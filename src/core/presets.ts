/** Long nard's presets: one for each text whose rules of play differ, as data. The first is the one taken when none is named. */
import type { Preset } from './games.ts';
import type { LongRules } from './long-rules.ts';
import { NARDEON_RULES } from './long-rules.ts';

export interface LongPreset {
  readonly id: string;
  /** See {@link Preset.version}. */
  readonly version: Preset['version'];
  readonly game: 'long';
  readonly rules: LongRules;
}

const preset = (id: string, rules: Partial<LongRules> = {}): LongPreset => ({ id, version: 1, game: 'long', rules: { ...NARDEON_RULES, ...rules } });

export const LONG_PRESETS: readonly LongPreset[] = [
  preset('nardeon'),
  preset('uzun_tavla_arena', { block: 'none', bearoff: 'lax' }),
  preset('classic_b'),
  preset('classic_b_home', { block: 'home' }),
  preset('shop_short_text', { head: 'any_double', block: 'none', largerDie: false }),
  preset('shop_first_only', { head: 'first_double', block: 'none', largerDie: false }),
  preset('classic_uzun', { head: 'first_346_note' }),
  preset('moscow_open', { transient: 'same_checker' }),
  // The reason behind the list of rolls: a second checker leaves the head where one alone is blocked.
  preset('principle', { head: 'first_blocked' }),
];

export const longPreset = (id: string): LongPreset | undefined => LONG_PRESETS.find((each) => each.id === id);
