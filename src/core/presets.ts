/** Long nard's presets: one for each text whose rules of play differ, as data. The first is the one taken when none is named. */
import { PRESETS, type Game, type Preset, type PresetRef } from './games.ts';
import type { LongRules } from './long-rules.ts';
import { NARDEON_RULES } from './long-rules.ts';
import type { Situation } from './situation.ts';

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

/** What is played when nobody says otherwise. */
export function firstPreset(game: Game): PresetRef {
  const { id, version } = (game === 'short' ? PRESETS : LONG_PRESETS)[0]!;
  return { id, version };
}

/** By which rules a position is played. */
export const presetOfSituation = ({ preset, position }: Pick<Situation, 'preset' | 'position'>): PresetRef => preset ?? firstPreset(position.game);

export const longPreset = (id: string): LongPreset | undefined => LONG_PRESETS.find((each) => each.id === id);

/** Presets whose rules have changed since, each as it was: their records replay under them. */
const FORMER_LONG_PRESETS: readonly LongPreset[] = [];

/** A preset of either game as it was at a version; undefined = not known here, such as one of a newer program. */
export const findPreset = (id: string, version: Preset['version']): Preset | LongPreset | undefined =>
  [...PRESETS, ...LONG_PRESETS, ...FORMER_LONG_PRESETS].find((each) => each.id === id && each.version === version);

/** Long nard's rules that a record or a position was played by: its own, or its preset's at that version; undefined = not known here. */
export function rulesOf({ id, version, rules }: PresetRef): LongRules | undefined {
  const found = findPreset(id, version);
  return rules ?? (found && 'rules' in found ? found.rules : undefined);
}

/** Whether a record or position of the game can be played on by these rules. */
export const isKnownPreset = (game: Game, ref: PresetRef): boolean =>
  (game === 'long' && ref.rules !== undefined) || findPreset(ref.id, ref.version)?.game === game;
