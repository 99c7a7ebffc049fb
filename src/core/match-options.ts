/** What a match or a money session is played by: all that two people agree on before the first throw. */
import { isGameStart, type GameStart } from './game-start.ts';
import type { GameOptions } from './game-state.ts';
import type { Game, PresetRef } from './games.ts';
import { isCubeValue } from './match.ts';
import { isKnownPreset } from './presets.ts';
import { fail, ok, type Result } from './result.ts';
import { presetTerms, type Terms } from './terms.ts';

export interface MatchOptions {
  readonly game: Game;
  readonly preset: PresetRef;
  /** What is counted and who begins: the preset’s, or changed by agreement. */
  readonly terms: Terms;
  readonly players: readonly [string, string];
  /** Points needed; 0 = a money session without end. */
  readonly length: number;
  readonly crawfordRule: boolean;
  /** These three are of money play: in a match they do nothing. */
  readonly jacoby: boolean;
  readonly beavers: boolean;
  readonly automaticDoubles: boolean;
  readonly cubeCap: number | null;
  /** The players change places at the board after each game: display only. */
  readonly swapSides: boolean;
  readonly dice: GameOptions['dice'];
  readonly claims: GameOptions['claims'];
  /** Where the first game begins; absent = at the start position. */
  readonly start?: GameStart;
}

/** Lengths that are offered; any other may be asked for. NARDEON plays the first four. */
export const USUAL_LENGTHS: readonly number[] = [1, 3, 5, 7, 9, 11, 13];

/** A match under a preset’s own terms, with what is to be otherwise. */
export const matchOptions = (game: Game, preset: PresetRef, changes: Partial<Omit<MatchOptions, 'game' | 'preset'>> = {}): MatchOptions => ({
  game, preset, terms: presetTerms(game, preset.id), players: ['', ''], length: 1, crawfordRule: true, jacoby: false, beavers: false, automaticDoubles: false,
  cubeCap: null, swapSides: false, dice: 'generator', claims: false, ...changes,
});

/** Errors: match_options {option}, preset_unknown {id, version}. */
export function checkOptions(options: MatchOptions): Result<MatchOptions> {
  const { game, preset, terms, length, cubeCap, start } = options;
  if (!Number.isInteger(length) || length < 0) return fail('match_options', { option: 'length' });
  if (cubeCap !== null && !isCubeValue(cubeCap)) return fail('match_options', { option: 'cap' });
  const counted = [terms.scoring.gammon, terms.scoring.backgammon?.value ?? 1, terms.scoring.homeMars ?? 1];
  if (counted.some((points) => !Number.isInteger(points) || points < 1)) return fail('match_options', { option: 'scoring' });
  if (start && !isGameStart(game, start)) return fail('match_options', { option: 'start' });
  return isKnownPreset(game, preset) ? ok(options) : fail('preset_unknown', { id: preset.id.slice(0, 40), version: preset.version });
}
