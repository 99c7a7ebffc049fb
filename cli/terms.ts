/** Which game and rules a command is about: `--game`, `--preset`, `--rules`. */
import { GAMES, type Game } from '../src/core/games.ts';
import { NARDEON_RULES, type LongRules } from '../src/core/long-rules.ts';
import { LONG_PRESETS, longPreset } from '../src/core/presets.ts';
import { parseRuleList } from '../src/formats/rule-list.ts';
import { texts } from '../src/i18n/index.ts';
import { Failure } from './failure.ts';
import { badOption, excludes, readOneOf } from './options.ts';

export interface Terms {
  readonly game: Game;
  /** Long nard's. */
  readonly rules: LongRules;
}

export const TERMS_OPTIONS = { game: { type: 'string' }, preset: { type: 'string' }, rules: { type: 'string' } } as const;

export type TermsValues = { readonly [K in keyof typeof TERMS_OPTIONS]?: string | undefined };

/** Short nard unless something says long; rules that are not named are NARDEON's. */
export function readTerms({ game, preset, rules }: TermsValues): Terms {
  const named = readOneOf('--game', game, GAMES);
  if (preset === undefined && rules === undefined) return { game: named ?? 'short', rules: NARDEON_RULES };
  if (named === 'short') throw badOption('--game', named, 'long');
  if (preset !== undefined && rules !== undefined) throw excludes('--preset', '--rules');
  if (preset !== undefined) {
    const found = longPreset(preset);
    if (!found) throw badOption('--preset', preset, LONG_PRESETS.map(({ id }) => id).join(', '));
    return { game: 'long', rules: found.rules };
  }
  const read = parseRuleList(rules!);
  if (!read.ok) throw new Failure(texts().errors[read.error.code](read.error.facts));
  return { game: 'long', rules: read.value };
}
