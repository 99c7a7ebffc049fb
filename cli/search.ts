/** `nardscope search FILE --query …`: boards of a library backup by what stands where and by the filters of the Library. */
import { GAMES } from '../src/core/games.ts';
import { presetOfRecord } from '../src/core/record.ts';
import { replayMatch } from '../src/core/replay.ts';
import { ok } from '../src/core/result.ts';
import { rulesOf } from '../src/core/presets.ts';
import type { Situation } from '../src/core/situation.ts';
import { makeSituationId } from '../src/formats/situation-id.ts';
import { texts } from '../src/i18n/index.ts';
import { readBackup } from '../src/store/backup.ts';
import { readCollections, type Collection } from '../src/store/collections.ts';
import type { StoredEntry } from '../src/store/entries.ts';
import { splitEntry } from '../src/store/entry-rows.ts';
import { filteredEntry } from '../src/store/filtered-entry.ts';
import type { KeptRow } from '../src/store/kept.ts';
import { remarkAt, remarkOf } from '../src/store/remark.ts';
import type { EntrySummary } from '../src/store/store.ts';
import { parseLibraryQuery } from '../src/study/filter/filter-text.ts';
import { narrowingOf } from '../src/study/filter/narrow.ts';
import { makeIndex, searchIndex } from '../src/study/structure/board-index.ts';
import { matchBoards, positionBoard } from '../src/study/structure/match-boards.ts';
import { packBoards } from '../src/study/structure/pack.ts';
import { readRuleBook } from './assets.ts';
import { Failure, fileFailure, unwrapped } from './failure.ts';
import { oneFile, readArgs, readCount, readOneOf } from './options.ts';
import { readFileOrInput } from './standard-input.ts';

const MOST = 1_000_000;

interface Read {
  readonly entry: EntrySummary;
  readonly bytes: Uint8Array;
  /** Game by game. */
  readonly situations: readonly (readonly Situation[])[];
}

/** What is searched of an entry: its analysis is not kept in memory. */
async function readEntry(entry: StoredEntry): Promise<Read> {
  const { summary } = splitEntry(entry);
  if (entry.kind === 'position') return { entry: summary, situations: [[entry.situation]], bytes: packBoards([positionBoard(entry.situation, entry.answer?.evaluator.plies ?? null)]) };
  const games = replayMatch(entry.record, await readRuleBook(rulesOf(presetOfRecord(entry.record))));
  return { entry: summary, situations: games.map(({ decisions }) => decisions.map(({ situation }) => situation)), bytes: packBoards(matchBoards(games, entry.moves, entry.cubes)) };
}

export const OPTIONS = { query: { type: 'string' }, game: { type: 'string' }, limit: { type: 'string', default: String(MOST) }, json: { type: 'boolean', default: false } } as const;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const file = oneFile(positionals);
  if (values.query === undefined) throw new Failure(texts().cli.missing({ what: '--query' }));
  const limit = readCount('--limit', values.limit, 0, MOST);
  const game = readOneOf('--game', values.game, GAMES);
  const { structure, filter } = unwrapped(parseLibraryQuery(values.query));
  const read: Read[] = [];
  let collections: readonly Collection[] = [];
  const backup = await readBackup(new Blob([new Uint8Array(await readFileOrInput(file))]), async (section, value) => {
    if (section === 'entries') read.push(await readEntry(value as StoredEntry));
    else if (section === 'kept' && (value as KeptRow | null)?.id === 'collections') collections = readCollections((value as KeptRow).value);
    return ok(undefined);
  });
  if (!backup.ok) throw fileFailure(file, backup.error);

  const byId = new Map(read.map((each) => [each.entry.id, each]));
  const items = collections.find(({ name }) => name === filter.collection)?.items ?? [];
  const index = makeIndex(read.map(({ entry: { id }, bytes }) => ({ id, bytes })));
  const { hits } = searchIndex(index, game ? { ...structure, game } : structure, limit, narrowingOf(filter, read.map(({ entry }) => filteredEntry(entry)), items));
  for (const { id, game: at, decision } of hits) {
    const { entry, situations } = byId.get(id)!;
    const position = makeSituationId(situations[at]![decision]!);
    const remark = entry.kind === 'match' ? remarkAt(entry.remarks, at, decision) : entry;
    // Both from 1, as the page's addresses count.
    const found = { title: entry.title, id, game: at + 1, turn: decision + 1, position, ...remarkOf(remark ?? {}) };
    process.stdout.write(values.json ? `${JSON.stringify(found)}\n` : `${position}\t${entry.title}\t${found.game}.${found.turn}\n`);
  }
  return 0;
}
