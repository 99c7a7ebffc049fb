/** How a match is set up: who plays, at what strength, with which clock; the rest are the match's own options. */
import { CUSTOM_PRESET, PRESETS, type Game, type PresetRef } from '../../core/games.ts';
import { NARDEON_RULES } from '../../core/long-rules.ts';
import { matchOptions, type MatchOptions } from '../../core/match-options.ts';
import { LONG_PRESETS, rulesOf } from '../../core/presets.ts';
import type { Player } from '../../core/situation.ts';
import type { Scoring, Terms } from '../../core/terms.ts';
import { DEFAULT_STRENGTH, type Strength } from '../../engine/strength-presets.ts';

export const SEATS = ['human', 'engine'] as const;
export type Seat = (typeof SEATS)[number];

export interface PlaySetup {
  readonly options: MatchOptions;
  /** Who moves for each player; at least one is a person. */
  readonly seats: readonly [Seat, Seat];
  /** The engine's. */
  readonly strength: Strength;
  /** Minutes each player has for a match; null = no clock. */
  readonly minutes: number | null;
}

export const DEFAULT_SETUP: PlaySetup = {
  options: matchOptions('short', { id: 'backgammon', version: 1 }, { length: 5 }), seats: ['human', 'engine'], strength: DEFAULT_STRENGTH, minutes: null,
};

export const hasEngine = ({ seats }: Pick<PlaySetup, 'seats'>): boolean => seats.includes('engine');

/** Another game: its first preset with that preset's own terms; what both games know stays. */
export function withGame(setup: PlaySetup, game: Game): PlaySetup {
  return withPreset(setup, game, game === 'short' ? PRESETS[0]!.id : LONG_PRESETS[0]!.id);
}

/** Another preset, or custom rules that begin as those chosen before. */
export function withPreset(setup: PlaySetup, game: Game, id: string): PlaySetup {
  const before = setup.options;
  const preset: PresetRef = id === CUSTOM_PRESET ? { id, version: 1, rules: rulesOf(before.preset) ?? NARDEON_RULES } : { id, version: [...PRESETS, ...LONG_PRESETS].find((each) => each.id === id)!.version };
  const { length, crawfordRule, swapSides, dice, players } = before;
  return { ...setup, options: matchOptions(game, preset, { length, crawfordRule, swapSides, dice, players }) };
}

export const withOptions = (setup: PlaySetup, change: Partial<MatchOptions>): PlaySetup => ({ ...setup, options: { ...setup.options, ...change } });

export const withTerms = (setup: PlaySetup, change: Partial<Terms>): PlaySetup => withOptions(setup, { terms: { ...setup.options.terms, ...change } });

export const withScoring = (setup: PlaySetup, change: Partial<Scoring>): PlaySetup => withTerms(setup, { scoring: { ...setup.options.terms.scoring, ...change } });

/** Ready to begin: names where none were given, claims where two people sit at one board, only options that this match knows. */
export function readySetup(setup: PlaySetup, nameOf: (player: Player, seat: Seat) => string): PlaySetup {
  const { options, seats } = setup;
  const [first, second] = options.players.map((name, at) => name.trim() || nameOf(at as Player, seats[at as Player])) as [string, string];
  const { cube } = options.terms;
  return withOptions(setup, { players: [first, second], claims: !hasEngine(setup), cubeCap: cube ? options.cubeCap : null, beavers: options.beavers && cube && !hasEngine(setup) });
}
