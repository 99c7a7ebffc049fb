/** The two games and their presets. Presets are data: id and version travel with every record and position. */
import type { LongRules } from './long-rules.ts';

export const GAMES = ['short', 'long'] as const;
export type Game = (typeof GAMES)[number];

export interface Preset {
  readonly id: string;
  /** Raised whenever a rule of the preset changes, so that old records replay under the rules they were played by. */
  readonly version: number;
  readonly game: Game;
}

export const PRESETS: readonly Preset[] = [{ id: 'backgammon', version: 1, game: 'short' }];

/** By which rules a record or a position was played: travels with every one of them. */
export interface PresetRef {
  readonly id: string;
  readonly version: Preset['version'];
  /** Of rules that somebody put together: then the id is {@link CUSTOM_PRESET} or any name. */
  readonly rules?: LongRules;
}
export const CUSTOM_PRESET = 'custom';

/** Each side plays with fifteen checkers, in both games. */
export const CHECKERS = 15;
