/** What a game is played for and how it is begun, as data: everything the texts disagree about that is no rule of moving. */
import { CHECKERS, type Game } from './games.ts';
import type { Setup } from './position.ts';
import { DIRECTIONS, hasCube, presetDirection } from './preset-board.ts';

export { DIRECTIONS };

/**
 * Which checkers of a loser who has borne off none make a backgammon or koks. `home_or_bar`: one in the winner’s home or on the
 * bar (short nard); `head`: one still on the head; `start_quarter`: one still in the head’s quarter (long nard).
 */
export const BACKGAMMON_CONDITIONS = ['home_or_bar', 'head', 'start_quarter'] as const;
/** When the starter finishes, the other side throws once more; if it finishes too, each side gets half a point or a whole one. */
export const LAST_THROWS = ['off', 'half', 'whole'] as const;

/** Points of a game in stakes; a plain win is one. */
export interface Scoring {
  /** Of a gammon or mars. */
  readonly gammon: number;
  /** Of a backgammon or koks; null = it counts as a gammon. */
  readonly backgammon: { readonly value: number; readonly when: (typeof BACKGAMMON_CONDITIONS)[number] } | null;
  /** The loser has brought all fifteen home and borne off none; null = it counts as a mars. */
  readonly homeMars: number | null;
  readonly lastThrow: (typeof LAST_THROWS)[number];
}

/** The higher die of the start rolls both dice anew, or plays the two that were thrown. */
export const OPENINGS = ['reroll', 'opening_dice'] as const;
/** Who begins the next game: both throw again; the one who did not begin; the winner; Black, who becomes White. */
export const NEXT_STARTERS = ['roll', 'alternate', 'winner', 'swap_colours'] as const;

/** Whether the starter's last checker gives the other side one more throw. */
export const hasLastThrow = (scoring: Scoring | undefined): boolean => scoring !== undefined && scoring.lastThrow !== 'off';

/** Whether it is counted in what is said of a position: only where that says who began. */
export const countsLastThrow = (scoring: Scoring | undefined, { began }: { readonly began?: unknown }): boolean => began !== undefined && hasLastThrow(scoring);

const HEAD = 24;
/** Long nard's start: nobody has moved or thrown, so the side to throw begins. */
export const isLongStart = ({ game, mover, opponent, first }: Setup): boolean =>
  game === 'long' && mover[HEAD] === CHECKERS && opponent[HEAD] === CHECKERS && (!first || (first.mover && first.opponent));

/** A board seen by the side to throw, with who began where the start says it: nothing where no last throw is played. */
export const withStarter = <T extends Setup>(position: T, scoring: Scoring | undefined): T =>
  (hasLastThrow(scoring) && isLongStart(position) ? { ...position, began: 'mover' } : position);

export interface Terms {
  readonly scoring: Scoring;
  readonly opening: (typeof OPENINGS)[number];
  readonly nextGame: (typeof NEXT_STARTERS)[number];
  /** In which both sides turn (short nard: the side at the bottom). */
  readonly direction: (typeof DIRECTIONS)[number];
  /** There is a doubling cube. */
  readonly cube: boolean;
}

const SHORT_TERMS: Terms = {
  scoring: { gammon: 2, backgammon: { value: 3, when: 'home_or_bar' }, homeMars: null, lastThrow: 'off' },
  opening: 'opening_dice', nextGame: 'roll', direction: presetDirection(''), cube: hasCube('short'),
};

const LONG_TERMS: Terms = {
  scoring: { gammon: 2, backgammon: null, homeMars: null, lastThrow: 'off' },
  opening: 'reroll', nextGame: 'alternate', direction: presetDirection(''), cube: hasCube('long'),
};

const WINNER_STARTS: Terms = { ...LONG_TERMS, nextGame: 'winner' };

/** Presets whose texts say something of their own. */
const PRESET_TERMS: Readonly<Record<string, Terms>> = {
  shop_short_text: WINNER_STARTS,
  shop_first_only: WINNER_STARTS,
  classic_uzun: { ...LONG_TERMS, nextGame: 'swap_colours', scoring: { ...LONG_TERMS.scoring, lastThrow: 'half' } },
  moscow_open: { ...WINNER_STARTS, direction: presetDirection('moscow_open') },
};

/** What a preset is played for; of rules that somebody put together, the game’s ordinary terms. */
export const presetTerms = (game: Game, preset: string): Terms =>
  Object.hasOwn(PRESET_TERMS, preset) ? PRESET_TERMS[preset]! : game === 'short' ? SHORT_TERMS : LONG_TERMS;
