/** A backup of a library of so many decisions, the same one every time: whole matches of both games that were played at random, with made-up analyses, and some positions. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { MoveAnalysis } from '../../src/analysis/match-analysis.ts';
import { check } from '../../src/core/check.ts';
import { seenBy } from '../../src/core/game-state.ts';
import { matchOptions } from '../../src/core/match-options.ts';
import { playMatch, startMatch, type MatchAction, type MatchState } from '../../src/core/match-play.ts';
import { matchRecord } from '../../src/core/match-record.ts';
import { replayMatch } from '../../src/core/replay.ts';
import { unwrap } from '../../src/core/result.ts';
import type { RuleBook } from '../../src/core/rule-book.ts';
import { seeded, twoDice, type Random } from '../../src/core/testing/play-through.ts';
import type { Decision, ReplayedGame } from '../../src/core/decision.ts';
import { LONG_PRESETS } from '../../src/core/presets.ts';
import { makeBackup, makeLine } from '../../src/store/backup.ts';
import { entryChecker } from '../../src/store/check-entry.ts';
import type { StoredEntry, StoredMatch } from '../../src/store/entries.ts';
import { joinEntry, splitEntry } from '../../src/store/entry-rows.ts';

/** Matches that differ; the rest are the same ones under other names and with other numbers. */
const KINDS = 24;
const CANDIDATES = 4;
const DAY = 86_400_000;

function nextAction({ game }: MatchState, random: Random, rules: RuleBook): MatchAction {
  if (game.phase === 'start') return { kind: 'start', dice: twoDice(random) };
  if (game.phase === 'roll') return { kind: 'roll', dice: twoDice(random) };
  if (game.phase !== 'move') throw new Error(`no action while ${game.phase}`);
  if (game.complete) return { kind: 'pickUp' };
  const legal = rules.plays(seenBy(game, game.turn!), game.roll!);
  return { kind: 'enter', moves: legal[random(legal.length)]!.play.map((step) => ({ ...step, count: 1 })) };
}

interface Played {
  readonly record: StoredMatch['record'];
  readonly games: readonly ReplayedGame[];
  readonly rules: RuleBook;
}

function playWhole(at: number, random: Random, books: { readonly short: RuleBook; readonly long: RuleBook }): Played {
  const game = at % 6 === 5 ? 'long' : 'short';
  const rules = books[game];
  const [nardeon] = LONG_PRESETS;
  let match = unwrap(startMatch(matchOptions(game, game === 'short' ? { id: 'backgammon', version: 1 } : { id: nardeon!.id, version: nardeon!.version }, { length: 25, players: ['', ''] })));
  // Until some games are over: a record may end anywhere.
  while (match.finished.length < 3) match = unwrap(playMatch(match, match.game.phase === 'over' ? { kind: 'nextGame' } : nextAction(match, random, rules), rules));
  const record = matchRecord(match);
  return { record, games: replayMatch(record, rules), rules };
}

function analysisOf({ situation: { position, roll } }: Decision, rules: RuleBook, random: Random): MoveAnalysis | null {
  if (!roll) return null;
  const plies = random(3) as 0 | 1 | 2;
  const candidates = rules.plays(position, roll).slice(0, CANDIDATES).map(({ play, result }, at) => ({
    play, result, probabilities: { win: 0.5, winGammon: 0.125, winBackgammon: 0.0078125, loseGammon: 0.125, loseBackgammon: 0.0078125 }, equity: random(50) / 1000 - at / 10, plies, by: 'net' as const,
  }));
  const played = candidates.length === 0 ? -1 : random(candidates.length);
  return { evaluator: { net: 'short-1', netVersion: 5, plies }, candidates, played, loss: candidates.length === 0 ? 0 : candidates[0]!.equity - candidates[played]!.equity, luck: random(2000) / 1000 - 1 };
}

/** As an export writes it. */
function lineOf(entry: StoredEntry): string {
  const checked = check(entryChecker, entry);
  if (!checked.ok) throw new Error(`${entry.id}: ${checked.at}`);
  const { summary, body, moves } = splitEntry(checked.value);
  return makeLine(joinEntry(summary, body, moves));
}

const TAGS = ['anchor', 'timing', 'prime', 'club', 'blitz'];

/** Writes the file; answers how many boards and entries it holds. */
export async function writeBigLibrary(path: string, boards: number, books: { readonly short: RuleBook; readonly long: RuleBook }): Promise<{ readonly boards: number; readonly entries: number }> {
  const random = seeded(7);
  const kinds = Array.from({ length: KINDS }, (_, at) => playWhole(at, random, books));
  let made = 0, entries = 0;
  const lines: string[] = [];
  const body = `${path}.body`;
  writeFileSync(body, '');
  const add = (entry: StoredEntry): void => {
    lines.push(lineOf(entry), '\n');
    entries += 1;
    if (lines.length >= 20) appendFileSync(body, lines.splice(0).join(''));
  };
  for (let n = 0; made < boards; n++) {
    const { record, games, rules } = kinds[n % KINDS]!;
    const total = games.reduce((sum, game) => sum + game.decisions.length, 0);
    const at = Date.UTC(2020, 0, 1) + n * DAY;
    const moves = games.map((game) => game.decisions.map((decision) => analysisOf(decision, rules, random)));
    const named = { ...record, players: [`Ada ${n % 40}`, `Bek ${n % 25}`] as const, headers: { Event: `Club night ${n % 12}`, EventDate: new Date(at).toISOString().slice(0, 10).replaceAll('-', '.') } };
    add({
      kind: 'match', id: `match-${n}`, title: `Match ${n}`, createdAt: at, updatedAt: at, record: named, source: { name: '', text: `match ${n}` }, moves, progress: { done: total, total, plies: 2 },
      ...(n % 3 === 0 && { tags: [TAGS[n % TAGS.length]!], note: `Round ${n}` }), remarks: [{ game: 0, decision: n % 20, tags: [TAGS[(n + 1) % TAGS.length]!], note: `Look again: ${n}` }],
    });
    made += total;
    const { situation } = games[0]!.decisions[n % games[0]!.decisions.length]!;
    add({ kind: 'position', id: `position-${n}`, title: `Position ${n}`, createdAt: at + 1, updatedAt: at + 1, situation, answer: null, ...(n % 4 === 0 && { starred: true as const }) });
    made += 1;
  }
  appendFileSync(body, lines.join(''));
  const head = (await makeBackup({}, null).text()).replace('"entries":0', `"entries":${entries}`);
  writeFileSync(path, head);
  appendFileSync(path, readFileSync(body));
  return { boards: made, entries };
}
