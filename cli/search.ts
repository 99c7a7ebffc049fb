/** `nardscope search FILE --query …`: boards of a library backup by what stands where. */
import { GAMES } from '../src/core/games.ts';
import { presetOfRecord } from '../src/core/record.ts';
import { replayMatch } from '../src/core/replay.ts';
import { rulesOf } from '../src/core/presets.ts';
import type { Situation } from '../src/core/situation.ts';
import { makeSituationId } from '../src/formats/situation-id.ts';
import { texts } from '../src/i18n/index.ts';
import { parseBackup } from '../src/store/backup.ts';
import type { StoredEntry } from '../src/store/entries.ts';
import { makeIndex, packBoards, searchIndex } from '../src/study/structure/board-index.ts';
import { parseQuery } from '../src/study/structure/query.ts';
import { readRuleBook } from './assets.ts';
import { Failure, fileFailure, unwrapped } from './failure.ts';
import { oneFile, readArgs, readCount, readInput, readOneOf } from './options.ts';

const MOST = 1_000_000;

/** The situations of an entry, game by game. */
async function situationsOf(entry: StoredEntry): Promise<readonly (readonly Situation[])[]> {
  if (entry.kind === 'position') return [[entry.situation]];
  const rules = await readRuleBook(rulesOf(presetOfRecord(entry.record)));
  return replayMatch(entry.record, rules).map(({ decisions }) => decisions.map(({ situation }) => situation));
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { query: { type: 'string' }, game: { type: 'string' }, limit: { type: 'string', default: String(MOST) }, json: { type: 'boolean', default: false } });
  const file = oneFile(positionals);
  if (values.query === undefined) throw new Failure(texts().cli.missing({ what: '--query' }));
  const limit = readCount('--limit', values.limit, 0, MOST);
  const game = readOneOf('--game', values.game, GAMES);
  const asked = unwrapped(parseQuery(values.query));
  const query = game ? { ...asked, game } : asked;
  const backup = await parseBackup(new Blob([new Uint8Array(await readInput(file))]));
  if (!backup.ok) throw fileFailure(file, backup.error);

  const known = new Map<string, { readonly title: string; readonly games: readonly (readonly Situation[])[] }>();
  for (const entry of backup.value.entries) known.set(entry.id, { title: entry.title, games: await situationsOf(entry) });
  const index = makeIndex([...known].map(([id, { games }]) => ({ id, bytes: packBoards(games.flatMap((situations, at) => situations.map(({ position }, decision) => ({ setup: position, game: at, decision })))) })));
  const { hits } = searchIndex(index, query, limit);
  for (const { id, game: at, decision } of hits) {
    const { title, games } = known.get(id)!;
    const position = makeSituationId(games[at]![decision]!);
    // Both from 1, as the page's addresses count.
    const found = { title, id, game: at + 1, turn: decision + 1, position };
    process.stdout.write(values.json ? `${JSON.stringify(found)}\n` : `${position}\t${title}\t${found.game}.${found.turn}\n`);
  }
  return 0;
}
