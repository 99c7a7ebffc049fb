/** A match as it was written down: actions in order. Positions are not stored; `core/replay` makes them with a rule book. */
import type { Roll } from './dice.ts';
import type { DiceProof } from './fair-dice.ts';
import type { GameStart } from './game-start.ts';
import type { Game, PresetRef } from './games.ts';
import type { LongRules } from './long-rules.ts';
import type { SpelledMove } from './play.ts';
import type { WinKind } from './scoring.ts';
import type { Player } from './situation.ts';
import { presetTerms, type Terms } from './terms.ts';

export const RECORD_VERSION = 1;

export interface MatchRecord {
  readonly version: typeof RECORD_VERSION;
  readonly game: Game;
  readonly preset: string;
  readonly presetVersion: number;
  /** Of long nard under rules that are no preset's; else the preset says them. */
  readonly rules?: LongRules;
  /** Names of the columns, left first; display only. */
  readonly players: readonly [string, string];
  /** Points needed; 0 = money session. */
  readonly length: number;
  readonly crawfordRule: boolean;
  readonly jacoby: boolean;
  readonly beavers: boolean;
  /** What is counted and who begins; absent = as the preset says. Written into every record that is made here. */
  readonly terms?: Terms;
  /** A tie of the start throw turns the cube to 2, once a game. */
  readonly automaticDoubles?: boolean;
  /** The highest value of the cube. */
  readonly cubeCap?: number;
  readonly games: readonly GameRecord[];
  /** Header keys as written (event, date, site …). */
  readonly headers: Readonly<Record<string, string>>;
  /** Lines that could not be understood, kept. */
  readonly notes: readonly RecordNote[];
}

/** By which rules a record was played. */
export const presetOfRecord = ({ preset, presetVersion, rules }: MatchRecord): PresetRef => ({ id: preset, version: presetVersion, ...(rules && { rules }) });

/** What a record was played for: its own terms, or its preset's. */
export const termsOfRecord = ({ game, preset, terms }: Pick<MatchRecord, 'game' | 'preset' | 'terms'>): Terms => terms ?? presetTerms(game, preset);

export interface GameRecord {
  /** As the file numbers it. */
  readonly number: number;
  /** Points before the game. */
  readonly points: readonly [number, number];
  /** Where it began; absent = at the start position. */
  readonly start?: GameStart;
  readonly actions: readonly Action[];
  /** As the file states it, mended by the next score line where the number is impossible; null = the file stops. */
  readonly result: { readonly winner: Player; readonly points: number; /** Where it was said; the points count either way. */ readonly kind?: WinKind } | null;
  /** Points of each side when the last throw made a draw; then `result` is null. */
  readonly draw?: number;
  /** Throws for the start, ties included: the die of player 0, then of player 1. */
  readonly starts?: readonly Roll[];
  /** What shows that no throw was changed. */
  readonly proof?: DiceProof;
  /** Said about the whole game. */
  readonly comment?: string;
}

export const ANSWERS = ['take', 'drop', 'beaver', 'raccoon'] as const;
export type Answer = (typeof ANSWERS)[number];

export const WRITTEN = ['moves', 'none', 'dance', 'unknown', 'illegal'] as const;

export type Action = (
  | {
      readonly kind: 'move';
      /** null = not recorded (Studio's `00: ????`). */
      readonly roll: Roll | null;
      readonly moves: readonly SpelledMove[];
      /** `none`: nothing written after the roll; `dance`: said in words; `unknown`: `????`; `illegal`: a spelling that could not be read, kept in `text`. */
      readonly written: (typeof WRITTEN)[number];
    }
  | { readonly kind: 'double'; /** New cube value. */ readonly value: number }
  | { readonly kind: Answer; readonly value?: number }
  | { readonly kind: 'resign'; readonly points: number | null }
) & {
  readonly player: Player;
  /** The cell as written. */
  readonly text: string;
  /** 1-based line of the file; 0 = not from a file. */
  readonly line: number;
  readonly comment?: string;
};

/** Why a row is kept but not trusted. */
export const FLAGS = ['illegal_play', 'impossible_play', 'unread_row', 'no_dice', 'unfinished_play', 'result_corrected', 'wrong_turn', 'cube_mismatch', 'other_variant'] as const;
export type Flag = (typeof FLAGS)[number];

export interface RecordNote {
  readonly flag: Flag;
  readonly line: number;
  readonly text: string;
}
