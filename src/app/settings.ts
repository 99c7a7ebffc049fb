/** What a person has chosen once: plain data, kept in the store, applied at once. */
import { DEFAULT_MET, isMetId } from '../core/met/known.ts';
import { makeMet, type MatchEquityTable } from '../core/met/table.ts';
import { NUMBERINGS } from '../core/numbering.ts';
import { DEFAULT_THRESHOLDS, type Thresholds } from '../analysis/match-analysis.ts';
import { isPlies, type Plies } from '../engine/protocol.ts';
import { DEFAULT_STRENGTH, readStrength, type Strength } from '../engine/strength-presets.ts';
import { chooseLanguage, LANGUAGES, type Language } from '../i18n/index.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Which way the player at the bottom moves home: `ccw` has the home board at the right. */
export const DIRECTIONS = ['ccw', 'cw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Which way both sides turn in long nard: `preset` = as the text of the rules says. */
export const LONG_DIRECTIONS = ['preset', ...DIRECTIONS] as const;
/** How long nard’s points are numbered: `preset` = as the text of the rules does. */
export const LONG_NUMBERINGS = ['preset', ...NUMBERINGS] as const;

export interface Settings {
  readonly thresholds: Thresholds;
  /** Depth on the Analyse screen. */
  readonly plies: Plies;
  /** Depth of matches. */
  readonly matchPlies: Plies;
  /** Id of the table of match equities that all numbers are made by: one that comes along or one of those below. */
  readonly met: string;
  /** Tables that were imported, oldest first. */
  readonly ownMets: readonly MatchEquityTable[];
  /** Of the engine in a new match. */
  readonly strength: Strength;
  readonly direction: Direction;
  readonly longDirection: (typeof LONG_DIRECTIONS)[number];
  readonly longNumbering: (typeof LONG_NUMBERINGS)[number];
  readonly theme: Theme;
  readonly numbers: boolean;
  readonly pips: boolean;
  readonly language: Language;
  /** The first visit's welcome has been read. */
  readonly welcomed: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  thresholds: DEFAULT_THRESHOLDS, plies: 2, matchPlies: 2, met: DEFAULT_MET.id, ownMets: [], strength: DEFAULT_STRENGTH, direction: 'ccw', longDirection: 'preset', longNumbering: 'preset', theme: 'auto', numbers: true, pips: true, language: 'en', welcomed: false,
};

/** Three losses above 0, each at least the one before. */
export const isThresholds = (value: unknown): value is Thresholds => {
  const { doubtful, error, blunder } = (value ?? {}) as Record<string, unknown>;
  return [doubtful, error, blunder].every((loss) => typeof loss === 'number' && loss > 0 && loss <= 6)
    && (doubtful as number) <= (error as number) && (error as number) <= (blunder as number);
};

/** Tables that can be used, each once. */
function readMets(stored: unknown): readonly MatchEquityTable[] {
  const read = (Array.isArray(stored) ? stored : []).flatMap((each: unknown) => {
    const { id, name, pre, post } = (each ?? {}) as Partial<Record<keyof MatchEquityTable, unknown>>;
    const rows = Array.isArray(pre) && pre.every(Array.isArray) && Array.isArray(post) ? makeMet({ id: String(id), name: String(name) }, pre as number[][], post as number[]) : null;
    return rows?.ok && typeof id === 'string' && !isMetId(id) ? [rows.value] : [];
  });
  return read.filter(({ id }, at) => read.findIndex((each) => each.id === id) === at);
}

/**
 * Reads what was stored, perhaps by another version: each value that cannot be right becomes the default. Where no language
 * was chosen yet, it is the first one known here of `languages`, those a person reads.
 */
export function parseSettings(stored: unknown, languages: readonly string[] = []): Settings {
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Settings, unknown>>;
  const of = <T>(list: readonly T[], value: unknown, otherwise: T): T => (list.includes(value as T) ? (value as T) : otherwise);
  const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
  const plain = DEFAULT_SETTINGS;
  const ownMets = readMets(found.ownMets);
  return {
    thresholds: isThresholds(found.thresholds) ? found.thresholds : plain.thresholds,
    plies: isPlies(found.plies) ? found.plies : plain.plies,
    matchPlies: isPlies(found.matchPlies) ? found.matchPlies : plain.matchPlies,
    met: typeof found.met === 'string' && (isMetId(found.met) || ownMets.some(({ id }) => id === found.met)) ? found.met : plain.met,
    ownMets,
    strength: readStrength(found.strength),
    direction: of(DIRECTIONS, found.direction, plain.direction),
    longDirection: of(LONG_DIRECTIONS, found.longDirection, plain.longDirection),
    longNumbering: of(LONG_NUMBERINGS, found.longNumbering, plain.longNumbering),
    theme: of(THEMES, found.theme, plain.theme),
    numbers: flag(found.numbers, plain.numbers),
    pips: flag(found.pips, plain.pips),
    welcomed: flag(found.welcomed, plain.welcomed),
    language: of(LANGUAGES, found.language, chooseLanguage(languages)),
  };
}
