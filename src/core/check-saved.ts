/** What a saved match may look like when it comes back from a store: types and ranges; whether it can be played is asked when it is resumed. */
import { bool, check, fields, integer, list, nullable, oneOf, optional, pair, text, variants, type Checker } from './check.ts';
import { digest, gameStart, LONGEST, moves, player, presetRef, roll, slot, terms } from './check-record.ts';
import type { ActionOf, GameActionKind } from './game-actions.ts';
import { GAMES } from './games.ts';
import type { MatchOptions } from './match-options.ts';
import type { MatchAction, SavedMatch } from './match-play.ts';
import { fail, ok, type Result } from './result.ts';
import { WIN_KINDS } from './scoring.ts';

const BIG = 2 ** 30;
/** A journal also has steps and second thoughts. */
export const LONGEST_JOURNAL = 20 * LONGEST.actions;

const bare = <K extends MatchAction['kind']>(kind: K): Checker<{ readonly kind: K }> => fields<{ readonly kind: K }>({ kind: oneOf([kind]) } as never);
const BARE = ['pickUp', 'double', 'take', 'drop', 'beaver', 'raccoon', 'claim', 'accept', 'correct', 'nextGame'] as const;
type Told = Exclude<GameActionKind, (typeof BARE)[number]>;

const told: { readonly [K in Told]: Checker<ActionOf<K>> } = {
  commit: fields<ActionOf<'commit'>>({ kind: oneOf(['commit']), commitment: digest, words: text(LONGEST.name) }),
  reveal: fields<ActionOf<'reveal'>>({ kind: oneOf(['reveal']), seed: digest }),
  start: fields<ActionOf<'start'>>({ kind: oneOf(['start']), dice: roll }),
  roll: fields<ActionOf<'roll'>>({ kind: oneOf(['roll']), dice: roll }),
  step: fields<ActionOf<'step'>>({ kind: oneOf(['step']), from: slot, to: slot }),
  undo: fields<ActionOf<'undo'>>({ kind: oneOf(['undo']), all: optional(bool) }),
  enter: fields<ActionOf<'enter'>>({ kind: oneOf(['enter']), moves }),
  resign: fields<ActionOf<'resign'>>({ kind: oneOf(['resign']), by: player, win: oneOf(WIN_KINDS) }),
  answerResign: fields<ActionOf<'answerResign'>>({ kind: oneOf(['answerResign']), accept: bool }),
};

/** The shape of each kind of action, for matches and for chouettes. */
export const MATCH_ACTIONS: Readonly<Record<string, Checker<MatchAction>>> = { ...told, ...Object.fromEntries(BARE.map((kind) => [kind, bare(kind) as Checker<MatchAction>])) };
const action = variants<MatchAction>('kind', MATCH_ACTIONS);

export const matchOptionsChecker = fields<MatchOptions>({
  game: oneOf(GAMES), preset: presetRef, terms, players: pair(text(LONGEST.line)), length: integer(0, BIG), crawfordRule: bool, jacoby: bool, beavers: bool,
  automaticDoubles: bool, cubeCap: nullable(integer(1, BIG)), swapSides: bool, dice: oneOf(['generator', 'typed'] as const), claims: bool, start: optional(gameStart),
});

const saved = fields<SavedMatch>({ options: matchOptionsChecker, journal: list(action, LONGEST_JOURNAL) });

/** A saved match out of JSON that anybody may have written. Error: record_malformed {at, wanted, …limits}. */
export function readSavedMatch(value: unknown): Result<SavedMatch> {
  const checked = check(saved, value);
  if (checked.ok) return ok(checked.value);
  const { kind, ...limits } = checked.wanted;
  return fail('record_malformed', { at: checked.at, wanted: kind, ...limits });
}
