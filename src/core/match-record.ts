/** A match that was played here as a record, for Review and for files, and such a record as a match that can be played on. */
import { resignable, worth } from './game-end.ts';
import { gameRecord } from './game-record.ts';
import { matchOptions, type MatchOptions } from './match-options.ts';
import { playMatch, startMatch, type MatchAction, type MatchState } from './match-play.ts';
import { presetOfRecord, RECORD_VERSION, type Action, type GameRecord, type MatchRecord } from './record.ts';
import { fail, type Result } from './result.ts';
import type { RuleBook } from './rule-book.ts';

/** Games played by some options; headers (event, date …) are the caller’s. */
export function recordOf(options: MatchOptions, games: readonly GameRecord[], headers: MatchRecord['headers'] = {}): MatchRecord {
  const { preset, players, length, crawfordRule, cubeCap } = options;
  const money = length === 0;
  return {
    version: RECORD_VERSION, game: options.game, preset: preset.id, presetVersion: preset.version, ...(preset.rules && { rules: preset.rules }),
    players, length, crawfordRule, jacoby: money && options.jacoby, beavers: money && options.beavers, terms: options.terms,
    ...(money && options.automaticDoubles && { automaticDoubles: true }), ...(cubeCap !== null && { cubeCap }),
    games, headers, notes: [],
  };
}

/** All of a match. */
export const matchRecord = ({ options, finished, before, game }: MatchState, headers: MatchRecord['headers'] = {}): MatchRecord =>
  recordOf(options, [...finished, gameRecord(game, finished.length + 1, before)], headers);

const replaced = <T>(items: readonly T[], at: number, change: (item: T) => T): readonly T[] => items.map((item, i) => (i === at ? change(item) : item));

/** A comment on an action of a game (both counted from 0), or with `action` null on the game; an empty one is taken away. */
export function withComment(record: MatchRecord, game: number, action: number | null, text: string): MatchRecord {
  const comment = text === '' ? undefined : text;
  const onGame = (each: GameRecord): GameRecord =>
    action === null ? { ...each, comment } : { ...each, actions: replaced(each.actions, action, (said): Action => ({ ...said, comment })) };
  return { ...record, games: replaced(record.games, game, onGame) };
}

/** The actions that a written turn was made of: step by step where the rules allow it, else as it was entered. */
function turnActions(match: MatchState, { roll, moves, written }: Extract<Action, { kind: 'move' }>, rules: RuleBook): MatchAction[] {
  // The dice of the start may be on the board already.
  const rolled: MatchAction[] = match.game.phase === 'move' || !roll ? [] : [{ kind: 'roll', dice: roll }];
  if (written === 'none') return rolled;
  const steps: MatchAction[] = moves.map(({ from, to }) => ({ kind: 'step', from, to }));
  const byRule = [...rolled, ...steps, { kind: 'pickUp' } as const];
  return played(match, byRule, rules).ok ? byRule : [...rolled, { kind: 'enter', moves }, { kind: 'pickUp' }];
}

function played(start: MatchState, actions: readonly MatchAction[], rules: RuleBook): Result<MatchState> {
  let match: Result<MatchState> = { ok: true, value: start };
  for (const action of actions) {
    if (!match.ok) return match;
    match = playMatch(match.value, action, rules);
  }
  return match;
}

function actionsOf(match: MatchState, action: Action, rules: RuleBook): MatchAction[] {
  switch (action.kind) {
    case 'move':
      return turnActions(match, action, rules);
    case 'resign': {
      const win = resignable(match.game).find((kind) => worth(match.game, kind) === action.points) ?? 'single';
      return [{ kind: 'resign', by: action.player, win }, { kind: 'answerResign', accept: true }];
    }
    default:
      return [{ kind: action.kind }];
  }
}

/**
 * Plays a record of {@link matchRecord} again, under the preset's version that it names; the rule book must be of that version’s
 * rules (`rulesOf`). Errors: match_options, preset_unknown; record_unplayable {game, action (both from 1; 0 = its beginning)}.
 */
export function matchOfRecord(record: MatchRecord, rules: RuleBook): Result<MatchState> {
  const { players, length, crawfordRule, jacoby, beavers } = record;
  const start = record.games[0]?.start;
  const options = matchOptions(record.game, presetOfRecord(record), {
    players, length, crawfordRule, jacoby, beavers, ...(record.terms && { terms: record.terms }),
    automaticDoubles: record.automaticDoubles ?? false, cubeCap: record.cubeCap ?? null, claims: true, ...(start && { start }),
  });
  let match = startMatch(options);
  for (const [at, { starts = [], proof, actions }] of record.games.entries()) {
    if (!match.ok) return match;
    const begin: MatchAction[] = [
      ...(at > 0 ? [{ kind: 'nextGame' } as const] : []),
      ...(proof ? [{ kind: 'commit', commitment: proof.commitment, words: proof.words } as const] : []),
      ...starts.map((dice) => ({ kind: 'start', dice }) as const),
    ];
    match = played(match.value, begin, rules);
    if (!match.ok) return fail('record_unplayable', { game: at + 1, action: 0 });
    for (const [i, action] of actions.entries()) {
      match = played(match.value, actionsOf(match.value, action, rules), rules);
      if (!match.ok) return fail('record_unplayable', { game: at + 1, action: i + 1 });
    }
    if (proof?.seed != null) match = played(match.value, [{ kind: 'reveal', seed: proof.seed }], rules);
  }
  return match;
}
