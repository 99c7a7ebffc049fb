/** What a person chooses about a rollout. */
import { ROLLOUT_LIMITS } from '../../core/rollout-limits.ts';

export interface RolloutSettings {
  /** To play, or to play more of. */
  readonly trials: number;
  /** Ends it when the standard error is at most this; null = it does not. */
  readonly error: number | null;
  /** Ends it when the best is 99% sure. */
  readonly sure: boolean;
  /** The net judges after so many throws; 0 = played to the end. */
  readonly truncation: number;
  readonly plies: (typeof DEPTHS)[number];
  /** Depth of cube decisions; null = cubeless. */
  readonly cubePlies: (typeof DEPTHS)[number] | null;
  /** Luck is taken out. */
  readonly luck: boolean;
  readonly seed: number;
}

/** Depths of plays and of cube decisions. */
export const DEPTHS = [0, 1] as const;

export const SURE = 0.99;

/** What is typed as a whole number. */
export type TypedSetting = keyof typeof ROLLOUT_LIMITS;

/** Standard errors to choose from, wide to narrow. */
export const ERRORS = [0.02, 0.01, 0.005, 0.002, 0.001] as const;

/** The number typed in a field; null when it is none or out of bounds. */
export function parseSetting(name: TypedSetting, text: string): number | null {
  const [least, most] = ROLLOUT_LIMITS[name];
  const value = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : null;
}
