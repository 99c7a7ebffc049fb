/** What a person chooses about a rollout. */
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

/** Whole numbers that may be typed, both ends included. */
export const LIMITS = { trials: [36, 1_000_000], truncation: [0, 100], seed: [0, 2 ** 32 - 1] } as const;
export type TypedSetting = keyof typeof LIMITS;

/** Standard errors to choose from, wide to narrow. */
export const ERRORS = [0.02, 0.01, 0.005, 0.002, 0.001] as const;

/** The number typed in a field; null when it is none or out of bounds. */
export function parseSetting(name: TypedSetting, text: string): number | null {
  const [least, most] = LIMITS[name];
  const value = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : null;
}
