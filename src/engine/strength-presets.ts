/**
 * Strengths to play at, named for people: how far a player looks, and how far off its judgement of a play is. How many points a
 * game each gives to the next is measured by `npm run presets`: see docs/strength-presets.md.
 */
import { positionKey } from '../core/position.ts';
import { seededNormal } from '../core/seeded.ts';
import type { Candidate, Plies } from './protocol.ts';

export const STRENGTHS = ['beginner', 'casual', 'club', 'advanced', 'expert', 'master', 'world_class'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface StrengthPreset {
  readonly plies: Plies;
  /** Standard deviation of the error in the equity of each play, in stakes; 0 = none of its own making. */
  readonly noise: number;
}

/** Weakest first. */
export const STRENGTH_PRESETS: Readonly<Record<Strength, StrengthPreset>> = {
  beginner: { plies: 0, noise: 0.3 },
  casual: { plies: 0, noise: 0.15 },
  club: { plies: 0, noise: 0.08 },
  advanced: { plies: 0, noise: 0.04 },
  expert: { plies: 0, noise: 0 },
  master: { plies: 1, noise: 0 },
  world_class: { plies: 2, noise: 0 },
};

export const DEFAULT_STRENGTH: Strength = 'advanced';

export const isStrength = (value: unknown): value is Strength => STRENGTHS.includes(value as Strength);

/** What is stored of an unknown version, or was never stored, is the default. */
export const readStrength = (value: unknown): Strength => (isStrength(value) ? value : DEFAULT_STRENGTH);

/** What a player of this strength takes an equity for; `about` says whose error it is, the same one each time it is asked. */
export const misjudge = (equity: number, { noise }: StrengthPreset, about: string): number => (noise === 0 ? equity : equity + noise * seededNormal(about));

export type Judged = Pick<Candidate, 'result' | 'equity' | 'plies' | 'by'>;

/**
 * The candidate that a player of this strength takes for the best; null of none. Only those of the greatest depth are weighed
 * against each other, and a play that ends the game is seen by everybody. The same seed gives the same choice.
 */
export function chooseCandidate<T extends Judged>(candidates: readonly T[], preset: StrengthPreset, seed: string): T | null {
  const deepest = Math.max(...candidates.map(({ plies }) => plies));
  const weighed = candidates.filter(({ plies }) => plies === deepest);
  const worth = ({ result, equity, by }: Judged): number => (by === 'over' ? equity : misjudge(equity, preset, `${seed} ${positionKey(result)}`));
  const ends = weighed.filter(({ by }) => by === 'over');
  return (ends.length > 0 ? ends : weighed).reduce<{ candidate: T; worth: number } | null>((best, candidate) => {
    const own = worth(candidate);
    return best && best.worth >= own ? best : { candidate, worth: own };
  }, null)?.candidate ?? null;
}
